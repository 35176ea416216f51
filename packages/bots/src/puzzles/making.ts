// What whoever makes puzzles needs.

export { loadIdeas } from '../games/load-ideas.ts'
export { harvest, type Harvest } from './harvest.ts'
export type { PuzzleIdeas } from './ideas.ts'
export { packPuzzles } from './puzzle-file.ts'
