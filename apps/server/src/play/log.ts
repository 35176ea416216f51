import type { Game, LogEntry, OptionValues, Viewer } from '@entrepot/kernel'
import { begin } from '@entrepot/kernel'
import {
  playCommand,
  sittingAt,
  takeBackUnsettled,
  type PlayedCommand,
  type Settled,
  type Sitting,
} from './sitting.ts'
import type { CommandEntry, Entry, Snapshot } from './table.ts'

/** How a game began. */
export interface Beginning {
  readonly game: Game
  readonly options: OptionValues
  readonly seats: number
  readonly seed: string
}

/** Adds a stored entry to a sitting; undefined when the entry reaches behind what is settled, and only a replay helps. */
export function follow(
  sitting: Sitting,
  entry: Entry,
): { sitting: Sitting; fresh: readonly PlayedCommand[]; barrier: boolean } | undefined {
  if (entry.kind === 'command') return playCommand(sitting, entry.seat, entry.command, entry.madeAt)
  if (entry.kind === 'takeback') return undefined
  return { sitting: takeBackUnsettled(sitting, entry.seat, entry.taken), fresh: [], barrier: false }
}

type Watch = (fresh: readonly PlayedCommand[], barrier: boolean, sitting: Sitting) => void

/** The sitting after all entries, from the beginning. `watch` sees what each counting entry settled. */
export function replayLog(beginning: Beginning, entries: readonly Entry[], watch?: Watch): Sitting {
  const steps = replaySteps(beginning, entries, watch)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same entry by entry. */
function* replaySteps(
  { game, options, seats, seed }: Beginning,
  entries: readonly Entry[],
  watch?: Watch,
): Generator<void, Sitting> {
  let sitting = sittingAt(game, begin(game, options, seats, seed).state, 0, seats)
  for (const entry of countingEntries(entries)) {
    const { number, seat, command, madeAt } = entry
    const played = playCommand({ ...sitting, length: number - 1 }, seat, command, madeAt)
    sitting = played.sitting
    watch?.(played.fresh, played.barrier, sitting)
    yield
  }
  return seenUpTo(sitting, entries)
}

/** The sitting after a snapshot and the entries that followed it; undefined when they reach behind the snapshot. */
export function resumeLog(
  game: Game,
  seats: number,
  snapshot: Snapshot,
  entries: readonly Entry[],
  watch: (fresh: readonly PlayedCommand[], barrier: boolean) => void,
): Sitting | undefined {
  let sitting = sittingAt(game, snapshot.state, snapshot.number, seats)
  for (const entry of entries) {
    const followed = follow(sitting, entry)
    if (!followed) return undefined
    sitting = followed.sitting
    watch(followed.fresh, followed.barrier)
  }
  return sitting
}

/** The commands that count, as the kernel's record wants them. */
export function effectiveLog(beginning: Beginning, entries: readonly Entry[]): LogEntry[] {
  const log: LogEntry[] = []
  replayLog(beginning, entries, (fresh, barrier) => {
    const { seat, command } = fresh.at(-1) as PlayedCommand
    log.push({ seat, command, barrier })
  })
  return log
}

/** Everything that has been settled, from the beginning; entry by entry, since whole games are long. */
export function* settledLog(beginning: Beginning, entries: readonly Entry[]): Generator<void, Settled[]> {
  const settled: Settled[] = []
  yield* replaySteps(beginning, entries, (fresh, barrier) => {
    if (barrier) settled.push(...settledNow(fresh))
  })
  return settled
}

/** The entries that the last of them has settled. */
export function settledNow(fresh: readonly PlayedCommand[]): Settled[] {
  const by = fresh.at(-1)?.number ?? 0
  return fresh.map((entry) => ({ entry, by }))
}

/**
 * What a takeback by the seat would take: all from its last turn on, as long as nothing was drawn or revealed since.
 * Empty when there is nothing that may be taken back.
 */
export function takebackOf(beginning: Beginning, entries: readonly Entry[], seat: number): number[] {
  const played: { number: number; seat: number; revealedBefore: number }[] = []
  let revealed = begin(beginning.game, beginning.options, beginning.seats, beginning.seed).state.revealed
  replayLog(beginning, entries, (fresh, _barrier, sitting) => {
    const last = fresh.at(-1) as PlayedCommand
    played.push({ number: last.number, seat: last.seat, revealedBefore: revealed })
    revealed = sitting.state.revealed
  })
  const reachable = played.filter(({ revealedBefore }) => revealedBefore === revealed)
  const last = reachable.findLastIndex((entry) => entry.seat === seat)
  let first = last
  while (first > 0 && reachable[first - 1]?.seat === seat) first--
  return last < 0 ? [] : reachable.slice(first).map(({ number }) => number)
}

/** The commands among the entries that none of them takes back. */
export function countingEntries(entries: readonly Entry[]): CommandEntry[] {
  const taken = takenBy(entries)
  return entries.filter(
    (entry): entry is CommandEntry => entry.kind === 'command' && !taken.has(entry.number),
  )
}

/** The numbers of the entries that undos and takebacks among these take back. */
export function takenBy(entries: readonly Entry[]): Set<number> {
  const taken = new Set<number>()
  for (const entry of entries) {
    if (entry.kind !== 'command') for (const number of entry.taken) taken.add(number)
  }
  return taken
}

/** Whether entries take back something that the viewer, at an earlier position, had been told: its own, or what was settled. */
export function tookFrom(entries: readonly Entry[], viewer: Viewer, position: number): boolean {
  return entries.some(
    (entry) =>
      entry.kind !== 'command' &&
      (entry.kind === 'takeback' || entry.seat === viewer) &&
      entry.taken.some((number) => number <= position),
  )
}

/** Undo entries and takebacks also move the position of those who saw them. */
function seenUpTo(sitting: Sitting, entries: readonly Entry[]): Sitting {
  const length = entries.at(-1)?.number ?? 0
  let seen = sitting.seen
  for (const { kind, seat, number } of entries) {
    if (kind === 'takeback') seen = seen.map((position) => Math.max(position, number))
    else if (kind === 'undo') seen = seen.with(seat, Math.max(seen[seat] as number, number))
  }
  return { ...sitting, length, seen }
}
