// Tables: seats, hosts, leaving, replacing, proposals, time, chat.

import {
  LIMITS,
  type MeAnswer,
  type ServerMessage,
  type TableInfo,
  type TablesAnswer,
} from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { callTime } from '../src/due/clocks.ts'
import { GRACE_MS } from '../src/due/outage.ts'
import { tidyUp } from '../src/due/tidy.ts'
import { tablesHeldBy } from '../src/storage/table-lists.ts'
import { readTable } from '../src/storage/tables.ts'
import { gameOf, tableOf, Person, type Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'

const MINUTE = 60_000
const live = { pace: { kind: 'live', bankMs: 10 * MINUTE, incrementMs: 5_000 } }
const days = { pace: { kind: 'days', bankMs: 60 * MINUTE, turnMs: 24 * 60 * MINUTE } }

async function site2(where: Parameters<typeof testSite>[0]) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const [adas, bens] = sockets as [Socket, Socket]
  const info = (id: string): Promise<TableInfo> => ada.must<TableInfo>('GET', `/api/tables/${id}`)
  return { site, ada, ben, adas, bens, info }
}

test('a table that cannot be is refused with the reason', async () => {
  const { ada } = await site2({})
  const body = {
    game: 'caravan',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'open',
    pace: { kind: 'untimed' },
    timeOut: 'bot',
  }
  const faults = [
    [{ game: 'chess' }, 'unknown-game'],
    [{ options: { faster: true } }, 'refused'],
    [{ seats: [{ kind: 'me' }] }, 'refused'],
    [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'two-seats'],
    [{ seats: [{ kind: 'me' }, { kind: 'bot', level: '99' }] }, 'unknown-level'],
    [{ seats: [{ kind: 'me' }, { kind: 'bot', level: '2-ledger' }] }, 'unknown-level'],
    [{ pace: { kind: 'live', bankMs: 1, incrementMs: 0 } }, 'invalid'],
  ] as const
  for (const [fault, error] of faults) {
    const answer = await ada.ask('POST', '/api/tables', { ...body, ...fault })
    expect(answer).toMatchObject({ status: 422, body: { error } })
  }
})

test('those who look on are counted, each person once', async () => {
  const { site, ada, ben, adas, info } = await site2({})
  const id = await gameOf([ada, ben], 'caravan')
  await adas.join(id)
  expect((await info(id)).spectators).toBe(0)
  const cem = await site.guest('Cem')
  const looking = [await cem.connect(), await cem.connect(), await new Person(site.address).connect()]
  for (const socket of looking) await socket.join(id)
  expect((await info(id)).spectators).toBe(2)
  const from = adas.received.length
  looking[2]?.close()
  expect((await adas.next('table', from)).table.spectators).toBe(1)
})

test('who came while another was going is told in the end who is left', async () => {
  const { site, ada, ben, adas } = await site2({})
  const id = await gameOf([ada, ben], 'caravan')
  await adas.join(id)
  const before = await new Person(site.address).connect()
  await before.join(id)
  const one = (message: ServerMessage): message is ServerMessage =>
    message.type === 'table' && message.table.spectators === 1
  await adas.find(one)
  // A page that is loaded anew: its new line is there before the old one is gone.
  const after = await new Person(site.address).connect()
  expect((await after.join(id)).table.spectators).toBe(2)
  before.close()
  await after.find(one)
})

