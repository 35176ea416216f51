import type { PuzzleWords } from '@entrepot/words'
import type { ReactNode } from 'react'

const MOST = 5

/** How hard a puzzle is, as dots. */
export function Grade({ difficulty, words }: { difficulty: number; words: PuzzleWords }): ReactNode {
  return (
    <span
      className="puzzle-grade"
      role="img"
      aria-label={words.grade(difficulty)}
      title={words.grade(difficulty)}
    >
      {'●'.repeat(difficulty)}
      {'○'.repeat(MOST - difficulty)}
    </span>
  )
}
