import type { GameFigures } from './figures.ts'
import { categoriesOf, inOrder, isWon, leadingCategory, statisticsOf } from './reckon.ts'

/** All games with everything that follows from them. */
export function asJson(games: readonly GameFigures[]): string {
  const ordered = inOrder(games)
  const file = {
    format: 'entrepot-statistics',
    formatVersion: 1,
    games: ordered,
    statistics: statisticsOf(ordered),
  }
  return JSON.stringify(file, null, 1)
}

/** What every game has, whatever its title. */
const COLUMNS = [
  'id',
  'where',
  'game',
  'ended',
  'players',
  'place',
  'won',
  'total',
  'most_points_by',
  'opponents',
  'decisions',
  'median_seconds',
]

type Cell = string | number | boolean | null

/** A game to a line, with a column for each category of each title (RFC 4180). */
export function asCsv(games: readonly GameFigures[]): string {
  const ordered = inOrder(games)
  const titles = [...new Set(ordered.map(({ game }) => game))]
  const columns = titles.flatMap((game) =>
    categoriesOf(ordered.filter((played) => played.game === game)).map((category) => ({ game, category })),
  )
  const head = [...COLUMNS, ...columns.map(({ game, category }) => `${game}.${category}`)]
  const lines = ordered.map((played): Cell[] => [
    played.id,
    played.where,
    played.game,
    new Date(played.ended).toISOString(),
    played.players,
    played.place,
    isWon(played),
    played.total,
    leadingCategory(played.points),
    played.opponents.map(({ name, bot }) => (bot === null ? name : `bot ${bot}`)).join('; '),
    played.decisions,
    played.millis === null ? null : played.millis / 1000,
    ...columns.map(({ game, category }) => (game === played.game ? (played.points[category] ?? 0) : null)),
  ])
  return [head, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  // A spreadsheet takes what begins so for a formula, also in wide letters, and people choose their names themselves.
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell
  // Where decimals have a comma, cells end with a semicolon.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
