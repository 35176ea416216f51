import type { Names } from '@entrepot/yokohama/names/names'
import { lexiconFor } from '../lexicon-for.tsx'
import type { Words } from './words/en.ts'

/** The words and names of Yokohama in the language of the day. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
}

export const { LexiconContext, useLexicon, speaking } = lexiconFor<Lexicon>('Yokohama')
