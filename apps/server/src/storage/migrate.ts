import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { Foreseen } from '../foreseen.ts'

interface Migration {
  number: number
  name: string
  text: string
}

const HISTORY = 'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)'
const NEWEST = 'SELECT coalesce(max(number), 0) AS newest FROM migration'

/** Any number, the same in every process of the site. */
const MIGRATION_LOCK = 7_364_201

/**
 * Applies the numbered SQL files of a folder that the database has not seen yet, each in a transaction of its own,
 * and returns the number of the newest. The caller holds the data lock, so nobody else does the same.
 */
export function migrate(sql: DatabaseSync, migrationsDir: string): number {
  sql.exec(HISTORY)
  const files = listMigrations(migrationsDir)
  const applied = sql.prepare(NEWEST).get()
  for (const { number, name, text } of unapplied(files, Number(applied?.['newest']))) {
    sql.exec('BEGIN IMMEDIATE')
    try {
      sql.exec(text)
      sql.prepare('INSERT INTO migration (number, name) VALUES (?, ?)').run(number, name)
      sql.exec('COMMIT')
    } catch (error) {
      sql.exec('ROLLBACK')
      throw failure(name, error)
    }
  }
  return files.length
}

/** The same on PostgreSQL, where processes that start together wait for each other. */
export async function migratePostgres(pool: pg.Pool, migrationsDir: string): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(HISTORY)
    const files = listMigrations(migrationsDir)
    const { rows } = await client.query<{ newest: number }>(NEWEST)
    for (const migration of unapplied(files, Number(rows[0]?.newest))) await applyOne(client, migration)
    return files.length
  } finally {
    // Ends the session, and the lock with it, whatever happened.
    client.release(true)
  }
}

async function applyOne(client: pg.PoolClient, { number, name, text }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(text)
    await client.query('INSERT INTO migration (number, name) VALUES ($1, $2)', [number, name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw failure(name, error)
  }
}

function unapplied(files: readonly Migration[], newest: number): readonly Migration[] {
  if (newest <= files.length) return files.slice(newest)
  throw new Foreseen(
    `The database has migration ${newest}, this version knows ${files.length}: it was written by a newer version. ` +
      'Start that version, or restore a backup made before the update.',
  )
}

function failure(name: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`Migration ${name} failed: ${reason}. The database is as it was before this migration.`, {
    cause: error,
  })
}

function listMigrations(migrationsDir: string): Migration[] {
  const names = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name, index) => {
    const number = Number(/^(\d{4})-/.exec(name)?.[1])
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0')
      throw new Error(`${join(migrationsDir, name)} is out of order: its name must begin with ${expected}-.`)
    }
    return { number, name, text: readFileSync(join(migrationsDir, name), 'utf8') }
  })
}
