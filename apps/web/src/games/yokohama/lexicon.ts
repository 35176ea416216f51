import type { Names } from '@entrepot/yokohama/names/names'
import { createContext, use } from 'react'
import type { Words } from './words/en.ts'

/** The words and names of Yokohama in the language of the day. */
export interface Lexicon {
  readonly words: Words
  readonly names: Names
}

export const LexiconContext = createContext<Lexicon | null>(null)

export function useLexicon(): Lexicon {
  const lexicon = use(LexiconContext)
  if (lexicon === null) throw new Error('A board of Yokohama stands outside of its table.')
  return lexicon
}
