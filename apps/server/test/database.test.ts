import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { tempDir } from './temp-dir.ts'

test('the database is durable: write-ahead log, full synchronisation', () => {
  const database = openSqlite(join(tempDir(), 'made', 'on', 'demand'), tempDir())
  onTestFinished(() => database.close())
  expect(database.sql.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.sql.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('a data folder in use is refused with the number of the process that uses it', () => {
  const dataDir = tempDir()
  const first = openSqlite(dataDir, tempDir())
  onTestFinished(() => first.close())
  expect(() => openSqlite(dataDir, tempDir())).toThrow(`${dataDir} is in use by process ${process.pid}.`)
})

test('closing leaves the folder free and keeps the data', async () => {
  const dataDir = tempDir()
  const first = openSqlite(dataDir, tempDir())
  await sql`CREATE TABLE kept (id INTEGER)`.execute(first.db)
  await sql`INSERT INTO kept VALUES (7)`.execute(first.db)
  await first.close()
  expect(existsSync(join(dataDir, 'entrepot.pid'))).toBe(false)

  const second = openSqlite(dataDir, tempDir())
  onTestFinished(() => second.close())
  expect(second.sql.prepare('SELECT id FROM kept').all()).toEqual([{ id: 7 }])
})

test('a PostgreSQL server that does not answer is named as such', async () => {
  const opening = openPostgres('postgres://127.0.0.1:1/entrepot', tempDir(), () => {})
  await expect(opening).rejects.toThrow(/DATABASE_URL names a database that cannot be reached.*Start it/)
})
