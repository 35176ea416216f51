import type { PuzzleIdeas } from '../puzzles/ideas.ts'

/** What turns of a game that has puzzles are about. */
export async function loadIdeas(game: string): Promise<PuzzleIdeas> {
  return ((await import(`./${game}/ideas.ts`)) as { ideas: PuzzleIdeas }).ideas
}
