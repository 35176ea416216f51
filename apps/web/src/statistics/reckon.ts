import { botNamed } from '@entrepot/bots/names'
import { medianOf, type GameFigures, type Opponent } from './figures.ts'

/** How some games ended. */
export interface Results {
  readonly played: number
  readonly won: number
  readonly mean: number
  readonly best: number
  readonly worst: number
}

/** Games that have something in common. */
export interface Group {
  /** What it is, such as a number of players or a category. */
  readonly key: string
  readonly results: Results
}

/** Games against one opponent. */
export interface Against extends Group {
  readonly opponent: Opponent
}

/** The points of one category over the games. */
export interface CategoryFigures {
  readonly category: string
  readonly mean: number
  readonly best: number
  readonly worst: number
}

/** All that is said of the games of one title. */
export interface Statistics {
  readonly game: string
  readonly results: Results
  readonly best: GameFigures
  readonly worst: GameFigures
  readonly byPlayers: readonly Group[]
  /** By level of bots, and `person`; a game counts for each level that sat there. */
  readonly byLevel: readonly Group[]
  readonly byOpponent: readonly Against[]
  /** By the category that brought the most points of a game. */
  readonly strategies: readonly Group[]
  readonly categories: readonly CategoryFigures[]
  /** Half of the games had less than so many milliseconds for a decision in their middle; null where none was measured. */
  readonly millis: number | null
}

/** Where people were among the opponents. */
export const PERSON = 'person'

export function isWon({ place }: GameFigures): boolean {
  return place === 1
}

/** The oldest first. */
export function inOrder(games: readonly GameFigures[]): GameFigures[] {
  return games.toSorted((a, b) => a.ended - b.ended)
}

/** What is to be said of each title that was played, the most played first. */
export function statisticsOf(games: readonly GameFigures[]): Statistics[] {
  return [...Map.groupBy(inOrder(games), ({ game }) => game).values()]
    .flatMap((played) => ofTitle(played) ?? [])
    .toSorted((a, b) => b.results.played - a.results.played)
}

function ofTitle(games: readonly GameFigures[]): Statistics | null {
  const byPoints = games.toSorted((a, b) => b.total - a.total)
  const best = byPoints[0]
  const worst = byPoints.at(-1)
  if (best === undefined || worst === undefined) return null
  return {
    game: best.game,
    results: resultsOf(games),
    best,
    worst,
    byPlayers: grouped(games, ({ players }) => [String(players)]).toSorted((a, b) => +a.key - +b.key),
    byLevel: grouped(games, ({ opponents }) => opponents.map(levelOf)).toSorted((a, b) =>
      a.key < b.key ? -1 : 1,
    ),
    byOpponent: against(games),
    strategies: mostFirst(
      grouped(games, ({ points }) => {
        const category = leadingCategory(points)
        return category === null ? [] : [category]
      }),
    ),
    categories: categoriesOf(games).map((category) => categoryFigures(games, category)),
    millis: medianOf(games.flatMap(({ millis }) => millis ?? [])),
  }
}

export function resultsOf(games: readonly GameFigures[]): Results {
  const totals = games.map(({ total }) => total)
  return { played: games.length, won: games.filter(isWon).length, ...spreadOf(totals) }
}

function spreadOf(figures: readonly number[]): Pick<Results, 'mean' | 'best' | 'worst'> {
  return {
    mean: figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length),
    best: Math.max(...figures),
    worst: Math.min(...figures),
  }
}

/** A game counts once for each of its different keys. */
function grouped(games: readonly GameFigures[], keysOf: (game: GameFigures) => readonly string[]): Group[] {
  const groups = new Map<string, GameFigures[]>()
  for (const game of games) {
    for (const key of new Set(keysOf(game))) groups.set(key, [...(groups.get(key) ?? []), game])
  }
  return [...groups].map(([key, members]) => ({ key, results: resultsOf(members) }))
}

function mostFirst<Some extends Group>(groups: readonly Some[]): Some[] {
  return groups.toSorted((a, b) => b.results.played - a.results.played)
}

function levelOf({ bot }: Opponent): string {
  return bot === null ? PERSON : (botNamed(bot)?.level ?? bot)
}

/** Bots of one kind are one opponent, whatever they are called; people go by their names. */
function against(games: readonly GameFigures[]): Against[] {
  const keyOf = ({ bot, name }: Opponent): string => (bot === null ? `${PERSON} ${name}` : bot)
  const known = new Map(
    games.flatMap(({ opponents }) => opponents.map((opponent) => [keyOf(opponent), opponent] as const)),
  )
  const groups = grouped(games, ({ opponents }) => opponents.map(keyOf))
  return mostFirst(
    groups.flatMap((group) => {
      const opponent = known.get(group.key)
      return opponent === undefined ? [] : [{ ...group, opponent }]
    }),
  )
}

/** The category that brought the most points; null where none brought any. */
export function leadingCategory(points: GameFigures['points']): string | null {
  const [first] = Object.entries(points).toSorted(([, a], [, b]) => b - a)
  return first === undefined || first[1] <= 0 ? null : first[0]
}

/** The categories of these games, in the order of their sheets. */
export function categoriesOf(games: readonly GameFigures[]): string[] {
  return [...new Set(games.flatMap(({ points }) => Object.keys(points)))]
}

function categoryFigures(games: readonly GameFigures[], category: string): CategoryFigures {
  return { category, ...spreadOf(games.map(({ points }) => points[category] ?? 0)) }
}
