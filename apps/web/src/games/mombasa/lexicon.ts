import type { Names } from '@entrepot/mombasa/names/names'
import { lexiconFor } from '../lexicon-for.tsx'
import type { Words } from './words/en.ts'

/** The words and names of Mombasa in the language of the day. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
}

export const { LexiconContext, useLexicon, speaking } = lexiconFor<Lexicon>('Mombasa')
