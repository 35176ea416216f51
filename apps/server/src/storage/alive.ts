import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema> | Transaction<Schema>

/** When some process of the site last said that it is alive. */
const ALIVE = 'alive-at'
/** Since when there was no outage. */
const STEADY = 'steady-since'

/** Writes down that some process of the site is alive, and gives when that was last written; undefined the first time. */
export async function beAlive(db: Db, now: number): Promise<number | undefined> {
  // Taking the row before reading it lets processes see each other.
  await db
    .insertInto('setting')
    .values({ name: ALIVE, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: ALIVE }))
    .execute()
  const before = await momentOf(db, ALIVE)
  // Never back: the clocks of two machines may differ.
  await setMoment(db, ALIVE, Math.max(now, before ?? now))
  return before
}

/** Since when the site has been up without an outage, as far as is known. */
export async function steadySince(db: Db): Promise<number> {
  return (await momentOf(db, STEADY)) ?? 0
}

export function setSteadySince(db: Db, now: number): Promise<void> {
  return setMoment(db, STEADY, now)
}

async function momentOf(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined || row.value === '' ? undefined : Number(row.value)
}

async function setMoment(db: Db, name: string, moment: number): Promise<void> {
  const value = String(moment)
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
