import type { Contest, Thinking } from './contest.ts'
import type { Tournament } from './fixture.ts'
import { durationAt, merge } from './histogram.ts'
import { elo, mean, spreadOf, wilson, type Distribution, type Interval } from './statistics.ts'

/** A tournament summed up. */
export interface Report extends Tournament {
  readonly games: number
  readonly parity: number
  readonly won: Interval
  readonly elo: Interval
  readonly rounds: number
  readonly decisions: number
  /** By side and category of the score sheet, the total last. */
  readonly scores: { readonly [side: string]: { readonly [category: string]: Distribution } }
  readonly thinking: { readonly [level: string]: { p50: number; p99: number; iterationsPerSecond: number } }
}

export function reportOf(tournament: Tournament, contests: readonly Contest[]): Report {
  const { players } = tournament
  const won = wilson(
    contests.reduce((sum, contest) => sum + contest.won, 0),
    contests.length,
  )
  return {
    ...tournament,
    games: contests.length,
    parity: 1 / players,
    won,
    elo: { low: elo(won.low, players), middle: elo(won.middle, players), high: elo(won.high, players) },
    rounds: mean(contests.map(({ rounds }) => rounds)),
    decisions: mean(contests.map(({ decisions }) => decisions)),
    scores: {
      focal: scoresOf(contests, (seat, focalSeat) => seat === focalSeat),
      field: scoresOf(contests, (seat, focalSeat) => seat !== focalSeat),
    },
    thinking: thinkingOf(contests),
  }
}

function scoresOf(
  contests: readonly Contest[],
  belongs: (seat: number, focalSeat: number) => boolean,
): { [category: string]: Distribution } {
  const points: { [category: string]: number[] } = {}
  for (const { sheets, focalSeat } of contests) {
    for (const { seat, categories, total } of sheets) {
      if (!belongs(seat, focalSeat)) continue
      for (const [category, value] of Object.entries({ ...categories, total })) {
        points[category] ??= []
        points[category].push(value)
      }
    }
  }
  return Object.fromEntries(Object.entries(points).map(([category, values]) => [category, spreadOf(values)]))
}

function thinkingOf(contests: readonly Contest[]): Report['thinking'] {
  const sums: { [level: string]: Thinking } = {}
  for (const { thinking } of contests) {
    for (const [level, { times, iterations, millis }] of Object.entries(thinking)) {
      const sum = (sums[level] ??= { times: {}, iterations: 0, millis: 0 })
      merge(sum.times, times)
      sum.iterations += iterations
      sum.millis += millis
    }
  }
  return Object.fromEntries(
    Object.entries(sums).map(([level, { times, iterations, millis }]) => [
      level,
      {
        p50: durationAt(times, 0.5),
        p99: durationAt(times, 0.99),
        iterationsPerSecond: millis > 0 ? (1000 * iterations) / millis : 0,
      },
    ]),
  )
}

/** The report as a table for people. */
export function reportText(report: Report): string {
  const { game, players, focal, field, games, parity, won, seed } = report
  const share = (value: number): string => `${(100 * value).toFixed(1)} %`
  const categories = Object.keys(report.scores['field'] ?? {})
  return [
    `${game}, ${players} players, bot ${focal} among ${players - 1} × bot ${field}, ${games} games, seed ${seed}, ${report.clock ? 'by the clock' : 'fixed iterations'}`,
    `  bot ${focal} wins ${share(won.middle)} [${share(won.low)}, ${share(won.high)}], parity ${share(parity)}, ` +
      `Elo ${report.elo.middle.toFixed(0)} [${report.elo.low.toFixed(0)}, ${report.elo.high.toFixed(0)}]`,
    `  ${report.rounds.toFixed(1)} rounds and ${report.decisions.toFixed(0)} decisions a game`,
    ...Object.entries(report.scores).map(([side, spreads]) => {
      const total = spreads['total'] as Distribution
      const parts = categories
        .filter((category) => category !== 'total')
        .map((category) => `${category} ${spreads[category]?.mean.toFixed(1) ?? '0'}`)
      return `  ${side}: ${total.mean.toFixed(1)} points (10 % ${total.p10.toFixed(0)}, median ${total.median.toFixed(0)}, 90 % ${total.p90.toFixed(0)}): ${parts.join(', ')}`
    }),
    ...Object.entries(report.thinking).map(
      ([level, { p50, p99, iterationsPerSecond }]) =>
        `  bot ${level}: ${p50.toFixed(2)} ms a decision at the median, ${p99.toFixed(1)} ms at the 99th percentile` +
        (iterationsPerSecond > 0 ? `, ${iterationsPerSecond.toFixed(0)} iterations/s` : ''),
    ),
    '',
  ].join('\n')
}
