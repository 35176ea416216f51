import type { Game, Heuristics } from '@entrepot/kernel'
import type { Characters } from './characters.ts'
import type { CalibrationFile } from './explain/calibration.ts'
import type { MindWeights } from './mind/shape.ts'
import { linearValue, type Value } from './values.ts'

/** What the players know of one game. */
export interface Knowledge {
  readonly heuristics: Heuristics
  /** Expects final scores by weights judged by hand. */
  readonly judged: Value
  /** Expects final scores by what was learnt in self-play. */
  readonly fitted: Value
  /** Between the two: what Strong goes by. */
  readonly blended: Value
  /** What was learnt from search; null where there is none, or where nobody needs it. */
  readonly mind: MindWeights | null
  /** Those it can be played by, with what each cares for. */
  readonly characters?: Characters | undefined
  /** How strongly those who think follow what they began with (`Perception.leaning`): 1 is as much as when it is planted. */
  readonly leaning?: number | undefined
  /** How chances come true; without it they are told as they are found. */
  readonly calibration?: CalibrationFile | undefined
  /** How Strong and Master think where there is a mind. */
  readonly mindful?: { readonly strong: Mindful; readonly master: Mindful } | undefined
  /** How many own turns Strong and Master look ahead. */
  readonly foresight: { readonly strong: number; readonly master: number }
}

/** How a level thinks by a mind: chosen so that it uses most of its time and the steps between levels are even. */
export interface Mindful {
  readonly iterations: number
  /** Own turns to look ahead. */
  readonly turns: number
  /** The part of the mind in what positions are judged by; the rest is judged by hand. */
  readonly learnt: number
}

/** What can be said of any game from its contract alone: the score so far is all there is, every command is as good. */
export function plainKnowledge(game: Game): Knowledge {
  const heuristics: Heuristics = {
    featureNames: ['score'],
    handWeights: [1, 0],
    spread: 10,
    seats: (state) => game.scores(state).length,
    features(state, seat, out) {
      out[0] = game.scores(state)[seat].total
    },
    weigh(_state, _seat, commands, out) {
      out.fill(1, 0, commands.length)
    },
    turn: (state) => (game.deciders(state).length === 0 ? game.round(state) + 1 : game.round(state)),
    secret: (state) => game.deciders(state).length > 1,
    horizon: (state, _seat, turns) => game.round(state) + turns,
  }
  const value = linearValue(heuristics.handWeights)
  return {
    heuristics,
    judged: value,
    fitted: value,
    blended: value,
    mind: null,
    foresight: { strong: 1, master: 1 },
  }
}
