import { createContext, useContext } from 'react'
import type { EditorWords } from '@entrepot/words'
import type { FigureLayout } from '../../games/module.ts'
import type { Path } from '../figures.ts'

/** What every field of the editor needs. */
export interface EditorDesk {
  readonly words: EditorWords
  readonly nameOf: FigureLayout['nameOf']
  readonly figures: object
  /** The default figures. */
  readonly own: object
  /** Puts a value at a path; undefined removes it. */
  change(path: Path, value: unknown): void
}

export const DeskContext = createContext<EditorDesk | null>(null)

export function useDesk(): EditorDesk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('A field of the editor stands outside of it.')
  return desk
}
