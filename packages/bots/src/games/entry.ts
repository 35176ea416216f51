import type { Game, GameMeta } from '@entrepot/kernel'
import type { PuzzleFile } from '../puzzles/puzzle-file.ts'

/** A game in the list: what it says of itself, and its newest rules, loaded when they are first needed. */
export interface GameEntry<Id extends string = string> extends GameMeta<Id> {
  readonly rules: () => Promise<Game>
  /** Its puzzles, loaded when they are first needed; a game without them has none. */
  readonly puzzles?: () => Promise<PuzzleFile>
}
