import { paced } from '../play/paced.ts'
import type { Sitting } from '../play/sitting.ts'
import { beginningOf } from '../rooms/load.ts'
import type { Room } from '../rooms/room.ts'
import type { Database } from '../storage/database.ts'
import { entriesAfter } from '../storage/log.ts'
import { Past } from './past.ts'

/** So many games are remembered; a game takes some hundred kilobytes. */
const REMEMBERED = 24

/** The pasts of the games that were looked back at lately: the log of each is played once, not for every look. */
export class Pasts {
  readonly #database: Database
  /** The one that was used last stands last. */
  readonly #pasts = new Map<string, Past>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The past of the game at a table, up to the sitting. */
  async of({ id, table }: Room, sitting: Sitting): Promise<Past> {
    const past = this.#pasts.get(id) ?? new Past(beginningOf(table, sitting.game))
    this.#pasts.delete(id)
    this.#pasts.set(id, past)
    for (const oldest of this.#pasts.keys()) {
      if (this.#pasts.size <= REMEMBERED) break
      this.#pasts.delete(oldest)
    }
    if (past.length < sitting.length) {
      const entries = await entriesAfter(this.#database.db, id, past.length)
      // Another request may have read on meanwhile.
      await paced.run(() => past.extend(entries.filter(({ number }) => number > past.length)))
    }
    return past
  }
}
