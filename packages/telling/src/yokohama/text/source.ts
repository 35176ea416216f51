import type { TextWords } from '@entrepot/words/yokohama'
import type { View } from '@entrepot/yokohama'
import type { TextInput } from '../../text.ts'
import type { Lexicon } from '../lexicon.ts'

/** What every chapter of Yokohama's text is written from. */
export interface TextSource extends TextInput {
  readonly view: View
  readonly lexicon: Lexicon
  readonly terms: TextWords
}
