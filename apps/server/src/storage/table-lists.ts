import type { Kysely } from 'kysely'
import type { TableFacts } from '../play/table.ts'
import { holds } from './people.ts'
import { tableOf } from './rows.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Open tables that still gather players, the newest first. */
export async function openTables(db: Db, limit: number): Promise<TableFacts[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'gathering')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(tableOf)
}

/** Open tables where a game is being played, for those who want to watch. */
export async function watchableTables(db: Db, limit: number): Promise<TableFacts[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'playing')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(tableOf)
}

/** Those at which the account has a seat and, once they are over, those it has brought: a game from a file has no seats. */
export async function tablesOfAccount(
  db: Db,
  accountId: string,
  over: boolean,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<TableFacts[]> {
  const rows = await db
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
  return rows.map(tableOf)
}

/** Open tables at which the account has played to the end, the latest first. */
export async function finishedOpenTables(db: Db, accountId: string, limit: number): Promise<TableFacts[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('seat').select('table_id').where('account_id', '=', accountId))
    .where('status', '=', 'finished')
    .where('visibility', '=', 'open')
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(tableOf)
}

/** Which games that are over are asked for. */
export interface EndedGames {
  /** Whose; null for everybody's. */
  readonly of: string | null
  /** Only those that were played to the end at tables that were open to all. */
  readonly open: boolean
  /** Only those that ended before a moment. */
  readonly before?: number | undefined
}

/** The ids of games that are over, the latest first. */
export async function endedGames(
  db: Db,
  { of, open, before = Number.MAX_SAFE_INTEGER }: EndedGames,
  limit: number,
): Promise<string[]> {
  let query = db
    .selectFrom('game_table')
    .select('id')
    .where('seed', 'is not', null)
    .where('ended_at', '<', before)
    .orderBy('ended_at', 'desc')
    .limit(limit)
  if (open) query = query.where('status', '=', 'finished').where('visibility', '=', 'open')
  if (of !== null)
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('seat').select('table_id').where('account_id', '=', of),
    )
  return (await query.execute()).map(({ id }) => id)
}

/** The tables that go on at which an account sits or which it hosts. */
export async function tablesHeldBy(db: Db, accountId: string, limit: number): Promise<TableFacts[]> {
  const rows = await db
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
  return rows.map(tableOf)
}

/** Tables whose id or game is a text, or at which somebody sits whose name or id holds it, or all; the latest first. */
export async function findTables(db: Db, text: string, limit: number): Promise<TableFacts[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where((eb) => {
      if (text === '') return eb.lit(true)
      const seated = eb
        .selectFrom('seat')
        .innerJoin('account', 'account.id', 'seat.account_id')
        .select('table_id')
        .where((of) => of.or([of('account.id', '=', text), holds(of.ref('account.name'), text)]))
      return eb.or([
        eb('id', '=', text),
        eb('game', '=', text),
        eb('status', '=', text),
        eb('id', 'in', seated),
      ])
    })
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(tableOf)
}

/** Tables that have been gathering players since before a moment. */
export async function gatheringSince(db: Db, moment: number): Promise<TableFacts[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'gathering')
    .where('created_at', '<', moment)
    .limit(200)
    .execute()
  return rows.map(tableOf)
}

/** The lengths and revisions of tables. */
export function tableVersions(
  db: Db,
  ids: readonly string[],
): Promise<Pick<TableFacts, 'id' | 'length' | 'revision'>[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('game_table')
    .select(['id', 'length', 'revision'])
    .where('id', 'in', [...ids])
    .execute()
}

export async function tablesByStatus(db: Db): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('game_table')
    .select((eb) => ['status', eb.fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}
