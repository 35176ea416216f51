import type {
  BaseCommand,
  BaseEvent,
  BaseState,
  Game,
  OptionValues,
  FastRng,
  Seat,
  Viewer,
} from '../src/index.ts'

/** A game with what the kit must be told besides, in words of its rules and not of its code. */
export interface Subject<
  State extends BaseState = BaseState,
  Command extends BaseCommand = BaseCommand,
  Event extends BaseEvent = BaseEvent,
  View extends object = object,
  Options extends OptionValues = OptionValues,
> {
  readonly game: Game<State, Command, Event, View, Options>
  /** The sets of options to play with; what is not named has its default. */
  readonly options: readonly Partial<Options>[]
  /**
   * The same world with exactly that re-dealt at random which the viewer may not know. Written from the rules and not
   * from the game's view, so that the two check each other.
   */
  scramble(state: State, viewer: Viewer, rng: FastRng): State
  /**
   * For each type of event, the paths of the spectator's view that it tells of, such as `players.*.pounds`; a path
   * covers what lies below it.
   */
  readonly covers: { readonly [Type in Event['type']]: readonly string[] }
  /** Paths of the spectator's view that need no event: what is to be decided next, and by whom. */
  readonly unspoken: readonly string[]
  /**
   * Whether the seat is rightly asked though it has but one legal command: where not being asked would tell the others
   * something secret. Nowhere when absent.
   */
  askedAnyway?(state: State, seat: Seat): boolean
  /** Throws where something is broken that holds in every state, such as the number of pieces. */
  invariants(state: State): void
}

/** A subject of any game: method parameters are bivariant, so every subject fits. */
export type AnySubject = Subject
