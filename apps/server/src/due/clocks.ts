import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'
import { dueAt, type Clock } from '../play/clock.ts'
import type { Site } from '../site.ts'
import { beAlive } from '../storage/alive.ts'
import { clockDueTables } from '../storage/due-tables.ts'
import { changeTableWithin, type WholeTable } from '../storage/tables.ts'
import { becomeAbsent, change, setDue, STAND_IN } from '../tables/seats.ts'

/** Marks the seats whose time is up as absent; a bot plays on where the table wants that. */
export async function callTime(site: Site): Promise<void> {
  for (const id of await clockDueTables(site.database.db, site.now())) {
    // Looked at again under the table's lock: somebody may have moved, or another process may have been here.
    await change(site, id, async (trx, whole) => {
      const level = whole.table.time_out === 'bot' ? STAND_IN : null
      let now = whole
      for (const seat of overdue(whole, site.now())) {
        now = await becomeAbsent(site, trx, now, seat, 'timed-out', level)
      }
    })
  }
}

/** So often the site writes down that it is alive. */
export const BEAT_MS = 5_000

export async function noteAlive({ database, now }: Site): Promise<void> {
  await beAlive(database.db, now())
}

/**
 * When the first process of a site starts after an outage, live clocks go on from where they stood: nobody could move
 * meanwhile, and nobody pays for that. Over days an outage is short against a turn, and the deadline stays. Others that
 * start at the same time wait until this is done.
 */
export async function forgiveOutage(site: Site): Promise<void> {
  await site.database.db.transaction().execute(async (trx) => {
    const now = site.now()
    const before = await beAlive(trx, now)
    const outage = before === undefined ? 0 : now - before
    // Where others may be at work, a beat that is missing proves nothing.
    if (outage <= (site.database.kind === 'sqlite' ? 0 : 2 * BEAT_MS)) return
    for (const id of await clockDueTables(trx, Number.MAX_SAFE_INTEGER)) {
      await changeTableWithin(trx, id, async (_, whole) => {
        const pace = JSON.parse(whole.table.pace) as Pace
        if (pace.kind !== 'live') return
        const clocks = (JSON.parse(whole.table.clocks) as Clock[]).map((clock) =>
          clock.since === null ? clock : { ...clock, since: Math.min(now, clock.since + outage) },
        )
        await setDue(site, trx, whole, clocks)
      })
    }
  })
}

function overdue({ table, seats }: WholeTable, now: number): Seat[] {
  if (table.status !== 'playing') return []
  const pace = JSON.parse(table.pace) as Pace
  const clocks = JSON.parse(table.clocks) as Clock[]
  return (JSON.parse(table.deciding) as Seat[]).filter((seat) => {
    const due = dueAt(pace, clocks[seat] as Clock)
    const waited = seats[seat]?.kind === 'person' && seats[seat].presence === 'here'
    return waited && due !== null && due <= now
  })
}
