import { loadGamePart, type Language } from '@entrepot/words'
import type { Words } from '@entrepot/words/caravan'

/** The words of Caravan in one language: its things have no names beside. */
export function loadLexicon(language: Language): Promise<Words> {
  return loadGamePart<Words>(language, 'caravan', 'table')
}
