import type { Kysely, Transaction } from 'kysely'
import type { ChatRow, EntryRow, ProposalRow, Schema, SeatRow, TableRow } from './schema.ts'

type Db = Kysely<Schema>

/** A seat with the name of its person. */
export interface NamedSeat extends SeatRow {
  readonly name: string | null
  readonly deleted_at: number | null
}

/** Everything about a table but its log and chat. */
export interface WholeTable {
  readonly table: TableRow
  readonly seats: readonly NamedSeat[]
  readonly proposals: readonly ProposalRow[]
  readonly hostName: string | null
}

/** A new table; one that was played elsewhere comes with its log. */
export async function insertTable(
  db: Db,
  table: TableRow,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[] = [],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('game_table').values(table).execute()
    await trx
      .insertInto('seat')
      .values([...seats])
      .execute()
    // In parts that no database finds too long.
    for (let i = 0; i < entries.length; i += 100) {
      await trx
        .insertInto('entry')
        .values(entries.slice(i, i + 100))
        .execute()
    }
  })
}

export async function readTable(db: Db, id: string): Promise<WholeTable | undefined> {
  const row = await db
    .selectFrom('game_table')
    .leftJoin('account', 'account.id', 'game_table.host_id')
    .selectAll('game_table')
    .select('account.name as host_name')
    .where('game_table.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { host_name, ...table } = row
  return {
    table,
    seats: await seatsOf(db, [id]),
    proposals: await proposalsOf(db, table),
    hostName: host_name,
  }
}

export function seatsOf(db: Db, tables: readonly string[]): Promise<NamedSeat[]> {
  if (tables.length === 0) return Promise.resolve([])
  return db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account_id')
    .selectAll('seat')
    .select(['account.name', 'account.deleted_at'])
    .where('seat.table_id', 'in', [...tables])
    .orderBy('seat.table_id')
    .orderBy('seat.seat')
    .execute()
}

/** What is proposed; a takeback lapses when the game goes on. */
function proposalsOf(db: Db, { id, length }: TableRow): Promise<ProposalRow[]> {
  return db
    .selectFrom('proposal')
    .selectAll()
    .where('table_id', '=', id)
    .where((eb) => eb.or([eb('kind', '!=', 'takeback'), eb('length', '=', length)]))
    .orderBy('number')
    .execute()
}

/**
 * Changes a table while no other process does, and nobody adds to its log. Raising the revision takes the row's lock on
 * both databases. Undefined when there is no such table.
 */
export function changeTable<Result>(
  db: Db,
  id: string,
  change: (trx: Transaction<Schema>, whole: WholeTable) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute((trx) => changeTableWithin(trx, id, change))
}

/** The same as part of something larger. */
export async function changeTableWithin<Result>(
  trx: Transaction<Schema>,
  id: string,
  change: (trx: Transaction<Schema>, whole: WholeTable) => Promise<Result>,
): Promise<Result | undefined> {
  await trx
    .updateTable('game_table')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const whole = await readTable(trx, id)
  return whole && change(trx, whole)
}

export async function setTable(db: Db, id: string, change: Partial<TableRow>): Promise<void> {
  await db.updateTable('game_table').set(change).where('id', '=', id).execute()
}

export async function setSeat(
  db: Db,
  id: string,
  seat: number,
  change: Partial<Omit<SeatRow, 'table_id' | 'seat'>>,
): Promise<void> {
  await db.updateTable('seat').set(change).where('table_id', '=', id).where('seat', '=', seat).execute()
}

/** Open tables that still gather players, the newest first. */
export function openTables(db: Db, limit: number): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'gathering')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Open tables where a game is being played, for those who want to watch. */
export function watchableTables(db: Db, limit: number): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'playing')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Those at which the account has a seat and, once they are over, those it has brought: a game from a file has no seats. */
export function tablesOfAccount(
  db: Db,
  accountId: string,
  over: boolean,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('created_at', '<', before)
    .where((eb) => {
      const seated = eb.selectFrom('seat').select('table_id').where('account_id', '=', accountId)
      return eb.or([eb('id', 'in', seated), ...(over ? [eb('host_id', '=', accountId)] : [])])
    })
    .where('status', over ? 'not in' : 'in', ['gathering', 'playing'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Open tables at which the account has played to the end, the latest first. */
export function finishedOpenTables(db: Db, accountId: string, limit: number): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('seat').select('table_id').where('account_id', '=', accountId))
    .where('status', '=', 'finished')
    .where('visibility', '=', 'open')
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
}

/** The tables that go on at which an account sits or which it hosts. */
export function tablesHeldBy(db: Db, accountId: string, limit: number): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('status', 'in', ['gathering', 'playing'])
    .where((eb) =>
      eb.or([
        eb('host_id', '=', accountId),
        eb('id', 'in', eb.selectFrom('seat').select('table_id').where('account_id', '=', accountId)),
      ]),
    )
    .limit(limit)
    .execute()
}

