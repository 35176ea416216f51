import type { Heuristics } from '@entrepot/kernel'

/** The weights of one game as its file keeps them, the same for Node.js and the browser. */
export interface WeightsFile {
  readonly game: string
  /** The features that the weights belong to, in their order. */
  readonly features: readonly string[]
  /** How the weights came about. */
  readonly made: { readonly [step: string]: string }
  /** By feature and the constant last: tuned by matches. */
  readonly judged: readonly number[]
  /** The same, learnt by self-play. */
  readonly fitted: readonly number[]
}

/** Refuses weights that were made for other features. */
export function checkWeights(heuristics: Heuristics, { game, features }: WeightsFile): void {
  if (features.join() !== heuristics.featureNames.join())
    throw new Error(`the weights of ${game} were made for other features: train them again`)
}
