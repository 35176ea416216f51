import type { View } from '@entrepot/mombasa'
import type { TextInput } from '../../../table/reader/text.ts'
import type { Lexicon } from '../lexicon.ts'
import type { MombasaReaderWords } from './words/en.ts'

/** What every chapter of Mombasa's text is written from. */
export interface Telling extends TextInput {
  readonly view: View
  readonly lexicon: Lexicon
  readonly terms: MombasaReaderWords
}
