import type { View } from '@entrepot/yokohama'
import type { TextInput } from '../../../table/reader/text.ts'
import type { Lexicon } from '../lexicon.ts'
import type { YokohamaReaderWords } from './words/en.ts'

/** What every chapter of Yokohama's text is written from. */
export interface Telling extends TextInput {
  readonly view: View
  readonly lexicon: Lexicon
  readonly terms: YokohamaReaderWords
}
