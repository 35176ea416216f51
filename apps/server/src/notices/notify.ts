import { LIMITS } from '@entrepot/protocol'
import type { Kysely } from 'kysely'
import { newId } from '../secrets.ts'
import { accountById } from '../storage/accounts.ts'
import { insertNotices, noticesSince } from '../storage/notices.ts'
import { pushesOf } from '../storage/pushes.ts'
import type { NoticeRow, Schema } from '../storage/schema.ts'
import type { NoticeKind } from './texts.ts'

const DAY_MS = 86_400_000

export interface Notice {
  readonly account: string
  readonly kind: NoticeKind
  readonly table: string
  /** Names what happened: the same occasion is told once. */
  readonly occasion: string
}

/**
 * Tells an account of something at a table, by mail and to each of its browsers. What is stored here, in the caller's
 * transaction or on its own, is sent soon after by whichever process comes first.
 */
export async function notify(db: Kysely<Schema>, notice: Notice, now: number): Promise<void> {
  const account = await accountById(db, notice.account)
  if (!account || account.deleted_at !== null || account.banned_at !== null) return
  const mail = account.email_confirmed_at !== null && account.turn_mail === 1 ? ['mail'] : []
  const ways = [...mail, ...(await pushesOf(db, account.id)).map(({ endpoint }) => endpoint)]
  const had = ways.length === 0 ? new Map<string, number>() : await noticesSince(db, account.id, now - DAY_MS)
  const rows = ways.map((way): NoticeRow => {
    const overCap = (had.get(way) ?? 0) >= LIMITS.noticesPerDay
    return {
      id: newId(),
      account_id: account.id,
      table_id: notice.table,
      kind: notice.kind,
      occasion: notice.occasion,
      way,
      made_at: now,
      tries: 0,
      due_at: overCap ? null : now,
      ending: overCap ? 'over-cap' : null,
      fault: null,
    }
  })
  await insertNotices(db, rows)
}
