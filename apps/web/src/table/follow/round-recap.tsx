import { useEffect, useState, type ReactNode } from 'react'
import { Emblem } from '../../icons/emblem.tsx'
import { Icon } from '../../icons/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { RoundScores } from '../../session/session.ts'
import { useSeats, useTable } from '../table-context.ts'

/** It goes away by itself after so many milliseconds. */
const SHOWN_FOR = 9000

/** For a while after a round has ended: what it brought everybody. */
export function RoundRecap(): ReactNode {
  const { follow: words, table } = useMessages()
  const seats = useSeats()
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
    <section className="round-recap" role="status">
      <h2>{words.roundOver(ended.round)}</h2>
      <ul>
        {seats.map(({ name }, seat) => (
          <li key={seat}>
            <Emblem player={seat} /> {name} <b>{signed(gainOf(ended, begun, seat))}</b>
          </li>
        ))}
      </ul>
      <button className="icon-button" type="button" aria-label={table.close} onClick={() => setTold(round)}>
        <Icon name="close" />
      </button>
    </section>
  )
}

/** The scores with which the last round began, and those with which the present one did. */
function lastTwoRounds(history: readonly RoundScores[]): [RoundScores | undefined, RoundScores | undefined] {
  const begun = history.at(-1)
  return [history.findLast(({ round }) => begun !== undefined && round < begun.round), begun]
}

function gainOf(before: RoundScores, after: RoundScores, seat: number): number {
  return (after.totals[seat] ?? 0) - (before.totals[seat] ?? 0)
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
