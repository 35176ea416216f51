import type { ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { lineText, speakerOf } from './line-text.ts'
import { useClient, useSeats, useSnapshot } from './table-context.ts'

/** The latest line of the log, so that nobody has to open it to see what somebody has just done. */
export function News({ open }: { open: () => void }): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const snapshot = useSnapshot()
  const latest = snapshot.log.findLast((line) => lineText(line, client, seats) !== null)
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
