import type { Heuristics } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { blend, linearValue, valueOf } from '../values.ts'
import { checkWeights, type WeightsFile } from '../weights.ts'

/** How a game's levels differ beyond the number of their iterations. */
export interface Ladder {
  /** The share of what self-play has taught in what Strong goes by: chosen so that the steps between levels are even. */
  readonly learnt: number
  readonly foresight: Knowledge['foresight']
}

export function known(
  heuristics: Heuristics,
  weights: WeightsFile,
  { learnt, foresight }: Ladder,
): Knowledge {
  checkWeights(heuristics, weights)
  const judged = linearValue(weights.judged)
  const fitted = valueOf(weights.fitted)
  return { heuristics, judged, fitted, blended: blend(judged, fitted, learnt), mind: null, foresight }
}
