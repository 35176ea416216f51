// Whose seat it is: absence, consent, coming back, and who may sit where. Most of these are attacks that once succeeded.

import { LIMITS, type ProposalInfo, type TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { notePresence, sendNotices } from '../src/due/notices.ts'
import { gameOf, Person, tableOf, type Socket } from './client.ts'
import { onBothDatabases, onPostgres, type Where } from './databases.ts'
import { linkIn, startSmtp } from './smtp-server.ts'
import { testSite, type TestSite } from './test-site.ts'

const MINUTE = 60_000
const live = { pace: { kind: 'live', bankMs: 60 * MINUTE, incrementMs: 5_000 } }
const bid = { type: 'bid', amount: 3 } as never
const notAbsent = { status: 409, body: { error: 'not-absent' } }

async function site2(where: Where) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const [adas, bens] = sockets as [Socket, Socket]
  const info = (id: string): Promise<TableInfo> => ada.must<TableInfo>('GET', `/api/tables/${id}`)
  return { site, ada, ben, adas, bens, info }
}

const propose = (person: Person, id: string, kind: string, seat?: number) =>
  person.ask<TableInfo>('POST', `/api/tables/${id}/proposals`, {
    kind,
    ...(seat === undefined ? {} : { seat }),
  })

const answer = (person: Person, id: string, { number }: ProposalInfo, agree: boolean) =>
  person.ask('POST', `/api/tables/${id}/proposals/${number}`, { agree })

/** Somebody leaves the table's page, and the server knows it. */
async function gone(site: TestSite, socket: Socket, id: string, seat: number): Promise<void> {
  socket.close()
  await expect.poll(async () => (await site.context.rooms.enter(id))?.info().seats[seat]?.online).toBe(false)
}

