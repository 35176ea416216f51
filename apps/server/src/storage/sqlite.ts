import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { lockData } from './data-lock.ts'
import { withTroubleTold } from './data-trouble.ts'
import type { ClusterMessage, Database } from './database.ts'
import { migrate } from './migrate.ts'
import { touchPrivate } from './private-files.ts'
import { appendColumns } from './rows.ts'
import type { Schema } from './schema.ts'
import { plainDialect, threadedDialect } from './sqlite-dialect.ts'
import { openDurably, PATIENCE_MS } from './sqlite-file.ts'
import { SqliteWriter } from './sqlite-writer.ts'

/**
 * Opens the database in a folder, which it makes if need be, and brings its tables up to date.
 * Throws DataInUse when another process has it open.
 */
export function openSqlite(dataDir: string, migrationsDir: string): SqliteFile {
  return withTroubleTold(dataDir, () => openFile(dataDir, migrationsDir))
}

/** `sql` reads only. */
type SqliteFile = Database & { sql: DatabaseSync }

function openFile(dataDir: string, migrationsDir: string): SqliteFile {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(dataDir)
  try {
    const file = join(dataDir, 'entrepot.sqlite')
    touchPrivate(file)
    const sql = openDurably(file)
    const schema = migrate(sql, migrationsDir)
    sql.exec('PRAGMA query_only = ON')
    const hearers: ((message: ClusterMessage) => void)[] = []
    const writer = new SqliteWriter(file, () => hearers.forEach((hear) => hear({ what: 'gap' })))
    const db = new Kysely<Schema>({ dialect: threadedDialect(sql, writer) })
    return {
      kind: 'sqlite',
      sql,
      db,
      schema,
      async append(append) {
        const done = await writer.write({ append: appendColumns(append) })
        if (!('appended' in done)) throw new Error('the writer took an entry for a statement')
        return done.appended
      },
      process: 'only',
      tell: async () => {},
      listen: (hear) => void hearers.push(hear),
      ping: async () => void (await writer.write({ text: 'SELECT 1', values: [] })),
      async close() {
        await db.destroy()
        await writer.close()
        if (sql.isOpen) sql.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The database of a folder beside the server that owns it, for a command; the server finds out by itself; undefined where there is none. */
export function openBesideServer(dataDir: string): Kysely<Schema> | undefined {
  const file = join(dataDir, 'entrepot.sqlite')
  if (!existsSync(file)) return undefined
  const sql = new DatabaseSync(file, { timeout: PATIENCE_MS })
  sql.exec('PRAGMA foreign_keys = ON')
  return new Kysely<Schema>({ dialect: plainDialect(sql) })
}
