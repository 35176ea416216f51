import { DatabaseSync } from 'node:sqlite'

/** How long one process waits until another has written. */
export const PATIENCE_MS = 5000

/** SQLite brings the file up to date within the commit that makes its log longer than this. The server does it before, beside commits. */
const LOG_PAGES = 4000

/** Opens a SQLite file so that what is committed survives a power cut. */
export function openDurably(file: string): DatabaseSync {
  // Commands write beside the server: either waits for the other.
  const sql = new DatabaseSync(file, { timeout: PATIENCE_MS })
  // FULL: what was acknowledged to a player survives a power cut, not only a crash of the process.
  sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  sql.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
  return sql
}
