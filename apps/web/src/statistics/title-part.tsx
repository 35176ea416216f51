import type { StatisticsWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useDates } from '../profile/use-dates.ts'
import { Section } from '../shell/section.tsx'
import type { GameFigures } from './figures.ts'
import { GameBars, MOST_DRAWN, widthOf } from './game-bars.tsx'
import { addressOf, GamesTable } from './games-table.tsx'
import { inOrder, isWon, type Statistics } from './reckon.ts'
import { ResultsTable } from './results-table.tsx'
import { useNaming, type Naming } from './use-naming.ts'
import { useNumbers } from './use-numbers.ts'

interface Told {
  readonly words: StatisticsWords
  readonly statistics: Statistics
  /** The games that are drawn, the oldest first. */
  readonly drawn: readonly GameFigures[]
  readonly naming: Naming
}

/** All that is said of one title: points over time, what brought them, against whom, and how long it took. */
export function TitlePart({
  words,
  statistics,
  games,
}: {
  words: StatisticsWords
  statistics: Statistics
  games: readonly GameFigures[]
}): ReactNode {
  const naming = useNaming(statistics.game, words)
  const told: Told = { words, statistics, drawn: inOrder(games).slice(-MOST_DRAWN), naming }
  const { byPlayers, byLevel, byOpponent } = statistics
  return (
    <>
      <Points {...told} count={games.length} />
      <Categories {...told} />
      <Section heading={words.strategies}>
        <p className="hint">{words.strategiesLead}</p>
        <ResultsTable
          words={words}
          caption={words.strategies}
          what={words.category}
          rows={statistics.strategies.map((group) => ({ ...group, name: naming.category(group.key) }))}
        />
      </Section>
      <Section heading={words.byPlayers}>
        <ResultsTable
          words={words}
          caption={words.byPlayers}
          what={words.seats}
          rows={byPlayers.map((group) => ({ ...group, name: words.players(Number(group.key)) }))}
        />
      </Section>
      <Section heading={words.byLevel}>
        <ResultsTable
          words={words}
          caption={words.byLevel}
          what={words.level}
          rows={byLevel.map((group) => ({ ...group, name: naming.level(group.key) }))}
        />
      </Section>
      <Section heading={words.byOpponent}>
        <ResultsTable
          words={words}
          caption={words.byOpponent}
          what={words.opponent}
          rows={byOpponent.map((group) => ({ ...group, name: naming.opponent(group.opponent) }))}
        />
      </Section>
      <Time {...told} />
      <Section heading={words.allGames}>
        <details>
          <summary>{words.asTable}</summary>
          <GamesTable words={words} games={games} naming={naming} />
        </details>
      </Section>
    </>
  )
}

function Points({ words, statistics, drawn, naming, count }: Told & { count: number }): ReactNode {
  const { number } = useNumbers()
  const { mean, best } = statistics.results
  // A round number, of which half is one as well.
  const top = 10 * Math.max(1, Math.ceil(best / 10))
  const spread = words.spread(number(mean), number(best))
  return (
    <Section heading={words.points}>
      <p className="hint">
        {words.pointsLead} {drawn.length < count ? words.lately(drawn.length) : null}
      </p>
      <figure className="over-time">
        <Scale top={number(top)} half={number(top / 2)} />
        <GameBars
          label={`${words.points}: ${spread}`}
          top={top}
          bars={drawn.map((game) => ({ value: game.total, won: isWon(game) }))}
        />
        <Span games={drawn} />
        <figcaption className="legend">
          <span>
            <i data-won /> {words.won}
          </span>
          <span>
            <i /> {words.notWon}
          </span>
        </figcaption>
      </figure>
      <dl className="extremes">
        <Extreme name={words.bestGame} game={statistics.best} naming={naming} />
        <Extreme name={words.worstGame} game={statistics.worst} naming={naming} />
      </dl>
    </Section>
  )
}

function Extreme({ name, game, naming }: { name: string; game: GameFigures; naming: Naming }): ReactNode {
  const { day } = useDates()
  const { number } = useNumbers()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{number(game.total)}</strong>
        <span>
          <Link href={addressOf(game)}>{day(game.ended)}</Link>
          <small>{game.opponents.map(naming.opponent).join(', ')}</small>
        </span>
      </dd>
    </div>
  )
}

/** The same scale for all: what is small looks small. */
function Categories({ words, statistics, drawn, naming }: Told): ReactNode {
  const { number } = useNumbers()
  const { categories } = statistics
  const top = Math.max(1, ...categories.map(({ best }) => best))
  return (
    <Section heading={words.categories}>
      <p className="hint">{words.categoriesLead}</p>
      <ul className="category-charts">
        {categories.map(({ category, mean, best }) => {
          const name = naming.category(category)
          const spread = words.spread(number(mean), number(best))
          return (
            <li key={category}>
              <p>
                <strong>{name}</strong> <small>{spread}</small>
              </p>
              <GameBars
                label={`${name}: ${spread}`}
                top={top}
                bars={drawn.map((game) => ({ value: game.points[category] ?? 0, won: isWon(game) }))}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Time({ words, statistics, drawn }: Told): ReactNode {
  const { duration } = useNumbers()
  const measured = drawn.flatMap((game) => (game.millis === null ? [] : [{ ...game, value: game.millis }]))
  const top = Math.max(1, ...measured.map(({ value }) => value))
  if (statistics.millis === null)
    return (
      <Section heading={words.time}>
        <p className="hint">{words.noTime}</p>
      </Section>
    )
  const usually = words.usually(duration(statistics.millis))
  return (
    <Section heading={words.time}>
      <p>{usually}</p>
      <p className="hint">{words.timeLead}</p>
      <figure className="over-time">
        <Scale top={duration(top)} half={duration(top / 2)} />
        <GameBars
          label={`${words.time}: ${usually}`}
          top={top}
          bars={measured.map((game) => ({ value: game.value, won: isWon(game) }))}
        />
        <Span games={measured} />
      </figure>
    </Section>
  )
}

/** What the lines of a chart are worth, from the top. */
function Scale({ top, half }: { top: string; half: string }): ReactNode {
  return (
    <p className="scale-marks" aria-hidden="true">
      <span>{top}</span>
      <span>{half}</span>
      <span>0</span>
    </p>
  )
}

/** From when to when the games were played. */
function Span({ games }: { games: readonly GameFigures[] }): ReactNode {
  const { day } = useDates()
  const days = [...new Set([games[0], games.at(-1)].flatMap((game) => (game ? [day(game.ended)] : [])))]
  return (
    <p className="span" style={{ width: widthOf(games.length) }}>
      {days.map((date) => (
        <span key={date}>{date}</span>
      ))}
    </p>
  )
}
