import { loadGamePart, type Language } from '@entrepot/words'
import type { TextWords } from '@entrepot/words/yokohama'
import type { GameText } from '../../text.ts'
import type { Lexicon } from '../lexicon.ts'
import { yokohamaText } from './index.ts'

/** Yokohama in text in a language, in a chunk of its own. */
export async function loadText(lexicon: Lexicon, language: Language): Promise<GameText> {
  return yokohamaText(lexicon, await loadGamePart<TextWords>(language, 'yokohama', 'text'))
}
