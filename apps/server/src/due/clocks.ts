import type { Seat } from '@entrepot/kernel'
import { dueAt, type Clock } from '../play/clock.ts'
import type { Table } from '../play/table.ts'
import type { ServerContext } from '../server-context.ts'
import { clockDueTables } from '../storage/due-tables.ts'
import { becomeAbsent, change, STAND_IN } from '../tables/seats.ts'

/** Marks the seats whose time is up as absent; a bot plays on where the table wants that. */
export async function callTime(context: ServerContext, at = context.now()): Promise<void> {
  for (const id of await clockDueTables(context.database.db, at)) {
    // Looked at again under the table's lock: somebody may have moved, or another process may have been here.
    await change(context, id, async (trx, table) => {
      const level = table.timeOut === 'bot' ? STAND_IN : null
      let now = table
      for (const seat of overdue(table, at)) {
        now = await becomeAbsent(context, trx, now, seat, 'timed-out', level)
      }
    })
  }
}

/**
 * Calls time as of a moment at which the site was known to be up: should the database fall silent in the middle, nobody
 * pays for that.
 */
export async function keepTime(context: ServerContext): Promise<void> {
  const at = context.now()
  await context.vigil.steady()
  await callTime(context, at)
}

function overdue({ status, pace, clocks, deciders, seats }: Table, now: number): Seat[] {
  if (status !== 'playing') return []
  return deciders.filter((seat) => {
    const due = dueAt(pace, clocks[seat] as Clock)
    const waited = seats[seat]?.kind === 'person' && seats[seat].presence === 'here'
    return waited && due !== null && due <= now
  })
}
