import type { PuzzleWords } from '@entrepot/words'
import type { ReactNode } from 'react'

const DOTS = [1, 2, 3, 4, 5]

/** How hard a puzzle is, as dots. */
export function Grade({ difficulty, words }: { difficulty: number; words: PuzzleWords }): ReactNode {
  return (
    <svg className="puzzle-grade" viewBox="0 0 50 10" role="img" aria-label={words.grade(difficulty)}>
      {DOTS.map((dot) => (
        <circle key={dot} cx={10 * dot - 5} cy={5} r={3.5} data-full={dot <= difficulty || undefined} />
      ))}
    </svg>
  )
}
