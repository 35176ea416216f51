import type { BaseCommand, BaseState, Game, Seat } from './game.ts'
import type { OptionValues } from './options.ts'
import { begin, type GameRecord, type Match } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Seed } from './rng.ts'
import {
  playCommand,
  sittingAt,
  type Played,
  type PlayedCommand,
  type Settled,
  type Sitting,
  undoableEntries,
} from './sitting.ts'

/** How a game began. */
export interface Beginning {
  readonly game: Game
  readonly options: OptionValues
  readonly seats: number
  readonly seed: Seed
}

/** What an entry of a log does: play a command, or say which entries no longer count. */
export type Deed =
  | { readonly kind: 'command'; readonly command: BaseCommand }
  | { readonly kind: 'undo' | 'takeback'; readonly taken: readonly number[] }

/** An entry of a log. */
export type Entry = Deed & {
  /** Its place in the log, from 1: the position to which it leads. */
  readonly number: number
  readonly seat: Seat
  readonly madeAt: number
}

type CommandEntry = Extract<Entry, { kind: 'command' }>

/** A command that counts, and what came of it. */
export interface Line extends PlayedCommand {
  readonly barrier: boolean
  /** What had been revealed before it. */
  readonly revealed: number
}

/** A moment at which a round began, or the game ended. */
export interface Turning {
  /** The place among the counting commands after which it stood. */
  readonly index: number
  readonly position: number
  readonly sitting: Sitting
}

/** A position is at most so many commands away from one that is kept. */
const KEEP_EVERY = 16

/**
 * A game position by position, played once from its log: the one replay behind records, logs, looking back and games on a
 * device. Never changed, always replaced.
 */
export interface History {
  /** As the game began: without its log. */
  readonly record: GameRecord
  /** How many entries of the log it knows. */
  readonly length: number
  /** The commands that count, in the order of the log. */
  readonly lines: readonly Line[]
  /** The moments at which rounds began, and the end. */
  readonly turnings: readonly Turning[]
  /** The sittings after every so many commands: other positions are played on from the nearest. */
  readonly kept: readonly Sitting[]
  /** How the game stands after the last entry. */
  readonly sitting: Sitting
}

interface Draft extends History {
  readonly lines: Line[]
  readonly turnings: Turning[]
  readonly kept: Sitting[]
  sitting: Sitting
}

/** The history of a game of which nothing was played yet. */
export function beginHistory({ game, options, seats, seed }: Beginning): History {
  const { record, state } = begin(game, options, seats, seed)
  const sitting = sittingAt(game, state, 0, seats)
  const turning = { index: 0, position: 0, sitting }
  return { record, length: 0, lines: [], turnings: [turning], kept: [sitting], sitting }
}

/** The history after more entries of the log, in steps: whole games are long. */
export function* extendHistory(history: History, entries: readonly Entry[]): Generator<void, History> {
  const taken = takenBy(entries)
  const first = history.lines.findIndex(({ number }) => taken.has(number))
  const draft = draftOf(history, first < 0 ? history.lines.length : first)
  const again = first < 0 ? [] : history.lines.slice(first).filter(({ number }) => !taken.has(number))
  const before = history.sitting.seen
  const fresh = countingEntries(entries).map(({ madeAt, ...entry }) => ({ ...entry, at: madeAt }))
  for (const command of [...again, ...fresh]) {
    addLine(draft, command)
    yield
  }
  const length = entries.at(-1)?.number ?? history.length
  return { ...draft, length, sitting: { ...draft.sitting, length, seen: seenAfter(draft, before, entries) } }
}

