// Guests, accounts, sessions, tokens, and what a forger or another site can do.

import type { MeAnswer, NewTokenAnswer, SessionInfo, TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { gameOf, Person, Socket, tableOf } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'

const ada = { email: 'Ada@example.org', password: 'a long enough password' }

onBothDatabases((where) => {
  test('a guest becomes an account and keeps the games', async () => {
    const site = await testSite(await where())
    const guest = await site.guest('Ada')
    const id = await tableOf([guest, await site.guest('Ben')], 'caravan')
    expect(await guest.must('POST', '/api/account', ada)).toMatchObject({
      account: { guest: false, email: 'ada@example.org', name: 'Ada' },
    })
    const elsewhere = new Person(site.address)
    await elsewhere.must('POST', '/api/session', { ...ada, email: 'ADA@EXAMPLE.ORG' })
    const { tables } = await elsewhere.must<{ tables: { id: string }[] }>('GET', '/api/me/tables')
    expect(tables.map((table) => table.id)).toEqual([id])
  })

  test('a wrong password, an unknown address and a taken one are refused', async () => {
    const site = await testSite(await where())
    const person = new Person(site.address)
    await person.must('POST', '/api/account', ada)
    const other = new Person(site.address)
    for (const attempt of [
      { ...ada, password: 'another password' },
      { ...ada, email: 'eve@example.org' },
    ]) {
      expect(await other.ask('POST', '/api/session', attempt)).toMatchObject({
        status: 401,
        body: { error: 'wrong-password' },
      })
    }
    const taken = await other.ask('POST', '/api/account', ada)
    expect(taken).toMatchObject({ status: 409, body: { error: 'email-taken' } })
  })

  test('sessions are listed, and one that is ended is over, its socket too', async () => {
    const site = await testSite(await where())
    const here = new Person(site.address)
    await here.must('POST', '/api/account', ada)
    const there = new Person(site.address)
    await there.must('POST', '/api/session', ada)
    const socket = await there.connect()
    const { sessions } = await here.must<{ sessions: SessionInfo[] }>('GET', '/api/sessions')
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current) as SessionInfo
    await here.must('DELETE', `/api/sessions/${other.id}`)
    expect(await socket.closed()).toMatchObject({ code: 1008 })
    expect((await there.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
  })

  test('a deleted account leaves an anonymous seat and everybody else their game', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const [adaHerself, ben] = people as [Person, Person]
    const id = await gameOf([adaHerself, ben], 'caravan')
    const bens = sockets[1] as Socket
    await bens.join(id)
    await adaHerself.must('DELETE', '/api/me')
    const { seats, status } = await ben.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(status).toBe('playing')
    expect(seats[0]).toMatchObject({ kind: 'person', person: null, absent: true })
    await bens.play(id, 0, { type: 'bid', amount: 1 } as never)
    expect((await bens.reach(id, 2)).turns.length).toBeGreaterThan(0)
    expect((await adaHerself.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
  })

  test('a program acts with a token, over requests and the socket, until it is ended', async () => {
    const site = await testSite(await where())
    const person = await site.guest('Ada')
    const { token, id } = await person.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'my bot' })
    const headers = { authorization: `Bearer ${token}` }
    const me = await fetch(`${site.address}/api/me`, { headers })
    expect(await me.json()).toMatchObject({ account: { name: 'Ada' } })
    const socket = await Socket.open(site.address, headers)
    expect((await socket.next('welcome', 0)).account?.name).toBe('Ada')
    await person.must('DELETE', `/api/sessions/${id}`)
    expect((await fetch(`${site.address}/api/me`, { headers })).status).toBe(401)
    expect(await socket.closed()).toMatchObject({ code: 1008 })
  })
})

test('the cookie is signed, hidden from scripts, and not sent along by other sites', async () => {
  const site = await testSite()
  const person = new Person(site.address)
  const { headers } = await person.ask('POST', '/api/guest', { name: 'Ada' })
  expect(headers['set-cookie']?.[0]).toMatch(/^entrepot=[\w-]+\.[\w-]+; .*HttpOnly; SameSite=Lax$/)
  person.cookie = person.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await person.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
})

test('behind https the cookie is sent over https only', async () => {
  const site = await testSite({ publicUrl: 'https://play.example.org' })
  const { headers } = await new Person(site.address).ask('POST', '/api/guest', { name: 'Ada' })
  expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a page of another site can neither change anything nor open the socket', async () => {
  const site = await testSite()
  const person = await site.guest('Ada')
  const headers = { cookie: person.cookie, origin: 'https://evil.example.org' }
  const answer = await fetch(`${site.address}/api/session`, { method: 'DELETE', headers })
  expect(answer.status).toBe(403)
  await expect(Socket.open(site.address, headers)).rejects.toThrow('403')
  const own = { cookie: person.cookie, origin: site.address }
  expect((await Socket.open(site.address, own)).received).toBeDefined()
})

test('names with control characters, and short passwords, are refused', async () => {
  const site = await testSite()
  const person = new Person(site.address)
  for (const name of ['', '   ', 'a\u202eb', 'a\nb', 'x'.repeat(33)]) {
    expect((await person.ask('POST', '/api/guest', { name })).status).toBe(422)
  }
  expect((await person.ask('POST', '/api/account', { ...ada, password: 'short' })).status).toBe(422)
})

test('guessing is slowed down', async () => {
  const site = await testSite({ rateScale: 1 })
  const person = new Person(site.address)
  const statuses = []
  for (let i = 0; i < 25; i++) statuses.push((await person.ask('POST', '/api/session', {})).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(25)
  const guests = await Promise.all(
    Array.from({ length: 25 }, () => person.ask('POST', '/api/guest', { name: 'x' })),
  )
  expect(guests.filter(({ status }) => status === 429)).toHaveLength(5)
})
