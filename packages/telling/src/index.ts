import { findGame } from '@entrepot/bots/games'
import type { Language } from '@entrepot/words'
import type { Telling } from './telling.ts'

export type { Ahead, Choice, Decision, DecisionInput, Draft, TableView } from './decision.ts'
export type { NewsLine, PersonOf } from './news.ts'
export type { Refused } from './refusal.ts'
export type { Telling } from './telling.ts'
export type { Chapter, DraftField, GameText, Grid, Passage, TextInput } from './text.ts'

/** The telling of a game of the list, in its folder; null for another game. */
export async function loadTelling(game: string, language: Language): Promise<Telling | null> {
  if (findGame(game) === undefined) return null
  const told = (await import(`./${game}/telling.ts`)) as {
    loadTelling(language: Language): Promise<Telling>
  }
  return told.loadTelling(language)
}
