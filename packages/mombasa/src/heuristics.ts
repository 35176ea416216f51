import { topFrame, type Heuristics } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { featureNames, features, handWeights } from './heuristics/features.ts'
import { perception } from './heuristics/perception.ts'
import { weigh } from './heuristics/weigh.ts'
import type { State } from './state.ts'

/** What somebody who plays Mombasa well knows besides the rules. */
export const heuristics: Heuristics<State, Command> = {
  featureNames,
  handWeights,
  spread: 25,
  seats: (state) => state.seats,
  features,
  weigh,

  turn(state) {
    if (state.phase !== 'action') return state.round * ROUND
    return topFrame(state)?.kind === 'turn' ? state.round * ROUND + 1 + done(state) : -1
  },

  secret: (state) => state.phase === 'planning' || state.phase === 'tiles',

  /**
   * One turn ahead is the end of the own turn; what a plan is worth shows at the end of its round. Two turns are a round, and
   * each further one a round more.
   */
  horizon(state, _seat, turns) {
    if (turns === 1 && state.phase === 'action') return state.round * ROUND + 2 + done(state)
    return (state.round + Math.max(1, turns - 1)) * ROUND
  },

  perception,
}

/** More than can be done in a round. */
const ROUND = 1000
/** More than a seat has slots and tiles. */
const ENDED = 16

/** What has been done in the action phase: cards and tiles turned, markers placed, phases ended. Every turn adds to it. */
function done(state: State): number {
  let count = 0
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.ended[seat] === 1) count += ENDED
    else for (let bits = state.faceDown[seat]; bits !== 0; bits &= bits - 1) count++
  }
  for (let space = 0; space < state.spaces.length; space++) if (state.spaces[space] >= 0) count++
  return count
}
