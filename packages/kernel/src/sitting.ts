import type { BaseCommand, BaseEvent, BaseState, Game, Seat, Told, Viewer } from './game.ts'
import { isBarrier } from './record.ts'
import { Refusal } from './refusal.ts'

/** A command as it was played, with what it told. */
export interface PlayedCommand {
  readonly number: number
  readonly seat: Seat
  readonly command: BaseCommand
  readonly at: number
  readonly told: readonly Told<BaseEvent>[]
}

/**
 * A game being played. Everything up to the last barrier is settled and seen by all. What came after it is unsettled: its
 * own seat sees it at once and may take it back, the others see it when the next barrier settles it. Never changed,
 * always replaced.
 */
export interface Sitting {
  readonly game: Game
  /** With all commands. */
  readonly state: BaseState
  /** Up to the last barrier. */
  readonly settled: BaseState
  /** Since the last barrier. */
  readonly unsettled: readonly PlayedCommand[]
  /** For each seat, the settled state and its own unsettled commands. */
  readonly own: readonly BaseState[]
  /** How many entries the log has. */
  readonly length: number
  /** For each seat, and last for spectators: the number of the last entry that changed what it sees. */
  readonly seen: readonly number[]
}

/** What one entry adds to what a viewer knows. */
export interface Shown {
  readonly number: number
  readonly seat: Seat
  readonly at: number
  readonly events: readonly BaseEvent[]
}

export interface Played {
  readonly sitting: Sitting
  /** The entry's place among those that nobody may undo alone. */
  readonly barrier: boolean
  /** The entries that have now been settled, this one last; only this one if it is unsettled itself. */
  readonly fresh: readonly PlayedCommand[]
}

/** A sitting whose state is known and settled after `length` entries. */
export function sittingAt(game: Game, state: BaseState, length: number, seats: number): Sitting {
  return {
    game,
    state,
    settled: state,
    unsettled: [],
    own: new Array<BaseState>(seats).fill(state),
    length,
    seen: new Array<number>(seats + 1).fill(length),
  }
}

/** Plays a command as the next entry. Throws a Refusal if it is not legal. */
export function playCommand(sitting: Sitting, seat: Seat, command: BaseCommand, at: number): Played {
  const { game } = sitting
  const number = sitting.length + 1
  const { state, events } = game.apply(sitting.state, seat, command)
  const entry: PlayedCommand = { number, seat, command, at, told: events }
  const unsettled = [...sitting.unsettled, entry]
  if (isBarrier(game, sitting.state, state, seat)) {
    const settled = sittingAt(game, state, number, sitting.own.length)
    return { sitting: settled, barrier: true, fresh: unsettled }
  }
  return {
    sitting: {
      ...sitting,
      state,
      unsettled,
      own: sitting.own.with(seat, ownState({ ...sitting, state, unsettled }, seat, command)),
      length: number,
      seen: sitting.seen.with(seat, number),
    },
    barrier: false,
    fresh: [entry],
  }
}

/** While one seat alone acts, its own state is the state; only simultaneous decisions need states of their own. */
function ownState(sitting: Sitting, seat: Seat, command: BaseCommand): BaseState {
  if (sitting.unsettled.every((entry) => entry.seat === seat)) return sitting.state
  const next = sitting.game.clone(sitting.own[seat] as BaseState)
  sitting.game.step(next, seat, command, null)
  return next
}

/** The numbers of the entries that the seat may take back, the latest first. */
export function undoableEntries({ unsettled }: Sitting, seat: Seat): number[] {
  return unsettled.flatMap((entry) => (entry.seat === seat ? [entry.number] : [])).toReversed()
}

/** Takes back unsettled commands of the seat, as the next entry. */
export function takeBackUnsettled(sitting: Sitting, seat: Seat, taken: readonly number[]): Sitting {
  const own = undoableEntries(sitting, seat)
  if (taken.length === 0 || !taken.every((number) => own.includes(number))) {
    throw new Refusal('K.undo', { seat, allowed: own.length })
  }
  const length = sitting.length + 1
  const left = sitting.unsettled.filter(({ number }) => !taken.includes(number))
  let again = sittingAt(sitting.game, sitting.settled, 0, sitting.own.length)
  for (const entry of left) again = playCommand(again, entry.seat, entry.command, entry.at).sitting
  return { ...again, unsettled: left, length, seen: sitting.seen.with(seat, length) }
}

/** The state that a viewer looks at. */
export function stateFor(sitting: Sitting, viewer: Viewer): BaseState {
  return viewer === null ? sitting.settled : (sitting.own[viewer] as BaseState)
}

/** The position up to which a viewer has seen the log. */
export function positionFor(sitting: Sitting, viewer: Viewer): number {
  return sitting.seen[viewer ?? sitting.own.length] as number
}

/** Of what was taken back, that of which the viewer has been told: nobody learns that others have changed their minds in secret. */
export function toldOf(before: Sitting, viewer: Viewer, taken: ReadonlySet<number>): number[] {
  const secret = before.unsettled.filter(({ seat }) => seat !== viewer).map(({ number }) => number)
  const upTo = positionFor(before, viewer)
  return [...taken].filter((number) => number <= upTo && !secret.includes(number)).toSorted((a, b) => a - b)
}

/** A settled entry, and the entry that settled it. */
export interface Settled {
  readonly entry: PlayedCommand
  readonly by: number
}

/** What the viewer was told after a position: others' entries count from when they were settled, its own at once. */
export function shownSince(
  settled: readonly Settled[],
  unsettled: readonly PlayedCommand[],
  viewer: Viewer,
  since: number,
): Shown[] {
  const past = settled.filter(({ entry, by }) => (entry.seat === viewer ? entry.number : by) > since)
  const own = unsettled.filter(({ seat, number }) => seat === viewer && number > since)
  return [...past.map(({ entry }) => entry), ...own].map((entry) => shownTo(entry, viewer))
}

/** What an entry told the viewer. */
export function shownTo({ number, seat, at, told }: PlayedCommand, viewer: Viewer): Shown {
  const events = told.filter(({ to }) => mayHear(to, viewer)).map(({ event }) => event)
  return { number, seat, at, events }
}

function mayHear(to: readonly Seat[] | null, viewer: Viewer): boolean {
  return to === null || (viewer !== null && to.includes(viewer))
}
