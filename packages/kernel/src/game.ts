import type { EditionMark } from './edition.ts'
import type { OptionSpecs, OptionValues } from './options.ts'
import type { Reason } from './refusal.ts'
import type { FastRng, Seed } from './rng.ts'

/** A place at the table, 0 … seats−1, in clockwise order. */
export type Seat = number

/** Who looks: a seat, or null for a spectator, who knows what all seats have in common. */
export type Viewer = Seat | null

export interface BaseState {
  /**
   * Counts what has been drawn or revealed so far. A command that changes it told somebody something
   * that cannot be untold: undo never goes back across it.
   */
  revealed: number
}

/** Small, typed, readable and stable: the wire format, the stored log, the test script and the bug report. */
export interface BaseCommand {
  readonly type: string
}

/** What happened, in terms a person would use. */
export interface BaseEvent {
  readonly type: string
}

/**
 * Receives events. `to` lists the seats that may see it; without it everybody may, spectators too.
 * Search passes null and pays nothing: rules write `if (emit) emit({ … })`.
 */
export type Emit<Event> = (event: Event, to?: readonly Seat[]) => void

/** An event with those who may see it; null: everybody. */
export interface Told<Event> {
  readonly event: Event
  readonly to: readonly Seat[] | null
}

/** The points of one seat, by category of the score sheet. The total is their sum. */
export interface ScoreSheet {
  readonly seat: Seat
  readonly categories: { readonly [category: string]: number }
  readonly total: number
}

/** A finished game: the sheets in seat order, and the seats from first place on, tied ones together. */
export interface Outcome {
  readonly sheets: readonly ScoreSheet[]
  readonly ranking: readonly (readonly Seat[])[]
}

/** An earlier state of a game, and what a viewer saw of it. */
export interface Earlier<State, View> {
  readonly state: State
  readonly view: View
}

/** What a game's package writes; `defineGame` completes it. Method syntax keeps games of all types in one registry. */
export interface GameRules<
  State extends BaseState,
  Command extends BaseCommand,
  Event extends BaseEvent,
  View extends object,
  Options extends OptionValues,
> {
  readonly id: string
  /** Stored with every game: an old game replays on the rules that began it. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<Options>
  /** The component figures, as in its data file; a game without components has none. */
  readonly figures?: object | undefined
  /** The edition of the figures where they are not those of the version. */
  readonly edition?: EditionMark | undefined
  /** A new game. Options not given have their defaults; wrong ones throw a Refusal. */
  setup(options: Partial<Options>, seats: number, seed: Seed): State
  /** Who must decide now: one seat, or several at once; none when the game is over. */
  deciders(state: State): Seat[]
  /**
   * Every legal command of the seat, each once, in a fixed order; [] when it has none. A seat that need not decide
   * may still have some (taking back a finished secret plan). Depends on nothing that the seat may not know.
   */
  legal(state: State, seat: Seat): Command[]
  /** Carries out a legal command in place, on a state that the caller owns: the one implementation of the rules. */
  step(state: State, seat: Seat, command: Command, emit: Emit<Event> | null): void
  /** Why a command that `legal` does not list is refused. Must bear any JSON object with a type. */
  refuse(state: State, seat: Seat, command: Command): Reason
  /** A cheap copy that shares nothing mutable. */
  clone(state: State): State
  /**
   * What the viewer may know, built from nothing. Given another viewer's view of the same state, what all see alike may be
   * taken from that; given what the viewer itself saw of an earlier state, what has not changed since, which the two
   * states decide alike whichever came first. The view is the same, and shares it.
   */
  view(state: State, viewer: Viewer, beside?: View, earlier?: Earlier<State, View>): View
  /** A world, drawn at random, consistent with all that the viewer knows: its view is the given one. */
  resample(view: View, viewer: Viewer, rng: FastRng): State
  /** The score sheets as if the game were scored now. */
  scores(state: State): ScoreSheet[]
  /** The number of the round being played, from 1. */
  round(state: State): number
  /** The result, or null while the game goes on. */
  outcome(state: State): Outcome | null
}

/** What a command did. */
export interface Applied<State, Event> {
  readonly state: State
  readonly events: readonly Told<Event>[]
}

export interface Game<
  State extends BaseState = BaseState,
  Command extends BaseCommand = BaseCommand,
  Event extends BaseEvent = BaseEvent,
  View extends object = object,
  Options extends OptionValues = OptionValues,
> extends GameRules<State, Command, Event, View, Options> {
  /**
   * Pure: checks the command against `legal`, carries it out on a copy. A refused command throws a Refusal
   * and leaves the given state as it was.
   */
  apply(state: State, seat: Seat, command: Command): Applied<State, Event>
}
