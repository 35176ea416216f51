/** Expects a seat's final score from the features of a position. */
export interface Value {
  readonly size: number
  of(features: Float64Array): number
}

/** A weighted sum, the last weight for the constant. */
export function linearValue(weights: ArrayLike<number>): Value {
  const size = weights.length - 1
  return {
    size,
    of(features) {
      let sum = weights[size]
      for (let i = 0; i < size; i++) sum += weights[i] * features[i]
      return sum
    },
  }
}

/**
 * A weighted sum and a layer of rectified units beside it, over features brought to mean 0 and spread 1. Without units it is
 * the weighted sum alone.
 */
export interface NetWeights {
  readonly mean: readonly number[]
  readonly scale: readonly number[]
  /** By feature, and the constant last. */
  readonly linear: readonly number[]
  /** By unit: its weight in the sum, then by feature its weights, and its constant last. */
  readonly units: readonly (readonly number[])[]
}

export function netValue({ mean, scale, linear, units }: NetWeights): Value {
  const size = mean.length
  const row = size + 2
  const table = Float64Array.from(units.flat())
  const direct = Float64Array.from(linear)
  const shift = Float64Array.from(mean)
  const factor = Float64Array.from(scale)
  const input = new Float64Array(size)
  return {
    size,
    of(features) {
      let sum = direct[size]
      for (let i = 0; i < size; i++) {
        const x = (features[i] - shift[i]) * factor[i]
        input[i] = x
        sum += direct[i] * x
      }
      for (let at = 0; at < table.length; at += row) {
        let activation = table[at + row - 1]
        for (let i = 0; i < size; i++) activation += table[at + 1 + i] * input[i]
        if (activation > 0) sum += table[at] * activation
      }
      return sum
    },
  }
}
