import type { Kysely } from 'kysely'
import type { Game, OptionValues } from '@entrepot/kernel'
import { replayLog, resumeLog, settledNow, type Beginning } from '../play/log.ts'
import type { Held, Settled, Sitting } from '../play/sitting.ts'
import { loggedId } from '../secrets.ts'
import type { EntryRow, Schema } from '../storage/schema.ts'
import { entriesAfter, readSnapshot } from '../storage/log.ts'
import { type WholeTable } from '../storage/tables.ts'

/** A game as read from the database. */
export interface Loaded {
  /** Null before the game has begun, and when its rules are not here. */
  readonly sitting: Sitting | null
  readonly recent: readonly Settled[]
  /** The position after which `recent` is complete. */
  readonly recentFrom: number
}

export function beginningOf({ table, seats }: WholeTable, game: Game): Beginning {
  if (table.seed === null) throw new Error(`the game at table ${loggedId(table.id)} has not begun`)
  return { game, options: JSON.parse(table.options) as OptionValues, seats: seats.length, seed: table.seed }
}

/** The game at a table: from the snapshot where there is one, else from the beginning. */
export async function loadSitting(
  db: Kysely<Schema>,
  whole: WholeTable,
  game: Game | undefined,
): Promise<Loaded> {
  if (whole.table.seed === null || !game) return { sitting: null, recent: [], recentFrom: 0 }
  const snapshot = await readSnapshot(db, whole.table.id)
  if (snapshot) {
    const entries = await entriesAfter(db, whole.table.id, snapshot.number)
    const { recent, watch } = recorder()
    const sitting = resumeLog(game, whole.seats.length, snapshot, entries, watch)
    if (sitting) return { sitting, recent, recentFrom: snapshot.number }
  }
  return replayed(beginningOf(whole, game), await entriesAfter(db, whole.table.id, 0))
}

/** The game after these entries, from the beginning. */
export function replayed(beginning: Beginning, entries: readonly EntryRow[]): Loaded {
  const { recent, watch } = recorder()
  return { sitting: replayLog(beginning, entries, watch), recent, recentFrom: 0 }
}

function recorder(): { recent: Settled[]; watch: (fresh: readonly Held[], barrier: boolean) => void } {
  const recent: Settled[] = []
  return {
    recent,
    watch(fresh, barrier) {
      if (barrier) recent.push(...settledNow(fresh))
    },
  }
}
