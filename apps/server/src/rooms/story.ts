import { settledLog } from '../play/log.ts'
import { paced } from '../play/paced.ts'
import type { Settled, Sitting } from '../play/sitting.ts'
import type { Database } from '../storage/database.ts'
import { entriesAfter } from '../storage/log.ts'
import { type WholeTable } from '../storage/tables.ts'
import { beginningOf } from './load.ts'

/** Everything settled in a game from its beginning: replayed once however often it is asked for, until the game goes on. */
export class Story {
  #database: Database
  #told: { readonly sitting: Sitting; readonly settled: Promise<readonly Settled[]> } | undefined

  constructor(database: Database) {
    this.#database = database
  }

  of(whole: WholeTable, sitting: Sitting): Promise<readonly Settled[]> {
    if (this.#told?.sitting !== sitting) this.#told = { sitting, settled: this.#replay(whole, sitting) }
    return this.#told.settled
  }

  drop(): void {
    this.#told = undefined
  }

  async #replay(whole: WholeTable, sitting: Sitting): Promise<readonly Settled[]> {
    const entries = await entriesAfter(this.#database.db, whole.table.id, 0)
    const known = entries.filter(({ number }) => number <= sitting.length)
    return paced.run(() => settledLog(beginningOf(whole, sitting.game), known))
  }
}
