import './learn-page.css'
import { GAMES, type ListedGame } from '@entrepot/bots/games'
import { loadLearn, type LearnWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { GameScene } from '../shell/game-scene.tsx'
import { PageHeading } from '../shell/page-heading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { dealLesson, findLesson } from './lessons.ts'

/** What teaches the games: the guided first game of each. */
export default function LearnPage(): ReactNode {
  const { language } = useSettings()
  const words = useLatest(language, () => loadLearn(language))
  if (words === null) return null
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      <ul className="learn-games">
        {GAMES.filter(({ id }) => moduleOf(id).lesson !== undefined).map((entry) => (
          <PartBoundary key={entry.id} as="li">
            <li>
              <TaughtGame entry={entry} words={words} />
            </li>
          </PartBoundary>
        ))}
      </ul>
    </>
  )
}

function TaughtGame({ entry: { id }, words }: { entry: ListedGame; words: LearnWords }): ReactNode {
  const { games, lobby } = useMessages()
  const [, navigate] = useLocation()
  const { pending, trouble, attempt } = useAttempt(lobby.troubles)
  const taught = useLatest(id, () => findLesson(id))
  if (taught === null) return null
  const { lesson, kept } = taught
  const reached = kept?.lesson?.length ?? 0
  const isOver = reached > lesson.steps.length
  const [rival = ''] = games[id].names
  const again = (): void => attempt(async () => navigate(await dealLesson(id, lesson, rival)))
  return (
    <article className="game-card">
      <GameScene game={id} />
      <div className="text">
        <h2>{games[id].name}</h2>
        <p>{isOver ? words.finished : games[id].about}</p>
        <p className="actions">
          <Link className="button primary" href={`/learn/${id}`}>
            {kept === null ? words.begin : isOver ? words.playOn : words.resume(reached, lesson.steps.length)}
          </Link>
          {kept === null ? null : (
            <button className="button" type="button" disabled={pending} onClick={again}>
              {words.again}
            </button>
          )}
        </p>
        <p className="ways">
          <Link href={`/learn/${id}/overview`}>{words.overview(games[id].name)}</Link>
          <Link href={`/rules/${id}`}>{words.rules}</Link>
        </p>
        {trouble === null ? null : <p role="alert">{trouble}</p>}
      </div>
    </article>
  )
}
