import { NONE } from './components/components.ts'

/**
 * Y8.2, Y8.3: the remaining cards of a board slide left, keeping their order, and the gaps are refilled from the deck as far
 * as it goes. Returns how many were drawn: they are the last of the board's cards.
 */
export function slideAndRefill(slots: number[], base: number, count: number, deck: number[]): number {
  let filled = 0
  for (let slot = 0; slot < count; slot++) {
    const card = slots[base + slot]
    if (card !== NONE) slots[base + filled++] = card
  }
  let drawn = 0
  for (; filled < count; filled++) {
    const card = deck.pop()
    if (card !== undefined) drawn++
    slots[base + filled] = card ?? NONE
  }
  return drawn
}

/** The ids of the cards that were drawn last. */
export function drawnCards(
  slots: readonly number[],
  base: number,
  count: number,
  drawn: number,
  ids: readonly string[],
): string[] {
  const cards = slots.slice(base, base + count).filter((card) => card !== NONE)
  return cards.slice(cards.length - drawn).map((card) => ids[card])
}
