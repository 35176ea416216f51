import type { Seat } from '@entrepot/kernel'
import type { Clock } from '../play/clock.ts'
import type { Site } from '../site.ts'
import { accountById } from '../storage/accounts.ts'
import {
  claimNotice,
  deletePush,
  markPresent,
  noticeDueTables,
  noticesDone,
  pushesOf,
  setNoticeSent,
} from '../storage/notices.ts'
import { readTable, type NamedSeat, type WholeTable } from '../storage/tables.ts'

/** Tells those who are waited for at tables over days, once in a turn and not while they are looking. */
export async function sendNotices(site: Site): Promise<void> {
  const { db } = site.database
  for (const { id, notice_due_at } of await noticeDueTables(db, site.now())) {
    const whole = await readTable(db, id)
    for (const { seat, turn } of whole ? toBeTold(whole) : []) {
      if (await claimNotice(db, id, seat.seat, turn, site.now())) {
        await send(site, whole as WholeTable, seat)
        await setNoticeSent(db, id, seat.seat, turn, site.now())
      }
    }
    await noticesDone(db, id, notice_due_at)
  }
}

/** The persons who are waited for and have not seen the table since. */
function toBeTold({ table, seats }: WholeTable): { seat: NamedSeat; turn: number }[] {
  if (table.status !== 'playing') return []
  const clocks = JSON.parse(table.clocks) as Clock[]
  return (JSON.parse(table.deciding) as Seat[]).flatMap((number) => {
    const seat = seats[number]
    const turn = clocks[number]?.since
    if (seat?.kind !== 'person' || seat.presence !== 'here' || turn === null || turn === undefined) return []
    return (seat.seen_at ?? 0) > turn ? [] : [{ seat, turn }]
  })
}

async function send(site: Site, { table }: WholeTable, { account_id }: NamedSeat): Promise<void> {
  const { db } = site.database
  const account = account_id === null ? undefined : await accountById(db, account_id)
  if (!account || account.turn_mail === 0 || account.deleted_at !== null) return
  const { mail, push } = site.senders
  const about = { id: table.id, game: table.game }
  await mail?.(account, about)
  for (const subscription of push ? await pushesOf(db, account.id) : []) {
    if (!(await push?.(subscription, account, about))) await deletePush(db, account.id, subscription.endpoint)
  }
}

/** Writes down who has which table over days before their eyes, so that every process knows. */
export async function notePresence(site: Site): Promise<void> {
  for (const { table, accounts } of await site.rooms.watched('days')) {
    await markPresent(site.database.db, table, accounts, site.now())
  }
}
