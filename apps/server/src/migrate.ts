import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Applies the numbered SQL files of a folder that the database has not seen yet, each in a transaction of its own,
 * and returns the number of the newest. The caller holds the data lock, so nobody else does the same.
 */
export function migrate(sql: DatabaseSync, migrationsDir: string): number {
  sql.exec('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)')
  const files = listMigrations(migrationsDir)
  const applied = sql.prepare('SELECT coalesce(max(number), 0) AS newest FROM migration').get()
  const newest = Number(applied?.['newest'])
  if (newest > files.length) {
    throw new Error(
      `The database has migration ${newest}, this version knows ${files.length}: it was written by a newer version. ` +
        'Start that version, or restore a backup made before the update.',
    )
  }
  for (const { number, name } of files.slice(newest)) {
    sql.exec('BEGIN IMMEDIATE')
    try {
      sql.exec(readFileSync(join(migrationsDir, name), 'utf8'))
      sql.prepare('INSERT INTO migration (number, name) VALUES (?, ?)').run(number, name)
      sql.exec('COMMIT')
    } catch (error) {
      sql.exec('ROLLBACK')
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `Migration ${name} failed: ${reason}. The database is as it was before this migration.`,
        { cause: error },
      )
    }
  }
  return files.length
}

function listMigrations(migrationsDir: string): { number: number; name: string }[] {
  const names = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name, index) => {
    const number = Number(/^(\d{4})-/.exec(name)?.[1])
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0')
      throw new Error(`${join(migrationsDir, name)} is out of order: its name must begin with ${expected}-.`)
    }
    return { number, name }
  })
}
