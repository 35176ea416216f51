import { useMemo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { Emblem } from '../icons/emblem.tsx'
import type { TableSession } from '../session/session.ts'
import { useSettings } from '../settings/use-settings.ts'
import { placedEntries } from './log-lines.ts'
import { snapshotOf } from './controller/readings.ts'
import type { Gain } from './client.ts'
import { personIn } from './person-in.ts'
import { useClient, useSeat, useSeats, useTable } from './table-context.ts'

/** What has happened, in words, by rounds and turns, the latest first; each line is an address of the table as it was then. */
export function LogPanel({
  session,
  onShow,
}: {
  session: TableSession
  /** Called when a line is opened: what hides the board can go away. */
  onShow?: () => void
}): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const reader = useSeat()
  const shown = useTable((state) => snapshotOf(state).position)
  const log = useTable(({ now }) => now.log)
  const seenUpTo = useTable(({ now }) => now.seenUpTo)
  const { compactLog: compact } = useSettings()
  const history = useTable(({ now }) => now.history)
  const lines = useMemo(
    () => placedEntries(log, history, client, personIn(seats, reader), { compact, seenUpTo }),
    [log, history, client, seats, reader, compact, seenUpTo],
  )
  if (lines.length === 0) return <p className="log-empty">{words.logEmpty}</p>
  const firstOld = lines.findIndex(({ position }) => position <= seenUpTo)
  return (
    <ol className="log" data-compact={compact || undefined} reversed>
      {lines.map(({ key, position, seat, text, gains, headsTurn, headsRound }, index) => (
        <li
          key={key}
          data-table={seat === null || undefined}
          data-new={index < firstOld || undefined}
          data-shown={position === shown || undefined}
          data-heads-turn={headsTurn || undefined}
        >
          {headsRound === null ? null : <p className="round">{words.openRound(headsRound)}</p>}
          {index === firstOld && index > 0 ? <p className="since">{words.sinceYourTurn}</p> : null}
          <Link
            href={`${session.address}/at/${position}`}
            aria-label={words.showPosition(position)}
            onClick={onShow}
          >
            {position}
          </Link>
          {headsTurn && seat !== null ? <Emblem player={seat} /> : <span />}
          <p>
            {text} <Gains of={gains} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The same in signs, for who only glances at it. */
function Gains({ of }: { of: readonly Gain[] }): ReactNode {
  if (of.length === 0) return null
  return (
    <span className="gains" aria-hidden>
      {of.map(({ id, icon, amount }) => (
        <span key={id} className={amount > 0 ? 'gain' : 'loss'}>
          {icon}
          {amount > 0 ? '+' : '−'}
          {Math.abs(amount)}
        </span>
      ))}
    </span>
  )
}
