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

/** Tables where a bot should have moved by then and nobody has taken it on. */
export async function botDueTables(db: Db, by: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .leftJoin('bot_lease', 'bot_lease.table_id', 'game_table.id')
    .select('id')
    .where('bot_due_at', '<=', by)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '<', now)]))
    .orderBy('bot_due_at')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
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
  const { sending } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.min('due_at').as('sending'))
    .executeTakeFirstOrThrow()
  const due = [clock, bot, notice, sending].flatMap((at) => (at === null ? [] : [Number(at)]))
  return due.length === 0 ? undefined : Math.min(...due)
}
