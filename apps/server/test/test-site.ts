import { onTestFinished } from 'vitest'
import { readConfig, type Config } from '../src/config.ts'
import type { Reach } from '../src/notices/reach.ts'
import { startServer, type Offer, type RunningServer } from '../src/server.ts'
import { beAlive } from '../src/storage/alive.ts'
import { games } from './caravan-games.ts'
import { Person, type Socket } from './client.ts'
import { tempDir } from './temp-dir.ts'
import { layDatabase } from './up-to-date.ts'

export const offer = { games, gamesModule: new URL('./caravan-games.ts', import.meta.url).href }

/** A clock that stands still until it is moved. */
export interface TestTime {
  now: number
}

export interface TestSite extends RunningServer {
  time: TestTime
  /** Lets time go by during which the site was up. */
  pass(ms: number): Promise<void>
  guest(name: string): Promise<Person>
  /** Guests with open sockets. */
  connected(...names: string[]): Promise<{ people: Person[]; sockets: Socket[] }>
}

/** A server of its own on a free port, stopped after the test, without rate limits unless they are tested. */
export async function testSite(
  change: Partial<Config> = {},
  offered: Offer = offer,
  from = Date.now(),
  reach?: Reach,
): Promise<TestSite> {
  const time: TestTime = { now: from }
  const config: Config = {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_SCALE: '0' }, '/'),
    dataDir: change.databaseUrl === undefined ? (change.dataDir ?? tempDir()) : '/nowhere',
    ...change,
  }
  if (config.databaseUrl === undefined) await layDatabase(config.dataDir)
  const server = await startServer(config, offered, () => time.now, reach)
  onTestFinished(() => server.stop())
  const guest = (name: string): Promise<Person> => Person.guest(server.address, name)
  return {
    ...server,
    time,
    guest,
    async pass(ms) {
      await beAlive(server.context.database.db, time.now + ms)
      time.now += ms
    },
    async connected(...names) {
      const people = await Promise.all(names.map(guest))
      return { people, sockets: await Promise.all(people.map((person) => person.connect())) }
    },
  }
}
