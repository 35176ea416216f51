import type { FoundTable } from '@entrepot/protocol'
import { NOTHING_DUE } from '../play/table.ts'
import { Problem } from '../problem.ts'
import { emptyChat } from '../storage/chat.ts'
import { findTables } from '../storage/table-lists.ts'
import { seatsOf, setTable } from '../storage/tables.ts'
import { requireStatus } from '../tables/rights.ts'
import { change } from '../tables/seats.ts'
import type { Acting } from './people.ts'

/** Tables whose id or game is a text, or at which somebody sits whose name or id holds it; the latest first. */
export async function foundTables(
  { database: { db } }: Acting,
  text: string,
  limit: number,
): Promise<FoundTable[]> {
  const tables = await findTables(db, text, limit)
  const seats = await seatsOf(
    db,
    tables.map(({ id }) => id),
  )
  return tables.map(({ id, game, status, createdAt }) => ({
    id,
    game,
    status,
    createdAt,
    people: (seats.get(id) ?? []).flatMap(({ name }) => name || []),
  }))
}

export function closeTable(acting: Acting, id: string): Promise<void> {
  return change(acting, id, async (trx, table) => {
    requireStatus(table, 'gathering', 'playing')
    await setTable(trx, table.id, { status: 'closed', endedAt: acting.now(), ...NOTHING_DUE })
  })
}

/** Takes lines out of a table's chat, for those who read them now as well. Says how many. */
export async function hush(
  acting: Acting,
  id: string,
  which: { readonly number?: number; readonly by?: string },
): Promise<number> {
  const emptied = await emptyChat(acting.database.db, id, which)
  if (emptied === 0) throw new Problem(404, 'no-line', `Nothing like that was said at table ${id}.`)
  await acting.rooms.hushed(id)
  return emptied
}
