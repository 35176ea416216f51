import type { Seat } from '@entrepot/kernel'
import type { Transaction } from 'kysely'
import { passClocks, stopClocks } from '../play/clock.ts'
import { isBotSeat } from '../play/due.ts'
import { NOTHING_DUE, type Table, type TableFacts, type TableSeat } from '../play/table.ts'
import type { ServerContext } from '../server-context.ts'
import { idleTables, playedVersions, tablesPlayedBy, type PlayedVersion } from '../storage/played-versions.ts'
import type { Schema } from '../storage/schema.ts'
import { changeTable, setTable } from '../storage/tables.ts'
import { setClocks } from '../tables/seats.ts'

/** So many tables of a version are named in the log. */
const NAMED = 20

/**
 * Says which stored games no rules here fit, and stops the clocks of those that run: nobody can move there. Where the
 * rules have come back, the clocks go on.
 */
export async function heedMissingRules(context: ServerContext): Promise<PlayedVersion[]> {
  const { database, games } = context
  const missing = (await playedVersions(database.db)).filter(({ game, version }) => !games.has(game, version))
  for (const played of missing) {
    const running = await tablesPlayedBy(database.db, played)
    for (const id of running) await changeTable(database.db, id, (trx, table) => stop(context, trx, table))
    context.log.warn(sentenceAbout(played, running))
  }
  for (const idle of await idleTables(database.db)) {
    if (isStopped(idle) && games.has(idle.game, idle.version))
      await changeTable(database.db, idle.id, (trx, table) => goOn(context, trx, table))
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

async function stop({ now }: ServerContext, trx: Trx, table: Table): Promise<void> {
  const clocks = stopClocks(table.pace, table.clocks, now())
  await setTable(trx, table.id, { clocks, ...NOTHING_DUE })
}

/** Nobody is ever waited for with a clock that stands, unless it was stopped. */
function isStopped({ clocks, deciders }: Pick<TableFacts, 'clocks' | 'deciders'>): boolean {
  return deciders.some((seat) => clocks[seat]?.since === null)
}

async function goOn(context: ServerContext, trx: Trx, table: Table): Promise<void> {
  // Looked at again under the table's lock: another process may have started too.
  if (!isStopped(table)) return
  const { pace, clocks, deciders, seats } = table
  const isBot = (seat: Seat): boolean => isBotSeat(seats[seat] as TableSeat)
  const going = passClocks(pace, clocks, { deciders, isBot, by: null }, context.now())
  await setClocks(context, trx, { ...table, clocks: going })
}
