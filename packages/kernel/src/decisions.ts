import { topFrame, type Frame, type WithFrames } from './frames.ts'
import type { BaseCommand, Emit, Seat } from './game.ts'
import type { Reason } from './refusal.ts'

/**
 * Why a command that the decision does not list is refused, by type of command: the types that have their place in it. `At`
 * is the frame of the decision, or the seat where all decide at once.
 */
export type Refusals<State, At, Command extends BaseCommand> = {
  readonly [Type in Command['type']]?: (
    state: State,
    at: At,
    command: Command & { readonly type: Type },
  ) => Reason
}

/** Why the decision refuses a command; undefined when the command has no place in it. Bears any type of command. */
export function reasonIn<State, At, Command extends BaseCommand>(
  refuse: Refusals<State, At, Command>,
  state: State,
  at: At,
  command: Command,
): Reason | undefined {
  const type = command.type as Command['type']
  return Object.hasOwn(refuse, type) ? refuse[type]?.(state, at, command as never) : undefined
}

/** One kind of decision: all that the rules say of it, in the file of its chapter. */
export interface Decision<State, F extends Frame, Command extends BaseCommand, Event, Shown> {
  /** The rule that speaks of it, named when a command has no place in it. */
  readonly rule: string
  /** Every legal command, each once, in a fixed order. */
  list(state: State, frame: F, out: Command[]): void
  /** Carries out a command that it lists. */
  apply(state: State, frame: F, command: Command, emit: Emit<Event> | null): void
  /** Does what nobody is asked about. True when it did something, so that the top of the stack is to be looked at anew. */
  run(state: State, frame: F, emit: Emit<Event> | null): boolean
  /** Whether it is to be asked for sure: recognised without listing, or asked although there is no choice. */
  isOpen(state: State, frame: F): boolean
  /** Nothing is legal: what it stands for is lost. */
  lose(state: State, frame: F, emit: Emit<Event> | null): void
  readonly refuse: Refusals<State, F, Command>
  /** What the view shows of its frame. */
  show(frame: F): Shown
  /** The frame that looks like this. */
  read(shown: Shown): F
}

/** A decision that all seats make at the same time, each in secret, while nothing is pending: it has no frame. */
export interface CommonDecision<State, Command extends BaseCommand, Event> {
  readonly rule: string
  /** Whether the seat still has to decide. */
  isOpen(state: State, seat: Seat): boolean
  /** Every legal command of the seat; one that has decided may take it back until all have. */
  list(state: State, seat: Seat, out: Command[]): void
  apply(state: State, seat: Seat, command: Command, emit: Emit<Event> | null): void
  readonly refuse: Refusals<State, Seat, Command>
}

/**
 * Completes a decision: what its chapter does not say has a default. All have the same members in the same order, so that
 * calling them through a table stays fast.
 */
export function decision<
  State extends WithFrames<F>,
  F extends Frame,
  Command extends BaseCommand,
  Event,
  Shown,
>(
  rules: Pick<Decision<State, F, Command, Event, Shown>, 'rule' | 'list' | 'apply' | 'show' | 'read'> &
    Partial<Decision<State, F, Command, Event, Shown>>,
): Decision<State, F, Command, Event, Shown> {
  return {
    rule: rules.rule,
    list: rules.list,
    apply: rules.apply,
    run: rules.run ?? never,
    isOpen: rules.isOpen ?? never,
    lose: rules.lose ?? dropTop,
    refuse: rules.refuse ?? {},
    show: rules.show,
    read: rules.read,
  }
}

const never = (): boolean => false

function dropTop<F extends Frame>(state: WithFrames<F>): void {
  state.frames.length--
}

/** The decisions of a game, by the kind of their frame. In a map: a member by a name that varies is slow to find. */
export type DecisionTable<State, F extends Frame, Command extends BaseCommand, Event, Shown> = ReadonlyMap<
  F['kind'],
  Decision<State, F, Command, Event, Shown>
>

/** The one place that lists the decisions of a game: every kind of frame has one. */
export function decisionTable<State, F extends Frame, Command extends BaseCommand, Event, Shown>(kinds: {
  readonly [Kind in F['kind']]: Decision<State, F, Command, Event, Shown>
}): DecisionTable<State, F, Command, Event, Shown> {
  return new Map(Object.entries(kinds) as [F['kind'], Decision<State, F, Command, Event, Shown>][])
}

/** The decision that a frame stands for. */
export function decisionOf<State, F extends Frame, Command extends BaseCommand, Event, Shown>(
  decisions: DecisionTable<State, F, Command, Event, Shown>,
  frame: Pick<F, 'kind'>,
): Decision<State, F, Command, Event, Shown> {
  return decisions.get(frame.kind) as Decision<State, F, Command, Event, Shown>
}

/**
 * Goes on until somebody has a choice or nothing is pending: what is forced is done without asking. `listBeside` adds the
 * commands that stand beside every decision: they are never forced, so where there is one somebody is asked.
 */
export function runForced<
  State extends WithFrames<F>,
  F extends Frame,
  Command extends BaseCommand,
  Event,
  Shown,
>(
  decisions: DecisionTable<State, F, Command, Event, Shown>,
  state: State,
  emit: Emit<Event> | null,
  listBeside?: (state: State, frame: F, out: Command[]) => void,
): void {
  for (;;) {
    const frame = topFrame(state)
    if (frame === undefined) return
    const kind = decisionOf(decisions, frame)
    if (kind.isOpen(state, frame)) return
    if (kind.run(state, frame, emit)) continue
    const choices: Command[] = []
    kind.list(state, frame, choices)
    if (choices.length > 1) return
    if (listBeside !== undefined) {
      const own = choices.length
      listBeside(state, frame, choices)
      if (choices.length > own) return
    }
    if (choices.length === 1) kind.apply(state, frame, choices[0], emit)
    else kind.lose(state, frame, emit)
  }
}
