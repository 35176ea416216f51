// Bots when a server stops, a thread dies, or two processes could move them.

import { availableParallelism } from 'node:os'
import {
  begin,
  positionFor,
  sha256,
  sittingAt,
  type BaseCommand,
  type Game,
  type Sitting,
} from '@entrepot/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../proof/server-process.ts'
import { botDriver } from '../src/bots/driver.ts'
import { BotFailure, openBotPool, type BotPool, type BotQuestion, type BotRequest } from '../src/bots/pool.ts'
import { follow } from '../src/play/log.ts'
import { sightOf } from '../src/play/sight.ts'
import { Rooms } from '../src/rooms/rooms.ts'
import { claimBots } from '../src/storage/bot-leases.ts'
import type { Database } from '../src/storage/database.ts'
import { entriesAfter } from '../src/storage/log.ts'
import type { Table } from '../src/play/table.ts'
import { readTable } from '../src/storage/tables.ts'
import { games } from './caravan-games.ts'
import { gameOf, Person } from './client.ts'
import { onBothDatabases, onPostgres, open } from './databases.ts'
import { offer, testSite } from './test-site.ts'

const entry = new URL('./caravan-server.ts', import.meta.url)

function game(id: string): Game {
  return games.offered.find((offered) => offered.id === id) as Game
}

/** Asks the bot of a seat what it would have played. */
function requestOf(table: Table, sitting: Sitting, seat: number): BotRequest {
  return {
    game: table.game,
    version: table.version,
    edition: null,
    table: table.id,
    level: table.seats[seat]?.level ?? '',
    view: JSON.stringify(sightOf(sitting, seat).view),
    seat,
    seed: sha256(`${table.seed}/bot/${seat}/${positionFor(sitting, seat)}`),
  }
}

onBothDatabases((where) => {
  test('bots that wait when the server is told to stop play nothing that their level did not choose', async () => {
    const place = await where()
    const env = {
      LOG_LEVEL: 'silent',
      ...(place.databaseUrl === undefined
        ? { DATA_DIR: place.dataDir }
        : { DATABASE_URL: place.databaseUrl }),
    }
    const server = await startProcess(entry, env)
    onTestFinished(() => server.kill('SIGKILL'))
    const ada = await Person.guest(server.address, 'Ada')
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => gameOf([ada], 'caravan', {}, ['2', '2', '2'])),
    )
    await server.kill('SIGTERM')

    const database = await open(place)
    const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: 20_000 })
    onTestFinished(() => pool.close())
    for (const id of ids) {
      const table = (await readTable(database.db, id)) as Table
      let sitting = sittingAt(
        game('caravan'),
        begin(game('caravan'), {}, 4, table.seed as string).state,
        0,
        4,
      )
      for (const played of await entriesAfter(database.db, id, 0)) {
        const command = await pool.choose(asking(requestOf(table, sitting, played.seat)))
        expect(played).toMatchObject({ kind: 'command', command })
        sitting = follow(sitting, played)?.sitting as Sitting
      }
    }
  })
})

test('a thread that dies is no failure of the bot', async () => {
  const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: 20_000 })
  onTestFinished(() => pool.close())
  await expect(pool.choose(asking(openingOf('dying')))).rejects.not.toBeInstanceOf(BotFailure)
})

test('a bot that takes down those it thinks with fails alone', async () => {
  const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: 20_000 })
  onTestFinished(() => pool.close())
  // The first have the threads; the others wait, and go together.
  const asked = ['caravan', 'caravan', 'caravan', 'dying', 'caravan', 'caravan'].map(openingOf)
  const ended = await Promise.allSettled(asked.map((request) => pool.choose(asking(request))))
  expect(ended.map(({ status }) => status)).toEqual(
    asked.map((request) => (request.game === 'dying' ? 'rejected' : 'fulfilled')),
  )
})

test('what a bot sees is written down when its turn to think has come, and not where nobody waits any more', async () => {
  const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: 20_000 })
  onTestFinished(() => pool.close())
  const request = openingOf('caravan')
  const written: number[] = []
  const asked = Array.from({ length: 2000 }, (_, number) =>
    pool.choose({
      level: 'random',
      ask() {
        written.push(number)
        return number % 3 === 0 ? null : request
      },
    }),
  )
  expect(pool.waiting).toBeGreaterThan(1000)
  expect(written.length + pool.waiting).toBe(asked.length)
  const chosen = await Promise.all(asked)
  expect(written).toEqual(asked.map((_, number) => number))
  expect(chosen.map((command) => command === null)).toEqual(asked.map((_, number) => number % 3 === 0))
})

