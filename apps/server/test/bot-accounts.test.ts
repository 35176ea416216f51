// Bots that people have written: what they are told, what their tokens may, and what they must not.

import type { ExportedGame } from '@entrepot/kernel'
import type { MeAnswer, MyBotsAnswer, SightAnswer, TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { ALL, author, bot, program } from './bot-people.ts'
import { gameOf, Person, Socket, tableOf } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { EventStream } from './event-stream.ts'
import { testSite } from './test-site.ts'

const WEEK_MS = 7 * 86_400_000
const bid = (amount: number) => ({ type: 'bid', amount })

async function idOf(person: Person): Promise<string> {
  return (await person.must<MeAnswer>('GET', '/api/me')).account?.id ?? ''
}

/** Plays a whole game by requests alone. */
async function playOut(people: readonly Person[], table: string): Promise<ExportedGame> {
  for (let sent = 0; ;) {
    let moved = false
    for (const person of people) {
      const { viewer, position, sight } = await person.must<SightAnswer>('GET', `/api/tables/${table}/sight`)
      if (sight.outcome) return person.must('GET', `/api/tables/${table}/export`)
      if (viewer === null || !sight.deciders.includes(viewer)) continue
      const body = { id: `c${++sent}`, at: position, command: sight.legal[0] }
      await person.must('POST', `/api/tables/${table}/commands`, body)
      moved = true
    }
    if (!moved) throw new Error('nobody could move')
  }
}

onBothDatabases((where) => {
  test('a bot shows itself and its author at the table, in lists, on its page and in the file', async () => {
    const site = await testSite(await where())
    const ada = await author(site, 'Ada')
    const ben = await site.guest('Ben')
    const ledger = await bot(ada, 'Ledger')
    const by = { id: await idOf(ada), name: 'Ada' }
    expect(await ledger.person.must<MeAnswer>('GET', '/api/me')).toMatchObject({
      account: { id: ledger.id, name: 'Ledger', guest: false, author: by },
    })
    expect(await ben.must('GET', '/api/bots')).toMatchObject({ bots: [{ id: ledger.id, author: by }] })
    const id = await gameOf([ben, ledger.person], 'caravan')
    const { seats } = await ben.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(seats.map(({ person, author }) => [person?.name, author])).toEqual([
      ['Ben', null],
      ['Ledger', by],
    ])
    const file = await playOut([ben, ledger.person], id)
    expect(file.players?.map(({ name, author }) => [name, author])).toEqual([
      ['Ben', null],
      ['Ledger', by],
    ])
    expect(await ben.must('GET', `/api/people/${ledger.id}`)).toMatchObject({ author: by })
  })

  test('a stream tells of an invitation, of turns and of the end, each once, and to nobody else', async () => {
    const site = await testSite(await where())
    const ada = await author(site, 'Ada')
    const ben = await site.guest('Ben')
    const [ledger, other] = [await bot(ada, 'Ledger'), await bot(ada, 'Other')]
    const stream = await EventStream.open(site.address, ledger.token.token)
    const silent = await EventStream.open(site.address, other.token.token)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(await stream.next()).toMatchObject({ name: 'hello', data: { account: { id: ledger.id } } })
    const { id } = await ben.must<TableInfo>('POST', '/api/tables', {
      game: 'caravan',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      pace: { kind: 'untimed' },
      timeOut: 'bot',
    })
    await ben.must('POST', `/api/tables/${id}/invitations`, { bot: ledger.id })
    expect(await stream.next()).toMatchObject({ name: 'invited', data: { table: id, by: { name: 'Ben' } } })
    await ledger.person.must('POST', `/api/tables/${id}/sit`, { seat: 1 })
    await ben.must('POST', `/api/tables/${id}/start`)
    const turn = await stream.next()
    expect(turn).toMatchObject({ name: 'turn', data: { table: id, seat: 1, length: 0 } })
    // Who has lost the line is told of what ended meanwhile, and of nothing twice.
    site.time.now += 1000
    await playOut([ben, ledger.person], id)
    const again = await EventStream.open(site.address, ledger.token.token, turn?.id)
    expect(await again.next()).toMatchObject({ name: 'hello' })
    expect(await again.next()).toMatchObject({ name: 'over', data: { table: id, status: 'finished' } })
    expect(await silent.next()).toMatchObject({ name: 'hello' })
    await ada.must('DELETE', `/api/me/bots/${other.id}`)
    expect(await silent.next()).toBeUndefined()
  })

  test('who is told of a turn finds it, also while the server waits to hear that it is stored', async () => {
    const site = await testSite(await where())
    const ben = await site.guest('Ben')
    const ledger = await bot(await author(site, 'Ada'), 'Ledger')
    const id = await gameOf([ben, ledger.person], 'caravan')
    await ledger.person.must('POST', `/api/tables/${id}/commands`, { id: 'b', at: 0, command: bid(3) })
    const stream = await EventStream.open(site.address, ledger.token.token)
    // What is written is in the database at once, and this process hears of it when it is let.
    const { database } = site.context
    const heard = Promise.withResolvers<void>()
    const write = database.append
    database.append = async (append) => {
      const stored = await write(append)
      await heard.promise
      return stored
    }
    const bidding = ben.must('POST', `/api/tables/${id}/commands`, { id: 'a', at: 0, command: bid(1) })
    expect(await stream.next()).toMatchObject({ name: 'hello' })
    expect(await stream.next()).toMatchObject({ name: 'turn', data: { length: 2 } })
    const looking = ledger.person.must<SightAnswer>('GET', `/api/tables/${id}/sight`)
    await ledger.person.must('GET', '/healthz')
    heard.resolve()
    expect(await looking).toMatchObject({ position: 2, sight: { deciders: [1] } })
    await bidding
  })

  test('a token ends at its moment, however often it is used, and takes its lines with it', async () => {
    const site = await testSite(await where())
    const ledger = await bot(await author(site, 'Ada'), 'Ledger', ALL, 7)
    const stored = await site.context.database.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(ledger.token.token)
    await site.pass(WEEK_MS - 1)
    await ledger.person.must('GET', '/api/me')
    const stream = await EventStream.open(site.address, ledger.token.token)
    const socket = await Socket.open(site.address, { authorization: `Bearer ${ledger.token.token}` })
    await socket.settled()
    await site.pass(2)
    expect(await ledger.person.ask('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { error: 'unknown-token', trace: expect.any(String) as string },
    })
    socket.send({ type: 'ping', at: 1 })
    expect(await socket.closed()).toMatchObject({ code: 1008 })
    expect(await stream.next()).toMatchObject({ name: 'hello' })
    expect(await stream.next()).toBeUndefined()
  })
})

test('a token may what its scopes say, by request and on the socket, and nothing about accounts', async () => {
  const site = await testSite()
  const ada = await author(site, 'Ada')
  const ben = await site.guest('Ben')
  const ledger = await bot(ada, 'Ledger', ['watch'])
  const lacks = { status: 403, body: { error: 'missing-scope' } }
  const id = await tableOf([ben], 'caravan', {}, ['1'])
  expect(await ledger.person.ask('POST', `/api/tables/${id}/sit`, { seat: 0 })).toMatchObject(lacks)
  expect(await ledger.person.ask('POST', `/api/tables/${id}/commands`, {})).toMatchObject(lacks)
  expect(await ledger.person.ask('POST', '/api/tables', {})).toMatchObject(lacks)
  const all = await program(ada, ledger.id)
  for (const [method, path] of [
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['POST', '/api/account'],
    ['PUT', '/api/me/password'],
    ['PUT', '/api/me/email'],
    ['GET', '/api/tokens'],
    ['POST', '/api/tokens'],
    ['GET', '/api/sessions'],
    ['DELETE', `/api/sessions/${all.token.id}`],
    ['POST', '/api/passkeys/options'],
    ['GET', '/api/me/bots'],
    ['POST', '/api/me/bots'],
    ['POST', `/api/me/bots/${ledger.id}/tokens`],
    ['POST', '/api/tables/import'],
    ['POST', '/api/push'],
    ['GET', '/api/mutes'],
    ['PUT', `/api/admin/accounts/${ledger.id}/ban`],
  ] as const)
    expect(await all.person.ask(method, path, {}), `${method} ${path}`).toMatchObject(lacks)

  const table = await gameOf([ben, all.person], 'caravan')
  const mute = await program(ada, ledger.id, ['watch', 'chat'])
  const socket = await Socket.open(site.address, { authorization: `Bearer ${mute.token.token}` })
  const { sight } = await socket.join(table)
  const from = socket.received.length
  socket.send({ type: 'play', table, id: 'x', at: 0, command: sight?.legal[0] ?? { type: '' } })
  expect(await socket.next('error', from)).toMatchObject({
    error: 'missing-scope',
    id: 'x',
    trace: expect.any(String) as string,
  })
  const play = await program(ada, ledger.id, ['play'])
  await expect(Socket.open(site.address, { authorization: `Bearer ${play.token.token}` })).rejects.toThrow(
    '403',
  )
})

test("what is not an author's bot, an author cannot touch; a guest has none", async () => {
  const site = await testSite()
  const [ada, eve] = [await author(site, 'Ada'), await author(site, 'Eve')]
  const ledger = await bot(ada, 'Ledger')
  const none = { status: 404, body: { error: 'no-bot' } }
  expect(
    await eve.ask('POST', `/api/me/bots/${ledger.id}/tokens`, { name: 'x', scopes: ALL, days: 1 }),
  ).toMatchObject(none)
  expect(await eve.ask('PATCH', `/api/me/bots/${ledger.id}`, { name: 'Mine' })).toMatchObject(none)
  expect(await eve.ask('DELETE', `/api/me/bots/${ledger.id}`)).toMatchObject(none)
  expect(await eve.ask('DELETE', `/api/me/bots/${ledger.id}/tokens/${ledger.token.id}`)).toMatchObject(none)
  expect(await eve.must<MyBotsAnswer>('GET', '/api/me/bots')).toEqual({ bots: [] })
  // Nor a person as if it were a bot.
  expect(
    await ada.ask('POST', `/api/me/bots/${await idOf(eve)}/tokens`, { name: 'x', scopes: ALL, days: 1 }),
  ).toMatchObject(none)
  const guest = await site.guest('Gus')
  expect(await guest.ask('POST', '/api/me/bots', { name: 'x' })).toMatchObject({
    status: 403,
    body: { error: 'guest' },
  })
  const { id } = await guest.must<TableInfo>(
    'GET',
    `/api/tables/${await tableOf([guest], 'caravan', {}, ['1'])}`,
  )
  expect(await guest.ask('POST', `/api/tables/${id}/invitations`, { bot: await idOf(eve) })).toMatchObject(
    none,
  )
  expect(await ada.ask('POST', `/api/tables/${id}/invitations`, { bot: ledger.id })).toMatchObject({
    body: { error: 'not-host' },
  })
})

test('a bot sees its seat and no other, and nobody has two seats at an open table through a bot', async () => {
  const site = await testSite()
  const ada = await author(site, 'Ada')
  const [ledger, twin] = [await bot(ada, 'Ledger'), await bot(ada, 'Twin')]
  const ben = await site.guest('Ben')
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const open = { game: 'caravan', seats, visibility: 'open', pace: { kind: 'untimed' }, timeOut: 'bot' }
  const seen = { status: 409, body: { error: 'has-seen' } }
  const { id: hers } = await ada.must<TableInfo>('POST', '/api/tables', open)
  expect(await ledger.person.ask('POST', `/api/tables/${hers}/sit`, { seat: 1 })).toMatchObject(seen)
  const { id: his } = await ben.must<TableInfo>('POST', '/api/tables', open)
  await ledger.person.must('POST', `/api/tables/${his}/sit`, { seat: 1 })
  expect(await twin.person.ask('POST', `/api/tables/${his}/sit`, { seat: 2 })).toMatchObject(seen)
  expect(await ada.ask('POST', `/api/tables/${his}/sit`, { seat: 2 })).toMatchObject(seen)

  // Among friends an author may try the bot; each sees the own hand alone.
  const table = await gameOf([ada, ledger.person], 'caravan')
  const sightOf = (person: Person): Promise<SightAnswer> => person.must('GET', `/api/tables/${table}/sight`)
  expect([(await sightOf(ada)).viewer, (await sightOf(ledger.person)).viewer]).toEqual([0, 1])
  const stranger = await sightOf(twin.person)
  expect(stranger.viewer).toBeNull()
  expect(stranger.sight.legal).toEqual([])
  const { position, sight } = await sightOf(ledger.person)
  const theft = { id: 'theft', at: position, command: sight.legal[0] }
  expect(await twin.person.ask('POST', `/api/tables/${table}/commands`, theft)).toMatchObject({
    status: 403,
    body: { error: 'not-seated' },
  })
  const wrong = { id: 'wrong', at: position, command: { type: 'dance' } }
  expect(await ledger.person.ask('POST', `/api/tables/${table}/commands`, wrong)).toMatchObject({
    status: 422,
    body: { error: 'refused', rule: expect.any(String) as string, trace: expect.any(String) as string },
  })
  await ledger.person.must('POST', `/api/tables/${table}/commands`, theft)
  expect(await ledger.person.must('POST', `/api/tables/${table}/commands`, theft)).toEqual({ position: 1 })
  expect(
    await ledger.person.ask('POST', `/api/tables/${table}/commands`, { ...theft, id: 'late' }),
  ).toMatchObject({
    status: 409,
    body: { error: 'stale' },
  })
})

test('with its author a bot is out: another password, a ban, the end of the account', async () => {
  const adminToken = 'a-token-that-is-long-enough-to-be-one'
  const site = await testSite({ adminToken })
  const admin = new Person(site.address)
  admin.token = adminToken
  const out = { status: 401, body: { error: 'unknown-token' } }
  const ada = await author(site, 'Ada')
  const ledger = await bot(ada, 'Ledger')
  const socket = await Socket.open(site.address, { authorization: `Bearer ${ledger.token.token}` })
  await ada.must('PUT', '/api/me/password', { current: 'Ada writes bots', password: 'another password' })
  expect(await ledger.person.ask('GET', '/api/me')).toMatchObject(out)
  expect(await socket.closed()).toMatchObject({ code: 1008 })
  const again = await program(ada, ledger.id)
  const ben = await site.guest('Ben')
  const table = await gameOf([ben, again.person], 'caravan')
  await admin.must('PUT', `/api/admin/accounts/${await idOf(ada)}/ban`, { banned: true })
  expect(await again.person.ask('GET', '/api/me')).toMatchObject(out)
  expect((await ben.must<TableInfo>('GET', `/api/tables/${table}`)).seats[1]).toMatchObject({ left: true })

  const eve = await author(site, 'Eve')
  const hers = await bot(eve, 'Hers')
  await eve.must('DELETE', '/api/me')
  expect(await hers.person.ask('GET', '/api/me')).toMatchObject(out)
  expect((await admin.must<{ bots: object[] }>('GET', '/api/bots')).bots).toEqual([])
})

test('too many streams are refused with when to come again, and every error has an id of its own', async () => {
  const site = await testSite()
  const ledger = await bot(await author(site, 'Ada'), 'Ledger')
  const streams = [1, 2, 3, 4, 5].map(() => EventStream.open(site.address, ledger.token.token))
  for (const stream of await Promise.all(streams)) expect(stream.status).toBe(200)
  const refused = await ledger.person.ask<{ trace: string }>('GET', '/api/events')
  expect(refused).toMatchObject({ status: 429, body: { error: 'too-many-streams' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const missing = await ledger.person.ask<{ trace: string }>('GET', '/api/nothing')
  expect(missing.body.trace).toMatch(/^[\w-]{16}$/)
  expect(missing.body.trace).not.toBe(refused.body.trace)
})
