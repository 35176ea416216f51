// What whoever shows puzzles needs; how they are made is beside it.

export {
  leadAlike,
  listPuzzles,
  openPuzzle,
  puzzleIn,
  type ListedPuzzle,
  type Puzzle,
  type PuzzleFile,
} from './puzzle-file.ts'
export { askedGame, endOfTurn } from './task.ts'
