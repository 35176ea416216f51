import type { Heuristics } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { featureNames, features, handWeights } from './heuristics/features.ts'
import { perception } from './heuristics/perception.ts'
import { weigh } from './heuristics/weigh.ts'
import type { State } from './state.ts'

/** What somebody who plays Yokohama well knows besides the rules. */
export const heuristics: Heuristics<State, Command> = {
  featureNames,
  handWeights,
  spread: 15,
  seats: (state) => state.seats,
  features,
  weigh,
  turn,
  secret: (state) => state.frames.length === 0,
  horizon: (state, _seat, turns) => turn(state) + 1 + (turns - 1) * state.seats,
  perception,
}

/** Turns played: all of the earlier rounds, and those of this round before the active seat; the choice of orders is one. */
function turn(state: State): number {
  if (state.frames.length === 0 && !state.over) return 0
  return (state.round - 1) * state.seats + ((state.active - state.start + state.seats) % state.seats) + 1
}
