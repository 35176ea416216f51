import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { PersonFacts } from '@entrepot/protocol'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** People whose id, name or e-mail address holds a text, or all; the latest first. Nobody who has been deleted. */
export async function findPeople(db: Db, text: string, limit: number): Promise<PersonFacts[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'created_at', 'banned_at'])
    .select((eb) => [
      eb
        .selectFrom('session')
        .select((of) => of.fn.max('seen_at').as('seen'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('seen_at'),
      eb
        .selectFrom('passkey')
        .select((of) => of.fn.countAll().as('count'))
        .whereRef('passkey.account_id', '=', 'account.id')
        .as('passkeys'),
      eb
        .selectFrom('administrator')
        .select('since')
        .whereRef('administrator.account_id', '=', 'account.id')
        .as('administrator_since'),
    ])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', text),
        holds(eb.fn<string>('lower', ['name']), text.toLowerCase()),
        // SQLite makes only plain letters small.
        holds(eb.ref('name'), text),
        holds(eb.ref('email'), text.toLowerCase()),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, email, created_at, banned_at, seen_at, passkeys, administrator_since }) => ({
    id,
    name,
    email,
    guest: email === null && Number(passkeys) === 0,
    createdAt: created_at,
    seenAt: seen_at,
    banned: banned_at !== null,
    administrator: administrator_since !== null,
  }))
}

/** Whether a text holds another; the signs that a pattern would be made of are as good as any. */
export function holds(text: Expression<string | null>, part: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} LIKE ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`
}
