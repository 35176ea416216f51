import { loadGamePart, type Language } from '@entrepot/words'
import type { TextWords } from '@entrepot/words/mombasa'
import type { GameText } from '../../text.ts'
import type { Lexicon } from '../lexicon.ts'
import { mombasaText } from './index.ts'

/** Mombasa in text in a language, in a chunk of its own. */
export async function loadText(lexicon: Lexicon, language: Language): Promise<GameText> {
  return mombasaText(lexicon, await loadGamePart<TextWords>(language, 'mombasa', 'text'))
}
