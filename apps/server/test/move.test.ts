// From the SQLite file of a site to PostgreSQL.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TableInfo } from '@entrepot/protocol'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/storage/open.ts'
import { gameOf, type Person, type Socket } from './client.ts'
import { onPostgres, open } from './databases.ts'
import { PROGRAM_ENV } from './program-env.ts'
import { tempDir } from './temp-dir.ts'
import { testSite } from './test-site.ts'

const entry = fileURLToPath(new URL('../src/move.ts', import.meta.url))

function move(dataDir: string, databaseUrl: string | undefined) {
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { ...PROGRAM_ENV, DATA_DIR: dataDir, ...database }
  return spawnSync(process.execPath, [entry], { env, encoding: 'utf8' })
}

/** A table without what the moment changes. */
function asItStood(table: TableInfo): object {
  return { ...table, clocks: null, seats: table.seats.map((seat) => ({ ...seat, online: null })) }
}

onPostgres((where) => {
  test('a site with a running game goes on where it stood, and its people are signed in', async () => {
    const { databaseUrl } = await where()
    const dataDir = tempDir()
    const site = await testSite({ dataDir })
    const { people, sockets } = await site.connected('Ada', 'Бен')
    const [ada] = people as [Person]
    const id = await gameOf(people, 'caravan')
    const [socket] = sockets as [Socket]
    await socket.join(id)
    await socket.play(id, 0, { type: 'bid', amount: 1 } as never)
    socket.send({ type: 'say', table: id, id: 'a', text: 'a line "of talk" \\ with 日本語' })
    await socket.find((message) => message.type === 'chat')
    const before = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(move(dataDir, databaseUrl).stderr).toMatch(/^The data in .* is in use by process/)
    await site.stop()

    const { status, stdout, stderr } = move(dataDir, databaseUrl)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Moved 1 games, \d+ rows in all; both databases hold the same\./)
    expect(move(dataDir, databaseUrl).stderr).toContain('holds a site already')
    const moved = await testSite({ databaseUrl })
    ada.address = moved.address
    const after = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(asItStood(after)).toEqual(asItStood(before))
    const again = await ada.connect()
    await again.join(id)
    expect(again.received.find(({ type }) => type === 'sync')).toMatchObject({
      chat: [{ text: 'a line "of talk" \\ with 日本語' }],
    })
  })

  test('what arrives otherwise than it was sent is named, and nothing is kept', async () => {
    const place = await where()
    const dataDir = tempDir()
    const site = await testSite({ dataDir })
    const people = [await site.guest('Ada'), await site.guest('Ben')]
    const id = await gameOf(people, 'caravan')
    await site.stop()
    const database = await openDatabase(place, () => {})
    await sql`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.presence = 'left'; RETURN NEW; END $$`.execute(database.db)
    await sql`CREATE TRIGGER spoil BEFORE INSERT ON seat FOR EACH ROW EXECUTE FUNCTION spoil()`.execute(
      database.db,
    )
    await database.close()
    expect(move(dataDir, place.databaseUrl)).toMatchObject({
      status: 1,
      stderr: `What arrived is not what was sent: seat of game ${id}. Nothing has been kept in the PostgreSQL database.\n`,
    })
    const { db } = await open(place)
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
  })
})

test('without an address, or a file, it says what is missing', () => {
  expect(move(tempDir(), undefined).stderr).toMatch(/^Say where to: DATABASE_URL .*\n$/)
  expect(move(tempDir(), 'postgres://127.0.0.1/x').stderr).toMatch(/^There is no database in .*\n$/)
})
