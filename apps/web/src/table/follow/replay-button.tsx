import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../icons/icon.tsx'
import { useController, useTable } from '../table-context.ts'

/** What the page of an earlier position is told: that the moves from there on are to be shown one after the other. */
export interface ReplayState {
  readonly replay: true
}

/** Shows again, move by move, what the others have done since the viewer's last turn. */
export function ReplayButton(): ReactNode {
  const { follow: words } = useMessages()
  const { session } = useController()
  const [, navigate] = useLocation()
  const from = useTable(({ now }) => now.seenUpTo)
  const isNews = useTable(({ now }) =>
    now.log.some(({ position, seat }) => position > now.seenUpTo && seat !== session.seat),
  )
  if (!isNews) return null
  const state: ReplayState = { replay: true }
  return (
    <button
      className="button replay"
      type="button"
      title={words.replay}
      aria-label={words.replay}
      onClick={() => navigate(`${session.address}/at/${from}`, { state })}
    >
      <Icon name="replay" />
    </button>
  )
}
