import type { ScoreSheet } from '@entrepot/kernel'
import type { GameClient } from './client.ts'

/** The rows of score sheets, in order: those of an earlier version of a game may be others. */
export function categoriesIn(
  { categories }: GameClient,
  sheets: readonly ScoreSheet[],
): GameClient['categories'] {
  return categories.filter(({ id }) => sheets.some((sheet) => Object.hasOwn(sheet.categories, id)))
}
