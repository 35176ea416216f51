import { loadTextTable } from '@entrepot/words'
import './text-table.css'
import type { ReactNode } from 'react'
import { useLatest } from '../../i18n/use-latest.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { TableSession } from '../../session/session.ts'
import { Loading } from '../../shell/loading.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { Announcer } from '../announcer.tsx'
import { LookingBack, useIsLookingBack } from '../looking-back.tsx'
import OutcomeBanner from '../outcome-banner.tsx'
import { ClosedBanner } from '../proposals/closed-banner.tsx'
import { PeoplePanel } from '../people/people-panel.tsx'
import { ProposalNotes } from '../proposals/proposal-notes.tsx'
import { isLive } from '../controller/readings.ts'
import { useClient, useController, useDecision, useSnapshot, useTable } from '../table-context.ts'
import { TalkAnnouncer } from '../talk/talk-announcer.tsx'
import { Talk } from '../talk/talk.tsx'
import { Ask } from './ask.tsx'
import { ChapterText } from './passages.tsx'
import { TextTableContext, useTextTable } from './text-table-context.ts'
import { TextDecision } from './text-decision.tsx'
import { TextHeader } from './text-header.tsx'
import { TextLog } from './text-log.tsx'
import { TextPlayers } from './text-players.tsx'
import { TextScore } from './text-score.tsx'
import { useTextInput } from './use-text-input.ts'

/** The table in text: the same game, the same decisions, as headings, lists and tables. */
export default function TextTable({ session }: { session: TableSession }): ReactNode {
  const client = useClient()
  const parts = useLatest(client.language, async () => {
    const [words, text] = await Promise.all([loadTextTable(client.language), client.text()])
    return { words, text }
  })
  if (parts === null) return <Loading />
  return (
    <TextTableContext value={parts}>
      <WrittenTable session={session} />
    </TextTableContext>
  )
}

function WrittenTable({ session }: { session: TableSession }): ReactNode {
  const { table: shell, games, people: peopleWords, talk } = useMessages()
  const { words, text } = useTextTable()
  useTitle(`${games[session.gameId].name} · Entrepôt`)
  const { people } = useController().session
  const decision = useDecision()
  const live = useTable(isLive)
  const isLookingBack = useIsLookingBack()
  const snapshot = useSnapshot()
  const chapters = text.chapters(useTextInput())
  const asking = live && decision !== null && snapshot.outcome === null
  const parts = [
    { id: 'decision', heading: shell.yourDecision },
    ...chapters,
    ...(asking ? [{ id: 'ask', heading: words.ask }] : []),
    { id: 'score', heading: shell.score },
    { id: 'log', heading: words.log },
    ...(people === null
      ? []
      : [
          { id: 'people', heading: peopleWords.heading },
          { id: 'talk', heading: talk.heading },
        ]),
  ]
  return (
    <div className="text-table">
      <TextHeader session={session} parts={parts} />
      {people === null ? null : <ProposalNotes people={people} />}
      <main>
        <div id="decision">
          {isLookingBack ? (
            <LookingBack session={session} />
          ) : snapshot.outcome !== null ? (
            <OutcomeBanner session={session} />
          ) : snapshot.closed && people !== null ? (
            <ClosedBanner people={people} />
          ) : (
            <TextDecision />
          )}
        </div>
        <TextPlayers />
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} />
        ))}
        {asking ? <Ask /> : null}
        <TextScore />
        <TextLog session={session} />
        {people === null ? null : (
          <>
            <section id="people" aria-labelledby="people-heading">
              <h2 id="people-heading">{peopleWords.heading}</h2>
              <PeoplePanel people={people} session={session} done={() => {}} />
            </section>
            <section id="talk" aria-labelledby="talk-heading">
              <h2 id="talk-heading">{talk.heading}</h2>
              <Talk people={people} />
            </section>
          </>
        )}
      </main>
      <Announcer />
      {people === null ? null : <TalkAnnouncer people={people} />}
    </div>
  )
}
