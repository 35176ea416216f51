import { paced } from '../play/paced.ts'
import type { Sitting } from '../play/sitting.ts'
import { beginningOf } from '../rooms/load.ts'
import type { Room } from '../rooms/room.ts'
import type { Database } from '../storage/database.ts'
import { entriesAfter } from '../storage/log.ts'
import { PositionHistory } from './position-history.ts'

/** So many games are remembered; a game takes some hundred kilobytes. */
const REMEMBERED = 24

/** The histories of the games that were looked back at lately: the log of each is played once, not for every look. */
export class PositionHistories {
  readonly #database: Database
  /** The one that was used last stands last. */
  readonly #histories = new Map<string, PositionHistory>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The history of the game at a table, up to the sitting. */
  async of({ id, table }: Room, sitting: Sitting): Promise<PositionHistory> {
    const history = this.#histories.get(id) ?? new PositionHistory(beginningOf(table, sitting.game))
    this.#histories.delete(id)
    this.#histories.set(id, history)
    for (const oldest of this.#histories.keys()) {
      if (this.#histories.size <= REMEMBERED) break
      this.#histories.delete(oldest)
    }
    if (history.length < sitting.length) {
      const entries = await entriesAfter(this.#database.db, id, history.length)
      // Another request may have read on meanwhile.
      await paced.run(() => history.extend(entries.filter(({ number }) => number > history.length)))
    }
    return history
  }
}
