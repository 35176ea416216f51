import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gameOf, Socket } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { tempDir } from './temp-dir.ts'
import { testSite } from './test-site.ts'

const entry = fileURLToPath(new URL('../src/backup.ts', import.meta.url))

function run({ dataDir, databaseUrl }: Where, ...args: string[]) {
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...database }
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

onBothDatabases((where) => {
  test('what is backed up from a running server is there after a restore', async () => {
    const database = await where()
    const file = join(tempDir(), 'backup')
    const site = await testSite(database)
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const id = await gameOf(people, 'caravan')
    const [ada] = sockets as [Socket, Socket]
    await ada.join(id)
    await ada.play(id, 0, { type: 'bid', amount: 2 } as never)
    expect(run(database, 'backup', file)).toMatchObject({ status: 0, stderr: '' })
    await ada.play(id, 1, { type: 'rebid' })
    await site.stop()

    expect(run(database, 'restore', file)).toMatchObject({ status: 0, stderr: '' })
    const again = await testSite(database)
    const socket = await Socket.open(again.address, { cookie: people[0]?.cookie ?? '' })
    expect(await socket.join(id)).toMatchObject({ position: 1, viewer: 0 })
  })
})

test('nothing is restored under a running server, from nothing, or from something else', async () => {
  const site = await testSite()
  const { dataDir } = site.site.config
  const where = { dataDir, databaseUrl: undefined }
  const file = join(tempDir(), 'backup')
  expect(run(where, 'restore', file)).toMatchObject({ status: 1, stderr: `There is no file ${file}.\n` })
  expect(run(where, 'restore', entry)).toMatchObject({ status: 1 })
  run(where, 'backup', file)
  expect(run(where, 'restore', file).stderr).toContain('is in use by process')
  expect(run(where, 'backup', file).stderr).toContain('is there already')
})
