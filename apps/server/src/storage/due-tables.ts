import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

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
