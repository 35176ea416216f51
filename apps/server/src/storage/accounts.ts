import type { Kysely } from 'kysely'
import { passkeyOf, passkeyRow, type Passkey } from './rows.ts'
import type { AccountRow, Schema, SessionRow } from './schema.ts'

type Db = Kysely<Schema>

export async function insertAccount(db: Db, row: AccountRow): Promise<void> {
  await db.insertInto('account').values(row).execute()
}

export function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

export function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

export async function changeAccount(db: Db, id: string, change: Partial<AccountRow>): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}

/** Removes everything personal. The row stays, without a name, so that the games of others stay whole. */
export async function anonymiseAccount(db: Db, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('session').where('account_id', '=', id).execute()
    await trx.deleteFrom('passkey').where('account_id', '=', id).execute()
    await trx.deleteFrom('administrator').where('account_id', '=', id).execute()
    await trx.deleteFrom('challenge').where('account_id', '=', id).execute()
    await trx.deleteFrom('mail_link').where('account_id', '=', id).execute()
    await trx.deleteFrom('push').where('account_id', '=', id).execute()
    await trx.deleteFrom('notice').where('account_id', '=', id).execute()
    await trx
      .deleteFrom('mute')
      .where((eb) => eb.or([eb('account_id', '=', id), eb('muted_id', '=', id)]))
      .execute()
    await trx.updateTable('chat').set({ text: '' }).where('account_id', '=', id).execute()
    await trx
      .updateTable('account')
      .set({
        name: '',
        email: null,
        password_hash: null,
        email_confirmed_at: null,
        turn_mail: 0,
        deleted_at: now,
      })
      .where('id', '=', id)
      .execute()
  })
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

/** The session of a token's hash with its account, unless it has expired. */
export function sessionByHash(
  db: Db,
  hash: string,
  now: number,
): Promise<{ session: SessionRow; account: AccountRow; authorId: string | null } | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('bot_account', 'bot_account.account_id', 'account.id')
    .leftJoin('account as author', 'author.id', 'bot_account.author_id')
    .selectAll('account')
    .select([
      'session.id as session_id',
      'session.kind as session_kind',
      'session.name as session_name',
      'session.created_at as session_created_at',
      'session.seen_at as session_seen_at',
      'session.expires_at as session_expires_at',
      'session.scopes as session_scopes',
      'author.id as author_id',
    ])
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where('account.banned_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where('author.banned_at', 'is', null)
    .where('author.deleted_at', 'is', null)
    .executeTakeFirst()
    .then(
      (row) =>
        row && {
          authorId: row.author_id,
          account: {
            id: row.id,
            name: row.name,
            email: row.email,
            password_hash: row.password_hash,
            language: row.language,
            email_confirmed_at: row.email_confirmed_at,
            turn_mail: row.turn_mail,
            created_at: row.created_at,
            banned_at: row.banned_at,
            deleted_at: row.deleted_at,
          },
          session: {
            id: row.session_id,
            token_hash: hash,
            account_id: row.id,
            kind: row.session_kind,
            name: row.session_name,
            created_at: row.session_created_at,
            seen_at: row.session_seen_at,
            expires_at: row.session_expires_at,
            scopes: row.session_scopes,
          },
        },
    )
}

export async function touchSession(db: Db, id: string, seenAt: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: seenAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export function sessionsOf(db: Db, accountId: string, kind: SessionRow['kind']): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('seen_at', 'desc')
    .execute()
}

/** The ids of the sessions and tokens with which an account may still come in. */
export async function aliveSessions(db: Db, accountId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('bot_account', 'bot_account.account_id', 'account.id')
    .leftJoin('account as author', 'author.id', 'bot_account.author_id')
    .select('session.id')
    .where('session.account_id', '=', accountId)
    .where('session.expires_at', '>', now)
    .where('account.banned_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where('author.banned_at', 'is', null)
    .where('author.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends one session of an account; false when it has no such session. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions and tokens of an account and of its bots. */
export async function deleteAccountSessions(db: Db, accountId: string): Promise<void> {
  await deleteOtherSessions(db, accountId, '')
}

/** Ends all sessions and tokens of an account but one, and those of its bots. */
export async function deleteOtherSessions(db: Db, accountId: string, kept: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id', '!=', kept)
    .where((eb) => {
      const bots = eb.selectFrom('bot_account').select('account_id').where('author_id', '=', accountId)
      return eb.or([eb('account_id', '=', accountId), eb('account_id', 'in', bots)])
    })
    .execute()
}

export async function deletePasskeys(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}

export async function passkeysOf(db: Db, accountId: string): Promise<Passkey[]> {
  const rows = await db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).execute()
  return rows.map(passkeyOf)
}

export async function passkeyById(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return row && passkeyOf(row)
}

export async function insertPasskey(db: Db, passkey: Passkey): Promise<void> {
  await db.insertInto('passkey').values(passkeyRow(passkey)).execute()
}

export async function setPasskeyCounter(db: Db, id: string, counter: number): Promise<void> {
  await db.updateTable('passkey').set({ counter }).where('id', '=', id).execute()
}

export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertChallenge(db: Db, row: Schema['challenge']): Promise<void> {
  await db
    .deleteFrom('challenge')
    .where('expires_at', '<', row.expires_at - 3_600_000)
    .execute()
  await db.insertInto('challenge').values(row).execute()
}

/** Takes a challenge, which can be used only once. */
export async function takeChallenge(
  db: Db,
  id: string,
  now: number,
): Promise<Schema['challenge'] | undefined> {
  const row = await db.deleteFrom('challenge').where('id', '=', id).returningAll().executeTakeFirst()
  return row && row.expires_at > now ? row : undefined
}

/** A value made once and the same for all processes of a site. */
export async function valueMadeOnce(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}

export async function mutedBy(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('mute').select('muted_id').where('account_id', '=', accountId).execute()
  return rows.map(({ muted_id }) => muted_id)
}

/** Who has muted somebody. */
export async function mutersOf(db: Db, mutedId: string): Promise<string[]> {
  const rows = await db.selectFrom('mute').select('account_id').where('muted_id', '=', mutedId).execute()
  return rows.map(({ account_id }) => account_id)
}

export async function setMuted(db: Db, accountId: string, mutedId: string, muted: boolean): Promise<void> {
  if (muted) {
    await db
      .insertInto('mute')
      .values({ account_id: accountId, muted_id: mutedId })
      .onConflict((conflict) => conflict.columns(['account_id', 'muted_id']).doNothing())
      .execute()
  } else {
    await db.deleteFrom('mute').where('account_id', '=', accountId).where('muted_id', '=', mutedId).execute()
  }
}
