import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { RoundScores } from '../../session/session.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useTable } from '../table-context.ts'

const RecapNote = lazyPart(() => import('./recap-note.tsx'))

/** It goes away by itself after so many milliseconds. */
const SHOWN_FOR = 9000

/** For a while after a round has ended: what it brought everybody. */
export function RoundRecap(): ReactNode {
  const history = useTable(({ now }) => now.history)
  const isOver = useTable(({ now }) => now.outcome !== null)
  const [told, setTold] = useState(() => history.at(-1)?.round ?? 0)
  const [ended, begun] = lastTwoRounds(history)
  const isNew = begun !== undefined && begun.round > told && !isOver
  const round = begun?.round ?? 0
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setTold(round), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isNew, round])
  if (!isNew || ended === undefined) return null
  return (
    <Suspense fallback={null}>
      <RecapNote ended={ended} begun={begun} onClose={() => setTold(round)} />
    </Suspense>
  )
}

/** The scores with which the last round began, and those with which the present one did. */
function lastTwoRounds(history: readonly RoundScores[]): [RoundScores | undefined, RoundScores | undefined] {
  const begun = history.at(-1)
  return [history.findLast(({ round }) => begun !== undefined && round < begun.round), begun]
}
