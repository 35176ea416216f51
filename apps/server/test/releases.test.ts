// Games stored by an earlier release open, are looked back at, exported and verified, and go on under their own rules.

import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { begin, pick, fastRng, type ExportedGame } from '@entrepot/kernel'
import type { PastAnswer, RoundsAnswer, TableInfo, TablesAnswer } from '@entrepot/protocol'
import type { Release } from '@entrepot/releases'
import { describe, expect, test } from 'vitest'
import { callTime } from '../src/due/clocks.ts'
import { heedMissingRules } from '../src/due/rules.ts'
import type { ServerContext } from '../src/server-context.ts'
import type { Table } from '../src/play/table.ts'
import { readTable, setTable } from '../src/storage/tables.ts'
import { gameOf, Person, Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { games } from './next-games.ts'
import { tempDir } from './temp-dir.ts'
import { testSite, type TestSite } from './test-site.ts'

const offer = { games, gamesModule: new URL('./next-games.ts', import.meta.url).href }

interface StoredTable {
  readonly id: string
  readonly game: string
  readonly length: number
}

/** A copy of the database that a release has left, and its tables. */
function storedBy(release: string): {
  dataDir: string
  tables(status: string): StoredTable[]
  set(sql: string): void
} {
  const dataDir = join(tempDir(), 'data')
  mkdirSync(dataDir)
  const file = join(dataDir, 'entrepot.sqlite')
  copyFileSync(new URL(`./fixtures/${release}.sqlite`, import.meta.url), file)
  const asking = <Result>(ask: (sql: DatabaseSync) => Result): Result => {
    const sql = new DatabaseSync(file)
    try {
      return ask(sql)
    } finally {
      sql.close()
    }
  }
  return {
    dataDir,
    tables: (status) =>
      asking((sql) =>
        sql.prepare('SELECT id, game, length FROM game_table WHERE status = ?').all(status),
      ) as unknown as StoredTable[],
    set: (text) => asking((sql) => sql.exec(text)),
  }
}

/** The moment after the last thing that the release stored. */
function momentAfter(dataDir: string): number {
  const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'))
  const { last } = sql.prepare('SELECT max(made_at) AS last FROM entry').get() as { last: number }
  sql.close()
  return last + 60_000
}

async function signIn({ address }: TestSite, name: string): Promise<Person> {
  const person = new Person(address)
  await person.must('POST', '/api/session', { email: `${name}@example.org`, password: 'a long password' })
  return person
}

async function playOn(sockets: readonly Socket[], id: string, seed: string): Promise<void> {
  const rng = fastRng(seed)
  for (const socket of sockets) await socket.join(id)
  for (;;) {
    await Promise.all(sockets.map((socket) => socket.settled()))
    const now = sockets.map((socket) => socket.latest(id))
    if (now.some(({ sight }) => sight?.outcome)) return
    const seat = now.findIndex(({ sight }, i) => sight?.deciders.includes(i) && sight.legal.length > 0)
    const looking = now[seat]
    const socket = sockets[Math.max(seat, 0)] as Socket
    if (!looking?.sight) {
      await socket.next('update', socket.received.length)
      continue
    }
    const at = looking.type === 'sync' ? looking.position : looking.to
    const answer = await socket.play(id, at, pick(rng, looking.sight.legal))
    if (answer.type !== 'ack') throw new Error(JSON.stringify(answer).slice(0, 300))
    await socket.reach(id, answer.position)
  }
}

describe('what release 1 has stored', () => {
  test('finished games open, are looked back at at any position, exported, verified and brought back', async () => {
    const { dataDir, tables } = storedBy('release-1')
    const finished = tables('finished')
    expect(finished.map(({ game }) => game).toSorted()).toEqual(['mombasa', 'yokohama'])
    const site = await testSite({ dataDir }, offer, momentAfter(dataDir))
    const ada = await signIn(site, 'ada')
    const socket = await ada.connect()
    for (const { id, length } of finished) {
      expect((await socket.join(id)).sight?.outcome).toBeTruthy()
      expect(await ada.must('GET', `/api/tables/${id}`)).toMatchObject({ version: '1', status: 'finished' })
      for (const position of [0, 1, Math.floor(length / 2), length])
        expect(await ada.must<PastAnswer>('GET', `/api/tables/${id}/at/${position}`)).toMatchObject({
          position,
        })
      expect((await ada.must<RoundsAnswer>('GET', `/api/tables/${id}/rounds`)).rounds.length).toBeGreaterThan(
        3,
      )
      const file = await ada.must<ExportedGame>('GET', `/api/tables/${id}/export`)
      expect(file.version).toBe('1')
      expect(await ada.must('POST', '/api/verify', file)).toMatchObject({
        sound: true,
        outcome: file.outcome,
      })
      const brought = await ada.must<TableInfo>('POST', '/api/tables/import', file)
      expect(await ada.must('GET', `/api/tables/${brought.id}/export`)).toMatchObject({
        stateHash: file.stateHash,
      })
    }
  })

  test('running games go on under their own version to the end, with people and bots', async () => {
    const { dataDir, tables } = storedBy('release-1')
    const running = tables('playing')
    expect(running.map(({ game }) => game).toSorted()).toEqual(['mombasa', 'yokohama'])
    const site = await testSite({ dataDir }, offer, momentAfter(dataDir))
    const people = [await signIn(site, 'ada'), await signIn(site, 'ben')] as const
    const sockets = await Promise.all(people.map((person) => person.connect()))
    for (const { id } of running) {
      await playOn(sockets, id, id)
      expect(await people[0].must('GET', `/api/tables/${id}`)).toMatchObject({
        version: '1',
        status: 'finished',
      })
      const file = await people[0].must<ExportedGame>('GET', `/api/tables/${id}/export`)
      expect(await people[0].must('POST', '/api/verify', file)).toMatchObject({ sound: true })
    }
  })
})

test('bots of an earlier version think in the threads of the pool', async () => {
  const site = await testSite({}, offer)
  for (const game of ['mombasa', 'yokohama']) {
    const { game: rules } = (await games.find(game, '1')) as Release
    const { state } = begin(rules, {}, 2, 'thread')
    const seat = rules.deciders(state)[0] as number
    const view = JSON.stringify(rules.view(state, seat))
    const command = await site.context.pool.choose({
      level: '2',
      ask: () => ({ game, version: '1', edition: null, table: game, level: '2', seat, seed: '1', view }),
    })
    expect(rules.legal(state, seat)).toContainEqual(command)
  }
  const file = { game: 'mombasa', version: 'lost' } as ExportedGame
  expect(await site.context.pool.verify(file)).toEqual({
    message: 'There are no rules of mombasa lost here.',
  })
})

describe('games whose rules a server does not have', () => {
  const DAYS = 86_400_000

  test('are named, never time out, are never hidden, and go on when the rules are there again', async () => {
    const stored = storedBy('release-1')
    const { dataDir } = stored
    const made = momentAfter(dataDir)
    stored.set("UPDATE game_table SET version = 'lost'")
    const metricsToken = 'a-token-for-whoever-reads-the-figures'
    const site = await testSite({ dataDir, metricsToken }, offer, made)
    const ada = await signIn(site, 'ada')
    const before = await ada.must<TablesAnswer>('GET', '/api/me/tables?over=false')
    expect(before.tables).toHaveLength(2)

    await site.pass(30 * DAYS)
    await callTime(site.context)
    for (const { id } of before.tables) {
      const info = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
      expect(info.seats.map(({ absent }) => absent)).not.toContain(true)
      expect(info).toMatchObject({ status: 'playing', version: 'lost', rulesMissing: true })
      const refused = await ada.ask('GET', `/api/tables/${id}/rounds`)
      expect(refused).toMatchObject({ status: 409, body: { error: 'no-rules' } })
    }
    const over = await ada.must<TablesAnswer>('GET', '/api/me/tables?over=true')
    for (const { id } of over.tables) {
      const refused = await ada.ask('GET', `/api/tables/${id}/export`)
      expect(refused).toMatchObject({ status: 409, body: { error: 'no-rules' } })
    }
    const said: string[] = []
    const log = {
      ...site.context.log,
      warn: (line: string) => said.push(line),
    } as unknown as ServerContext['log']
    await heedMissingRules({ ...site.context, log })
    expect(said).toEqual([
      expect.stringMatching(/^no rules here fit 2 stored games of mombasa lost; the clocks of 1 stand: \S+$/),
      expect.stringMatching(
        /^no rules here fit 2 stored games of yokohama lost; the clocks of 1 stand: \S+$/,
      ),
    ])
    const headers = { authorization: `Bearer ${metricsToken}` }
    const metrics = await (await fetch(`${site.address}/metrics`, { headers })).text()
    expect(metrics).toContain('entrepot_site_games_without_rules{game="mombasa",version="lost"} 2')
    expect(await ada.must('GET', '/healthz')).toMatchObject({ status: 'ok', gamesWithoutRules: 4 })
    await site.stop()

    stored.set("UPDATE game_table SET version = '1'")
    const again = await testSite({ dataDir }, offer, site.time.now + DAYS)
    const ben = await signIn(again, 'ben')
    for (const { id } of before.tables) {
      const info = await ben.must<TableInfo>('GET', `/api/tables/${id}`)
      expect(info.rulesMissing).toBe(false)
      // Time stood still: nothing of the bank was used while nobody could move.
      const waited = info.seats[info.deciders[0] as number]?.clock
      expect(waited).toMatchObject({ since: again.time.now })
    }
    await callTime(again.context)
    const sockets = [await (await signIn(again, 'ada')).connect(), await ben.connect()]
    for (const { id } of before.tables) await playOn(sockets, id, id)
    expect(await ben.must('GET', '/healthz')).toMatchObject({ gamesWithoutRules: 0 })
  })
})

onBothDatabases((where) => {
  test('the clock of a game without rules stands, and goes on with the bank that it had', async () => {
    const site = await testSite(await where())
    const people = [await site.guest('Ada'), await site.guest('Ben')]
    const id = await gameOf(people, 'caravan', { pace: { kind: 'live', bankMs: 600_000, incrementMs: 0 } })
    const { database } = site.context
    const table = async () => (await readTable(database.db, id)) as Table
    const clock = async () => (await table()).clocks[0]
    const { version } = await table()
    await site.pass(60_000)
    await setTable(database.db, id, { version: 'lost' })
    expect(await heedMissingRules(site.context)).toEqual([{ game: 'caravan', version: 'lost', count: 1 }])
    expect(await table()).toMatchObject({ clockDueAt: null, botDueAt: null, status: 'playing' })
    expect(await clock()).toEqual({ bankMs: 540_000, since: null })
    await site.pass(3_600_000)
    await setTable(database.db, id, { version })
    expect(await heedMissingRules(site.context)).toEqual([])
    expect(await clock()).toEqual({ bankMs: 540_000, since: site.time.now })
    expect(await table()).toMatchObject({ clockDueAt: site.time.now + 540_000 })
  })
})
