import type { Seat } from '@entrepot/kernel'
import { readClocks } from '../play/clock.ts'
import type { Site } from '../site.ts'
import { accountById } from '../storage/accounts.ts'
import {
  CLAIM_MS,
  claimNotice,
  deletePush,
  markPresent,
  noticeDueTables,
  noticesDone,
  pushesOf,
  setNoticeSent,
  waitingNotices,
} from '../storage/notices.ts'
import { readTable, type NamedSeat, type WholeTable } from '../storage/tables.ts'

/** After so long a notice that cannot be delivered is given up. */
const PATIENCE_MS = 6 * 3_600_000

/** Tells those who are waited for at tables over days, once in a turn and not while they are looking. */
export async function sendNotices(site: Site): Promise<void> {
  const { db } = site.database
  for (const { id, notice_due_at } of await noticeDueTables(db, site.now())) {
    const whole = await readTable(db, id)
    let told = true
    for (const due of whole ? toBeTold(whole) : [])
      told = (await tell(site, whole as WholeTable, due)) && told
    await noticesDone(db, id, notice_due_at, told ? null : site.now() + CLAIM_MS + 1)
  }
  // Who is absent is told when something is proposed about that.
  for (const { table_id, seat: number, turn } of await waitingNotices(db)) {
    const whole = await readTable(db, table_id)
    const seat = whole?.seats[number]
    if (whole && seat) await tell(site, whole, { seat, turn })
  }
}

interface Due {
  readonly seat: NamedSeat
  readonly turn: number
}

/** Whether nothing is left to be done for this turn. */
async function tell(site: Site, whole: WholeTable, { seat, turn }: Due): Promise<boolean> {
  const { db } = site.database
  const { id } = whole.table
  const claim = await claimNotice(db, id, seat.seat, turn, site.now())
  if (claim !== 'mine') return claim === 'sent'
  try {
    await send(site, whole, seat)
  } catch (error) {
    site.log.error(error, `a notice to seat ${seat.seat} of table ${id} failed`)
    if (site.now() - turn < PATIENCE_MS) return false
  }
  await setNoticeSent(db, id, seat.seat, turn, site.now())
  return true
}

/** The persons who are waited for and have not seen the table since. */
function toBeTold({ table, seats }: WholeTable): Due[] {
  if (table.status !== 'playing') return []
  const clocks = readClocks(table.clocks)
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

/** Writes down who has which table before their eyes: who has not been seen for long counts as absent, at every process. */
export async function notePresence(site: Site): Promise<void> {
  for (const { table, accounts } of await site.rooms.watched()) {
    await markPresent(site.database.db, table, accounts, site.now())
  }
}
