import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gameOf, Socket } from './client.ts'
import { onBothDatabases, onPostgres, type Where } from './databases.ts'
import { PROGRAM_ENV } from './program-env.ts'
import { tempDir } from './temp-dir.ts'
import { testSite } from './test-site.ts'

const entry = fileURLToPath(new URL('../src/backup.ts', import.meta.url))

function run({ dataDir, databaseUrl }: Where, ...args: string[]) {
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { ...PROGRAM_ENV, DATA_DIR: dataDir, ...database }
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

    const restored = run(database, 'restore', file)
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    const again = await testSite(database)
    const socket = await Socket.open(again.address, { cookie: people[0]?.cookie ?? '' })
    expect(await socket.join(id)).toMatchObject({ position: 1, viewer: 0 })
    await again.stop()

    // What was there before is kept, and can be brought back.
    const before = /in (\S+before-restore\S*)\.$/m.exec(restored.stdout)?.[1] as string
    expect(run(database, 'restore', before)).toMatchObject({ status: 0, stderr: '' })
    const back = await testSite(database)
    const there = await Socket.open(back.address, { cookie: people[0]?.cookie ?? '' })
    expect(await there.join(id)).toMatchObject({ position: 2, viewer: 0 })
  })

  test('nothing is restored under a running server, and it goes on as it was', async () => {
    const database = await where()
    const file = join(tempDir(), 'backup')
    const site = await testSite(database)
    const ada = await site.guest('Ada')
    expect(run(database, 'backup', file).status).toBe(0)
    await ada.must('PATCH', '/api/me', { name: 'Ada L.' })
    const { status, stderr } = run(database, 'restore', file)
    expect(status).toBe(1)
    expect(stderr).toContain('in use')
    expect(await ada.must('GET', '/api/me')).toMatchObject({ account: { name: 'Ada L.' } })
    await site.stop()
    expect(run(database, 'restore', file).status).toBe(0)
  })

  test('a backup is for its owner only', async () => {
    const database = await where()
    const file = join(tempDir(), 'backup')
    await testSite(database)
    expect(run(database, 'backup', file).status).toBe(0)
    expect(modeOf(file)).toBe('600')
  })
})

test('nothing is restored under a running server, from nothing, or from something else', async () => {
  const site = await testSite()
  const { dataDir } = site.context.config
  const where = { dataDir, databaseUrl: undefined }
  const file = join(tempDir(), 'backup')
  expect(run(where, 'restore', file)).toMatchObject({ status: 1, stderr: `There is no file ${file}.\n` })
  expect(run(where, 'restore', entry)).toMatchObject({ status: 1 })
  run(where, 'backup', file)
  expect(run(where, 'restore', file).stderr).toContain('is in use by process')
  expect(run(where, 'backup', file).stderr).toContain('is there already')
})

/** The rights on a file, as `chmod` takes them. */
function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

onPostgres((where) => {
  test('a backup from before an update replaces what the update has brought', async () => {
    const database = await where()
    const file = join(tempDir(), 'backup')
    const site = await testSite(database)
    expect(run(database, 'backup', file).status).toBe(0)
    await sql`CREATE TABLE later (account_id TEXT REFERENCES account (id))`.execute(site.context.database.db)
    await site.stop()
    expect(run(database, 'restore', file)).toMatchObject({ status: 0, stderr: '' })
    const again = await testSite(database)
    await expect(sql`SELECT * FROM later`.execute(again.context.database.db)).rejects.toThrow(
      'does not exist',
    )
  })

  test('the password of the database is not among the arguments of the programs that are called', async () => {
    const { dataDir, databaseUrl } = await where()
    const dir = tempDir()
    for (const tool of ['pg_dump', 'pg_restore', 'psql']) {
      const script = `#!/bin/sh\nfor argument; do echo "$argument"; done >> ${dir}/arguments\n[ "$PGPASSWORD" = 's%cret' ] && echo yes >> ${dir}/given\n`
      writeFileSync(join(dir, tool), script)
      chmodSync(join(dir, tool), 0o755)
    }
    const url = (databaseUrl as string).replace('entrepot@', 'entrepot:s%25cret@')
    const PATH = `${dir}${delimiter}${process.env['PATH']}`
    for (const action of ['backup', 'restore']) {
      const file = action === 'backup' ? join(dir, 'backup') : entry
      const env = { ...PROGRAM_ENV, PATH, DATA_DIR: dataDir, DATABASE_URL: url }
      spawnSync(process.execPath, [entry, action, file], { env, encoding: 'utf8' })
    }
    expect(readFileSync(join(dir, 'arguments'), 'utf8')).not.toMatch(/s%(25)?cret/)
    expect(existsSync(join(dir, 'given'))).toBe(true)
  })
})

test('data are for their owner only, also those that were not', async () => {
  const dataDir = join(tempDir(), 'data')
  const first = await testSite({ dataDir })
  await first.guest('Ada')
  const modes = () => readdirSync(dataDir).map((name) => `${name} ${modeOf(join(dataDir, name))}`)
  expect(modeOf(dataDir)).toBe('700')
  expect(modes().filter((file) => !file.endsWith(' 600'))).toEqual([])
  await first.stop()
  chmodSync(dataDir, 0o755)
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  await testSite({ dataDir })
  expect(modeOf(dataDir)).toBe('700')
  expect(modes().filter((file) => !file.endsWith(' 600'))).toEqual([])
})
