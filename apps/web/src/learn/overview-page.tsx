import './glance.css'
import { findGame, type GameId } from '@entrepot/bots/games'
import { loadGamePart, loadLearn, type OverviewWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Loading } from '../shell/loading.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { PageHeading } from '../shell/page-heading.tsx'
import { Section } from '../shell/section.tsx'
import Signs from './signs.tsx'

/** A game on one page, for who has never played it. */
export default function OverviewPage({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  return entry === undefined || moduleOf(entry.id).overview === undefined ? (
    <NotFoundPage />
  ) : (
    <Glance game={entry.id} />
  )
}

function Glance({ game }: { game: GameId }): ReactNode {
  const { games, learning } = useMessages()
  const { language } = useSettings()
  const { name } = games[game]
  const parts = useLatest(language, async () => {
    const [learn, words, drawn] = await Promise.all([
      loadLearn(language),
      loadGamePart<OverviewWords>(language, game, 'overview'),
      moduleOf(game).overview?.(),
    ])
    return { learn, words, turn: drawn?.turn ?? [] }
  })
  if (parts === null) return <Loading />
  const { learn, words, turn } = parts
  const { glance } = learn
  return (
    <>
      <PageHeading>{learn.overview(name)}</PageHeading>
      <Section heading={glance.aim}>
        <p className="lead">{words.aim}</p>
      </Section>
      <Section heading={glance.turn}>
        <ol className="turn-pictures">
          {words.turn.map(({ title, text }, at) => (
            <li key={title}>
              <div className="picture scale" aria-hidden="true">
                {turn[at]}
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={glance.end}>
        <p>{words.end}</p>
      </Section>
      <Section heading={glance.hints}>
        <ol className="hints">
          {words.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ol>
      </Section>
      <Section heading={glance.signs}>
        <Signs game={game} />
      </Section>
      <p className="actions">
        <Link className="button primary" href={`/learn/${game}`}>
          {learning.learn(name)}
        </Link>
        <Link className="button" href={`/rules/${game}`}>
          {learn.rules}
        </Link>
      </p>
    </>
  )
}
