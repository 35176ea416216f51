import type { Database } from './storage/database.ts'

/** So often a process says that it is alive; one that has not for three times as long is gone. */
export const HELLO_MS = 5_000
const SILENT_MS = 3 * HELLO_MS

/** A process grants at least this part of a limit, however many there are: one visitor may always reach the same. */
const LEAST = 1 / 4

/** The other processes of the site, as far as they say that they are alive. */
export class Neighbours {
  #database: Database
  #now: () => number
  #heardAt = new Map<string, number>()

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
    database.listen((message) => {
      if (message.what === 'alive') this.#heardAt.set(message.process, now())
    })
  }

  /** Says that this process is alive. */
  async greet(): Promise<void> {
    const { process, tell } = this.#database
    await tell({ what: 'alive', process })
  }

  /**
   * The part of the site's limits that this process grants. A proxy spreads those who ask over all of them, so the parts
   * add up to the limit without a word between the processes about each request.
   */
  readonly share = (): number => {
    for (const [process, at] of this.#heardAt) {
      if (this.#now() - at > SILENT_MS) this.#heardAt.delete(process)
    }
    return Math.max(LEAST, 1 / (1 + this.#heardAt.size))
  }
}
