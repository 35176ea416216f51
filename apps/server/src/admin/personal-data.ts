import type { Kysely } from 'kysely'
import { mutedBy } from '../storage/accounts.ts'
import type { AccountRow, Schema } from '../storage/schema.ts'

/**
 * Everything that the site keeps about a person, as they may ask for it. Secrets that let somebody in are left out, and
 * what a running game has dealt: the moves of their finished games are at the address of each.
 */
export async function personalData(db: Kysely<Schema>, account: AccountRow): Promise<PersonalData> {
  const { id, password_hash, ...known } = account
  const games = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(['table_id', 'seat', 'game', 'status', 'created_at', 'started_at', 'ended_at', 'outcome'])
    .where('seat.account_id', '=', id)
    .orderBy('created_at')
    .execute()
  const pushes = await db
    .selectFrom('push')
    .select(['endpoint', 'created_at'])
    .where('account_id', '=', id)
    .execute()
  return {
    account: { id, hasPassword: password_hash !== null, ...known },
    sessions: await db
      .selectFrom('session')
      .select(['kind', 'name', 'created_at', 'seen_at', 'expires_at'])
      .where('account_id', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'created_at'])
      .where('account_id', '=', id)
      .execute(),
    browsers: await db.selectFrom('browser').select('seen_at').where('account_id', '=', id).execute(),
    pushes: pushes.map(({ endpoint, created_at }) => ({ host: new URL(endpoint).host, created_at })),
    notices: await db
      .selectFrom('notice')
      .select(['kind', 'table_id', 'made_at', 'ending'])
      .where('account_id', '=', id)
      .execute(),
    muted: await mutedBy(db, id),
    bots: await db
      .selectFrom('bot_account')
      .innerJoin('account', 'account.id', 'bot_account.account_id')
      .select(['account.id', 'account.name', 'bot_account.made_at'])
      .where('bot_account.author_id', '=', id)
      .execute(),
    botsInvited: await db
      .selectFrom('bot_invitation')
      .select(['table_id', 'account_id as bot', 'made_at'])
      .where('by_id', '=', id)
      .execute(),
    games: games.map(({ outcome, ...game }) => ({
      ...game,
      outcome: outcome === null ? null : (JSON.parse(outcome) as unknown),
      moves: `/api/tables/${game.table_id}/export`,
    })),
    chat: await db
      .selectFrom('chat')
      .select(['table_id', 'number', 'said_at', 'text'])
      .where('account_id', '=', id)
      .orderBy('said_at')
      .execute(),
  }
}

interface PersonalData extends Record<string, unknown> {
  readonly account: Record<string, unknown> & { readonly id: string }
}
