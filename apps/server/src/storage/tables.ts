import type { Kysely, Transaction } from 'kysely'
import type { Entry, NamedSeat, Table, TableFacts, TableSeat } from '../play/table.ts'
import { proposalsOf } from './proposals.ts'
import { entryRow, seatColumns, seatOf, seatRow, tableColumns, tableOf } from './rows.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** A new table; one that was played elsewhere comes with its log. */
export async function insertTable(
  db: Db,
  table: TableFacts,
  seats: readonly TableSeat[],
  entries: readonly Entry[] = [],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertTableWithin(trx, table, seats)
    // In parts that no database finds too long.
    for (let i = 0; i < entries.length; i += 100) {
      const rows = entries.slice(i, i + 100).map((entry) => entryRow(table.id, entry))
      await trx.insertInto('entry').values(rows).execute()
    }
  })
}

/** The same as part of something larger. */
export async function insertTableWithin(
  trx: Transaction<Schema>,
  table: TableFacts,
  seats: readonly TableSeat[],
): Promise<void> {
  await trx.insertInto('game_table').values(tableColumns(table)).execute()
  await trx
    .insertInto('seat')
    .values(seats.map((seat) => seatRow(table.id, seat)))
    .execute()
}

export async function readTable(db: Db, id: string): Promise<Table | undefined> {
  const row = await db
    .selectFrom('game_table')
    .leftJoin('account', 'account.id', 'game_table.host_id')
    .selectAll('game_table')
    .select('account.name as host_name')
    .where('game_table.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...tableOf(row),
    seats: (await seatsOf(db, [id])).get(id) ?? [],
    proposals: await proposalsOf(db, row),
    hostName: row.host_name,
  }
}

/** The seats of tables, by the table's id. */
export async function seatsOf(db: Db, tables: readonly string[]): Promise<Map<string, NamedSeat[]>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account_id')
    .leftJoin('bot_account', 'bot_account.account_id', 'account.id')
    .leftJoin('account as author', 'author.id', 'bot_account.author_id')
    .selectAll('seat')
    .select(['account.name', 'account.deleted_at', 'author.id as author_id', 'author.name as author_name'])
    .where('seat.table_id', 'in', [...tables])
    .orderBy('seat.table_id')
    .orderBy('seat.seat')
    .execute()
  const seats = new Map<string, NamedSeat[]>(tables.map((id) => [id, []]))
  for (const row of rows) seats.get(row.table_id)?.push(seatOf(row))
  return seats
}

/**
 * Changes a table while no other process does, and nobody adds to its log. Raising the revision takes the row's lock on
 * both databases. Undefined when there is no such table.
 */
export function changeTable<Result>(
  db: Db,
  id: string,
  change: (trx: Transaction<Schema>, table: Table) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute((trx) => changeTableWithin(trx, id, change))
}

/** The same as part of something larger. */
export async function changeTableWithin<Result>(
  trx: Transaction<Schema>,
  id: string,
  change: (trx: Transaction<Schema>, table: Table) => Promise<Result>,
): Promise<Result | undefined> {
  await trx
    .updateTable('game_table')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const table = await readTable(trx, id)
  return table && change(trx, table)
}

export async function setTable(db: Db, id: string, change: Partial<TableFacts>): Promise<void> {
  await db.updateTable('game_table').set(tableColumns(change)).where('id', '=', id).execute()
}

export async function setSeat(
  db: Db,
  id: string,
  seat: number,
  change: Partial<Omit<TableSeat, 'seat'>>,
): Promise<void> {
  await db
    .updateTable('seat')
    .set(seatColumns(change))
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .execute()
}