onBothDatabases((where) => {
  test('a page that is loaded anew is no absence; who stays away for minutes may be played for by a bot', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live)
    await adas.join(id)
    await bens.join(id)
    await site.pass(30 * MINUTE)
    await gone(site, bens, id, 1)
    expect(await propose(ada, id, 'bot', 1)).toMatchObject(notAbsent)
    await site.pass(LIMITS.absentMs.live - 1)
    expect(await propose(ada, id, 'bot', 1)).toMatchObject(notAbsent)
    // Back for a moment: the time of absence begins again.
    const again = await ben.connect()
    await again.join(id)
    await gone(site, again, id, 1)
    await site.pass(1)
    expect(await propose(ada, id, 'bot', 1)).toMatchObject(notAbsent)
    await site.pass(LIMITS.absentMs.live)
    expect(await propose(ada, id, 'bot', 1)).toMatchObject({ status: 200 })
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, left: false, level: '2' })
  })

  test('who is away while the site is down has not been absent', async () => {
    const database = await where()
    const { site, ada, ben, bens } = await site2(database)
    const id = await gameOf([ada, ben], 'caravan')
    await bens.join(id)
    await bens.settled()
    await site.stop()
    const again = await testSite(database)
    again.time.now = site.time.now + 60 * MINUTE
    await again.context.vigil.beat()
    ada.address = again.address
    expect(await propose(ada, id, 'bot', 1)).toMatchObject(notAbsent)
    await again.pass(LIMITS.absentMs.untimed)
    expect(await propose(ada, id, 'bot', 1)).toMatchObject({ status: 200 })
  })

  test('the owner comes back from a bot at any time, with the time that was left and no more', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan', live)
    await site.pass(10 * MINUTE)
    await propose(ada, id, 'bot', 1)
    const back = await ben.must<TableInfo>('POST', `/api/tables/${id}/return`)
    expect(back.seats[1]).toMatchObject({ absent: false, level: null })
    expect(back.seats[1]?.clock?.bankMs).toBeLessThanOrEqual(60 * MINUTE + 5_000)
    expect((await info(id)).seats[1]?.clock?.bankMs).toBeGreaterThanOrEqual(50 * MINUTE)
  })

  test('a seat is played by its person or by a bot, never by both', async () => {
    const { site, ada, ben, adas, bens } = await site2(await where())
    // Its bots never answer.
    const id = await gameOf([ada, ben], 'hanging')
    await adas.join(id)
    await site.pass(LIMITS.absentMs.untimed)
    await propose(ada, id, 'bot', 1)
    await bens.join(id)
    expect(await bens.play(id, 0, bid)).toMatchObject({ type: 'refused', reason: 'not-seated' })
    await ben.must('POST', `/api/tables/${id}/return`)
    expect(await bens.play(id, 0, bid)).toMatchObject({ type: 'ack' })
  })

  test('nobody is bound by consent to a proposal that has lost its reason', async () => {
    const { site, ada, ben, adas, bens, info } = await site2(await where())
    const cem = await site.guest('Cem')
    const id = await gameOf([ada, ben, cem], 'caravan')
    for (const socket of [adas, bens]) await socket.join(id)
    await site.pass(LIMITS.absentMs.untimed)
    await propose(ada, id, 'bot', 2)
    const [asked] = (await info(id)).proposals as [ProposalInfo]
    const cems = await cem.connect()
    await cems.join(id)
    await gone(site, cems, id, 2)
    await site.pass(LIMITS.absentMs.untimed)
    expect(await answer(ben, id, asked, true)).toMatchObject({ status: 409, body: { error: 'lapsed' } })
    expect((await info(id)).seats[2]).toMatchObject({ absent: false })

    await propose(ada, id, 'cancel')
    const [end] = (await info(id)).proposals.filter(({ kind }) => kind === 'cancel') as [ProposalInfo]
    await site.pass(LIMITS.proposalMs.untimed + 1)
    for (const person of [ben, cem]) expect((await answer(person, id, end, true)).status).toBe(409)
    expect(await info(id)).toMatchObject({ status: 'playing', proposals: [] })
  })

  test('a seat goes to another person with its owner and everybody consenting, and to nobody who knows a hand', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const [cem, dee] = [await site.guest('Cem'), await site.guest('Dee')]
    const id = await gameOf([ada, ben], 'caravan')
    const replace = (person: Person) => person.ask('POST', `/api/tables/${id}/replace`, { seat: 1 })
    await ben.must('POST', `/api/tables/${id}/leave`)
    expect(await replace(cem)).toMatchObject({ status: 200 })
    expect((await info(id)).seats[1]).toMatchObject({ person: { name: 'Ben' }, level: '2', left: true })
    const [asked] = (await info(id)).proposals as [ProposalInfo]
    expect(asked).toMatchObject({ kind: 'replace', seat: 1, person: { name: 'Cem' }, needed: [0, 1] })
    expect(await replace(dee)).toMatchObject({ status: 409, body: { error: 'proposed' } })
    await answer(ada, id, asked, true)
    expect((await info(id)).seats[1]).toMatchObject({ person: { name: 'Ben' }, absent: true })
    expect((await answer(dee, id, asked, true)).status).toBe(403)
    await answer(ben, id, asked, true)
    expect((await info(id)).seats[1]).toMatchObject({ person: { name: 'Cem' }, absent: false, level: null })
    expect((await ben.ask('POST', `/api/tables/${id}/return`)).status).toBe(403)

    // Ben knows the hand of seat 1 and may not take seat 0, nor seat 1 again.
    await ada.must('POST', `/api/tables/${id}/leave`)
    const knows = { status: 409, body: { error: 'has-seen' } }
    expect(await ben.ask('POST', `/api/tables/${id}/replace`, { seat: 0 })).toMatchObject(knows)
    await cem.must('POST', `/api/tables/${id}/leave`)
    expect(await replace(ben)).toMatchObject(knows)
    expect(await replace(ada)).toMatchObject({ status: 409, body: { error: 'seated' } })
  })

  test('what somebody agreed to does not bind who sits there after them', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const [cem, dee] = [await site.guest('Cem'), await site.guest('Dee')]
    const id = await gameOf([ada, ben, cem], 'caravan')
    await propose(ben, id, 'cancel')
    await ben.must('POST', `/api/tables/${id}/leave`)
    await dee.must('POST', `/api/tables/${id}/replace`, { seat: 1 })
    const asked = (await info(id)).proposals.find(({ kind }) => kind === 'replace') as ProposalInfo
    for (const person of [ada, ben, cem]) await answer(person, id, asked, true)
    expect(await info(id)).toMatchObject({ proposals: [], seats: [{}, { person: { name: 'Dee' } }, {}] })
  })

  test('an owner who refuses, or does not answer, keeps the seat', async () => {
    const { site, ada, ben, info } = await site2(await where())
    const cem = await site.guest('Cem')
    const id = await gameOf([ada, ben], 'caravan', live)
    await ben.must('POST', `/api/tables/${id}/leave`)
    const ask = () => cem.ask('POST', `/api/tables/${id}/replace`, { seat: 1 })
    await ask()
    const [first] = (await info(id)).proposals as [ProposalInfo]
    await answer(ada, id, first, true)
    await site.pass(LIMITS.proposalMs.live + 1)
    expect(await answer(ben, id, first, true)).toMatchObject({ status: 409, body: { error: 'lapsed' } })
    await ask()
    const [second] = (await info(id)).proposals as [ProposalInfo]
    await answer(ben, id, second, false)
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'refused' } })
    await ben.must('POST', `/api/tables/${id}/return`)
    expect(await info(id)).toMatchObject({
      proposals: [],
      seats: [{}, { absent: false, person: { name: 'Ben' } }],
    })
  })

  test('a second account in the same browser takes no second seat', async () => {
    const { site, ada, ben } = await site2(await where())
    const sly = new Person(site.address)
    const first = await sly.ask('POST', '/api/guest', { name: 'Sly' })
    const browser = first.headers['set-cookie']?.find((cookie) => cookie.startsWith('entrepot-browser='))
    const id = await gameOf([ada, ben, sly], 'caravan')
    await ben.must('POST', `/api/tables/${id}/leave`)
    const open = await tableOf([sly], 'caravan', {
      visibility: 'open',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await sly.must('DELETE', '/api/session')
    sly.cookie = String(browser).split(';')[0] as string
    await sly.must('POST', '/api/guest', { name: 'Sly again' })
    const knows = { status: 409, body: { error: 'has-seen' } }
    expect(await sly.ask('POST', `/api/tables/${id}/replace`, { seat: 1 })).toMatchObject(knows)
    expect(await sly.ask('POST', `/api/tables/${open}/sit`, { seat: 1 })).toMatchObject(knows)
  })

  test('who is voted out for an absence is still asked before the game is ended', async () => {
    const { site, ada, ben, bens, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan')
    await bens.join(id)
    await gone(site, bens, id, 1)
    await site.pass(LIMITS.absentMs.untimed)
    await propose(ada, id, 'bot', 1)
    await propose(ada, id, 'cancel')
    expect(await info(id)).toMatchObject({
      status: 'playing',
      proposals: [{ kind: 'cancel', needed: [0, 1] }],
    })
    const [end] = (await info(id)).proposals as [ProposalInfo]
    await answer(ben, id, end, false)
    await site.pass(LIMITS.goneMs)
    await propose(ada, id, 'cancel')
    expect((await info(id)).status).toBe('cancelled')
  })

  test('who has left is not called back by the others', async () => {
    const { ada, ben, info } = await site2(await where())
    const id = await gameOf([ada, ben], 'caravan')
    await ben.must('POST', `/api/tables/${id}/leave`)
    expect(await propose(ada, id, 'wait', 1)).toMatchObject({ status: 409, body: { error: 'has-left' } })
    expect((await info(id)).seats[1]).toMatchObject({ absent: true, left: true })
  })

  test('the absent one is told of a proposal about them', async () => {
    const smtp = await startSmtp()
    const mailing = { smtpUrl: smtp.url, publicUrl: 'https://play.example.org' }
    const site = await testSite({ ...(await where()), ...mailing })
    const ada = await site.guest('Ada')
    const ben = new Person(site.address)
    const account = { name: 'Ben', email: 'ben@example.org', password: 'long enough for all' }
    await ben.must('POST', '/api/account', account)
    await expect.poll(() => smtp.mails.length).toBe(1)
    await fetch(site.address + linkIn(smtp.mails.pop() as string), { method: 'POST' })
    const id = await gameOf([ada, ben], 'caravan', live)
    await site.pass(LIMITS.absentMs.live)
    await sendNotices(site.context)
    await site.context.outbox.drained()
    expect(smtp.mails).toEqual([])
    for (const _ of ['first', 'again']) {
      await propose(ada, id, 'bot', 1)
      await sendNotices(site.context)
      await site.context.outbox.drained()
    }
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toContain('To: ben@example.org')
    expect(smtp.mails[0]).toContain('Subject: Are you still there?')
  })
})

onPostgres((where) => {
  test('who is connected at another process cannot be voted out, even by one that has just started', async () => {
    const database = await where()
    const there = await testSite(database)
    const ben = await there.guest('Ben')
    const ada = await there.guest('Ada')
    const id = await gameOf([ada, ben], 'caravan', live)
    const bens = await ben.connect()
    await bens.join(id)
    await there.pass(20 * MINUTE)
    await notePresence(there.context)
    for (let i = 0; i < 10; i++) {
      const here = await testSite(database)
      here.time.now = there.time.now
      ada.address = here.address
      expect(await propose(ada, id, 'bot', 1)).toMatchObject(notAbsent)
      await here.stop()
    }
  })
})
