import type { Kysely } from 'kysely'
import type { MailLinkRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Stores a link; one of the same kind that the account had no longer works. */
export async function saveMailLink(db: Db, row: MailLinkRow): Promise<void> {
  const { account_id: _, kind: __, ...rest } = row
  await db
    .insertInto('mail_link')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(rest))
    .execute()
}

/** The link of a token's hash, unless it is too old. */
export function mailLink(
  db: Db,
  hash: string,
  kind: MailLinkRow['kind'],
  now: number,
): Promise<MailLinkRow | undefined> {
  return db
    .selectFrom('mail_link')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a link, which works only once; false when somebody else was faster. */
export async function takeMailLink(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_link')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes every link of an account worth nothing. */
export async function deleteMailLinks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('mail_link').where('account_id', '=', accountId).execute()
}
