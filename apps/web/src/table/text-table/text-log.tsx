import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import type { TableSession } from '../../session/session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { logEntries, type LogEntry } from '../log-lines.ts'
import { useClient, usePersonOf, useTable } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'

/** What has happened, the latest first: since the reader's last turn, and on demand all before that. */
export function TextLog({ session }: { session: TableSession }): ReactNode {
  const { table: shell } = useMessages()
  const { words } = useTextTable()
  const client = useClient()
  const personOf = usePersonOf()
  const { compactLog: compact } = useSettings()
  const [open, setOpen] = useState(false)
  const log = useTable(({ now }) => now.log)
  const seenUpTo = useTable(({ now }) => now.seenUpTo)
  const entries = logEntries(log, client, personOf, { compact, seenUpTo })
  const recent = entries.filter(({ position }) => position > seenUpTo)
  const earlier = entries.filter(({ position }) => position <= seenUpTo)
  return (
    <section id="log" aria-labelledby="log-heading">
      <h2 id="log-heading">{words.log}</h2>
      <h3>{shell.sinceYourTurn}</h3>
      {recent.length === 0 ? <p>{words.noNews}</p> : <Entries session={session} entries={recent} />}
      {earlier.length === 0 ? null : (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.earlier(earlier.length)}</summary>
          {open ? <Entries session={session} entries={earlier} /> : null}
        </details>
      )}
    </section>
  )
}

function Entries({ session, entries }: { session: TableSession; entries: readonly LogEntry[] }): ReactNode {
  const { table: shell } = useMessages()
  return (
    <ol className="text-log marked" reversed>
      {entries.map(({ key, position, text }) => (
        <li key={key}>
          {text}{' '}
          <Link href={`${session.address}/at/${position}`} aria-label={shell.showPosition(position)}>
            {position}
          </Link>
        </li>
      ))}
    </ol>
  )
}
