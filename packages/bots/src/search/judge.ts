import type { BaseState, Heuristics, Seat } from '@entrepot/kernel'
import type { Bent } from '../mind/judgement.ts'
import { rewardsOfScores } from '../rewards.ts'
import type { Value } from '../values.ts'

/** Says what each seat may make of a position, from 0 to 1: written to `rewards`. */
export type Judge = (world: BaseState, rewards: Float64Array) => void

const MOST_SEATS = 8

/** Judges as two judges do: so large a share of the second, the rest of the first, who looks first. */
export function bothJudges(first: Judge, second: Judge, share: number): Judge {
  const other = new Float64Array(MOST_SEATS)
  return (world, rewards) => {
    first(world, other)
    second(world, rewards)
    for (let seat = 0; seat < MOST_SEATS; seat++)
      rewards[seat] = (1 - share) * other[seat] + share * rewards[seat]
  }
}

/** Shows the features of a seat and, behind them, its own inputs as far as they are asked for. */
export type Sight = (world: BaseState, seat: Seat) => Float64Array

/** Looks at a position; at own inputs only for who cares for one. */
function sightOf(heuristics: Heuristics, bent: Bent | null): Sight {
  const { perception } = heuristics
  const known = heuristics.featureNames.length
  const inputs = new Float64Array(known + (perception?.ownNames.length ?? 0))
  const caring = bent?.inputs.some(({ at }) => at >= known) ? bent.seat : -1
  return (world, seat) => {
    heuristics.features(world, seat, inputs)
    if (seat === caring) {
      inputs.fill(0, known)
      perception?.own(world, seat, inputs, known)
    }
    return inputs
  }
}

/**
 * Judges by the final scores that a value expects of the features, and by what a seat cares for besides. Who has just looked
 * at the position lends its sight: then nothing is counted twice.
 */
export function judgeBy(
  heuristics: Heuristics,
  value: Value,
  bent: Bent | null = null,
  see: Sight = sightOf(heuristics, bent),
): Judge {
  const scores = new Float64Array(MOST_SEATS)
  return (world, rewards) => {
    const seats = heuristics.seats(world)
    for (let seat = 0; seat < seats; seat++) {
      const inputs = see(world, seat)
      scores[seat] = value.of(inputs)
      if (bent !== null && bent.seat === seat)
        scores[seat] += bent.inputs.reduce((sum, { at, worth }) => sum + worth * inputs[at], 0)
    }
    rewardsOfScores(scores, seats, heuristics.spread, rewards)
  }
}
