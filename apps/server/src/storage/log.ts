import type { Kysely } from 'kysely'
import type { Entry, Snapshot } from '../play/table.ts'
import { entryOf, snapshotOf } from './rows.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** The entries of a log after a number, in order. */
export async function entriesAfter(db: Db, id: string, number: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entry')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute()
  return rows.map(entryOf)
}

/** The entry that a seat stored under a command id. */
export function entryByCommandId(
  db: Db,
  id: string,
  seat: number,
  commandId: string,
): Promise<{ number: number } | undefined> {
  return db
    .selectFrom('entry')
    .select('number')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('command_id', '=', commandId)
    .executeTakeFirst()
}

export async function readSnapshot(db: Db, id: string): Promise<Snapshot | undefined> {
  const row = await db.selectFrom('snapshot').selectAll().where('table_id', '=', id).executeTakeFirst()
  return row && snapshotOf(row)
}

export async function deleteSnapshot(db: Db, id: string): Promise<void> {
  await db.deleteFrom('snapshot').where('table_id', '=', id).execute()
}
