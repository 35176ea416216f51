import { findGame } from '@entrepot/bots/games'
import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { Language } from '../i18n/languages.ts'
import type { Decision, DecisionInput } from '../table/client.ts'
import type { GameText } from '../table/reader/text.ts'

export type { Chapter, Grid, Passage, TextInput } from '../table/reader/text.ts'

/** A game in words alone, for those who show it elsewhere than in a browser. */
export interface Telling {
  decide(input: DecisionInput): Decision
  /** What a command would do. */
  label(command: BaseCommand, view: object, seat: Seat): string
  describe(event: BaseEvent, nameOf: (seat: Seat) => string): string
  readonly text: GameText
}

/** The telling of a game of the list, in its folder; null for another game. */
export async function loadTelling(game: string, language: Language): Promise<Telling | null> {
  if (findGame(game) === undefined) return null
  const told = (await import(`../games/${game}/telling.ts`)) as {
    loadTelling(language: Language): Promise<Telling>
  }
  return told.loadTelling(language)
}
