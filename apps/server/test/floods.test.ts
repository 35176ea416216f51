// Clients that want too much, together: what they cost the others is bounded.

import { LIMITS, type MeAnswer, type ServerMessage, type TableInfo } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { gameOf, Person, Socket } from './client.ts'
import { RawSocket } from './raw-socket.ts'
import { testSite, type TestSite } from './test-site.ts'

const many = <Made>(count: number, make: (i: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const spectators =
  (count: number) =>
  (message: ServerMessage): message is ServerMessage =>
    message.type === 'table' && message.table.spectators === count

/** Waits until a socket has had so many answers. */
async function answered(socket: Socket, count: number): Promise<void> {
  let seen = 0
  const isAnswer = ({ type }: ServerMessage): boolean =>
    type === 'sync' || type === 'pong' || type === 'error'
  await socket.find((message): message is ServerMessage => isAnswer(message) && ++seen === count)
}

async function playedTable(site: TestSite) {
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const id = await gameOf(people, 'caravan')
  for (const socket of sockets) await socket.join(id)
  return { id, people, ada: sockets[0] as Socket, ben: sockets[1] as Socket }
}

test('strangers who join the same table again and again are not told to everybody each time', async () => {
  const site = await testSite()
  const { id, ada } = await playedTable(site)
  const strangers = await many(40, () => Socket.open(site.address))
  await many(40, (i) => strangers[i]!.join(id))
  await ada.find(spectators(40))
  const from = ada.received.length
  for (let round = 0; round < 10; round++) await many(40, (i) => strangers[i]!.join(id))
  strangers[0]!.close()
  await ada.find(spectators(39), from)
  const told = ada.received.slice(from).filter(({ type }) => type === 'table')
  // Of four hundred: once in a while, which depends on how long they took.
  expect(told.length).toBeLessThan(100)
})

test('a table has room for so many strangers, and always for those who sit at it', async () => {
  const site = await testSite({ rateScale: 100 })
  const { id, people } = await playedTable(site)
  const strangers = await many(LIMITS.strangersPerTable, () => Socket.open(site.address))
  for (const stranger of strangers) await stranger.join(id)
  const late = await Socket.open(site.address)
  await expect(late.join(id)).rejects.toThrow(`${LIMITS.strangersPerTable}`)
  expect((await (await people[0]!.connect()).join(id)).viewer).toBe(0)
})

test('strangers behind one address share one budget, and those with a name at the same address keep theirs', async () => {
  const site = await testSite({ rateScale: 1 })
  const { id, ada } = await playedTable(site)
  const strangers = await many(40, () => Socket.open(site.address))
  for (let i = 0; i < 30; i++) for (const stranger of strangers) stranger.send({ type: 'join', table: id })
  await many(40, (i) => answered(strangers[i]!, 30))
  const answers = strangers.flatMap(({ received }) => received)
  expect(answers.filter(({ type }) => type === 'sync').length).toBeLessThanOrEqual(48)
  expect(answers.some((message) => message.type === 'error' && message.error === 'too-fast')).toBe(true)
  expect(await ada.play(id, 0, { type: 'bid', amount: 1 } as never)).toMatchObject({ type: 'ack' })
})

test('an account has one budget for all its sockets', async () => {
  const site = await testSite({ rateScale: 1 })
  const ada = await site.guest('Ada')
  const sockets = await many(10, () => ada.connect())
  for (let i = 0; i < 30; i++) for (const socket of sockets) socket.send({ type: 'ping', at: i })
  await many(10, (i) => answered(sockets[i]!, 30))
  const pongs = sockets.flatMap(({ received }) => received).filter(({ type }) => type === 'pong')
  expect(pongs.length).toBeLessThanOrEqual(121)
})

test('an account has only so many sockets', async () => {
  const site = await testSite({ rateScale: 1 })
  const ada = await site.guest('Ada')
  await many(LIMITS.socketsPerAccount, () => ada.connect())
  await expect(ada.connect()).rejects.toThrow('429')
})

test('strangers never take all the places of an address', async () => {
  const site = await testSite({ rateScale: 1 })
  const ada = await site.guest('Ada')
  for (let i = 0; i < LIMITS.strangersPerAddress; i++) {
    site.time.now += 2_000
    await Socket.open(site.address)
  }
  site.time.now += 2_000
  await expect(Socket.open(site.address)).rejects.toThrow('429')
  expect((await ada.connect()).received).toBeDefined()
})

test('pings of the socket itself cost as much as messages', async () => {
  const site = await testSite({ rateScale: 1 })
  const raw = await RawSocket.open(site.address)
  for (let i = 0; i < 400; i++) raw.frame(9, Buffer.from('x'))
  await raw.until('too fast')
  await raw.closed()
})

test('a socket that sends what is no message is cut off sooner than one that speaks', async () => {
  const site = await testSite({ rateScale: 1 })
  const { sockets } = await site.connected('Ada')
  for (let i = 0; i < 100; i++) sockets[0]!.sendRaw('[{'.repeat(1000))
  expect(await sockets[0]!.closed()).toMatchObject({ code: 1008 })
})

test('one account, and one address, opens only so many tables at once', async () => {
  const site = await testSite({ rateScale: 1 })
  const ada = await site.guest('Ada')
  const wish = {
    game: 'caravan',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    pace: { kind: 'untimed' },
    timeOut: 'bot',
  }
  const answers = await many(40, () => ada.ask<TableInfo>('POST', '/api/tables', wish))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('every 429 says when to come again', async () => {
  const site = await testSite({ rateScale: 1 })
  const answers = await many(30, (i) => new Person(site.address).ask('POST', '/api/guest', { name: `n${i}` }))
  for (const { status, headers } of answers) {
    if (status === 429) expect(headers['retry-after']).toBe('5')
  }
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})

test('a session that ends while its socket opens ends the socket', async () => {
  const site = await testSite()
  await many(20, async (i) => {
    const person = await site.guest(`n${i}`)
    const [socket] = await Promise.all([
      person.connect().catch(() => undefined),
      person.must('DELETE', '/api/session'),
    ])
    // Who was too late to be known is a stranger.
    const welcome = await socket?.next('welcome', 0).catch(() => undefined)
    if (welcome?.account) expect(await socket?.closed()).toMatchObject({ code: 1008 })
  })
})

test('a client that goes on after its session has ended changes nothing, and is soon cut off', async () => {
  const site = await testSite()
  const { id, people, ben } = await playedTable(site)
  const eve = people[0] as Person
  const raw = await RawSocket.open(site.address, { cookie: eve.cookie })
  raw.send(JSON.stringify({ type: 'join', table: id }))
  await raw.until('"sync"')
  await eve.must('DELETE', '/api/session')
  raw.send(
    JSON.stringify({ type: 'play', table: id, id: 'late', at: 0, command: { type: 'bid', amount: 1 } }),
  )
  const began = performance.now()
  await raw.closed()
  expect(performance.now() - began).toBeLessThan(12_000)
  expect((await ben.join(id)).sight?.deciders).toEqual([0, 1])
  expect((await ben.join(id)).table.seats[0]?.online).toBe(false)
})

test('a banned account is cut off in the same way', async () => {
  const adminToken = 'a-token-that-is-long-enough-to-be-one'
  const site = await testSite({ adminToken })
  const eve = await site.guest('Eve')
  const { account } = await eve.must<MeAnswer>('GET', '/api/me')
  const raw = await RawSocket.open(site.address, { cookie: eve.cookie })
  const admin = Object.assign(new Person(site.address), { token: adminToken })
  await admin.must('PUT', `/api/admin/accounts/${account?.id}/ban`, { banned: true })
  await raw.closed()
})

test('what a client does not read is kept for it only up to a limit', async () => {
  const site = await testSite()
  const { id } = await playedTable(site)
  const raw = await RawSocket.open(site.address)
  onTestFinished(() => void raw.line.destroy())
  raw.line.pause()
  const { clients } = site.app.websocketServer
  let most = 0
  const closed = raw.closed()
  let open = true
  void closed.then(() => (open = false))
  const sizes = () => [...clients].map(({ bufferedAmount }) => bufferedAmount)
  while (open) {
    for (let i = 0; i < 50; i++) raw.send(JSON.stringify({ type: 'join', table: id, since: 0 }))
    await Promise.race([closed, fetch(`${site.address}/healthz`).then((answer) => answer.text())])
    most = Math.max(most, ...sizes())
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(LIMITS.unread + 100_000)
})
