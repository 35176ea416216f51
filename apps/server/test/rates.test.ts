import { LIMITS } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { newPurses, type Purse } from '../src/http/purse.ts'
import { Buckets, networkOf, RATES } from '../src/http/rates.ts'
import { Socket, type Person } from './client.ts'
import { testSite } from './test-site.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('one address has only so many sockets open, but a newcomer gets one, and others when some are closed', async () => {
  const site = await testSite({ rateScale: 1 })
  const open = (person: Person) => {
    // However slowly they are opened.
    site.time.now += 2_000
    return person.connect()
  }
  const { socketsPerAddress, socketsPerAccount } = LIMITS
  const sockets = []
  for (let i = 0; i < socketsPerAddress / socketsPerAccount; i++) {
    const person = await site.guest(`n${i}`)
    for (let j = 0; j < socketsPerAccount; j++) sockets.push(await open(person))
  }
  const newcomer = await site.guest('Ada')
  sockets.push(await open(newcomer))
  await expect(open(newcomer)).rejects.toThrow('429')
  await expect(Socket.open(site.address)).rejects.toThrow('429')
  for (const socket of sockets.slice(0, 2)) {
    socket.close()
    await socket.closed()
  }
  await expect.poll(() => open(newcomer).then(() => 'opened', String)).toBe('opened')
})

test('only those are remembered who have used something lately, and never more than there is room for', () => {
  let now = 0
  const buckets = new Buckets({ burst: 2, perSecond: 1 }, 1, () => now)
  for (let i = 0; i < 150_000; i++) buckets.take(`key ${i}`)
  expect(buckets.size).toBe(100_000)
  now += 2_000
  expect(buckets.take('another')).toBe(true)
  expect(buckets.size).toBe(1)
})

test('a process grants its part of a limit, and never nothing', () => {
  let share = 1
  const buckets = new Buckets(
    { burst: 4, perSecond: 1 },
    1,
    () => 0,
    () => share,
  )
  share = 1 / 2
  expect([1, 2, 3].map(() => buckets.take('half'))).toEqual([true, true, false])
  share = 1 / 100
  expect([1, 2].map(() => buckets.take('least'))).toEqual([true, false])
})

test('something dear is refused while something cheap is granted, and the asker is told when to come again', () => {
  const buckets = new Buckets({ burst: 4, perSecond: 0.5 }, 1, () => 0)
  expect(buckets.take('a', 5)).toBe(false)
  expect(buckets.take('a', 4)).toBe(true)
  expect(() => buckets.demand('a', 'too much')).toThrow(
    expect.objectContaining({ status: 429, error: 'too-fast', retryAfter: 2 }) as Error,
  )
})

test('who is modest is heard even where the neighbours have used up the budget of the address', async () => {
  const { context } = await testSite({ rateScale: 1 })
  const purseOf = newPurses(context)
  const spend = (purse: Purse, most: number): number => {
    let paid = 0
    while (paid < most && purse.pay(1)) paid++
    return paid
  }
  for (let i = 0; i < 20; i++) spend(purseOf(`loud ${i}`, '192.0.2.1'), 1000)
  expect(spend(purseOf('modest', '192.0.2.1'), 50)).toBe(50)
  expect(spend(purseOf('modest', '192.0.2.1'), 50)).toBe(11)
})

test('an account has one budget for messages at all processes together', () => {
  const neighbours = { share: () => 1 / 2 }
  const { pay } = newPurses({ config: { rateScale: 1 }, now: () => 0, neighbours } as never)(
    'ada',
    '192.0.2.1',
  )
  let paid = 0
  while (pay(1)) paid++
  expect(paid).toBe(RATES.message.burst / 2)
})
