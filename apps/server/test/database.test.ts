import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { tempDir } from './temp-dir.ts'

test('the database is durable: write-ahead log, full synchronisation', () => {
  const database = openDatabase(join(tempDir(), 'made', 'on', 'demand'), tempDir())
  onTestFinished(() => database.close())
  expect(database.sql.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.sql.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('a data folder in use is refused with the number of the process that uses it', () => {
  const dataDir = tempDir()
  const first = openDatabase(dataDir, tempDir())
  onTestFinished(() => first.close())
  expect(() => openDatabase(dataDir, tempDir())).toThrow(`${dataDir} is in use by process ${process.pid}.`)
})

test('closing leaves the folder free and keeps the data', () => {
  const dataDir = tempDir()
  const first = openDatabase(dataDir, tempDir())
  first.sql.exec('CREATE TABLE kept (id INTEGER); INSERT INTO kept VALUES (7)')
  first.close()
  expect(existsSync(join(dataDir, 'entrepot.pid'))).toBe(false)

  const second = openDatabase(dataDir, tempDir())
  onTestFinished(() => second.close())
  expect(second.sql.prepare('SELECT id FROM kept').all()).toEqual([{ id: 7 }])
})
