import {
  beginHistory,
  extendHistory,
  type Entry,
  type Game,
  type History,
  type Sitting,
} from '@entrepot/kernel'
import { paced } from '../play/paced.ts'
import type { Table } from '../play/table.ts'
import type { Database } from '../storage/database.ts'
import { entriesAfter } from '../storage/log.ts'
import { beginningOf } from './load.ts'

/** So many games are remembered; a game takes some hundred kilobytes. */
const REMEMBERED = 64

/**
 * The histories of the games whose past was asked for lately: the log of each is played once, whoever asks and for what, and
 * read on as the game goes on.
 */
export class Histories {
  readonly #database: Database
  /** The one that was used last stands last. */
  readonly #histories = new Map<string, History>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The history of the game at a table, up to the sitting. */
  async of(table: Table, sitting: Sitting): Promise<History> {
    const known = this.#known(table, sitting.game)
    if (known.length >= sitting.length) return known
    const entries = await entriesAfter(this.#database.db, table.id, known.length)
    return paced.run(() => this.#readOn(table.id, sitting.length, known, entries))
  }

  *#readOn(id: string, length: number, known: History, entries: readonly Entry[]): Generator<void, History> {
    // Somebody else who asked may have read on meanwhile.
    const latest = this.#histories.get(id)
    const before = latest && latest.length > known.length ? latest : known
    const fresh = entries.filter(({ number }) => number > before.length && number <= length)
    const history = yield* extendHistory(before, fresh)
    this.#remember(id, history)
    return history
  }

  #known(table: Table, game: Game): History {
    const known = this.#histories.get(table.id) ?? beginHistory(beginningOf(table, game))
    this.#remember(table.id, known)
    return known
  }

  #remember(id: string, history: History): void {
    this.#histories.delete(id)
    this.#histories.set(id, history)
    for (const oldest of this.#histories.keys()) {
      if (this.#histories.size <= REMEMBERED) return
      this.#histories.delete(oldest)
    }
  }
}
