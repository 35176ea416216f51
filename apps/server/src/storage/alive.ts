import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

const ALIVE = 'alive-at'

/** Writes down that some process of the site is alive, and gives when that was last written; undefined the first time. */
export async function beAlive(
  db: Kysely<Schema> | Transaction<Schema>,
  now: number,
): Promise<number | undefined> {
  // Taking the row before reading it lets processes that start together see each other.
  await db
    .insertInto('setting')
    .values({ name: ALIVE, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: ALIVE }))
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', ALIVE)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('setting')
    .set({ value: String(now) })
    .where('name', '=', ALIVE)
    .execute()
  return value === '' ? undefined : Number(value)
}
