import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import type { TableSession } from '../session/session.ts'
import { changeSettings } from '../settings/settings.ts'
import { moduleOf } from '../games/index.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { CoachCorner } from './coach-corner.tsx'
import { useCompany } from './company.ts'
import { LogPanel } from './log-panel.tsx'
import { News } from './news.tsx'
import { Sheet } from './sheet.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useClient, useController, useDecision, usePersonOf, useSeat, useSnapshot } from './table-context.ts'

const KeysList = lazyPart(() => import('./keys/keys-list.tsx'))
const ScoreSheetView = lazyPart(async () => ({ default: (await import('./score-sheet.tsx')).ScoreSheetView }))
const SettingsForm = lazyPart(async () => ({
  default: (await import('../settings/settings-form.tsx')).SettingsForm,
}))
const Signs = lazyPart(() => import('../learn/signs.tsx'))

type Open = 'keys' | 'log' | 'people' | 'score' | 'settings' | 'signs' | null

/** The line over the table: the game, where it stands, whose decision it is, and what can be opened. */
export function TopBar({ session }: { session: TableSession }): ReactNode {
  const {
    table: words,
    games,
    settings,
    proposals,
    people: peopleWords,
    device,
    editions,
    learning,
    follow,
  } = useMessages()
  const client = useClient()
  const { Banner } = client
  const controller = useController()
  const company = useCompany()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const seat = useSeat()
  const decision = useDecision()
  const [open, setOpen] = useState<Open>(null)
  useShortcuts({ '?': () => setOpen('keys') })
  const others = snapshot.deciders.filter((decider) => decider !== seat)
  const whose =
    snapshot.outcome !== null
      ? words.gameOver
      : snapshot.closed
        ? proposals.cancelled
        : decision !== null && snapshot.deciders.includes(seat ?? -1)
          ? words.yourDecision
          : snapshot.busy
            ? device.sending
            : words.thinking(others.map(personOf))
  return (
    <header className="top-bar">
      <Link className="icon-button" href="/" aria-label={words.leave} title={words.leave}>
        <Icon name="door" />
      </Link>
      <h1>{games[session.gameId].name}</h1>
      <p className="where">
        {client.Rounds === undefined ? (
          <span>
            {client.rounds === null
              ? words.openRound(snapshot.round)
              : words.round(snapshot.round, client.rounds)}
          </span>
        ) : (
          <client.Rounds />
        )}
        <span className="phase">{client.phase(snapshot.view)}</span>
        {session.game.edition === undefined ? null : (
          <span className="edition">{editions.inPlay(session.game.edition.name)}</span>
        )}
      </p>
      {Banner === undefined ? null : <Banner />}
      <p className="whose" role={snapshot.offline ? 'alert' : undefined}>
        {snapshot.offline ? words.offline : whose}
      </p>
      <News open={() => setOpen('log')} />
      {company === null ? null : <company.TalkCorner people={company.people} />}
      <nav aria-label={games[session.gameId].name}>
        {company === null ? null : (
          <button className="icon-button" type="button" onClick={() => setOpen('people')}>
            <Icon name="people" />
            <span>{peopleWords.button}</span>
          </button>
        )}
        <button className="icon-button log-button" type="button" onClick={() => setOpen('log')}>
          <Icon name="log" />
          <span>{words.log}</span>
        </button>
        <button className="icon-button score-button" type="button" onClick={() => setOpen('score')}>
          <Icon name="score" />
          <span>{words.score}</span>
        </button>
        <CoachCorner />
        {moduleOf(session.gameId).overview === undefined ? null : (
          <button
            className="icon-button signs-button"
            type="button"
            aria-label={learning.signs}
            title={learning.signs}
            onClick={() => setOpen('signs')}
          >
            <Icon name="legend" />
          </button>
        )}
        <a
          className="icon-button"
          href={`/rules/${session.gameId}`}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault()
            controller.reading.set({ rule: null })
          }}
        >
          <Icon name="rules" />
          <span>{words.rules}</span>
        </a>
        <button
          className="icon-button text-button"
          type="button"
          aria-label={words.textTable}
          title={words.textTable}
          onClick={() => changeSettings({ textTable: true })}
        >
          <Icon name="text" />
        </button>
        <button className="icon-button" type="button" onClick={() => setOpen('settings')}>
          <Icon name="gear" />
          <span>{words.settings}</span>
        </button>
      </nav>
      {open === 'keys' ? (
        <Sheet title={follow.keys.heading} close={() => setOpen(null)}>
          <KeysList />
        </Sheet>
      ) : null}
      {open === 'log' ? (
        <Sheet title={words.log} close={() => setOpen(null)}>
          <LogPanel session={session} onShow={() => setOpen(null)} />
        </Sheet>
      ) : null}
      {open === 'people' && company !== null ? (
        <Sheet title={peopleWords.heading} close={() => setOpen(null)}>
          <company.Panel people={company.people} session={session} done={() => setOpen(null)} />
        </Sheet>
      ) : null}
      {open === 'score' ? (
        <Sheet title={words.scoreSheet} close={() => setOpen(null)}>
          <ScoreSheetView />
        </Sheet>
      ) : null}
      {open === 'signs' ? (
        <Sheet title={learning.signs} close={() => setOpen(null)}>
          <Signs game={session.gameId} />
        </Sheet>
      ) : null}
      {open === 'settings' ? (
        <Sheet title={settings.heading} close={() => setOpen(null)}>
          {/* A phone has no room for it in the bar. */}
          {moduleOf(session.gameId).overview === undefined ? null : (
            <button className="button signs-in-settings" type="button" onClick={() => setOpen('signs')}>
              {learning.signs}
            </button>
          )}
          <SettingsForm />
        </Sheet>
      ) : null}
    </header>
  )
}
