// Settings with which the server cannot start: one sentence that says what to do, and a status other than 0.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { onPostgres } from './databases.ts'
import { startMain } from './main-process.ts'
import { tempDir } from './temp-dir.ts'

test('an address that is not of this machine', async () => {
  await refusedWith(startMain({ DATA_DIR: tempDir(), HOST: '192.0.2.1' }), /^HOST is 192\.0\.2\.1/)
})

test('a data folder that cannot be made', async () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  await refusedWith(
    startMain({ DATA_DIR: join(file, 'data') }),
    /^The data folder .* cannot be made or written to/,
  )
})

test.skipIf(process.getuid?.() !== 0)('a data folder of another user', async () => {
  const DATA_DIR = join(tempDir(), 'data')
  mkdirSync(DATA_DIR, { mode: 0o755 })
  const nobody = { uid: 65_534, gid: 65_534 }
  await refusedWith(startMain({ DATA_DIR }, nobody), /^The data folder .* cannot be made or written to/)
})

test('a file that is no database', async () => {
  const DATA_DIR = tempDir()
  const text = 'not a database at all, but long enough to be looked at'
  writeFileSync(join(DATA_DIR, 'entrepot.sqlite'), text, { mode: 0o600 })
  await refusedWith(startMain({ DATA_DIR }), /is not a whole database .* npm run restore -- FILE\n$/)
})

onPostgres((where) => {
  test('a database that does not let the user in, or make tables', async () => {
    const { databaseUrl } = await where()
    const role = `role_${process.pid}`
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`CREATE ROLE ${role} LOGIN`)
    await client.end()
    const url = new URL(databaseUrl as string)
    url.username = role
    await refusedWith(
      startMain({ DATABASE_URL: url.href }),
      /^DATABASE_URL names a database that cannot be reached: permission denied/,
    )
    url.username = 'nobody_at_all'
    await refusedWith(startMain({ DATABASE_URL: url.href }), /cannot be reached: role .* does not exist/)
  })
})

async function refusedWith({ exit }: ReturnType<typeof startMain>, sentence: RegExp): Promise<void> {
  const { code, errors, output } = await exit
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toMatch(sentence)
  expect(errors.split('\n')).toHaveLength(2)
}
