import type { View } from '@entrepot/mombasa'
import type { TextWords } from '@entrepot/words/mombasa'
import type { TextInput } from '../../text.ts'
import type { Lexicon } from '../lexicon.ts'

/** What every chapter of Mombasa's text is written from. */
export interface TextSource extends TextInput {
  readonly view: View
  readonly lexicon: Lexicon
  readonly terms: TextWords
}
