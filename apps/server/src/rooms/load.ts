import type { Kysely } from 'kysely'
import {
  beginHistory,
  settledLines,
  withEntries,
  type Beginning,
  type Game,
  type History,
  type Settled,
  type Sitting,
} from '@entrepot/kernel'
import { resumeLog } from '../play/log.ts'
import { loggedId } from '../secrets.ts'
import type { Table } from '../play/table.ts'
import type { Schema } from '../storage/schema.ts'
import { entriesAfter, readSnapshot } from '../storage/log.ts'

/** A game as read from the database. */
export interface Loaded {
  /** Null before the game has begun, and when its rules are not here. */
  readonly sitting: Sitting | null
  readonly recent: readonly Settled[]
  /** The position after which `recent` is complete. */
  readonly recentFrom: number
}

export function beginningOf({ id, options, seats, seed }: Table, game: Game): Beginning {
  if (seed === null) throw new Error(`the game at table ${loggedId(id)} has not begun`)
  return { game, options, seats: seats.length, seed }
}

/** The game at a table: from the snapshot where there is one, else from the beginning. */
export async function loadSitting(db: Kysely<Schema>, table: Table, game: Game | undefined): Promise<Loaded> {
  if (table.seed === null || !game) return { sitting: null, recent: [], recentFrom: 0 }
  const snapshot = await readSnapshot(db, table.id)
  if (snapshot) {
    const entries = await entriesAfter(db, table.id, snapshot.number)
    const resumed = resumeLog(game, table.seats.length, snapshot, entries)
    if (resumed) return { ...resumed, recentFrom: snapshot.number }
  }
  const entries = await entriesAfter(db, table.id, 0)
  return loadedFrom(withEntries(beginHistory(beginningOf(table, game)), entries))
}

/** The game as its whole history tells it. */
export function loadedFrom(history: History): Loaded {
  return { sitting: history.sitting, recent: settledLines(history), recentFrom: 0 }
}
