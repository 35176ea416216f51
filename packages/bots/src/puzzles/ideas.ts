import type { BaseCommand, BaseEvent } from '@entrepot/kernel'

/** What a game says of turns as puzzles, so that they can be set, told apart and sorted. */
export interface PuzzleIdeas {
  /** What puzzles of the game may be about, in the order in which they are listed. */
  readonly themes: readonly string[]
  /**
   * What may be asked of a turn, with the types of commands that begin it: where turns can be put off, the best of one kind
   * is a puzzle and the best of all is none. Without tasks a turn is free.
   */
  readonly tasks?: { readonly [task: string]: readonly string[] }
  /** The least gap between the best idea and the next, as a chance to win between two players; among more less is at stake. */
  readonly gap: number
  /** The round from which on puzzles are looked for. */
  readonly from: number
  /** What is the point of a turn: two turns with the same one differ in details alone. */
  idea(line: readonly BaseCommand[]): string
  /** What a turn is about, by what it does; null: nothing worth a puzzle. */
  theme(line: readonly BaseCommand[], events: readonly BaseEvent[]): string | null
}
