import type { Seat } from '@entrepot/kernel'
import type { Transaction } from 'kysely'
import type { Pace } from '@entrepot/protocol'
import { passClocks, readClocks, stopClocks } from '../play/clock.ts'
import { isBotSeat } from '../play/due.ts'
import type { Site } from '../site.ts'
import { idleTables, playedVersions, tablesPlayedBy, type PlayedVersion } from '../storage/played-versions.ts'
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts'
import { changeTable, setTable, type WholeTable } from '../storage/tables.ts'
import { setDue } from '../tables/seats.ts'

/** So many tables of a version are named in the log. */
const NAMED = 20

/**
 * Says which stored games no rules here fit, and stops the clocks of those that run: nobody can move there. Where the
 * rules have come back, the clocks go on.
 */
export async function heedMissingRules(site: Site): Promise<PlayedVersion[]> {
  const { database, games } = site
  const missing = (await playedVersions(database.db)).filter(({ game, version }) => !games.has(game, version))
  for (const played of missing) {
    const running = await tablesPlayedBy(database.db, played)
    for (const id of running) await changeTable(database.db, id, (trx, whole) => stop(site, trx, whole))
    site.log.warn(sentenceAbout(played, running))
  }
  for (const table of await idleTables(database.db)) {
    if (isStopped(table) && games.has(table.game, table.version))
      await changeTable(database.db, table.id, (trx, whole) => goOn(site, trx, whole))
  }
  return missing
}

function sentenceAbout({ game, version, count }: PlayedVersion, running: readonly string[]): string {
  const named = running.slice(0, NAMED).join(', ') + (running.length > NAMED ? ', …' : '')
  const clocks =
    running.length === 0 ? 'none of them runs' : `the clocks of ${running.length} stand: ${named}`
  return `no rules here fit ${count} stored games of ${game} ${version}; ${clocks}`
}

type Trx = Transaction<Schema>

async function stop({ now }: Site, trx: Trx, { table }: WholeTable): Promise<void> {
  const clocks = stopClocks(JSON.parse(table.pace) as Pace, readClocks(table.clocks), now())
  await setTable(trx, table.id, {
    clocks: JSON.stringify(clocks),
    clock_due_at: null,
    bot_due_at: null,
    notice_due_at: null,
  })
}

/** Nobody is ever waited for with a clock that stands, unless it was stopped. */
function isStopped({ clocks, deciding }: Pick<TableRow, 'clocks' | 'deciding'>): boolean {
  const all = readClocks(clocks)
  return (JSON.parse(deciding) as Seat[]).some((seat) => all[seat]?.since === null)
}

async function goOn(site: Site, trx: Trx, whole: WholeTable): Promise<void> {
  // Looked at again under the table's lock: another process may have started too.
  if (!isStopped(whole.table)) return
  const { pace, clocks, deciding } = whole.table
  const waited = JSON.parse(deciding) as Seat[]
  const isBot = (seat: Seat): boolean => isBotSeat(whole.seats[seat] as SeatRow)
  const passing = { deciding: waited, isBot, by: null }
  const going = passClocks(JSON.parse(pace) as Pace, readClocks(clocks), passing, site.now())
  await setDue(site, trx, whole, going)
}
