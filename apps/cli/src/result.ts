import { hashState, type BaseCommand, type BaseState, type Game, type Match } from '@entrepot/kernel'

/** How a game stands or ended, as a table for people. */
export function resultText(game: Game, { record, state }: Match<BaseState, BaseCommand>): string {
  const sheets = game.scores(state)
  const categories = Object.keys(sheets[0]?.categories ?? {})
  const rows = [
    ['seat', ...categories, 'total'],
    ...sheets.map(({ seat, categories: points, total }) => [
      String(seat),
      ...categories.map((category) => String(points[category] ?? 0)),
      String(total),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const ranking = game
    .outcome(state)
    ?.ranking.map((seats) => seats.join(' and '))
    .join(', then ')
  return [
    `${game.id}, ${record.seats} players, seed ${record.seed}`,
    '',
    ...rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')),
    '',
    ranking === undefined ? 'The game goes on.' : `Ranking: seat ${ranking}`,
    `${game.round(state)} rounds, ${record.log.length} decisions, state ${hashState(state)}`,
    '',
  ].join('\n')
}
