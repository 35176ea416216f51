import type { Outcome, Seat } from '@entrepot/kernel'
import type { TableStatus } from '@entrepot/protocol'
import type { Kysely } from 'kysely'
import { readDeciders } from './rows.ts'
import type { AccountRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

export interface NamedAccount {
  readonly id: string
  readonly name: string
}

/** A bot with who has written it. */
export interface WrittenBot extends NamedAccount {
  readonly author: NamedAccount
  readonly createdAt: number
}

/** Makes an account that of a bot. */
export async function insertBot(db: Db, account: AccountRow, authorId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('account').values(account).execute()
    await trx
      .insertInto('bot_account')
      .values({ account_id: account.id, author_id: authorId, made_at: account.created_at })
      .execute()
  })
}

/** Who has written the bot of an account; undefined for a person. */
export function authorOf(db: Db, accountId: string): Promise<NamedAccount | undefined> {
  return db
    .selectFrom('bot_account')
    .innerJoin('account', 'account.id', 'bot_account.author_id')
    .select(['account.id', 'account.name'])
    .where('bot_account.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The bots that somebody has written, or everybody, the newest first. */
export async function botsBy(db: Db, authorId: string | null, limit: number): Promise<WrittenBot[]> {
  let query = db
    .selectFrom('bot_account')
    .innerJoin('account as bot', 'bot.id', 'bot_account.account_id')
    .innerJoin('account as author', 'author.id', 'bot_account.author_id')
    .select([
      'bot.id',
      'bot.name',
      'bot_account.made_at',
      'author.id as author_id',
      'author.name as author_name',
    ])
    .where('bot.deleted_at', 'is', null)
    .where('bot.banned_at', 'is', null)
    .where('author.banned_at', 'is', null)
    .orderBy('bot_account.made_at', 'desc')
    .limit(limit)
  if (authorId !== null) query = query.where('author.id', '=', authorId)
  return (await query.execute()).map(({ id, name, made_at, author_id, author_name }) => ({
    id,
    name,
    createdAt: made_at,
    author: { id: author_id, name: author_name },
  }))
}

/** Asks a bot to a table; once is enough. */
export async function insertInvitation(db: Db, row: Schema['bot_invitation']): Promise<void> {
  await db
    .insertInto('bot_invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['table_id', 'account_id']).doNothing())
    .execute()
}

export async function countInvitations(db: Db, tableId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bot_invitation')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('table_id', '=', tableId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An invitation that can still be followed. */
export interface Invitation {
  readonly account: string
  readonly table: string
  readonly game: string
  readonly by: NamedAccount
  readonly at: number
}

export async function openInvitations(db: Db, accounts: readonly string[]): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('bot_invitation')
    .innerJoin('game_table', 'game_table.id', 'bot_invitation.table_id')
    .innerJoin('account', 'account.id', 'bot_invitation.by_id')
    .select([
      'bot_invitation.account_id',
      'bot_invitation.table_id',
      'bot_invitation.made_at',
      'game_table.game',
      'account.id as by_id',
      'account.name as by_name',
    ])
    .where('bot_invitation.account_id', 'in', [...accounts])
    .where('game_table.status', '=', 'gathering')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'bot_invitation.table_id')
            .whereRef('seat.account_id', '=', 'bot_invitation.account_id'),
        ),
      ),
    )
    .execute()
  return rows.map(({ account_id, table_id, made_at, game, by_id, by_name }) => ({
    account: account_id,
    table: table_id,
    game,
    by: { id: by_id, name: by_name },
    at: made_at,
  }))
}

/** How a table stands for somebody who sits there. */
export interface SeatedAt {
  readonly account: string
  readonly table: string
  readonly game: string
  readonly seat: Seat
  readonly status: TableStatus
  readonly length: number
  readonly deciders: readonly Seat[]
  readonly endedAt: number | null
  readonly outcome: Outcome | null
}

/** The tables at which the accounts sit and have not left: those that are played, and those that ended after a moment. */
export async function seatedTables(db: Db, accounts: readonly string[], since: number): Promise<SeatedAt[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select([
      'seat.account_id',
      'seat.seat',
      'game_table.id',
      'game_table.game',
      'game_table.status',
      'game_table.length',
      'game_table.deciding',
      'game_table.ended_at',
      'game_table.outcome',
    ])
    .where('seat.account_id', 'in', [...accounts])
    .where('seat.kind', '=', 'person')
    .where('seat.presence', '!=', 'left')
    .where((eb) => eb.or([eb('game_table.status', '=', 'playing'), eb('game_table.ended_at', '>', since)]))
    .execute()
  return rows.map((row) => ({
    account: row.account_id as string,
    table: row.id,
    game: row.game,
    seat: row.seat,
    status: row.status as TableStatus,
    length: row.length,
    deciders: readDeciders(row.deciding),
    endedAt: row.ended_at,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  }))
}
