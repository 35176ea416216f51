import { figures } from '@entrepot/yokohama'
import { loadGamePart, loadSpeech, namesWith, type Language, type Speech } from '@entrepot/words'
import type { Names, NewsWords, Words } from '@entrepot/words/yokohama'

/** The words and names of Yokohama in one language, and how that language puts them together. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
  readonly news: NewsWords
  readonly speech: Speech
}

/** With the names of the components in play. */
export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [words, names, news, speech] = await Promise.all([
    loadGamePart<Words>(language, 'yokohama', 'table'),
    loadGamePart<Names>(language, 'yokohama', 'names'),
    loadGamePart<NewsWords>(language, 'yokohama', 'news'),
    loadSpeech(language),
  ])
  return { words, names: namesWith(names, figures), news, speech }
}
