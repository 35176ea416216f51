import type { Kysely } from 'kysely'
import type { EntryRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

/** The entries of a log after a number, in order. */
export function entriesAfter(db: Db, id: string, number: number): Promise<EntryRow[]> {
  return db
    .selectFrom('entry')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute()
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

export function readSnapshot(db: Db, id: string): Promise<Schema['snapshot'] | undefined> {
  return db.selectFrom('snapshot').selectAll().where('table_id', '=', id).executeTakeFirst()
}

export async function deleteSnapshot(db: Db, id: string): Promise<void> {
  await db.deleteFrom('snapshot').where('table_id', '=', id).execute()
}
