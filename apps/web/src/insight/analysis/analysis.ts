import type { BetterLine, Told, Verdict } from '@entrepot/bots'
import type { Seat } from '@entrepot/kernel'

// What is found out about a finished game, as plain data: it comes from workers, and is kept in the browser's database.

/** A game before anything is found out about it. */
export interface Outline {
  /** The same for the same game, wherever it was found. */
  readonly key: string
  readonly players: number
  /** The last position. */
  readonly end: number
  readonly turns: readonly OutlineTurn[]
  readonly rounds: readonly { readonly round: number; readonly position: number }[]
  /** By seat: its part of the victory. */
  readonly result: readonly number[]
  /** The score sheets, by seat. */
  readonly sheets: readonly { readonly [category: string]: number }[]
}

export interface OutlineTurn {
  readonly seat: Seat
  /** Positions of the log: before its first command and after its last. */
  readonly from: number
  readonly to: number
  readonly round: number
  /** There was nothing to choose. */
  readonly forced: boolean
  /** Whether something was drawn in it, or it made everybody show what they had planned. */
  readonly told: Told | null
}

/** What a position holds for everybody, as one seat can tell. */
export interface Glance {
  readonly chances: readonly number[]
  readonly points: readonly { readonly [category: string]: number }[]
}

/** What a turn was worth, by what its seat could know. */
export interface TurnWorth {
  readonly winBefore: number
  readonly winAfter: number
  /** The chance that the choice cost. */
  readonly loss: number
  readonly verdict: Verdict
  readonly better: BetterLine | null
  /** By seat: the chance that its draws brought, against what was to be expected of them; together 0. */
  readonly luck: readonly number[]
}

/** How deep a game is looked into, by the level of the bot that thinks so deep. */
export type Depth = '3' | '4'

/** All that has been found so far; by turn, null where nothing is known yet. */
export interface Analysis {
  readonly outline: Outline
  readonly depth: Depth
  /** As the seat saw it before and after its turn. */
  readonly before: readonly (Glance | null)[]
  readonly after: readonly (Glance | null)[]
  readonly worth: readonly (TurnWorth | null)[]
}

export function emptyAnalysis(outline: Outline, depth: Depth): Analysis {
  const none = outline.turns.map(() => null)
  return { outline, depth, before: none, after: none, worth: none }
}

/** Whether the whole curve is known, whatever is known of its turns. */
export function isDrawn({ before, after }: Analysis): boolean {
  return ![...before, ...after].includes(null)
}

/** How far it has come: 0 … 1. */
export function progressOf({ before, after, worth }: Analysis): number {
  const known = [...before, ...after, ...worth].filter((found) => found !== null).length
  return known / (3 * worth.length)
}

export function isComplete(analysis: Analysis): boolean {
  return progressOf(analysis) === 1
}
