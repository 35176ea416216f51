import type { Kysely, Transaction } from 'kysely'
import { proposalsOf, type NamedProposal } from './proposals.ts'
import type { EntryRow, Schema, SeatRow, TableRow } from './schema.ts'

type Db = Kysely<Schema>

/** A seat with the name of its person. */
export interface NamedSeat extends SeatRow {
  readonly name: string | null
  readonly deleted_at: number | null
}

/** Everything about a table but its log and chat. */
export interface WholeTable {
  readonly table: TableRow
  readonly seats: readonly NamedSeat[]
  readonly proposals: readonly NamedProposal[]
  readonly hostName: string | null
}

/** A new table; one that was played elsewhere comes with its log. */
export async function insertTable(
  db: Db,
  table: TableRow,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[] = [],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('game_table').values(table).execute()
    await trx
      .insertInto('seat')
      .values([...seats])
      .execute()
    // In parts that no database finds too long.
    for (let i = 0; i < entries.length; i += 100) {
      await trx
        .insertInto('entry')
        .values(entries.slice(i, i + 100))
        .execute()
    }
  })
}

export async function readTable(db: Db, id: string): Promise<WholeTable | undefined> {
  const row = await db
    .selectFrom('game_table')
    .leftJoin('account', 'account.id', 'game_table.host_id')
    .selectAll('game_table')
    .select('account.name as host_name')
    .where('game_table.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { host_name, ...table } = row
  return {
    table,
    seats: await seatsOf(db, [id]),
    proposals: await proposalsOf(db, table),
    hostName: host_name,
  }
}

export function seatsOf(db: Db, tables: readonly string[]): Promise<NamedSeat[]> {
  if (tables.length === 0) return Promise.resolve([])
  return db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account_id')
    .selectAll('seat')
    .select(['account.name', 'account.deleted_at'])
    .where('seat.table_id', 'in', [...tables])
    .orderBy('seat.table_id')
    .orderBy('seat.seat')
    .execute()
}

/**
 * Changes a table while no other process does, and nobody adds to its log. Raising the revision takes the row's lock on
 * both databases. Undefined when there is no such table.
 */
export function changeTable<Result>(
  db: Db,
  id: string,
  change: (trx: Transaction<Schema>, whole: WholeTable) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute((trx) => changeTableWithin(trx, id, change))
}

/** The same as part of something larger. */
export async function changeTableWithin<Result>(
  trx: Transaction<Schema>,
  id: string,
  change: (trx: Transaction<Schema>, whole: WholeTable) => Promise<Result>,
): Promise<Result | undefined> {
  await trx
    .updateTable('game_table')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const whole = await readTable(trx, id)
  return whole && change(trx, whole)
}

export async function setTable(db: Db, id: string, change: Partial<TableRow>): Promise<void> {
  await db.updateTable('game_table').set(change).where('id', '=', id).execute()
}

export async function setSeat(
  db: Db,
  id: string,
  seat: number,
  change: Partial<Omit<SeatRow, 'table_id' | 'seat'>>,
): Promise<void> {
  await db.updateTable('seat').set(change).where('table_id', '=', id).where('seat', '=', seat).execute()
}
