import { loadGamePart, type Language } from '@entrepot/words'
import type { Names, Words } from '@entrepot/words/yokohama'

/** The words and names of Yokohama in one language. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
}

export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [words, names] = await Promise.all([
    loadGamePart<Words>(language, 'yokohama', 'table'),
    loadGamePart<Names>(language, 'yokohama', 'names'),
  ])
  return { words, names }
}