/** The history after more entries. */
export function withEntries(history: History, entries: readonly Entry[]): History {
  const steps = extendHistory(history, entries)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The history without the seat's last `count` commands, as if they had never been played: for records, which keep nothing of
 * what was taken back. Those that others made at the same time (secret simultaneous decisions) stay and move up: they
 * cannot depend on what is taken back, or a barrier would lie between.
 */
export function withoutLast(history: History, seat: Seat, count: number): History {
  const allowed = undoableEntries(history.sitting, seat)
  if (!Number.isInteger(count) || count < 1 || count > allowed.length) {
    throw new Refusal('K.undo', { seat, allowed: allowed.length })
  }
  const taken = allowed.slice(0, count)
  const first = history.lines.findIndex(({ number }) => taken.includes(number))
  const draft = draftOf(history, first)
  for (const line of history.lines.slice(first)) {
    if (!taken.includes(line.number)) addLine(draft, { ...line, number: draft.lines.length + 1 })
  }
  const length = draft.lines.length
  return { ...draft, length, sitting: { ...draft.sitting, length } }
}

/** How the game stood after so many entries of the log. */
export function sittingAfter(history: History, position: number): Sitting {
  return played(history, history.lines.findLastIndex(({ number }) => number <= position) + 1)
}

/** The record of the game, and the state to which it leads. */
export function matchOf({ record, lines, sitting }: History): Match<BaseState, BaseCommand> {
  const log = lines.map(({ seat, command, barrier }) => ({ seat, command, barrier }))
  return { record: { ...record, log }, state: sitting.state }
}

/** Everything that has been settled, each with the entry that settled it. */
export function settledLines({ lines }: Pick<History, 'lines'>): Settled[] {
  const settled: Settled[] = []
  let by: number | null = null
  for (const entry of lines.toReversed()) {
    if (entry.barrier) by = entry.number
    if (by !== null) settled.push({ entry, by })
  }
  return settled.reverse()
}

/**
 * What a takeback by the seat would take: all from its last turn on, as long as nothing was drawn or revealed since.
 * Empty when there is nothing that may be taken back.
 */
export function takebackBy({ lines, sitting }: History, seat: Seat): number[] {
  const reachable = lines.filter(({ revealed }) => revealed === sitting.state.revealed)
  const last = reachable.findLastIndex((line) => line.seat === seat)
  let first = last
  while (first > 0 && reachable[first - 1].seat === seat) first--
  return last < 0 ? [] : reachable.slice(first).map(({ number }) => number)
}

/** The numbers of the entries that undos and takebacks among these take back. */
export function takenBy(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap((entry) => (entry.kind === 'command' ? [] : entry.taken)))
}

/** The commands among the entries that none of them takes back. */
function countingEntries(entries: readonly Entry[]): CommandEntry[] {
  const taken = takenBy(entries)
  return entries.filter(
    (entry): entry is CommandEntry => entry.kind === 'command' && !taken.has(entry.number),
  )
}

/** What is known after the first so many commands, to be played on. */
function draftOf(history: History, count: number): Draft {
  return {
    ...history,
    lines: history.lines.slice(0, count),
    turnings: history.turnings.filter(({ index }) => index <= count),
    kept: history.kept.slice(0, Math.floor(count / KEEP_EVERY) + 1),
    sitting: count === history.lines.length ? history.sitting : played(history, count),
  }
}

/** The sitting after the first so many commands. */
function played({ lines, kept }: History, count: number): Sitting {
  const nearest = Math.floor(count / KEEP_EVERY)
  return lines
    .slice(nearest * KEEP_EVERY, count)
    .reduce((sitting, line) => next(sitting, line).sitting, kept[nearest])
}

function next(sitting: Sitting, { number, seat, command, at }: Omit<PlayedCommand, 'told'>): Played {
  return playCommand({ ...sitting, length: number - 1 }, seat, command, at)
}

function addLine(draft: Draft, command: Omit<PlayedCommand, 'told'>): void {
  const before = draft.sitting
  const { sitting, barrier, fresh } = next(before, command)
  draft.sitting = sitting
  draft.lines.push({ ...fresh[fresh.length - 1], barrier, revealed: before.state.revealed })
  const index = draft.lines.length
  if (index % KEEP_EVERY === 0) draft.kept.push(sitting)
  const { game, settled } = sitting
  const turned = game.round(settled) !== game.round(before.settled)
  if (turned || (game.outcome(settled) !== null && game.outcome(before.settled) === null))
    draft.turnings.push({ index, position: command.number, sitting })
}

/** For each viewer, the last entry that changed what it sees: undos and takebacks are such entries too. */
function seenAfter({ sitting }: Draft, before: readonly number[], entries: readonly Entry[]): number[] {
  const seen = sitting.seen.map((number, viewer) => Math.max(number, before[viewer]))
  for (const { kind, seat, number } of entries) {
    if (kind === 'takeback') seen.forEach((position, viewer) => (seen[viewer] = Math.max(position, number)))
    else if (kind === 'undo') seen[seat] = Math.max(seen[seat], number)
  }
  return seen
}
