import { DatabaseSync } from 'node:sqlite'

/** How long one process waits until another has written. */
export const PATIENCE_MS = 5000

/** Opens a SQLite file so that what is committed survives a power cut. */
export function openDurably(file: string): DatabaseSync {
  // Commands write beside the server: either waits for the other.
  const sql = new DatabaseSync(file, { timeout: PATIENCE_MS })
  // FULL: what was acknowledged to a player survives a power cut, not only a crash of the process.
  sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return sql
}
