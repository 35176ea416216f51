import type { Kysely } from 'kysely'
import type { NoticeEnding, NoticeRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

export async function noticeDueTables(db: Db, now: number): Promise<{ id: string; notice_due_at: number }[]> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'notice_due_at'])
    .where('notice_due_at', '<=', now)
    .orderBy('notice_due_at')
    .limit(100)
    .execute()
  return rows.map(({ id, notice_due_at }) => ({ id, notice_due_at: notice_due_at as number }))
}

/** A table is not looked at again, unless something new fell due meanwhile. */
export async function noticesPlanned(db: Db, id: string, dueAt: number): Promise<void> {
  await db
    .updateTable('game_table')
    .set({ notice_due_at: null })
    .where('id', '=', id)
    .where('notice_due_at', '=', dueAt)
    .execute()
}

/** Stores notices; one about the same occasion by the same way is there once. */
export async function insertNotices(db: Db, rows: readonly NoticeRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('notice')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'table_id', 'kind', 'occasion', 'way']).doNothing(),
    )
    .execute()
}

/** How many notices an account has had by each way since a moment. */
export async function noticesSince(
  db: Db,
  accountId: string,
  moment: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('notice')
    .select((eb) => ['way', eb.fn.countAll().as('count')])
    .where('account_id', '=', accountId)
    .where('made_at', '>', moment)
    .where((eb) => eb.or([eb('ending', 'is', null), eb('ending', '!=', 'over-cap')]))
    .groupBy('way')
    .execute()
  return new Map(rows.map(({ way, count }) => [way, Number(count)]))
}

/** Notices to be tried, by mail or to browsers: new ones before those that failed already. */
export function dueNotices(db: Db, way: 'mail' | 'push', now: number, limit: number): Promise<NoticeRow[]> {
  return db
    .selectFrom('notice')
    .selectAll()
    .where('due_at', '<=', now)
    .where('way', way === 'mail' ? '=' : '!=', 'mail')
    .orderBy('tries')
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** How many are still to be sent, now or at a later try. */
export async function waitingNotices(db: Db): Promise<{ way: 'mail' | 'push'; count: number }[]> {
  const { all, mail } = await db
    .selectFrom('notice')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.count(eb.case().when('way', '=', 'mail').then(1).end()).as('mail'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return [
    { way: 'mail', count: Number(mail) },
    { way: 'push', count: Number(all) - Number(mail) },
  ]
}

/**
 * Takes on a notice by moving its next try on; false when somebody else has. Whoever dies with it in hand has lost
 * nothing: it falls due again.
 */
export async function claimNotice(
  db: Db,
  { id, due_at, tries }: NoticeRow,
  nextAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ due_at: nextAt, tries: tries + 1 })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endNotice(
  db: Db,
  id: string,
  ending: NoticeEnding,
  fault: string | null,
): Promise<void> {
  await db.updateTable('notice').set({ due_at: null, ending, fault }).where('id', '=', id).execute()
}

/** Writes down why a try failed; the next one is planned already. */
export async function noteFault(db: Db, id: string, fault: string): Promise<void> {
  await db.updateTable('notice').set({ fault }).where('id', '=', id).execute()
}

/** Somebody was seen; never earlier than is known already, in whatever order it is written. */
export async function markPresent(
  db: Db,
  id: string,
  accounts: readonly string[],
  now: number,
): Promise<void> {
  await db
    .updateTable('seat')
    .set({ seen_at: now })
    .where('table_id', '=', id)
    .where('account_id', 'in', [...accounts])
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', now)]))
    .execute()
}
