import type { GameId } from '@entrepot/bots/games'
import type { RecordedEdition } from '@entrepot/kernel'

/** What the worker is asked to try. */
export interface TrialQuestion {
  readonly game: GameId
  readonly version: string
  readonly edition: RecordedEdition
}

/** So many games of any legal moves, and so many of bots; the bots play as many with the default figures. */
export const RANDOM_GAMES = 100
export const BOT_GAMES = 10
export const ALL_GAMES = RANDOM_GAMES + 2 * BOT_GAMES

/** Games of bots summed up: means over seats and games. */
export interface TrialSummary {
  readonly points: number
  readonly winner: number
  readonly rounds: number
  readonly categories: Readonly<Record<string, number>>
}

export type TrialNews =
  | { readonly played: number }
  /** The rules threw. */
  | { readonly fault: string }
  /** A game of so many players goes on for ever. */
  | { readonly endless: number }
  | { readonly yours: TrialSummary; readonly ours: TrialSummary }
