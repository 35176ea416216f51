import type { Heuristics } from '@entrepot/kernel'
import type { ValueWeights } from './values.ts'

/** The weights of one game as its file keeps them, the same for Node.js and the browser. */
export interface WeightsFile {
  readonly game: string
  /** The features that the weights belong to, in their order. */
  readonly features: readonly string[]
  /** How the weights came about. */
  readonly made: { readonly [step: string]: string }
  /** By feature and the constant last: judged by hand. */
  readonly judged: readonly number[]
  /** Learnt by self-play. */
  readonly fitted: ValueWeights
}

/** Refuses weights that were made for other features. */
export function checkWeights(heuristics: Heuristics, { game, features }: WeightsFile): void {
  if (features.join() !== heuristics.featureNames.join())
    throw new Error(`the weights of ${game} were made for other features: train them again`)
}
