import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockData } from './data-lock.ts'
import { migrate } from './migrate.ts'

export interface Database {
  sql: DatabaseSync
  /** The number of the newest migration applied. */
  schema: number
  close(): void
}

/**
 * Opens the database in a folder, which it makes if need be, and brings its tables up to date.
 * Throws DataInUse when another process has it open.
 */
export function openDatabase(dataDir: string, migrationsDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const lock = lockData(dataDir)
  try {
    const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'))
    // FULL: what was acknowledged to a player survives a power cut, not only a crash of the process.
    sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const schema = migrate(sql, migrationsDir)
    return {
      sql,
      schema,
      close() {
        sql.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
