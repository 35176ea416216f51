import { createContext, use } from 'react'
import type { GameText } from '@entrepot/telling'
import type { TextTableWords } from '@entrepot/words'

/** What every part of the text table needs: its words, and the game in text. */
export interface Reader {
  readonly words: TextTableWords
  readonly text: GameText
}

export const ReaderContext = createContext<Reader | null>(null)

export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (reader === null) throw new Error('A part of the text table stands outside of it.')
  return reader
}
