// What the one who runs the site sees and may do.

import { once } from 'node:events'
import { connect } from 'node:net'
import type { MeAnswer, TableInfo } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { gameOf, Person, type Socket } from './client.ts'
import { startSmtp } from './smtp-server.ts'
import { testSite } from './test-site.ts'

const adminToken = 'a-token-that-is-long-enough-to-be-one'
const admin = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }

test('the metrics count tables, sockets, games in memory and commands', async () => {
  const site = await testSite({ adminToken })
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const id = await gameOf(people, 'caravan')
  await sockets[0]?.join(id)
  await sockets[0]?.play(id, 0, { type: 'bid', amount: 1 } as never)
  const text = await (await fetch(`${site.address}/metrics`, { headers: admin })).text()
  expect(text).toContain('entrepot_sockets 2')
  expect(text).toContain('entrepot_resident_games 1')
  expect(text).toContain('entrepot_site_tables{status="playing"} 1')
  expect(text).toContain('entrepot_command_seconds_count 1')
  expect(text).toContain('entrepot_site_job_lag_seconds 0')
})

test('the metrics count refused requests and mails that were sent or not taken', async () => {
  const smtp = await startSmtp()
  const site = await testSite({ adminToken, smtpUrl: smtp.url, publicUrl: 'http://127.0.0.1' })
  const ada = new Person(site.address)
  await ada.must('POST', '/api/account', { email: 'ada@example.org', password: 'a long enough password' })
  await ada.ask('GET', '/api/tables/nowhere')
  const figures = async (): Promise<string> =>
    (await fetch(`${site.address}/metrics`, { headers: admin })).text()
  await expect.poll(figures).toContain('entrepot_deliveries_total{way="mail",ending="sent"} 1')
  expect(await figures()).toContain('entrepot_deliveries_total{way="mail",ending="failed"} 0')
  expect(await figures()).toContain('entrepot_http_responses_total{status="404"} 1')
  expect(await figures()).toContain('entrepot_site_waiting_notices{way="mail"} 0')
})

test('only the token of the site closes tables and bans accounts', async () => {
  const site = await testSite({ adminToken })
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const id = await gameOf(people, 'caravan')
  const other = await gameOf(people, 'caravan')
  const { account } = await ben.must<MeAnswer>('GET', '/api/me')
  const ban = `/api/admin/accounts/${account?.id}/ban`
  expect((await ada.ask('POST', `/api/admin/tables/${id}/close`)).status).toBe(403)
  expect((await ada.ask('PUT', ban, { banned: true })).status).toBe(403)

  const close = `${site.address}/api/admin/tables/${id}/close`
  expect(
    (await fetch(close, { method: 'POST', headers: { authorization: admin.authorization } })).status,
  ).toBe(204)
  expect(await ada.must('GET', `/api/tables/${id}`)).toMatchObject({ status: 'closed' })

  const body = JSON.stringify({ banned: true })
  expect((await fetch(site.address + ban, { method: 'PUT', headers: admin, body })).status).toBe(204)
  expect(await (sockets[1] as Socket).closed()).toMatchObject({ code: 1008 })
  expect((await ben.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
  const { seats, status } = await ada.must<TableInfo>('GET', `/api/tables/${other}`)
  expect(status).toBe('playing')
  expect(seats[1]?.absent).toBe(true)
})

test('a server that stops tells its clients to come back, and is not ready meanwhile', async () => {
  const site = await testSite()
  const { sockets } = await site.connected('Ada')
  const closed = (sockets[0] as Socket).closed()
  await site.stop()
  expect(await closed).toMatchObject({ code: 1012 })
})

test('a client that does not answer does not keep the server from stopping', async () => {
  const site = await testSite()
  const { port } = new URL(site.address)
  const frozen = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void frozen.destroy())
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`
  frozen.write(['GET /api/socket HTTP/1.1', 'host: x', ...upgrade, key, '', ''].join('\r\n'))
  let received = ''
  while (!received.includes('welcome')) received += String((await once(frozen, 'data')) as [Buffer])
  const closed = once(frozen, 'close')
  await site.stop()
  await closed
})
