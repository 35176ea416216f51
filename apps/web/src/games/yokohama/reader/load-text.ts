import type { Language } from '../../../i18n/languages.ts'
import type { GameText } from '../../../table/reader/text.ts'
import type { Lexicon } from '../lexicon.ts'
import { yokohamaText } from './index.ts'
import { loadReaderWords } from './words/load-words.ts'

/** Yokohama in text in a language, in a chunk of its own. */
export async function loadText(lexicon: Lexicon, language: Language): Promise<GameText> {
  return yokohamaText(lexicon, await loadReaderWords(language))
}
