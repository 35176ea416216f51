import type { BaseCommand, FastRng, Seat } from '@entrepot/kernel'

/**
 * Somebody who decides for a seat. It is given the seat's view and never the state: what the seat may not know,
 * a player cannot see. It remembers its own thoughts within a turn, so each seat of each game has a player of its own.
 */
export interface Player {
  /** A legal command of the seat. The same views and generators in the same order give the same choices. */
  choose(view: object, seat: Seat, rng: FastRng): BaseCommand
  /** What the last choice took; players that do not search have none. */
  readonly effort?: Effort
}

/** What searching took since the player was made. */
export interface Effort {
  iterations: number
  millis: number
}

/** What a player may use of the world around it. Without a clock only the number of iterations bounds its thinking. */
export interface Surroundings {
  /** The time in milliseconds, from any beginning. */
  readonly now?: () => number
  /** Whether to stop at once and answer with the best found so far. */
  readonly cancelled?: () => boolean
  /** At most so many iterations for each decision, instead of the level's own number; no clock is looked at then. */
  readonly iterations?: number
}
