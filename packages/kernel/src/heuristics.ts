import type { BaseCommand, BaseState, Seat } from './game.ts'

/**
 * What somebody who plays well knows of a game besides its rules. Games write it, computer players use it; the rules never
 * do. Method syntax keeps the knowledge of all games in one registry.
 */
export interface Heuristics<State extends BaseState = BaseState, Command extends BaseCommand = BaseCommand> {
  /** One name for each feature, in the order of `features`. */
  readonly featureNames: readonly string[]
  /** By feature: how many points of the final score one unit of it is worth, judged by hand. */
  readonly handWeights: readonly number[]
  /** A difference of final scores that is a clear but not a crushing victory. */
  readonly spread: number
  /** The number of players. */
  seats(state: State): number
  /** What a position holds for a seat, written to `out`: the points it has and what it can make of the rest. */
  features(state: State, seat: Seat, out: Float64Array): void
  /** How readily a sensible player would choose each of the legal commands, written to `out`; all are more than 0. */
  weigh(state: State, seat: Seat, commands: readonly Command[], out: Float64Array): void
  /** A number that rises from turn to turn; within a turn the same, or −1. */
  turn(state: State): number
  /** Whether what is decided now stays unseen by the others until all have decided. */
  secret(state: State): boolean
  /** The turn at which a look-ahead over so many own turns of the seat, this one included, stops to judge the position. */
  horizon(state: State, seat: Seat, turns: number): number
}
