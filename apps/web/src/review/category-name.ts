import type { InsightWords } from '@entrepot/words'
import type { GameClient } from '../table/client.ts'

/** What a category of expected points is called; not all of them are lines of the score sheet. */
export function categoryName({ categories }: GameClient, words: InsightWords, id: string): string {
  const known = categories.find((category) => category.id === id)
  return known?.name ?? (id === 'to come' ? words.pointsToCome : words.restOfPoints)
}
