import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import type { TableSession } from '../../session/session.ts'
import { SettingsForm } from '../../settings/settings-form.tsx'
import { changeSettings } from '../../settings/settings.ts'
import { CoachCorner } from '../coach-corner.tsx'
import { Sheet } from '../sheet.tsx'
import { useClient, useSnapshot } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'

/** The head of the text table: the game, where it stands, the ways out, and a list of its parts. */
export function TextHeader({
  session,
  parts,
}: {
  session: TableSession
  parts: readonly { readonly id: string; readonly heading: string }[]
}): ReactNode {
  const { table: shell, games, settings } = useMessages()
  const { words } = useTextTable()
  const client = useClient()
  const snapshot = useSnapshot()
  const [open, setOpen] = useState(false)
  const round =
    client.rounds === null ? shell.openRound(snapshot.round) : shell.round(snapshot.round, client.rounds)
  return (
    <header>
      <h1>{games[session.gameId].name}</h1>
      <p role={snapshot.offline ? 'alert' : undefined}>
        {snapshot.offline ? shell.offline : `${round}. ${client.phase(snapshot.view)}.`}
      </p>
      <p className="controls">
        <button className="button" type="button" onClick={() => changeSettings({ textTable: false })}>
          {words.drawn}
        </button>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {shell.settings}
        </button>
        <Link className="button" href={`/rules/${session.gameId}`} target="_blank">
          {shell.rules}
        </Link>
        <Link className="button" href="/">
          {shell.leave}
        </Link>
      </p>
      <CoachCorner />
      <nav aria-label={words.parts}>
        <ul>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {open ? (
        <Sheet title={settings.heading} close={() => setOpen(false)}>
          <SettingsForm />
        </Sheet>
      ) : null}
    </header>
  )
}
