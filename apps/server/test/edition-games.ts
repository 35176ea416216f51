// What a test site offers whose tables are played with other figures: the kit's tiny game, which has none, and ours.

import type { Edition, Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import { mombasa } from '@entrepot/mombasa'
import { edition as own } from '@entrepot/mombasa/edition'
import { gamesOf } from '../src/games.ts'

export const games = gamesOf([caravan, mombasa].map((game) => game as unknown as Game))

interface Figures {
  actionCards: { type: string; crate: number }[]
  bookTiles: { letter: string }[]
}

/** Mombasa with other red numbers on its bookkeepers, as they might be printed in somebody's box. */
export function boxOf(id: string, more = 1): Omit<Edition, 'provenance'> {
  const figures = structuredClone(own.figures) as Figures
  for (const card of figures.actionCards) if (card.type === 'bookkeeper') card.crate += more
  return { id, name: `Box ${id}`, game: 'mombasa', figures }
}

/** The same with a book too few. */
export function shortBox(id: string): Omit<Edition, 'provenance'> {
  const box = boxOf(id)
  ;(box.figures as Figures).bookTiles.pop()
  return box
}
