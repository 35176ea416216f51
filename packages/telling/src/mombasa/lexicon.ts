import { loadGamePart, type Language } from '@entrepot/words'
import type { Names, Words } from '@entrepot/words/mombasa'

/** The words and names of Mombasa in one language. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
}

export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [words, names] = await Promise.all([
    loadGamePart<Words>(language, 'mombasa', 'table'),
    loadGamePart<Names>(language, 'mombasa', 'names'),
  ])
  return { words, names }
}
