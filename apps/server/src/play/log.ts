import {
  playCommand,
  sittingAt,
  takeBackUnsettled,
  type Game,
  type PlayedCommand,
  type Settled,
  type Sitting,
  type Viewer,
} from '@entrepot/kernel'
import type { Entry, Snapshot } from './table.ts'

/** Adds a stored entry to a sitting; undefined when the entry reaches behind what is settled, and only a replay helps. */
export function follow(
  sitting: Sitting,
  entry: Entry,
): { sitting: Sitting; fresh: readonly PlayedCommand[]; barrier: boolean } | undefined {
  if (entry.kind === 'command') return playCommand(sitting, entry.seat, entry.command, entry.madeAt)
  if (entry.kind === 'takeback') return undefined
  return { sitting: takeBackUnsettled(sitting, entry.seat, entry.taken), fresh: [], barrier: false }
}

/**
 * The sitting after a snapshot and the entries that followed it, with what they have settled; undefined when they reach
 * behind the snapshot.
 */
export function resumeLog(
  game: Game,
  seats: number,
  snapshot: Snapshot,
  entries: readonly Entry[],
): { sitting: Sitting; recent: Settled[] } | undefined {
  let sitting = sittingAt(game, snapshot.state, snapshot.number, seats)
  const recent: Settled[] = []
  for (const entry of entries) {
    const followed = follow(sitting, entry)
    if (!followed) return undefined
    sitting = followed.sitting
    if (followed.barrier) recent.push(...settledNow(followed.fresh))
  }
  return { sitting, recent }
}

/** The entries that the last of them has settled. */
export function settledNow(fresh: readonly PlayedCommand[]): Settled[] {
  const by = fresh.at(-1)?.number ?? 0
  return fresh.map((entry) => ({ entry, by }))
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
