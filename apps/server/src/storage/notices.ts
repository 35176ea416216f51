import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** A notice that was claimed so long ago and never sent is claimed anew. */
export const CLAIM_MS = 300_000

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

/** Takes on a notice: `mine` to send, `sent` already, or in the hands of `another`, which may be gone. */
export async function claimNotice(
  db: Db,
  id: string,
  seat: number,
  turn: number,
  now: number,
): Promise<'mine' | 'sent' | 'another'> {
  const row = await db
    .insertInto('notice')
    .values({ table_id: id, seat, turn, claimed_at: now, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'seat', 'turn'])
        .doUpdateSet({ claimed_at: now })
        .where('notice.sent_at', 'is', null)
        .where('notice.claimed_at', '<', now - CLAIM_MS),
    )
    .returning('seat')
    .executeTakeFirst()
  if (row) return 'mine'
  const known = await db
    .selectFrom('notice')
    .select('sent_at')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return known?.sent_at === null ? 'another' : 'sent'
}

export async function setNoticeSent(
  db: Db,
  id: string,
  seat: number,
  turn: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ sent_at: now })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('turn', '=', turn)
    .execute()
}

/** However often something is proposed and withdrawn, its person is told once an hour. */
const HOUR_MS = 3_600_000

/** A notice that does not wait for a turn: as if somebody had claimed it long ago and never sent it. */
export async function enqueueNotice(db: Db, id: string, seat: number, now: number): Promise<void> {
  await db
    .insertInto('notice')
    .values({ table_id: id, seat, turn: now - (now % HOUR_MS), claimed_at: 0, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notices that wait for nobody. */
export function waitingNotices(db: Db): Promise<{ table_id: string; seat: number; turn: number }[]> {
  return db
    .selectFrom('notice')
    .select(['table_id', 'seat', 'turn'])
    .where('claimed_at', '=', 0)
    .limit(100)
    .execute()
}

/** When to look at a table again, or null for not again; unless something new fell due meanwhile. */
export async function noticesDone(db: Db, id: string, dueAt: number, again: number | null): Promise<void> {
  await db
    .updateTable('game_table')
    .set({ notice_due_at: again })
    .where('id', '=', id)
    .where('notice_due_at', '=', dueAt)
    .execute()
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

export function pushesOf(db: Db, accountId: string): Promise<Schema['push'][]> {
  return db.selectFrom('push').selectAll().where('account_id', '=', accountId).execute()
}

/** Stores a browser's subscription; the same browser has one, whoever uses it now. */
export async function savePush(db: Db, row: Schema['push']): Promise<void> {
  const { endpoint: _, ...rest } = row
  await db
    .insertInto('push')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute()
}

export async function deletePush(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute()
}
