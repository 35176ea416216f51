import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import type { KeptGame } from '../session/session.ts'
import { MoveButton } from '../shell/move-button.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** After a game on this device: take it to the server, or play again. */
export function KeptButtons({ kept }: { kept: KeptGame }): ReactNode {
  const { kept: words, lobby } = useMessages()
  const [, navigate] = useLocation()
  const { pending, attempt } = useAttempt(lobby.troubles)
  return (
    <>
      <MoveButton className="button" movedTo={kept.movedTo()} move={() => kept.moveToServer(lobby.guest)} />
      <button
        className="button primary"
        type="button"
        disabled={pending}
        onClick={() => attempt(async () => navigate(await kept.rematch()))}
      >
        {words.rematch}
      </button>
    </>
  )
}
