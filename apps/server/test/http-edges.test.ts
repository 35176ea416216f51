// Requests that never end, or that come by ways they should not.

import { LIMITS } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { Person } from './client.ts'
import { rawLine } from './raw-socket.ts'
import { testSite } from './test-site.ts'

/** All that comes until the line is closed. */
async function ending(line: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of line) text += chunk.toString()
  return text
}

test('a request whose body or head never ends is answered and cut off', async () => {
  const { address, app } = await testSite()
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeLessThanOrEqual(30_000)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  app.server.requestTimeout = 100
  app.server.headersTimeout = 100
  const body = await rawLine(address)
  body.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"name"',
  )
  const head = await rawLine(address)
  head.write('GET /api/me HTTP/1.1\r\nhost:')
  for (const answer of [await ending(body), await ending(head)]) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"error":"unreadable"')
  }
})

test('a connection that says nothing more is not kept for ever', async () => {
  const { app } = await testSite()
  expect(app.server.timeout).toBeGreaterThan(0)
  expect(app.server.keepAliveTimeout).toBeGreaterThan(0)
  expect(app.server.maxConnections).toBeGreaterThan(0)
})

test('one address has only so many connections, where no proxy stands between', async () => {
  const { address, app } = await testSite({ rateScale: 1 })
  const open = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  const lines = []
  for (let i = 0; i < 450; i++) lines.push(await rawLine(address))
  await expect.poll(open).toBeLessThanOrEqual(400)
  for (const line of lines) line.destroy()
  await expect.poll(open).toBe(0)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test.each(['1', 'loopback', '127.0.0.1', '127.0.0.0/8, 10.0.0.0/8'])(
  'behind the proxies %s a forged address counts for nothing',
  async (TRUST_PROXY) => {
    const { trustProxy } = readConfig({ TRUST_PROXY }, '/')
    const { address } = await testSite({ rateScale: 1, trustProxy })
    const guest = (forwarded: string) =>
      fetch(`${address}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"name":"x"}',
      }).then(({ status }) => status)
    const forged = []
    for (let i = 0; i < 60; i++) forged.push(await guest(`203.0.113.${i}, 198.51.100.7`))
    expect(forged.filter((status) => status === 429)).toHaveLength(40)
    expect(await guest('198.51.100.8')).toBe(200)
  },
)

test('without TRUST_PROXY the header counts for nothing', async () => {
  const { address } = await testSite({ rateScale: 1 })
  const statuses = []
  for (let i = 0; i < 30; i++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` }
    const request = { method: 'POST', headers, body: '{"name":"x"}' }
    statuses.push((await fetch(`${address}/api/guest`, request)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('metrics are for the bearer of a token, and for nobody else, however near', async () => {
  const metricsToken = 'a-token-for-whoever-reads-the-figures'
  const site = await testSite({ metricsToken })
  const ask = (token: string) => Object.assign(new Person(site.address), { token }).ask('GET', '/metrics')
  expect((await ask('')).status).toBe(403)
  expect((await ask('another-token-that-is-long-enough')).status).toBe(401)
  expect(await ask(metricsToken)).toMatchObject({ status: 200 })
  const elsewhere = Object.assign(new Person(site.address), { token: metricsToken })
  expect((await elsewhere.ask('POST', '/api/admin/tables/x/close')).status).toBe(403)
  expect((await elsewhere.ask('POST', '/api/tokens', { name: 'x' })).status).toBe(401)
})

test('too long a body is refused before it is read, in the form of every error', async () => {
  const { address } = await testSite()
  const line = await rawLine(address)
  line.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n{',
  )
  let answer = ''
  for await (const chunk of line) if ((answer += String(chunk)).includes('}')) break
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('"error":"too-large"')
})

test.each([
  ['deep', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['with a key that would change every object', '{"name":"x","__proto__":{"guest":false}}'],
  ['compressed', '\u001f\u008b\u0008'],
])('a body that is %s is refused', async (_, body) => {
  const { address } = await testSite()
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const { status } = await fetch(`${address}/api/guest`, { method: 'POST', headers, body })
  expect([400, 415, 422]).toContain(status)
})

test('a game file whose commands are nested without end is refused', async () => {
  const { address } = await testSite()
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const file =
    '{"format":"entrepot-game","formatVersion":1,"game":"caravan","version":"1","options":{},"seats":2,"seed":"x",' +
    `"log":[{"seat":0,"command":{"type":"bid","amount":${deep}},"barrier":false}],"seedHash":"","stateHash":"","outcome":null}`
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${address}/api/verify`, { method: 'POST', headers, body: file })
  expect(status).toBe(422)
})

test('somebody who is not there cannot be muted', async () => {
  const site = await testSite()
  const ada = await site.guest('Ada')
  expect(await ada.ask('PUT', '/api/mutes/nobody', { muted: true })).toMatchObject({
    status: 404,
    body: { error: 'no-account' },
  })
})

test('an account has only so many tokens', async () => {
  const site = await testSite()
  const ada = await site.guest('Ada')
  for (let i = 0; i < LIMITS.tokensPerAccount; i++) await ada.must('POST', '/api/tokens', { name: `t${i}` })
  expect(await ada.ask('POST', '/api/tokens', { name: 'one more' })).toMatchObject({
    status: 409,
    body: { error: 'too-many-tokens' },
  })
})
