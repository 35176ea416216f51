import type { BaseState, Game } from '@entrepot/kernel'

/**
 * What each seat makes of the final scores, from 0 to 1: half for standing before the best of the others, half for
 * standing before each of them, both squashed so that a clear margin is worth more than a crushing one on top of it.
 */
export function rewardsOfScores(
  scores: Float64Array,
  seats: number,
  spread: number,
  out: Float64Array,
): void {
  for (let seat = 0; seat < seats; seat++) {
    let best = -Infinity
    let sum = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      if (scores[other] > best) best = scores[other]
      sum += squash((scores[seat] - scores[other]) / spread)
    }
    out[seat] = 0.5 * squash((scores[seat] - best) / spread) + (0.5 * sum) / (seats - 1)
  }
}

/** The rewards of a finished game: the place counts for half, the squashed margins for the other half. */
export function rewardsOfOutcome(game: Game, state: BaseState, spread: number, out: Float64Array): void {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('the game is not over')
  const seats = outcome.sheets.length
  const scores = new Float64Array(seats)
  for (const { seat, total } of outcome.sheets) scores[seat] = total
  rewardsOfScores(scores, seats, spread, out)
  let place = 0
  for (const tied of outcome.ranking) {
    const share = 1 - (place + (tied.length - 1) / 2) / (seats - 1)
    for (const seat of tied) out[seat] = 0.5 * out[seat] + 0.5 * share
    place += tied.length
  }
}

function squash(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
