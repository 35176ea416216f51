import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/storage/migrate.ts'
import { tempDir } from './temp-dir.ts'

function memory(): DatabaseSync {
  const sql = new DatabaseSync(':memory:')
  onTestFinished(() => sql.close())
  return sql
}

function migrations(files: Record<string, string>): string {
  const dir = tempDir()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}

test('new migrations are applied in order, old ones are left alone', () => {
  const sql = memory()
  const dir = migrations({
    '0001-seat.sql': 'CREATE TABLE seat (id INTEGER)',
    '0002-name.sql': 'ALTER TABLE seat ADD name TEXT',
    'README.md': 'not SQL',
  })
  expect(migrate(sql, dir)).toBe(2)
  sql.exec(`INSERT INTO seat VALUES (1, 'north')`)

  writeFileSync(join(dir, '0003-first.sql'), `UPDATE seat SET name = 'south'`)
  expect(migrate(sql, dir)).toBe(3)
  expect(sql.prepare('SELECT * FROM seat').all()).toEqual([{ id: 1, name: 'south' }])
})

test('a migration that fails leaves the database as it was before it', () => {
  const sql = memory()
  const dir = migrations({
    '0001-good.sql': 'CREATE TABLE good (id INTEGER)',
    '0002-bad.sql': 'CREATE TABLE half (id INTEGER); INSERT INTO missing VALUES (1)',
  })
  expect(() => migrate(sql, dir)).toThrow('Migration 0002-bad.sql failed: no such table: missing')
  expect(sql.prepare(`SELECT name FROM sqlite_schema WHERE name IN ('good', 'half')`).all()).toEqual([
    { name: 'good' },
  ])
  expect(sql.prepare('SELECT max(number) AS newest FROM migration').get()).toEqual({ newest: 1 })
})

test('a gap in the numbers is refused', () => {
  const dir = migrations({ '0001-a.sql': '', '0003-c.sql': '' })
  expect(() => migrate(memory(), dir)).toThrow('0003-c.sql is out of order: its name must begin with 0002-')
})

test('a database written by a newer version is refused', () => {
  const sql = memory()
  migrate(sql, migrations({ '0001-a.sql': '', '0002-b.sql': '' }))
  expect(() => migrate(sql, migrations({ '0001-a.sql': '' }))).toThrow('written by a newer version')
})
