/** Counts of durations by classes that grow by a tenth: small to store, and quantiles are right within 5 %. */
export type Histogram = { [bin: string]: number }

const GROWTH = Math.log(1.1)
/** Milliseconds of class 0. */
const FINEST = 0.001

export function count(histogram: Histogram, millis: number): void {
  const bin = String(Math.max(0, Math.round(Math.log(Math.max(millis, FINEST) / FINEST) / GROWTH)))
  histogram[bin] = (histogram[bin] ?? 0) + 1
}

export function merge(into: Histogram, from: Histogram): void {
  for (const [bin, times] of Object.entries(from)) into[bin] = (into[bin] ?? 0) + times
}

/** The duration in milliseconds that the share `q` of those counted does not exceed. */
export function durationAt(histogram: Histogram, q: number): number {
  const bins = Object.entries(histogram).map(([bin, times]) => [Number(bin), times] as const)
  bins.sort(([a], [b]) => a - b)
  let left = q * bins.reduce((sum, [, times]) => sum + times, 0)
  for (const [bin, times] of bins) {
    left -= times
    if (left <= 0) return FINEST * Math.exp(bin * GROWTH)
  }
  return 0
}
