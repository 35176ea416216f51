import type { FastifyBaseLogger } from 'fastify'
import { accountById } from '../storage/accounts.ts'
import type { Database } from '../storage/database.ts'
import { claimNotice, dueNotices, endNotice, noteFault } from '../storage/notices.ts'
import { deletePush, pushesOf } from '../storage/pushes.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { NoticeEnding, NoticeRow } from '../storage/schema.ts'
import { readTable } from '../storage/tables.ts'
import { isStillWanted } from './occasions.ts'
import { newsFor } from './news.ts'
import { BadEndpoint } from './reach.ts'
import type { Senders } from './senders.ts'

const MINUTE_MS = 60_000
/** So long after a try the next one follows; each is longer than any sending may take, so that none overtakes another. */
const DELAYS_MS = [1, 5, 15, 60, 120].map((minutes) => minutes * MINUTE_MS)
/** After so long a notice that cannot be delivered is given up. */
const PATIENCE_MS = 6 * 60 * MINUTE_MS
/** So many are on their way at once: those that hang keep these from no mail, and no mail from these. */
const ROOM = { mail: 8, push: 32 } as const
type Road = keyof typeof ROOM

interface OutboxParts {
  readonly database: Database
  readonly rooms: Rooms
  readonly senders: Senders
  readonly now: () => number
  readonly log: FastifyBaseLogger
}

/**
 * Sends what is stored as notices, each by itself: at least once, and once unless a process dies between sending and
 * writing down that it did.
 */
export class Outbox {
  #parts: OutboxParts
  #underWay: Record<Road, Set<Promise<void>>> = { mail: new Set(), push: new Set() }
  #closed = false

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  /** Begins to send what is due, as far as there is room, and waits for none of it. */
  async sendDue(): Promise<void> {
    await this.#fill('mail')
    await this.#fill('push')
  }

  /** When everything that is under way has come to an end. */
  async drained(): Promise<void> {
    while (this.#underWay.mail.size + this.#underWay.push.size > 0)
      await Promise.all([...this.#underWay.mail, ...this.#underWay.push])
  }

  /** Breaks off what is under way; it falls due again. */
  async close(): Promise<void> {
    this.#closed = true
    this.#parts.senders.close()
    await this.drained()
  }

  async #fill(road: Road): Promise<void> {
    const { database, now, log } = this.#parts
    const room = ROOM[road] - this.#underWay[road].size
    if (room <= 0 || this.#closed) return
    const due = await dueNotices(database.db, road, now(), room)
    for (const notice of due) {
      const nextAt = now() + (DELAYS_MS[Math.min(notice.tries, DELAYS_MS.length - 1)] as number)
      if (!(await claimNotice(database.db, notice, nextAt))) continue
      const done = this.#send(notice)
        .finally(() => this.#underWay[road].delete(done))
        // There may be more than there was room for.
        .then(() => (due.length === room ? this.#fill(road) : undefined))
        .catch((error: unknown) => log.error(error, 'a notice could not be written down'))
      this.#underWay[road].add(done)
    }
  }

  async #send(notice: NoticeRow): Promise<void> {
    const { database, now, log } = this.#parts
    let ending: NoticeEnding
    try {
      ending = await this.#deliver(notice)
    } catch (error) {
      if (this.#closed) return
      const fault = (error as Error).message
      const forgood = error instanceof BadEndpoint
      if (forgood) await deletePush(database.db, notice.account_id, notice.way)
      const { kind, tries } = notice
      log.warn(
        { kind, by: notice.way === 'mail' ? 'mail' : 'push', tries: tries + 1, fault },
        'a notice failed',
      )
      if (!forgood && now() - notice.made_at < PATIENCE_MS) return noteFault(database.db, notice.id, fault)
      return endNotice(database.db, notice.id, 'given-up', fault)
    }
    await endNotice(database.db, notice.id, ending, null)
  }

  async #deliver(notice: NoticeRow): Promise<NoticeEnding> {
    const { database, rooms, senders } = this.#parts
    const { db } = database
    const account = await accountById(db, notice.account_id)
    const table = await readTable(db, notice.table_id)
    if (!account || account.deleted_at !== null || account.banned_at !== null) return 'lapsed'
    if (!table || !isStillWanted(notice, table)) return 'lapsed'
    const about = { kind: notice.kind, table: { id: table.id, game: table.game }, news: [] }
    if (notice.way === 'mail') {
      if (!senders.mail || account.email_confirmed_at === null || account.turn_mail === 0) return 'lapsed'
      const room = notice.kind === 'turn' ? await rooms.enter(table.id) : undefined
      const news = room === undefined ? [] : await newsFor(room, account.id, account.language)
      await senders.mail(account, { ...about, news })
      return 'sent'
    }
    const browser = (await pushesOf(db, account.id)).find(({ endpoint }) => endpoint === notice.way)
    if (!senders.push || !browser) return 'lapsed'
    if (await senders.push(browser, account, about)) return 'sent'
    await deletePush(db, account.id, browser.endpoint)
    return 'gone'
  }
}
