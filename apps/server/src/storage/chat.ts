import type { Kysely } from 'kysely'
import type { ChatRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

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

/** Takes lines out of a table's chat, all or some; their numbers stay, so that nobody misses one. Says how many. */
export async function emptyChat(
  db: Db,
  id: string,
  which: { readonly number?: number; readonly by?: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ text: '' })
    .where('table_id', '=', id)
    .where('text', '!=', '')
    .$if(which.number !== undefined, (query) => query.where('number', '=', which.number as number))
    .$if(which.by !== undefined, (query) => query.where('account_id', '=', which.by as string))
    .executeTakeFirst()
  return Number(numUpdatedRows)
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
