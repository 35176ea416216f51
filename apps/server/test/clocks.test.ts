// Time: whole milliseconds, no time for nothing, and none lost while nobody could move.

import fc from 'fast-check'
import type { Pace, ProposalInfo, TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { callTime, keepTime } from '../src/due/clocks.ts'
import { GRACE_MS } from '../src/due/outage.ts'
import { dueAt, firstClocks, forgiven, passClocks, renewed, type Clock } from '../src/play/clock.ts'
import { readTable, setTable } from '../src/storage/tables.ts'
import { gameOf, type Person, type Socket } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { testSite } from './test-site.ts'

const MINUTE = 60_000
const bid = (amount: number) => ({ type: 'bid', amount }) as never
const live = (bankMs: number, incrementMs = 5_000) => ({ pace: { kind: 'live', bankMs, incrementMs } })

async function site2(where: Where) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const [adas, bens] = sockets as [Socket, Socket]
  const info = (id: string): Promise<TableInfo> => ada.must<TableInfo>('GET', `/api/tables/${id}`)
  const clock = async (id: string, seat: number) => (await info(id)).seats[seat]?.clock
  return { site, ada, ben, adas, bens, info, clock }
}

const whole = fc.integer({ min: 60_000, max: 86_400_000 })
const pace: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({ kind: fc.constant('live' as const), bankMs: whole, incrementMs: fc.nat(600_000) }),
  fc.record({ kind: fc.constant('days' as const), bankMs: fc.nat(5_184_000_000), turnMs: whole }),
  fc.constant({ kind: 'untimed' as const }),
)

test('every clock of every pace holds whole, safe numbers, whatever happens to it', () => {
  const deed = fc.record({
    kind: fc.constantFrom('pass', 'renew', 'forgive'),
    afterMs: fc.nat(100_000_000),
    deciders: fc.uniqueArray(fc.nat(2)),
    bots: fc.uniqueArray(fc.nat(2)),
    by: fc.nat(2),
  })
  fc.assert(
    fc.property(pace, fc.array(deed, { maxLength: 30 }), (at, deeds) => {
      let now = 1_800_000_000_000
      let clocks: readonly Clock[] = firstClocks(at, 3, [0], now)
      for (const { kind, afterMs, deciders, bots, by } of deeds) {
        const before = now
        now += afterMs
        if (kind === 'renew') clocks = clocks.map((clock) => renewed(at, clock, now))
        else if (kind === 'forgive') clocks = clocks.map((clock) => forgiven(clock, before, now, GRACE_MS))
        else clocks = passClocks(at, clocks, { deciders, isBot: (seat) => bots.includes(seat), by }, now)
        for (const clock of clocks) {
          const figures = [
            clock.bankMs,
            clock.since,
            dueAt(at, clock),
            clock.last?.bankMs,
            clock.last?.spentMs,
          ]
          for (const figure of figures) expect(figure ?? 0).toSatisfy(Number.isSafeInteger)
        }
      }
    }),
  )
})

