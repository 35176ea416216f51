// A database that goes away and comes back under a running server.

import { expect, onTestFinished, test } from 'vitest'
import type { TableInfo } from '@entrepot/protocol'
import { keepTime } from '../src/due/clocks.ts'
import { GRACE_MS } from '../src/due/outage.ts'
import { gameOf, type Person, type Socket } from './client.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { testSite } from './test-site.ts'

const bin = findPostgres()
const MINUTE = 60_000

test.skipIf(bin === undefined)('seventy seconds without a database cost nobody a seat', async () => {
  const postgres = await startPostgres(bin as string, { durable: false })
  onTestFinished(() => postgres.stop())
  const site = await testSite({ databaseUrl: await postgres.newDatabase() })
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const live = { pace: { kind: 'live', bankMs: MINUTE, incrementMs: 0 } }
  const id = await gameOf(people, 'caravan', live)
  const [adas, bens] = sockets as [Socket, Socket]
  for (const socket of [adas, bens]) await socket.join(id)

  await postgres.halt()
  site.time.now += 70_000
  await expect(keepTime(site.context)).rejects.toThrow()
  const bid = (amount: number) => ({ type: 'bid', amount }) as never
  expect(await adas.play(id, 0, bid(3), 'once')).toMatchObject({ type: 'refused', reason: 'unavailable' })
  await postgres.resume()

  // The same command again: the time without a database is not charged.
  expect(await adas.play(id, 0, bid(3), 'once')).toMatchObject({ type: 'ack' })
  await keepTime(site.context)
  const { seats } = await (people[0] as Person).must<TableInfo>('GET', `/api/tables/${id}`)
  expect(seats.map(({ absent }) => absent)).toEqual([false, false])
  expect(seats[0]?.clock?.bankMs).toBe(MINUTE + GRACE_MS)
  expect(seats[1]?.clock?.dueAt).toBe(site.time.now + MINUTE + GRACE_MS)
})
