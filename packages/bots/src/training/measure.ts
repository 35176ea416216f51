import type { Episode } from './self-play.ts'

/** By feature: its mean, and how far it varies around it (0 for what never changes). */
export interface Measure {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

export function measure(episodes: readonly Episode[]): Measure {
  const size = (episodes[0] as Episode).size
  const mean = new Float64Array(size)
  const squares = new Float64Array(size)
  let count = 0
  for (const { features } of episodes) {
    for (let at = 0; at < features.length; at++) {
      const feature = features[at] as number
      mean[at % size] += feature
      squares[at % size] += feature * feature
    }
    count += features.length / size
  }
  const spread = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    mean[i] /= count
    spread[i] = Math.sqrt(Math.max(0, squares[i] / count - mean[i] * mean[i]))
  }
  return { mean, spread }
}

/** How far a seat is ahead of the mean of the others. */
export function leadOf(scores: ArrayLike<number>, seat: number): number {
  let others = 0
  for (let other = 0; other < scores.length; other++) if (other !== seat) others += scores[other]
  return scores[seat] - others / (scores.length - 1)
}
