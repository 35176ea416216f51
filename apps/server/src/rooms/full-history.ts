import { follow, settledLog, settledNow } from '../play/log.ts'
import { paced } from '../play/paced.ts'
import type { Settled, Sitting } from '../play/sitting.ts'
import type { Entry, Table } from '../play/table.ts'
import type { Database } from '../storage/database.ts'
import { entriesAfter } from '../storage/log.ts'
import { beginningOf } from './load.ts'

interface Told {
  readonly sitting: Sitting
  readonly settled: Promise<readonly Settled[]>
}

/** Everything settled in a game from its beginning: replayed once, however often it is asked for, and then read on. */
export class FullHistory {
  #database: Database
  #told: Told | undefined

  constructor(database: Database) {
    this.#database = database
  }

  of(table: Table, sitting: Sitting): Promise<readonly Settled[]> {
    if (this.#told?.sitting !== sitting)
      this.#told = { sitting, settled: this.#readOn(table, sitting, this.#told) }
    return this.#told.settled
  }

  drop(): void {
    this.#told = undefined
  }

  async #readOn(table: Table, sitting: Sitting, before: Told | undefined): Promise<readonly Settled[]> {
    const settled = await before?.settled.catch(() => undefined)
    const added =
      settled && before && settledSince(before.sitting, await this.#entries(table, sitting, before))
    if (added) return [...settled, ...added]
    const entries = await this.#entries(table, sitting)
    return paced.run(() => settledLog(beginningOf(table, sitting.game), entries))
  }

  /** What was written up to a sitting, after another one or from the beginning. */
  async #entries(table: Table, sitting: Sitting, before?: Told): Promise<Entry[]> {
    const entries = await entriesAfter(this.#database.db, table.id, before?.sitting.length ?? 0)
    return entries.filter(({ number }) => number <= sitting.length)
  }
}

/** What entries have settled since a sitting; undefined when they reach behind it. */
function settledSince(sitting: Sitting, entries: readonly Entry[]): Settled[] | undefined {
  const settled: Settled[] = []
  let now = sitting
  for (const entry of entries) {
    const followed = follow(now, entry)
    if (!followed) return undefined
    if (followed.barrier) settled.push(...settledNow(followed.fresh))
    now = followed.sitting
  }
  return settled
}
