/** The number of a day, by the calendar of whoever looks. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** Today's puzzle of a list of ids; the same for everybody with the same puzzles. Ids are in no order, so theme and game vary. */
export function dailyOf<Item extends { readonly id: string }>(
  puzzles: readonly Item[],
  day: number,
): Item | null {
  const inOrder = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return inOrder[day % inOrder.length] ?? null
}
