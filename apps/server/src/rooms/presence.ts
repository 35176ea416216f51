import type { Viewer } from '@entrepot/kernel'
import type { Database, Watching } from '../storage/database.ts'
import { markPresent } from '../storage/notices.ts'
import type { Audience } from './audience.ts'
import { Elsewhere } from './elsewhere.ts'
import type { Watchers } from './table-info.ts'

/** So many are told by name to other processes, which take messages of 8 kB; the others are only counted. */
const NAMED = 200

/** What presence needs to know of its table. */
interface WatchedTable {
  readonly id: string
  readonly audience: Audience
  viewerOf(accountId: string): Viewer
  showTable(): void
}

/** Who looks at a table, at this process and the others. */
export class TablePresence {
  #table: WatchedTable
  #database: Database
  #now: () => number
  #elsewhere = new Elsewhere()
  #marking: Promise<unknown> = Promise.resolve()

  constructor(table: WatchedTable, { database, now }: { database: Database; now: () => number }) {
    this.#table = table
    this.#database = database
    this.#now = now
  }

  get now(): Watchers {
    const { accounts, strangers } = this.#table.audience.watching
    const known = new Set([...accounts, ...this.#elsewhere.accounts])
    const lookers = [...known].filter((accountId) => this.#table.viewerOf(accountId) === null)
    return {
      has: (accountId) => known.has(accountId),
      spectators: lookers.length + strangers + this.#elsewhere.strangers,
    }
  }

  /** Somebody has come or gone: it is written down for a person with a seat. */
  async mark(accountId: string): Promise<void> {
    if (this.#table.viewerOf(accountId) === null) return
    const marked = markPresent(this.#database.db, this.#table.id, [accountId], this.#now())
    this.#marking = Promise.allSettled([this.#marking, marked])
    await marked
  }

  /** Waits until all comings and goings so far are written down. */
  async noted(): Promise<void> {
    await this.#marking
  }

  /** Tells the other processes who watches here. */
  async tell(): Promise<void> {
    const { id, audience } = this.#table
    const { accounts, strangers } = audience.watching
    const seated = accounts.filter((accountId) => this.#table.viewerOf(accountId) !== null)
    const named = [...new Set([...seated, ...accounts])].slice(0, NAMED)
    const watching = { accounts: named, strangers: strangers + accounts.length - named.length }
    await this.#database.tell({ what: 'presence', table: id, process: this.#database.process, watching })
  }

  /** Hears who watches at another process. */
  hear(process: string, watching: Watching): void {
    if (this.#elsewhere.hear(process, watching, this.#now())) this.#table.showTable()
  }

  /** Processes that have not told for long who watches there are gone. */
  forgetSilent(): void {
    if (this.#elsewhere.forgetSilent(this.#now())) this.#table.showTable()
  }
}
