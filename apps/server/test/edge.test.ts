// The edge: whatever comes in is answered clearly, breaks nothing and changes nothing.

import { fastRng } from '@entrepot/kernel'
import { expect, test } from 'vitest'
import { gameOf, type Socket } from './client.ts'
import { badMessage, badRequest } from './malformed.ts'
import { testSite } from './test-site.ts'

async function quietTable() {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const id = await gameOf(people, 'caravan')
  const socket = sockets[0] as Socket
  await socket.join(id)
  const state = async () => (await site.context.rooms.enter(id))?.sitting?.state
  return { site, id, socket, state, ada: people[0]! }
}

test('malformed, foreign and replayed messages on the socket change nothing', async () => {
  const { site, id, socket, state } = await quietTable()
  const before = await state()
  const rng = fastRng('edge')
  for (let i = 0; i < 400; i++) {
    const from = socket.received.length
    socket.sendRaw(badMessage(rng, id))
    const answer = await socket.find((m): m is typeof m => m.type !== 'table', from)
    expect(['error', 'refused', 'sync', 'pong']).toContain(answer.type)
  }
  expect(await state()).toBe(before)
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200)
})

test('a message that is too long closes the socket with a reason', async () => {
  const { socket } = await quietTable()
  socket.sendRaw('x'.repeat(5000))
  expect(await socket.closed()).toMatchObject({ code: 1009 })
})

test('binary messages are refused', async () => {
  const { socket } = await quietTable()
  const from = socket.received.length
  socket.sendRaw(Buffer.from([1, 2, 3]))
  expect(await socket.next('error', from)).toMatchObject({ error: 'invalid' })
})

test('who is too fast is warned, then cut off', async () => {
  const site = await testSite({ rateScale: 1 })
  const { sockets } = await site.connected('Ada')
  const socket = sockets[0] as Socket
  for (let i = 0; i < 200; i++) socket.send({ type: 'ping', at: i })
  expect(await socket.closed()).toEqual({ code: 1008, reason: 'too fast' })
  expect(socket.received.some((m) => m.type === 'error' && m.error === 'too-fast')).toBe(true)
})

test('malformed requests are answered with a clear error and change nothing', async () => {
  const { site, id, state, ada } = await quietTable()
  const before = await state()
  const rng = fastRng('edge requests')
  for (let i = 0; i < 300; i++) {
    const { path, ...request } = badRequest(rng, id)
    const headers = { ...request.headers, cookie: ada.cookie }
    const response = await fetch(site.address + path, { ...request, headers })
    expect(response.status, `${request.method} ${path} ${request.body}`).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ error: expect.any(String) as string })
  }
  expect(await state()).toBe(before)
})

test('a body that is too large is refused', async () => {
  const { ada } = await quietTable()
  const answer = await ada.ask('POST', '/api/guest', { name: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
})
