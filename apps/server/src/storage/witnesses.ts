import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Writes down that somebody has held a seat and seen its hand, though it is another's now. */
export async function insertFormerHolder(db: Db, id: string, seat: number, accountId: string): Promise<void> {
  await db
    .insertInto('former_holder')
    .values({ table_id: id, seat, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether any of the accounts has held a seat of the table before. */
export async function anyHeldSeat(db: Db, id: string, accounts: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('former_holder')
    .select('seat')
    .where('table_id', '=', id)
    .where('account_id', 'in', [...accounts])
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down that a browser has used an account. */
export async function noteBrowser(db: Db, browser: string, accountId: string, now: number): Promise<void> {
  await db
    .insertInto('browser')
    .values({ id: browser, account_id: accountId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['id', 'account_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

export async function hasUsed(db: Db, browser: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('browser')
    .select('id')
    .where('id', '=', browser)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The account and all others that have been used in the same browsers, with the bots that any of them has written: the same
 * person, as far as can be known. A bot stands for its author.
 */
export async function samePerson(db: Db, accountId: string): Promise<string[]> {
  const written = await db
    .selectFrom('bot_account')
    .select('author_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const person = written?.author_id ?? accountId
  const rows = await db
    .selectFrom('browser')
    .select('account_id')
    .distinct()
    .where('id', 'in', (eb) => eb.selectFrom('browser').select('id').where('account_id', '=', person))
    .execute()
  const people = [...new Set([person, ...rows.map(({ account_id }) => account_id)])]
  const bots = await db
    .selectFrom('bot_account')
    .select('account_id')
    .where('author_id', 'in', people)
    .execute()
  return [...people, ...bots.map(({ account_id }) => account_id)]
}