/** Tables that have been gathering players since before a moment. */
export function gatheringSince(db: Db, moment: number): Promise<TableRow[]> {
  return db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'gathering')
    .where('created_at', '<', moment)
    .limit(200)
    .execute()
}

/** Stores a proposal under the next number, which it returns. */
export async function insertProposal(db: Db, row: Omit<ProposalRow, 'number'>): Promise<number> {
  const { last } = await db
    .selectFrom('proposal')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('table_id', '=', row.table_id)
    .executeTakeFirstOrThrow()
  const number = Number(last) + 1
  await db
    .insertInto('proposal')
    .values({ ...row, number })
    .execute()
  return number
}

export async function setProposalAgreed(
  db: Db,
  id: string,
  number: number,
  agreed: readonly number[],
): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ agreed: JSON.stringify(agreed) })
    .where('table_id', '=', id)
    .where('number', '=', number)
    .execute()
}

export async function setProposalRefused(db: Db, id: string, number: number, by: number): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ refused_by: by })
    .where('table_id', '=', id)
    .where('number', '=', number)
    .execute()
}

export async function deleteProposal(db: Db, id: string, number: number): Promise<void> {
  await db.deleteFrom('proposal').where('table_id', '=', id).where('number', '=', number).execute()
}

/** The entries of a log after a number, in order. */
export function entriesAfter(db: Db, id: string, number: number): Promise<EntryRow[]> {
  return db
    .selectFrom('entry')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute()
}

/** The entry that a seat stored under a command id. */
export function entryByCommandId(
  db: Db,
  id: string,
  seat: number,
  commandId: string,
): Promise<{ number: number } | undefined> {
  return db
    .selectFrom('entry')
    .select('number')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('command_id', '=', commandId)
    .executeTakeFirst()
}

export function readSnapshot(db: Db, id: string): Promise<Schema['snapshot'] | undefined> {
  return db.selectFrom('snapshot').selectAll().where('table_id', '=', id).executeTakeFirst()
}

export async function deleteSnapshot(db: Db, id: string): Promise<void> {
  await db.deleteFrom('snapshot').where('table_id', '=', id).execute()
}

/** A line of chat with the name of who said it. */
export interface NamedChat extends ChatRow {
  readonly name: string
}

/** The newest lines, in order. */
export async function lastChat(db: Db, id: string, after: number, limit: number): Promise<NamedChat[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .selectAll('chat')
    .select('account.name')
    .where('table_id', '=', id)
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** Stores a line and gives its number; a line said twice under one id is stored once. */
export function insertChat(
  db: Db,
  line: Omit<ChatRow, 'number'>,
): Promise<{ number: number; repeat: boolean }> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('game_table')
      .set((eb) => ({ length: eb.ref('length') }))
      .where('id', '=', line.table_id)
      .execute()
    const said = await trx
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', line.table_id)
      .where('account_id', '=', line.account_id)
      .where('say_id', '=', line.say_id)
      .executeTakeFirst()
    if (said) return { number: said.number, repeat: true }
    const { last } = await trx
      .selectFrom('chat')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
      .where('table_id', '=', line.table_id)
      .executeTakeFirstOrThrow()
    const number = Number(last) + 1
    await trx
      .insertInto('chat')
      .values({ ...line, number })
      .execute()
    return { number, repeat: false }
  })
}

/** Tables where a clock has run out. */
export async function clockDueTables(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .select('id')
    .where('clock_due_at', '<=', now)
    .orderBy('clock_due_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tables where a bot should have moved by then. */
export async function botDueTables(db: Db, by: number): Promise<{ id: string; bot_due_at: number }[]> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'bot_due_at'])
    .where('bot_due_at', '<=', by)
    .orderBy('bot_due_at')
    .limit(200)
    .execute()
  return rows.map(({ id, bot_due_at }) => ({ id, bot_due_at: bot_due_at as number }))
}

/** Takes on a bot's turn; false when somebody else has. */
export async function claimBotTurn(db: Db, id: string, since: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_table')
    .set({ bot_due_at: now })
    .where('id', '=', id)
    .where('bot_due_at', '=', since)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The lengths and revisions of tables. */
export function tableVersions(
  db: Db,
  ids: readonly string[],
): Promise<Pick<TableRow, 'id' | 'length' | 'revision'>[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('game_table')
    .select(['id', 'length', 'revision'])
    .where('id', 'in', [...ids])
    .execute()
}

/** The moment of the oldest thing that is due; undefined when nothing is. */
export async function oldestDue(db: Db): Promise<number | undefined> {
  const { clock, bot, notice } = await db
    .selectFrom('game_table')
    .select((eb) => [
      eb.fn.min('clock_due_at').as('clock'),
      eb.fn.min('bot_due_at').as('bot'),
      eb.fn.min('notice_due_at').as('notice'),
    ])
    .executeTakeFirstOrThrow()
  const due = [clock, bot, notice].flatMap((at) => (at === null ? [] : [Number(at)]))
  return due.length === 0 ? undefined : Math.min(...due)
}

export async function tablesByStatus(db: Db): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('game_table')
    .select((eb) => ['status', eb.fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}
