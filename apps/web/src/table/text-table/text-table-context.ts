import { createContext, useContext } from 'react'
import type { GameText } from '@entrepot/telling'
import type { TextTableWords } from '@entrepot/words'

/** What every part of the text table needs: its words, and the game in text. */
export interface TextTableParts {
  readonly words: TextTableWords
  readonly text: GameText
}

export const TextTableContext = createContext<TextTableParts | null>(null)

export function useTextTable(): TextTableParts {
  const parts = useContext(TextTableContext)
  if (parts === null) throw new Error('A part of the text table stands outside of it.')
  return parts
}
