import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

export async function isAdministrator(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('administrator')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function appoint(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .insertInto('administrator')
    .values({ account_id: accountId, since: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** False where the account was none. */
export async function dismiss(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('administrator')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
