import { loadGamePart, loadSpeech, type Language, type Speech } from '@entrepot/words'
import type { Words } from '@entrepot/words/caravan'

/** The words of Caravan in one language: its things have no names beside. */
export interface Lexicon {
  readonly words: Words
  readonly speech: Speech
}

export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [words, speech] = await Promise.all([
    loadGamePart<Words>(language, 'caravan', 'table'),
    loadSpeech(language),
  ])
  return { words, speech }
}
