import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Takes on the bots of a table; false while another process has them. */
export async function claimBots(
  db: Db,
  id: string,
  process: string,
  now: number,
  until: number,
): Promise<boolean> {
  const row = await db
    .insertInto('bot_lease')
    .values({ table_id: id, process, until })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({ process, until })
        .where((eb) => eb.or([eb('bot_lease.until', '<', now), eb('bot_lease.process', '=', process)])),
    )
    .returning('table_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says again that this process has the bots of these tables. */
export async function keepBots(
  db: Db,
  ids: readonly string[],
  process: string,
  until: number,
): Promise<void> {
  await db
    .updateTable('bot_lease')
    .set({ until })
    .where('table_id', 'in', [...ids])
    .where('process', '=', process)
    .execute()
}

export async function releaseBots(db: Db, id: string, process: string): Promise<void> {
  await db.deleteFrom('bot_lease').where('table_id', '=', id).where('process', '=', process).execute()
}
