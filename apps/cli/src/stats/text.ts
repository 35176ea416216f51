import type { Distribution } from '../arena/statistics.ts'
import type { SeatDistribution, Summary } from './summary.ts'

const COLUMNS = ['mean', '10 %', 'median', '90 %', 'by seat in turn order']

/** The summary as tables for people. */
export function summaryText(summary: Summary): string {
  const { series, games, meanTotal, meanWinner, rounds, decisions, winRateBySeat, endedBy } = summary
  const share = (value: number): string => `${(100 * value).toFixed(0)} %`
  const shares = Object.entries(endedBy).map(([name, value]) => `${name} ${share(value)}`)
  return [
    `${series.game}, ${series.players} players, bots ${series.bots.join(', ')}, ${games} games, ${series.edition} edition, seed ${series.seed}`,
    `  ${meanTotal.toFixed(1)} points on average, the winner ${meanWinner.toFixed(1)}; ${rounds.toFixed(1)} rounds, ${decisions.toFixed(0)} decisions`,
    `  ended by: ${shares.join(', ')}`,
    `  won by seat in turn order: ${winRateBySeat.map(share).join(', ')}`,
    `  score sheet: ${Object.entries(summary.categories)
      .map(([name, points]) => `${name} ${points.toFixed(1)}`)
      .join(', ')}`,
    ...tableText('points', {
      total: summary.total,
      ...Object.fromEntries(
        summary.total.eachSeat.map((seat, place) => [`total of seat ${place + 1} in turn order`, seat]),
      ),
      ...Object.fromEntries(
        Object.entries(summary.makeUp).map(([name, points]) => [`${name} (${share(points.share)})`, points]),
      ),
    }),
    ...Object.entries(summary.seats).flatMap(([subject, figures]) => tableText(subject, figures)),
    ...Object.entries(summary.table).flatMap(([subject, figures]) =>
      tableText(`${subject}, a game`, figures),
    ),
    '',
  ].join('\n')
}

function tableText(
  subject: string,
  figures: { readonly [name: string]: Distribution | SeatDistribution },
): string[] {
  const rows = [
    [subject, ...COLUMNS],
    ...Object.entries(figures).map(([name, figure]) => [
      `  ${name}`,
      ...[figure.mean, figure.p10, figure.median, figure.p90].map((value) => value.toFixed(1)),
      'bySeat' in figure ? figure.bySeat.map((value) => value.toFixed(1)).join('  ') : '',
    ]),
  ]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return [
    '',
    ...rows.map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === COLUMNS.length
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    ),
  ]
}
