/** Expects a seat's final score from the features of a position. */
export interface Value {
  readonly size: number
  of(features: Float64Array): number
}

/** What a value is made of: a weighted sum of the features, and a layer of rectified units beside it, which may be empty. */
export interface ValueWeights {
  /** By feature, the constant last. */
  readonly sum: readonly number[]
  /** Unit by unit: by feature, the constant last. */
  readonly units: readonly number[]
  /** By unit: what it adds for each unit of its strength. */
  readonly outputs: readonly number[]
}

/** A weighted sum alone, the last weight for the constant. */
export function linearValue(weights: readonly number[]): Value {
  return valueOf({ sum: weights, units: [], outputs: [] })
}

export function valueOf({ sum, units, outputs }: ValueWeights): Value {
  const size = sum.length - 1
  const sums = Float64Array.from(sum)
  const rows = Float64Array.from(units)
  const counts = Float64Array.from(outputs)
  return {
    size,
    of(features) {
      let total = sums[size]
      for (let i = 0; i < size; i++) total += sums[i] * features[i]
      let at = 0
      for (let unit = 0; unit < counts.length; unit++) {
        let strength = rows[at + size]
        for (let i = 0; i < size; i++) strength += rows[at + i] * features[i]
        if (strength > 0) total += counts[unit] * strength
        at += size + 1
      }
      return total
    },
  }
}

/** Expects what lies between two values: so large a share of the second, the rest of the first. */
export function blend(first: Value, second: Value, share: number): Value {
  return {
    size: first.size,
    of: (features) => (1 - share) * first.of(features) + share * second.of(features),
  }
}
