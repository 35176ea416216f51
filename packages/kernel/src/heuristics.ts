import type { BaseCommand, BaseEvent, BaseState, Seat } from './game.ts'

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
  /** What a learnt mind perceives besides the features; games without it are played by their features alone. */
  readonly perception?: Perception<State, Command>
}

/** What is shown to a mind that learns, what it can say of a game, and what it may be led to try. */
export interface Perception<State extends BaseState = BaseState, Command extends BaseCommand = BaseCommand> {
  /** Of a seat, beside its features. Most inputs are 0 in most positions. */
  readonly ownNames: readonly string[]
  /** Of the position, the same for all seats. */
  readonly sharedNames: readonly string[]
  /** Written to `out` from the place `at` on; `out` is all 0 there before. */
  own(state: State, seat: Seat, out: Float64Array, at: number): void
  shared(state: State, out: Float64Array, at: number): void
  /** What the priors of a seat's commands depend on besides what kind of command it is. */
  readonly contextNames: readonly string[]
  context(state: State, seat: Seat, out: Float64Array): void
  /** Commands of which the same is learnt are of one class. */
  readonly classNames: readonly string[]
  classOf(command: Command): number
  /** Where points come from: those of a seat in all categories are its final score. */
  readonly categories: readonly string[]
  /** Adds the points that an event brings to `sums`, by seat and category. */
  tally(event: BaseEvent, sums: Float64Array): void
  /** Adds the points of the final scoring. */
  close(state: State, sums: Float64Array): void
  /** Strategies that are planted so that all of them are tried: by feature or own input, what one of it is worth to it. */
  readonly strategies: { readonly [name: string]: { readonly [input: string]: number } }
  /** The strategy that what a seat began with suggests, by its view; null where nothing does. */
  leaning?(view: object, seat: Seat): string | null
  /** What a seat did in a finished game, for people who watch the learning. */
  habits(state: State, seat: Seat): { readonly [name: string]: number }
}
