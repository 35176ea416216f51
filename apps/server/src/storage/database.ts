import type { Kysely } from 'kysely'
import type { EntryRow, Schema, TableRow } from './schema.ts'

/** A new entry of a log, with what it changes in the table's row. */
export interface Append {
  entry: EntryRow
  /** `entry.number` is the length that the log will have; it is refused if the log is not one shorter. */
  play: PlayColumns
  /** The revision of the table that the writer knows: seats and rights may have changed since. */
  revision: number
  /** The state after the entry, where it is worth keeping: replaces the snapshot of the table in the same write. */
  snapshot: string | null
}

/** The columns of a table's row that change as the game goes on. */
export type PlayColumns = Pick<
  TableRow,
  'status' | 'deciding' | 'clocks' | 'clock_due_at' | 'bot_due_at' | 'notice_due_at' | 'outcome' | 'ended_at'
>

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
export type Tidings =
  /** Something happened at a table. */
  | { what: 'entry' | 'table' | 'chat'; table: string }
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
  tell(tidings: Tidings): Promise<void>
  /** The name of this process among those of the site. */
  readonly process: string
  /** Called with what other processes tell, never with what this one told. */
  listen(hear: (tidings: Tidings) => void): void
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
