import { forgiven } from '../play/clock.ts'
import { dueAtTable } from '../play/due.ts'
import { beAlive, setSteadySince } from '../storage/alive.ts'
import type { Database } from '../storage/database.ts'
import { clockDueTables } from '../storage/due-tables.ts'
import { changeTableWithin, setTable } from '../storage/tables.ts'

/** So often a process writes down that the site is alive. */
export const BEAT_MS = 5_000

/** Where nobody has written for so long, nobody could move either: the database was away, or all processes stood still. */
const SILENCE_MS = 2 * BEAT_MS

/** What every running clock gets besides the time of the outage: pages need a while to find back. */
export const GRACE_MS = 60_000

/** Sees outages while they last and makes them good afterwards. */
export class Vigil {
  #database: Database
  #now: () => number
  /** When this process last knew that the site was alive. */
  #known = Number.NEGATIVE_INFINITY

  /** Called with the tables whose clocks were put right. */
  #onForgiven: (ids: readonly string[]) => Promise<void>
  #beating: Promise<void> | undefined

  constructor(database: Database, now: () => number, onForgiven: (ids: readonly string[]) => Promise<void>) {
    this.#database = database
    this.#now = now
    this.#onForgiven = onForgiven
  }

  /**
   * The first sign of life of a process. Where others may be at work, a beat that is missing proves nothing; where there
   * are none, nobody could move since the last one.
   */
  begin(): Promise<void> {
    return this.#beat(this.#database.kind === 'sqlite' ? 0 : SILENCE_MS)
  }

  /** Says that the site is alive; after a silence everybody gets back the time that it lasted. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat(SILENCE_MS).finally(() => (this.#beating = undefined))
    return this.#beating
  }

  /** Before a clock is stopped or called: makes sure that no outage has gone unnoticed. */
  async steady(): Promise<void> {
    if (this.#now() - this.#known > SILENCE_MS) await this.beat()
  }

  async #beat(silence: number): Promise<void> {
    const now = this.#now()
    const changed = await this.#database.db.transaction().execute(async (trx) => {
      const before = await beAlive(trx, now)
      if (before === undefined || now - before <= silence) return []
      await setSteadySince(trx, now)
      const ids = await clockDueTables(trx, Number.MAX_SAFE_INTEGER)
      for (const id of ids) {
        await changeTableWithin(trx, id, async (_, table) => {
          const clocks = table.clocks.map((clock) => forgiven(clock, before, now, GRACE_MS))
          const { clockDueAt } = dueAtTable({ ...table, clocks }, now)
          await setTable(trx, id, { clocks, clockDueAt })
        })
      }
      return ids
    })
    this.#known = now
    if (changed.length > 0) await this.#onForgiven(changed)
  }
}
