import { below, fastRng } from '@entrepot/kernel'
import type { Contest } from './contest.ts'
import { quantile, type Interval } from './statistics.ts'

/** A bot among all of a tournament. */
export interface Standing {
  readonly bot: string
  readonly games: number
  /** Its part of the victories, and what an average one would have had. */
  readonly won: number
  readonly parity: number
  /** Elo points above or below the mean of all, with the bounds that hold it with 95 % confidence. */
  readonly elo: Interval
  readonly forfeits: number
}

/** What all games of one bot among others of another came to. */
interface Score {
  readonly focal: number
  readonly field: number
  games: number
  won: number
}

/** Games drawn for another series of the same size, so many times: how far the ratings of such series lie apart. */
const SERIES = 200
const SWEEPS = 400
/** Elo points of a step at most. */
const LONGEST = 80
/** Every pair has shared so much of a game before: who has won all is not endlessly better. */
const SHARED = 0.5

/** All bots, the strongest first. */
export function standingsOf(
  bots: readonly string[],
  players: number,
  contests: readonly Contest[],
): Standing[] {
  const rated = ratingsOf(bots, players, contests)
  const rng = fastRng('standings')
  const series = Array.from({ length: SERIES }, () =>
    ratingsOf(
      bots,
      players,
      contests.map(() => contests[below(rng, contests.length)] as Contest),
    ),
  )
  return bots
    .map((bot, place): Standing => {
      const own = contests.filter(({ focal, field }) => focal === bot || field === bot)
      const spread = series.map((ratings) => ratings[place] as number).toSorted((a, b) => a - b)
      return {
        bot,
        games: own.length,
        won: own.reduce((sum, { focal, won }) => sum + (focal === bot ? won : 1 - won), 0),
        parity: own.reduce((sum, { focal }) => sum + (focal === bot ? 1 : players - 1) / players, 0),
        elo: { low: quantile(spread, 0.025), middle: rated[place] as number, high: quantile(spread, 0.975) },
        forfeits: own.filter(({ forfeit }) => forfeit?.bot === bot).length,
      }
    })
    .toSorted((a, b) => b.elo.middle - a.elo.middle)
}

/** By bot: the Elo points that make what came likeliest, the mean of all 0. Somebody's chance grows as 10 to the power of its points by 400. */
function ratingsOf(bots: readonly string[], players: number, contests: readonly Contest[]): number[] {
  const scores = scoresOf(bots, players, contests)
  const ratings = bots.map(() => 0)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const place of ratings.keys()) {
      let slope = 0
      let bend = 0
      for (const { focal, field, games, won } of scores) {
        if (focal !== place && field !== place) continue
        const chance = chanceOf((ratings[focal] as number) - (ratings[field] as number), players)
        slope += (focal === place ? 1 : -1) * (won - games * chance)
        bend += games * chance * (1 - chance)
      }
      const step = (slope / Math.max(bend, 1e-9)) * (400 / Math.LN10)
      ratings[place] = (ratings[place] as number) + Math.max(-LONGEST, Math.min(LONGEST, step))
    }
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    for (const place of ratings.keys()) ratings[place] = (ratings[place] as number) - mean
  }
  return ratings
}

/** The chance of one among others who are all so many points weaker. */
function chanceOf(lead: number, players: number): number {
  const strength = 10 ** (lead / 400)
  return strength / (strength + players - 1)
}

function scoresOf(bots: readonly string[], players: number, contests: readonly Contest[]): Score[] {
  const scores = new Map<string, Score>()
  for (const { focal, field, won } of contests) {
    const key = JSON.stringify([focal, field])
    const score = scores.get(key) ?? {
      focal: bots.indexOf(focal),
      field: bots.indexOf(field),
      games: SHARED,
      won: SHARED / players,
    }
    scores.set(key, { ...score, games: score.games + 1, won: score.won + won })
  }
  return [...scores.values()]
}