test('a quick bot that has waited too long is helped, whatever the other threads think of', async () => {
  const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: 600_000 })
  // Each thread has two questions in hand.
  const stuck = Array.from({ length: 2 * Math.max(1, availableParallelism() - 1) }, () =>
    pool.choose(asking(openingOf('hanging'))),
  )
  const ended = Promise.allSettled(stuck)
  await expect(pool.choose(asking(openingOf('caravan')))).resolves.toMatchObject({ type: 'bid' })
  await pool.close()
  expect((await ended).map(({ status }) => status)).toEqual(stuck.map(() => 'rejected'))
}, 120_000)

/** A bot's first question at a table. */
function openingOf(id: string): BotRequest {
  const state = begin(game(id), {}, 2, 'seed').state
  const view = JSON.stringify(game(id).view(state, 0))
  return { game: id, version: '1', edition: null, table: id, level: 'random', view, seat: 0, seed: 's' }
}

function asking(request: BotRequest): BotQuestion {
  return { level: request.level, ask: () => request }
}

/** A pool whose bots think until they are let go. */
function slowPool() {
  const asked: BotRequest[] = []
  const letGo: ((dead: boolean) => void)[] = []
  const pool: BotPool = {
    choose: ({ ask }) =>
      new Promise<BaseCommand>((resolve, reject) => {
        asked.push(ask() as BotRequest)
        letGo.push((dead) =>
          dead ? reject(new Error('the thread died')) : resolve({ type: 'bid', amount: 1 } as BaseCommand),
        )
      }),
    verify: () => Promise.reject(new Error('not asked')),
    examine: () => Promise.reject(new Error('not asked')),
    waiting: 0,
    close: async () => {},
  }
  const release = (dead = false): void => letGo.splice(0).forEach((go) => go(dead))
  return { pool, asked, release }
}

/** A process of the site, as far as it moves bots. */
function processOn(
  shared: Database,
  now: () => number,
  name: string,
  { pool }: ReturnType<typeof slowPool>,
): Rooms {
  const database = { ...shared, process: name, append: shared.append, listen() {} }
  const onTrouble = (): void => {}
  const bots = botDriver({ pool, database, now, onTrouble, onMoved: () => {} })
  onTestFinished(() => bots.close())
  const hooks = { database, games, now, steady: async () => {}, onTrouble }
  return new Rooms({ ...hooks, onBotTurn: (room) => bots.drive(room) })
}

onBothDatabases((where) => {
  test('a bot whose thread died does not guess: it is asked again later', async () => {
    const place = await where()
    const site = await testSite(place)
    // A bot that never answers within the life of this server.
    const id = await gameOf([await site.guest('Ada')], 'hanging', {}, ['random'])
    await site.stop()
    const database = await open(place)
    const bots = slowPool()
    const room = await processOn(database, site.context.now, 'one', bots).enter(id)
    for (let times = 1; times <= 3; times++) {
      await expect.poll(() => bots.asked.length).toBe(times)
      bots.release(true)
      await room?.refresh()
    }
    await expect.poll(() => bots.asked.length).toBe(4)
    expect((await readTable(database.db, id))?.length).toBe(0)
    bots.release()
    await expect.poll(async () => (await readTable(database.db, id))?.length).toBe(1)
  })
})

onPostgres((where) => {
  test('one process alone thinks for the bots of a table, until it falls silent', async () => {
    const place = await where()
    const site = await testSite(place)
    const ada = await site.guest('Ada')
    // A bot that never answers within the life of this server.
    const id = await gameOf([ada], 'hanging', {}, ['random'])
    await site.stop()

    const database = await open(place)
    const time = { now: site.time.now }
    const [first, second] = [slowPool(), slowPool()]
    const one = processOn(database, () => time.now, 'one', first)
    const other = processOn(database, () => time.now, 'other', second)
    await one.enter(id)
    await expect.poll(() => first.asked.length).toBe(1)
    await (await other.enter(id))?.refresh()
    // Asking took its turn behind the claim that was refused.
    expect(await claimBots(database.db, id, 'third', time.now, time.now)).toBe(false)
    expect(second.asked).toEqual([])
    time.now += 31_000
    await (await other.enter(id))?.refresh()
    await expect.poll(() => second.asked.length).toBe(1)
    second.release()
    await expect.poll(async () => (await readTable(database.db, id))?.length).toBe(1)
    // The one that had fallen silent finds its decision made.
    first.release()
    await one.drained()
    expect((await readTable(database.db, id))?.length).toBe(1)
  })
})