onBothDatabases((where) => {
  test('a bank that does not divide by four stops no table', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', { ...live(60_001, 0), timeOut: 'wait' })
    for (const socket of [adas, bens]) await socket.join(id)
    await adas.play(id, 0, bid(3))
    await site.pass(60_001)
    await callTime(site.context)
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'wait', seat: 1 })
    expect((await info(id)).seats[1]).toMatchObject({ absent: false, clock: { bankMs: 15_000 } })
    expect(await bens.play(id, 0, bid(1))).toMatchObject({ type: 'ack' })
  })

  test('fractions in a stored clock do no harm', async () => {
    const { site, ada, ben, adas, bens } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live(10 * MINUTE))
    for (const socket of [adas, bens]) await socket.join(id)
    const { db } = site.context.database
    const clocks = [
      { bankMs: 15_000.25, since: site.time.now },
      { bankMs: 15_000.75, since: site.time.now },
    ]
    await setTable(db, id, { clocks })
    expect((await readTable(db, id))?.clocks.map(({ bankMs }) => bankMs)).toEqual([15_000, 15_001])
    await (await site.context.rooms.enter(id))?.refresh()
    expect(await adas.play(id, 0, bid(3))).toMatchObject({ type: 'ack' })
    expect(Number.isInteger((await readTable(db, id))?.clockDueAt)).toBe(true)
  })

  test('who plays on after the time was up does so in debt, and the others can end it', async () => {
    const { site, ada, ben, adas, bens, info, clock } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', { ...live(MINUTE), timeOut: 'wait' })
    for (const socket of [adas, bens]) await socket.join(id)
    await adas.play(id, 0, bid(3))
    await site.pass(3 * MINUTE)
    await callTime(site.context)
    expect(await bens.play(id, 0, bid(1))).toMatchObject({ type: 'ack' })
    expect(await clock(id, 1)).toMatchObject({ bankMs: -2 * MINUTE + 5_000 })
    // Coming back gives no time: that is for the others to give.
    await ben.must('POST', `/api/tables/${id}/return`)
    expect(await info(id)).toMatchObject({
      seats: [{}, { absent: true, clock: { bankMs: -2 * MINUTE + 5_000 } }],
      proposals: [{ kind: 'wait', by: 1, seat: 1, agreed: [], needed: [0] }],
    })
    await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'bot', seat: 1 })
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: '2' })
  })

  test('who lost the seat to the clock gets time when the others agree, and not before', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'hanging', live(4 * MINUTE, 0))
    for (const socket of [adas, bens]) await socket.join(id)
    await adas.play(id, 0, bid(3))
    await site.pass(4 * MINUTE)
    await callTime(site.context)
    await ben.must('POST', `/api/tables/${id}/return`)
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, level: '2' })
    expect(await ben.ask('POST', `/api/tables/${id}/return`)).toMatchObject({ body: { error: 'proposed' } })
    const [asked] = (await info(id)).proposals as [ProposalInfo]
    await ada.must('POST', `/api/tables/${id}/proposals/${asked.number}`, { agree: true })
    expect((await info(id)).seats[1]).toMatchObject({ absent: false, level: null, clock: { bankMs: MINUTE } })
  })

  test('leaving and coming back stops no clock', async () => {
    const { site, ada, ben, clock } = await site2(await where())
    // Its bots never answer.
    const id = await gameOf([ada, ben], 'hanging', live(10 * MINUTE, 0))
    for (let i = 0; i < 3; i++) {
      await ben.must('POST', `/api/tables/${id}/leave`)
      await site.pass(MINUTE)
      await ben.must('POST', `/api/tables/${id}/return`)
      await site.pass(MINUTE)
    }
    expect((await clock(id, 1))?.dueAt).toBe(site.time.now + 4 * MINUTE)
  })

  test('deciding again and again earns nothing, and no new turn over days', async () => {
    const { site, ada, ben, adas, clock } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live(10 * MINUTE))
    await adas.join(id)
    let at = 0
    const play = async (command: object): Promise<void> => {
      const answer = await adas.play(id, at, command as never)
      if (answer.type !== 'ack') throw new Error(JSON.stringify(answer))
      at = answer.position
    }
    for (let i = 0; i < 5; i++) for (const command of [bid(3), { type: 'rebid' }]) await play(command)
    await play(bid(3))
    expect(await clock(id, 0)).toMatchObject({ bankMs: 10 * MINUTE + 5_000 })

    const slow = { pace: { kind: 'days', bankMs: 0, turnMs: 60 * MINUTE } }
    const days = await gameOf([ada, ben], 'caravan', slow)
    await adas.join(days)
    await site.pass(50 * MINUTE)
    await adas.play(days, 0, bid(3))
    await site.pass(5 * MINUTE)
    await adas.undo(days, 1)
    expect((await clock(days, 0))?.dueAt).toBe(site.time.now + 10 * MINUTE)
  })

  test('a silence of the whole site is given back before time is called or a move is charged', async () => {
    const { site, ada, ben, adas, bens, info, clock } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live(MINUTE))
    for (const socket of [adas, bens]) await socket.join(id)
    // Nobody has beaten in these 70 seconds: the process stood still.
    site.time.now += 70_000
    expect(await adas.play(id, 0, bid(3))).toMatchObject({ type: 'ack' })
    expect((await clock(id, 0))?.bankMs).toBe(MINUTE + GRACE_MS + 5_000)
    await keepTime(site.context)
    expect((await info(id)).seats[1]).toMatchObject({ absent: false })
    expect((await clock(id, 1))?.dueAt).toBe(site.time.now + MINUTE + GRACE_MS)
    await site.pass(MINUTE + GRACE_MS)
    await keepTime(site.context)
    expect((await info(id)).seats[1]).toMatchObject({ absent: true })
  })
})
