import type { Pace } from '@entrepot/protocol'
import type { ServerContext } from '../server-context.ts'
import { deleteExpired } from '../storage/expired.ts'
import { gatheringSince } from '../storage/table-lists.ts'
import { setTable } from '../storage/tables.ts'
import { change } from '../tables/seats.ts'

const DAY_MS = 86_400_000
/** A table that has not begun by then will not: players for a live game are here today or not at all. */
const GATHERING_MS: Readonly<Record<Pace['kind'], number>> = {
  live: 2 * DAY_MS,
  untimed: 14 * DAY_MS,
  days: 14 * DAY_MS,
}

/** Removes what nobody will miss: tables that never began, sessions and links that have expired. */
export async function tidyUp(context: ServerContext): Promise<void> {
  const { db } = context.database
  for (const { id, pace, createdAt } of await gatheringSince(db, context.now() - GATHERING_MS.live)) {
    if (context.now() - createdAt <= GATHERING_MS[pace.kind]) continue
    await change(context, id, async (trx, table) => {
      // Looked at again under the table's lock: it may have begun.
      if (table.status !== 'gathering') return
      await setTable(trx, id, { status: 'cancelled', endedAt: context.now() })
    })
  }
  await deleteExpired(db, context.now())
}
