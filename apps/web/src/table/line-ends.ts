/** The same heights in the same order, none below `floor` and none nearer to the one below it than what stands there is high. */
export function keptApart(heights: readonly number[], floor: number, apart: number): number[] {
  const kept = [...heights]
  let lowest = floor
  for (const index of heights.map((_, at) => at).toSorted((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))) {
    kept[index] = Math.min(heights[index] ?? 0, lowest)
    lowest = (kept[index] ?? 0) - apart
  }
  return kept
}
