import type { Contest, Thinking } from './contest.ts'
import { shortName } from './entrant.ts'
import type { Pairing, Tournament } from './fixture.ts'
import { durationAt, merge } from './histogram.ts'
import type { Standing } from './standings.ts'
import { elo, mean, spreadOf, wilson, type Distribution, type Interval } from './statistics.ts'

/** What one bot came to among others, summed up. */
export interface Report extends Omit<Tournament, 'bots' | 'limit'>, Pairing {
  readonly games: number
  readonly parity: number
  readonly won: Interval
  readonly elo: Interval
  readonly rounds: number
  readonly decisions: number
  /** By side and category of the score sheet, the total last. */
  readonly scores: { readonly [side: string]: { readonly [category: string]: Distribution } }
  readonly thinking: { readonly [bot: string]: { p50: number; p99: number; iterationsPerSecond: number } }
  /** Games that somebody could not play to the end, and why. */
  readonly forfeits: readonly string[]
}

export function reportOf(
  { game, players, seed, clock }: Tournament,
  { focal, field }: Pairing,
  all: readonly Contest[],
): Report {
  const contests = all.filter((contest) => contest.focal === focal && contest.field === field)
  const won = wilson(
    contests.reduce((sum, contest) => sum + contest.won, 0),
    contests.length,
  )
  return {
    game,
    players,
    focal,
    field,
    seed,
    clock,
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
    forfeits: contests.flatMap(({ index, forfeit }) =>
      forfeit === undefined
        ? []
        : [`game ${index} was lost by ${shortName(forfeit.bot)} at seat ${forfeit.seat}: ${forfeit.reason}`],
    ),
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
  const { game, players, games, parity, won, seed } = report
  const [focal, field] = [shortName(report.focal), shortName(report.field)]
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
        `  bot ${shortName(level)}: ${p50.toFixed(2)} ms a decision at the median, ${p99.toFixed(1)} ms at the 99th percentile` +
        (iterationsPerSecond > 0 ? `, ${iterationsPerSecond.toFixed(0)} iterations/s` : ''),
    ),
    ...report.forfeits.map((line) => `  ${line}`),
    '',
  ].join('\n')
}

/** How all stand, as a table for people. */
export function standingsText(standings: readonly Standing[]): string {
  const names = standings.map(({ bot }) => shortName(bot))
  const width = Math.max(...names.map((name) => name.length))
  const points = (elo: number): string => `${elo > 0 ? '+' : ''}${elo.toFixed(0)}`
  return [
    'bots by strength; Elo points above the mean of all, with 95 % bounds',
    ...standings.map(
      ({ games, won, parity, elo: { low, middle, high }, forfeits }, place) =>
        `  ${(names[place] as string).padEnd(width)}  ${points(middle).padStart(5)} [${points(low)}, ${points(high)}]  ` +
        `${won.toFixed(1)} of ${games} games won (parity ${parity.toFixed(1)})${forfeits > 0 ? `, ${forfeits} not played to the end` : ''}`,
    ),
    '',
  ].join('\n')
}
