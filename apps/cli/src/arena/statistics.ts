/** A share with the bounds that hold it with 95 % confidence. */
export interface Interval {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** The z value of 95 % confidence. */
const Z = 1.959964

/** Wilson's score interval for `wins` of `games`; shared wins count in part. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, middle: 0, high: 1 }
  const share = wins / games
  const square = (Z * Z) / games
  const centre = (share + square / 2) / (1 + square)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square)
  return { low: Math.max(0, centre - half), middle: share, high: Math.min(1, centre + half) }
}

/**
 * By how many Elo points the one is stronger that wins this share of games against `players` − 1 equal others: at 0 the
 * share is 1 / `players`.
 */
export function elo(share: number, players: number): number {
  const bounded = Math.min(0.9999, Math.max(0.0001, share))
  return 400 * Math.log10((bounded * (players - 1)) / (1 - bounded))
}

/** The value below which the share `q` of the sorted numbers lies, between neighbours in proportion. */
export function quantile(sorted: readonly number[], q: number): number {
  if (sorted.length === 0) return 0
  const at = (sorted.length - 1) * q
  const low = sorted[Math.floor(at)] as number
  const high = sorted[Math.ceil(at)] as number
  return low + (high - low) * (at - Math.floor(at))
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export interface Distribution {
  readonly mean: number
  readonly p10: number
  readonly median: number
  readonly p90: number
}

export function spreadOf(values: readonly number[]): Distribution {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    mean: mean(values),
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
  }
}
