import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { lockData } from './data-lock.ts'
import { withTroubleTold } from './data-trouble.ts'
import type { Appended, Database } from './database.ts'
import { migrate } from './migrate.ts'
import { watchOthers } from './sqlite-watch.ts'
import { touchPrivate } from './private-files.ts'
import { appendColumns, type AppendColumns } from './rows.ts'
import type { Schema } from './schema.ts'

/**
 * Opens the database in a folder, which it makes if need be, and brings its tables up to date.
 * Throws DataInUse when another process has it open.
 */
export function openSqlite(dataDir: string, migrationsDir: string): SqliteFile {
  return withTroubleTold(dataDir, () => openFile(dataDir, migrationsDir))
}

type SqliteFile = Database & { sql: DatabaseSync }

function openFile(dataDir: string, migrationsDir: string): SqliteFile {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(dataDir)
  try {
    const file = join(dataDir, 'entrepot.sqlite')
    touchPrivate(file)
    const sql = new DatabaseSync(file)
    // Commands write beside the server: either waits for the other.
    sql.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    // FULL: what was acknowledged to a player survives a power cut, not only a crash of the process.
    sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const schema = migrate(sql, migrationsDir)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWants(sql) }) })
    const others = watchOthers(sql)
    return {
      kind: 'sqlite',
      sql,
      db,
      schema,
      append: appender(sql, db),
      process: 'only',
      tell: async () => {},
      listen: others.listen,
      ping: async () => void sql.prepare('SELECT 1').get(),
      async close() {
        others.close()
        await db.destroy()
        if (sql.isOpen) sql.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** How long one process waits until another has written. */
const PATIENCE_MS = 5000

/** The database of a folder beside the server that owns it, for a command; the server finds out by itself; undefined where there is none. */
export function openBesideServer(dataDir: string): Kysely<Schema> | undefined {
  const file = join(dataDir, 'entrepot.sqlite')
  if (!existsSync(file)) return undefined
  const sql = new DatabaseSync(file, { timeout: PATIENCE_MS })
  sql.exec('PRAGMA foreign_keys = ON')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWants(sql) }) })
}

/** Node.js's driver in the shape of better-sqlite3, as far as kysely uses it. Texts of statements are few: all are kept. */
function asKyselyWants(sql: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => {
      if (sql.isOpen) sql.close()
    },
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const made = statementOf(sql.prepare(text))
      statements.set(text, made)
      return made
    },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

interface Waiting {
  append: AppendColumns
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/**
 * Entries that arrive while others wait for the disk are committed together: one synchronisation serves them all. The
 * connection is taken from kysely, so that no transaction of somebody else is under way on it.
 */
function appender(sql: DatabaseSync, db: Kysely<Schema>): Database['append'] {
  let waiting: Waiting[] = []
  let write: ((append: AppendColumns) => Appended) | undefined

  function commit(): void {
    const batch = waiting
    waiting = []
    try {
      write ??= writer(sql)
      sql.exec('BEGIN IMMEDIATE')
      const results = batch.map(({ append }) => write?.(append))
      sql.exec('COMMIT')
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Appended)
    } catch (error) {
      if (sql.isOpen && sql.isTransaction) sql.exec('ROLLBACK')
      for (const { reject } of batch) reject(error)
    }
  }

  function commitSoon(): void {
    db.connection()
      .execute(async () => commit())
      .catch((error: unknown) => {
        for (const { reject } of waiting.splice(0)) reject(error)
      })
  }

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append: appendColumns(append), resolve, reject })
      // After the messages that have already arrived on other sockets, so that they share the commit.
      if (waiting.length === 1) setImmediate(commitSoon)
    })
}

function writer(sql: DatabaseSync): (append: AppendColumns) => Appended {
  const advance = sql.prepare(
    `UPDATE game_table SET length = length + 1, status = ?, deciding = ?, clocks = ?, clock_due_at = ?, bot_due_at = ?,
     notice_due_at = ?, outcome = ?, ended_at = ? WHERE id = ? AND length = ? AND revision = ? AND status = 'playing'`,
  )
  const used = sql.prepare('SELECT 1 FROM entry WHERE table_id = ? AND seat = ? AND command_id = ?')
  const insert = sql.prepare(
    'INSERT INTO entry (table_id, number, kind, seat, body, command_id, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const keep = sql.prepare(
    `INSERT INTO snapshot (table_id, number, state) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state`,
  )

  return ({ entry, progress, revision, snapshot }) => {
    if (used.get(entry.table_id, entry.seat, entry.command_id)) return 'repeat'
    const { changes } = advance.run(
      progress.status,
      progress.deciding,
      progress.clocks,
      progress.clock_due_at,
      progress.bot_due_at,
      progress.notice_due_at,
      progress.outcome,
      progress.ended_at,
      entry.table_id,
      entry.number - 1,
      revision,
    )
    if (changes === 0) return 'behind'
    insert.run(
      entry.table_id,
      entry.number,
      entry.kind,
      entry.seat,
      entry.body,
      entry.command_id,
      entry.made_at,
    )
    if (snapshot !== null) keep.run(entry.table_id, entry.number, snapshot)
    return 'stored'
  }
}
