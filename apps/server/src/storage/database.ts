import type { Kysely } from 'kysely'
import type { BaseState } from '@entrepot/kernel'
import type { Entry, Progress } from '../play/table.ts'
import type { Schema } from './schema.ts'

/** A new entry of a log, with what it changes at the table. */
export interface Append {
  readonly table: string
  /** Its number is the length that the log will have; it is refused if the log is not one shorter. */
  readonly entry: Entry
  readonly progress: Progress
  /** The revision of the table that the writer knows: seats and rights may have changed since. */
  readonly revision: number
  /** The state after the entry, where it is worth keeping: replaces the snapshot of the table in the same write. */
  readonly snapshot: BaseState | null
}

/**
 * `stored`: durable. `behind`: the log or the table has changed without the writer, or the game is over. `repeat`: the seat has already
 * used this command id.
 */
export type Appended = 'stored' | 'behind' | 'repeat'

/** Who watches a table at one process. */
export interface Watching {
  /** Known people, with a seat or without. */
  accounts: readonly string[]
  /** How many more there are who have not told their name. */
  strangers: number
}

/** What the processes of a site tell each other. */
export type ClusterMessage =
  /** Something happened at a table. */
  | { what: 'entry' | 'table' | 'chat' | 'hushed'; table: string }
  /** Who watches a table at the process that tells it. */
  | { what: 'presence'; table: string; process: string; watching: Watching }
  /** Asks the others who watches a table with them. */
  | { what: 'who'; table: string }
  /** Sessions of an account have ended. */
  | { what: 'sessions'; account: string }
  /** A process says that it is there. */
  | { what: 'alive'; process: string }
  /** The line was broken for a while: anything may have happened. */
  | { what: 'gap' }

/** The one interface to both databases. Whatever is not here goes through kysely and is the same for both. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** The number of the newest migration applied. */
  readonly schema: number
  /** Writes an entry durably; the next player may see it only after this. Tells other processes of it. */
  append(append: Append): Promise<Appended>
  /** Tells other processes; where there are none, nobody. */
  tell(message: ClusterMessage): Promise<void>
  /** The name of this process among those of the site. */
  readonly process: string
  /** Called with what other processes tell, never with what this one told. */
  listen(hear: (message: ClusterMessage) => void): void
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
