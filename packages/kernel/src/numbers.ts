/** Whether two lists of numbers are the same. */
export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && samePart(a, b, 0, a.length)
}

/** Whether two lists of numbers are the same from one index up to another. */
export function samePart(a: readonly number[], b: readonly number[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false
  return true
}
