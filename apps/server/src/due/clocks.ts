import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'
import { dueAt, readClocks, type Clock } from '../play/clock.ts'
import type { Site } from '../site.ts'
import { clockDueTables } from '../storage/due-tables.ts'
import type { WholeTable } from '../storage/tables.ts'
import { becomeAbsent, change, STAND_IN } from '../tables/seats.ts'

/** Marks the seats whose time is up as absent; a bot plays on where the table wants that. */
export async function callTime(site: Site, at = site.now()): Promise<void> {
  for (const id of await clockDueTables(site.database.db, at)) {
    // Looked at again under the table's lock: somebody may have moved, or another process may have been here.
    await change(site, id, async (trx, whole) => {
      const level = whole.table.time_out === 'bot' ? STAND_IN : null
      let now = whole
      for (const seat of overdue(whole, at)) {
        now = await becomeAbsent(site, trx, now, seat, 'timed-out', level)
      }
    })
  }
}

/**
 * Calls time as of a moment at which the site was known to be up: should the database fall silent in the middle, nobody
 * pays for that.
 */
export async function keepTime(site: Site): Promise<void> {
  const at = site.now()
  await site.vigil.steady()
  await callTime(site, at)
}

function overdue({ table, seats }: WholeTable, now: number): Seat[] {
  if (table.status !== 'playing') return []
  const pace = JSON.parse(table.pace) as Pace
  const clocks = readClocks(table.clocks)
  return (JSON.parse(table.deciding) as Seat[]).filter((seat) => {
    const due = dueAt(pace, clocks[seat] as Clock)
    const waited = seats[seat]?.kind === 'person' && seats[seat].presence === 'here'
    return waited && due !== null && due <= now
  })
}
