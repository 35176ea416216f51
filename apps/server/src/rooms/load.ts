import type { Kysely } from 'kysely'
import type { Game } from '@entrepot/kernel'
import { replayLog, resumeLog, settledNow, type Beginning } from '../play/log.ts'
import type { PlayedCommand, Settled, Sitting } from '../play/sitting.ts'
import { loggedId } from '../secrets.ts'
import type { Entry, Table } from '../play/table.ts'
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
    const { recent, watch } = recorder()
    const sitting = resumeLog(game, table.seats.length, snapshot, entries, watch)
    if (sitting) return { sitting, recent, recentFrom: snapshot.number }
  }
  return replayed(beginningOf(table, game), await entriesAfter(db, table.id, 0))
}

/** The game after these entries, from the beginning. */
export function replayed(beginning: Beginning, entries: readonly Entry[]): Loaded {
  const { recent, watch } = recorder()
  return { sitting: replayLog(beginning, entries, watch), recent, recentFrom: 0 }
}

function recorder(): {
  recent: Settled[]
  watch: (fresh: readonly PlayedCommand[], barrier: boolean) => void
} {
  const recent: Settled[] = []
  return {
    recent,
    watch(fresh, barrier) {
      if (barrier) recent.push(...settledNow(fresh))
    },
  }
}
