import type { BaseState, Heuristics } from '@entrepot/kernel'
import type { Bent } from '../mind/judgement.ts'
import { rewardsOfScores } from '../rewards.ts'
import type { Value } from '../values.ts'

/** Says what each seat may make of a position, from 0 to 1: written to `rewards`. */
export type Judge = (world: BaseState, rewards: Float64Array) => void

const MOST_SEATS = 8

/** Judges as two judges do: so large a share of the second, the rest of the first. */
export function bothJudges(first: Judge, second: Judge, share: number): Judge {
  const other = new Float64Array(MOST_SEATS)
  return (world, rewards) => {
    first(world, other)
    second(world, rewards)
    for (let seat = 0; seat < MOST_SEATS; seat++)
      rewards[seat] = (1 - share) * other[seat] + share * rewards[seat]
  }
}

/** Judges by the final scores that a value expects of the features, and by what a seat cares for besides. */
export function judgeBy(heuristics: Heuristics, value: Value, bent: Bent | null = null): Judge {
  const { perception } = heuristics
  const known = heuristics.featureNames.length
  const features = new Float64Array(known)
  const scores = new Float64Array(MOST_SEATS)
  const inputs = new Float64Array(known + (perception?.ownNames.length ?? 0))

  function fondness(world: BaseState, { seat, inputs: liked }: Bent): number {
    inputs.fill(0)
    inputs.set(features)
    if (liked.some(({ at }) => at >= known)) perception?.own(world, seat, inputs, known)
    return liked.reduce((sum, { at, worth }) => sum + worth * inputs[at], 0)
  }
  return (world, rewards) => {
    const seats = heuristics.seats(world)
    for (let seat = 0; seat < seats; seat++) {
      heuristics.features(world, seat, features)
      scores[seat] = value.of(features)
      if (bent !== null && bent.seat === seat) scores[seat] += fondness(world, bent)
    }
    rewardsOfScores(scores, seats, heuristics.spread, rewards)
  }
}
