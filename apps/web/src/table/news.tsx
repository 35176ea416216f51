import { useMemo, type ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useUnhurried } from './follow/use-unhurried.ts'
import { entriesOf, inTurns } from './log-lines.ts'
import { personIn } from './person-in.ts'
import { useClient, useSeat, useSeats, useSnapshot } from './table-context.ts'

/** So many lines are looked through at once: nobody is further behind, and no turn is longer. */
const KEPT = 60

/** The latest that somebody has done, so that nobody has to open the log to see it. */
export function News({ open }: { open: () => void }): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const reader = useSeat()
  const { log } = useSnapshot()
  const told = useMemo(() => {
    const personOf = personIn(seats, reader)
    return inTurns(log.slice(-KEPT), client, 0).flatMap((turn) =>
      entriesOf(turn, client, personOf)
        .filter(({ seat }) => seat !== null)
        .slice(0, 1),
    )
  }, [log, client, seats, reader])
  const latest = useUnhurried(told)
  if (latest === undefined) return <span className="news" />
  const { seat, text } = latest
  return (
    <button className="news" type="button" title={text} aria-label={words.latestNews(text)} onClick={open}>
      {seat === null ? null : <Emblem player={seat} />}
      <span>{text}</span>
    </button>
  )
}