onBothDatabases((where) => {
  test.each([live, days])('nobody pays with time for an outage, whoever starts again', async (pace) => {
    const { site, ada, ben } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', pace)
    const dueAt = async () => (await readTable(site.context.database.db, id))?.clockDueAt as number
    const before = await dueAt()
    await site.context.vigil.beat()
    site.time.now += 60 * MINUTE
    await Promise.all([site.context.vigil.begin(), site.context.vigil.begin()])
    expect((await dueAt()) - before).toBe(60 * MINUTE + GRACE_MS)
    await site.context.vigil.beat()
    expect((await dueAt()) - before).toBe(60 * MINUTE + GRACE_MS)
  })

  test('an open table is listed until it begins; a private one is found by its address alone', async () => {
    const { site, ada, ben } = await site2(await where())
    const open = await tableOf([ada, ben], 'caravan', { visibility: 'open' })
    const hidden = await tableOf([ada, ben], 'caravan')
    const listed = async (status: string): Promise<string[]> =>
      (await ada.must<TablesAnswer>('GET', `/api/tables?status=${status}`)).tables.map(({ id }) => id)
    expect(await listed('gathering')).toEqual([open])
    await ada.must('POST', `/api/tables/${open}/start`)
    expect(await listed('gathering')).toEqual([])
    expect(await listed('playing')).toEqual([open])
    const stranger = await site.guest('Cem')
    expect(await stranger.must('GET', `/api/tables/${hidden}`)).toMatchObject({
      id: hidden,
      status: 'gathering',
    })
  })

  test('one seat for one person, and only open ones', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const id = await tableOf([ada, ben], 'caravan')
    const cem = await site.guest('Cem')
    expect(await cem.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({ status: 409 })
    await ben.must('POST', `/api/tables/${id}/stand`)
    await cem.must('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect((await info(id)).seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Cem'])
  })

  test('the host arranges seats and begins, others may not', async () => {
    const { ada, ben, info } = await site2(await where())
    const id = await tableOf([ada, ben], 'caravan')
    const bot = { kind: 'bot', level: 'random' }
    expect(await ben.ask('PUT', `/api/tables/${id}/seats/0`, bot)).toMatchObject({ status: 403 })
    expect(await ben.ask('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 403 })
    await ada.must('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' })
    expect(await ada.ask('POST', `/api/tables/${id}/start`)).toMatchObject({
      status: 409,
      body: { error: 'open-seats' },
    })
    await ada.must('PUT', `/api/tables/${id}/seats/1`, bot)
    await ada.must('POST', `/api/tables/${id}/start`)
    expect(await info(id)).toMatchObject({ status: 'playing', seats: [{ kind: 'person' }, { kind: 'bot' }] })
  })

  test('who leaves is played for by a bot and may come back; who is here is not replaced', async () => {
    const { site, ada, ben, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan')
    await bens.join(id)
    const joined = bens.received.length
    await ben.must('POST', `/api/tables/${id}/leave`)
    expect((await bens.next('sync', joined)).viewer).toBeNull()
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: '2', person: { name: 'Ben' } })
    await ben.must('POST', `/api/tables/${id}/return`)
    expect((await info(id)).seats[1]).toMatchObject({ absent: false, level: null })

    const cem = await site.guest('Cem')
    const refused = await cem.ask('POST', `/api/tables/${id}/replace`, { seat: 1 })
    expect(refused).toMatchObject({ status: 409, body: { error: 'not-absent' } })
  })

  test('a game is cancelled when all agree, and not before', async () => {
    const { ada, ben, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan')
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
    await ben.must('POST', `/api/tables/${id}/proposals/1`, { agree: false })
    expect(await info(id)).toMatchObject({ status: 'playing', proposals: [{ kind: 'cancel', refusedBy: 1 }] })
    const late = await ben.ask('POST', `/api/tables/${id}/proposals/1`, { agree: true })
    expect(late).toMatchObject({ status: 409, body: { error: 'refused' } })
    await ada.must('POST', `/api/tables/${id}/proposals/1`, { agree: false })
    expect(await info(id)).toMatchObject({ status: 'playing', proposals: [] })
    await ben.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
    // A number is never used again: nobody agrees to another proposal than the one they saw.
    const old = await ada.ask('POST', `/api/tables/${id}/proposals/1`, { agree: true })
    expect(old).toMatchObject({ status: 404, body: { error: 'no-proposal' } })
    await ada.must('POST', `/api/tables/${id}/proposals/2`, { agree: true })
    expect(await info(id)).toMatchObject({
      status: 'cancelled',
      deciders: [],
      seed: expect.any(String) as string,
    })
  })

  test('nobody who is there can be voted out, and who is gone is not asked', async () => {
    const { site, ada, ben, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben, await site.guest('Cem')], 'caravan')
    await bens.join(id)
    const about = (kind: string, seat: number) =>
      ada.ask('POST', `/api/tables/${id}/proposals`, { kind, seat })
    const notAbsent = { status: 409, body: { error: 'not-absent' } }
    expect(await about('bot', 1)).toMatchObject(notAbsent)
    expect(await about('wait', 1)).toMatchObject(notAbsent)
    expect(await about('bot', 2)).toMatchObject(notAbsent)
    await site.pass(LIMITS.absentMs.untimed)
    expect(await about('bot', 2)).toMatchObject({ status: 200 })
    await ben.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
    expect((await info(id)).seats[2]).toMatchObject({ absent: true, level: '2' })
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
    expect((await info(id)).proposals).toMatchObject([{ kind: 'cancel', needed: [0, 1] }])

    const slow = await gameOf([ada, ben], 'caravan', days)
    const away = await ada.ask('POST', `/api/tables/${slow}/proposals`, { kind: 'bot', seat: 1 })
    expect(away).toMatchObject(notAbsent)
  })

  test('a table whose host is gone gets another, or ends', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const cem = await site.guest('Cem')
    const [kept, lost] = [
      await tableOf([cem, ben], 'caravan'),
      await tableOf([cem], 'caravan', {}, ['random']),
    ]
    await cem.must('DELETE', '/api/me')
    expect(await info(kept)).toMatchObject({ status: 'gathering', host: { name: 'Ben' } })
    await ben.must('PUT', `/api/tables/${kept}/seats/0`, { kind: 'bot', level: 'random' })
    await ben.must('POST', `/api/tables/${kept}/start`)
    expect(await ada.must('GET', `/api/tables/${lost}`)).toMatchObject({ status: 'cancelled' })
  })

  test('a table that never begins is called off, a live one soon, one over days later', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const [now, slow] = [
      await tableOf([ada, ben], 'caravan', live),
      await tableOf([ada, ben], 'caravan', days),
    ]
    const status = async () => [(await info(now)).status, (await info(slow)).status]
    site.time.now += 47 * 60 * MINUTE
    await tidyUp(site.context)
    expect(await status()).toEqual(['gathering', 'gathering'])
    site.time.now += 2 * 60 * MINUTE
    await tidyUp(site.context)
    expect(await status()).toEqual(['cancelled', 'gathering'])
    site.time.now += 13 * 24 * 60 * MINUTE
    await tidyUp(site.context)
    expect(await status()).toEqual(['cancelled', 'cancelled'])
  })

  test('one who opens tables without sitting down has only so many', async () => {
    const { site, ada } = await site2(await where())
    const { account } = await ada.must<MeAnswer>('GET', '/api/me')
    const hosted = await tableOf([ada], 'caravan', { seats: [{ kind: 'open' }, { kind: 'open' }] })
    const ids = (await tablesHeldBy(site.context.database.db, account?.id as string, 10)).map(({ id }) => id)
    expect(ids).toEqual([hosted])
  })

  test('a rematch seats the same people one further, once', async () => {
    const { ada, ben, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan')
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
    await ben.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
    const again = await ada.must<TableInfo>('POST', `/api/tables/${id}/rematch`)
    expect(again.seats.map(({ kind }) => kind)).toEqual(['open', 'person'])
    expect(await ben.must('POST', `/api/tables/${id}/rematch`)).toMatchObject({ id: again.id })
    expect((await info(id)).rematch).toBe(again.id)
  })

  test('a live clock runs for who is waited for and is credited when the turn is done', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live)
    await adas.join(id)
    await bens.join(id)
    await site.pass(MINUTE)
    await adas.play(id, 0, { type: 'bid', amount: 3 } as never)
    const [first, second] = (await info(id)).seats.map(({ clock }) => clock)
    expect(first).toEqual({ bankMs: 9 * MINUTE + 5_000, since: null, dueAt: null })
    expect(second).toMatchObject({ bankMs: 10 * MINUTE, dueAt: site.time.now + 9 * MINUTE })
  })

  test('when the time is up a bot takes the seat, and the table goes on', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live)
    await adas.join(id)
    await bens.join(id)
    await adas.play(id, 0, { type: 'bid', amount: 3 } as never)
    await site.pass(10 * MINUTE - 1)
    await callTime(site.context)
    expect((await info(id)).seats[1]).toMatchObject({ absent: false })
    await site.pass(1)
    await callTime(site.context)
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: '2' })
    expect((await adas.reach(id, 2)).sight.deciders).toEqual([0])
  })

  test('over days a turn has its own time before the bank runs, and the others may agree to wait', async () => {
    const { site, ada, ben, adas, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', { ...days, timeOut: 'wait' })
    await adas.join(id)
    await adas.play(id, 0, { type: 'bid', amount: 3 } as never)
    await site.pass(25 * 60 * MINUTE)
    await callTime(site.context)
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: null })
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'wait', seat: 1 })
    const { seats } = await info(id)
    expect(seats[1]).toMatchObject({ absent: false, clock: { dueAt: site.time.now + 24 * 60 * MINUTE } })
    await site.pass(24 * 60 * MINUTE)
    await callTime(site.context)
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'bot', seat: 1 })
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: '2' })
    expect((await adas.reach(id, 2)).sight.deciders).toEqual([0])
  })

  test('chat is heard by those at the table, not by the muted and not by those who left', async () => {
    const { site, ada, ben, adas, bens } = await site2(await where())
    const { people, sockets } = await site.connected('Cem', 'Dee')
    const id = await gameOf([ada, ben, ...people], 'caravan')
    const [cems, dees] = sockets as [Socket, Socket]
    const watcher = await (await site.guest('Wim')).connect()
    for (const socket of [adas, bens, cems, dees, watcher]) await socket.join(id)
    const { account } = await ada.must<{ account: { id: string } }>('GET', '/api/me')
    await ben.must('PUT', `/api/mutes/${account.id}`, { muted: true })
    await people[1]?.must('POST', `/api/tables/${id}/leave`)
    adas.send({ type: 'say', table: id, id: 's1', text: '  hello ' })
    adas.send({ type: 'say', table: id, id: 's1', text: 'hello' })
    expect((await cems.next('chat', 0)).line).toMatchObject({ name: 'Ada', text: 'hello', number: 1 })
    for (const socket of [adas, bens, dees, watcher]) await socket.settled()
    for (const socket of [bens, dees, watcher]) expect(socket.bytes).not.toContain('hello')
    expect((await cems.join(id)).chat).toHaveLength(1)
    watcher.send({ type: 'say', table: id, id: 's2', text: 'hint' })
    expect(await watcher.next('error', 0)).toMatchObject({ error: 'not-seated' })
  })
})
