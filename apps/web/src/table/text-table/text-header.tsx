import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import type { TableSession } from '../../session/session.ts'
import { SettingsForm } from '../../settings/settings-form.tsx'
import { changeSettings } from '../../settings/settings.ts'
import { moduleOf } from '../../games/index.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { Loading } from '../../shell/loading.tsx'
import { CoachCorner } from '../coach-corner.tsx'
import { Sheet } from '../sheet.tsx'
import { useClient, useSnapshot } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'

const Signs = lazyPart(() => import('../../learn/signs.tsx'))

/** The head of the text table: the game, where it stands, the ways out, and a list of its parts. */
export function TextHeader({
  session,
  parts,
}: {
  session: TableSession
  parts: readonly { readonly id: string; readonly heading: string }[]
}): ReactNode {
  const { table: shell, games, settings, learning } = useMessages()
  const { words } = useTextTable()
  const client = useClient()
  const snapshot = useSnapshot()
  const [open, setOpen] = useState<'settings' | 'signs' | null>(null)
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
        <button className="button" type="button" onClick={() => setOpen('settings')}>
          {shell.settings}
        </button>
        {moduleOf(session.gameId).overview === undefined ? null : (
          <button className="button" type="button" onClick={() => setOpen('signs')}>
            {learning.signs}
          </button>
        )}
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
      {open === 'settings' ? (
        <Sheet title={settings.heading} close={() => setOpen(null)}>
          <SettingsForm />
        </Sheet>
      ) : null}
      {open === 'signs' ? (
        <Sheet title={learning.signs} close={() => setOpen(null)}>
          <Suspense fallback={<Loading />}>
            <Signs game={session.gameId} />
          </Suspense>
        </Sheet>
      ) : null}
    </header>
  )
}
