import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { tempDir } from './temp-dir.ts'

async function kept() {
  const { db, close } = openSqlite(tempDir(), tempDir())
  onTestFinished(close)
  await sql`CREATE TABLE kept (id INTEGER PRIMARY KEY)`.execute(db)
  const insert = (id: number, within = db) => sql`INSERT INTO kept VALUES (${id})`.execute(within)
  const ids = async (): Promise<number[]> => {
    const kept = db as unknown as Kysely<{ kept: { id: number } }>
    const rows = await kept.selectFrom('kept').select('id').execute()
    return rows.map(({ id }) => id)
  }
  return { db, insert, ids }
}

test('of writes that are committed together, one that fails does not take the others with it', async () => {
  const { insert, ids } = await kept()
  const ended = await Promise.allSettled([insert(1), insert(2), insert(1), insert(3)])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(ended[2]).toMatchObject({ reason: { message: expect.stringContaining('UNIQUE') as string } })
  expect(await ids()).toEqual([1, 2, 3])
})

test('what is written while somebody has a transaction comes after it; who reads waits for neither', async () => {
  const { db, insert, ids } = await kept()
  let other: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await insert(1, trx)
    other = insert(2)
    expect(await ids()).toEqual([])
    const within = await sql<{ id: number }>`SELECT id FROM kept`.execute(trx)
    expect(within.rows).toEqual([{ id: 1 }])
  })
  await other
  expect(await ids()).toEqual([1, 2])
})

test('a transaction that fails leaves nothing, and nobody waits for it', async () => {
  const { db, insert, ids } = await kept()
  const failing = db.transaction().execute(async (trx) => {
    await insert(1, trx)
    await insert(1, trx)
  })
  const [first] = await Promise.allSettled([failing, insert(2)])
  expect(first.status).toBe('rejected')
  expect(await ids()).toEqual([2])
})

test('what was asked for before the file is closed is written; what comes after is refused, and waits for nothing', async () => {
  const { db, close } = openSqlite(tempDir(), tempDir())
  await sql`CREATE TABLE kept (id INTEGER PRIMARY KEY)`.execute(db)
  const insert = (id: number) => sql`INSERT INTO kept VALUES (${id})`.execute(db)
  const before = [insert(1), insert(2)]
  await close()
  expect((await Promise.allSettled(before)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const after = [insert(3), db.transaction().execute(async () => {})]
  expect((await Promise.allSettled(after)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
