import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useMessages } from '../i18n/use-messages.ts'
import { canPlayOn, playOn } from '../session/play-on.ts'
import type { TableSession } from '../session/session.ts'
import { useAttempt } from '../shell/use-attempt.ts'
import { useTable } from '../table/table-context.ts'

/** From a position of a game that is over, or that is played against bots alone: the same game on this device from there on. */
export function PlayOnButton({
  session,
  words,
  position,
}: {
  session: TableSession
  words: InsightWords
  position: number
}): ReactNode {
  const { lobby } = useMessages()
  const [, navigate] = useLocation()
  const { pending, trouble, attempt } = useAttempt(lobby.troubles)
  const now = useTable((state) => state.now)
  if (!canPlayOn(session, now, position)) return null
  return (
    <>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
      <button
        className="button"
        type="button"
        disabled={pending}
        onClick={() => attempt(async () => navigate(await playOn(session, position)))}
      >
        {words.playOn}
      </button>
    </>
  )
}
