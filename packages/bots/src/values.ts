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
