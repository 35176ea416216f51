import { useMemo, type ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useUnhurried } from './follow/use-unhurried.ts'
import { lineText, speakerOf } from './line-text.ts'
import { useClient, useSeats, useSnapshot } from './table-context.ts'

/** So many lines are looked through at once: nobody is further behind. */
const KEPT = 20

/** The latest line of the log, so that nobody has to open it to see what somebody has just done. */
export function News({ open }: { open: () => void }): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const snapshot = useSnapshot()
  const told = useMemo(
    () => snapshot.log.slice(-KEPT).filter(({ events }) => events.length > 0),
    [snapshot.log],
  )
  const latest = useUnhurried(told)
  if (latest === undefined) return <span className="news" />
  const text = lineText(latest, client, seats) ?? ''
  return (
    <button
      className="news"
      type="button"
      title={text}
      aria-label={`${words.latest}: ${text}`}
      onClick={open}
    >
      <Emblem player={speakerOf(latest, client)} />
      <span>{text}</span>
    </button>
  )
}
