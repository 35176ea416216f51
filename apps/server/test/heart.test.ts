import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Beats, Heart } from '../src/http/heart.ts'

async function pair(options: { autoPong: boolean }) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options)
  onTestFinished(() => client.terminate())
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  await once(client, 'open')
  const heart = new Heart(socket)
  const heard = (): Promise<boolean> =>
    new Promise((resolve) => socket.once('pong', (data) => resolve(heart.hear(data))))
  return { client, heart, heard }
}

test('a client that answers lives on', async () => {
  const { client, heart, heard } = await pair({ autoPong: true })
  for (let i = 0; i < 3; i++) {
    const answer = heard()
    heart.beat()
    expect(await answer).toBe(true)
  }
  expect(client.readyState).toBe(WebSocket.OPEN)
})

test('a client that answers without having read the question is gone at the next beat', async () => {
  const { client, heart, heard } = await pair({ autoPong: false })
  const answer = heard()
  heart.beat()
  client.pong('whatever')
  expect(await answer).toBe(false)
  const closed = once(client, 'close')
  heart.beat()
  expect((await closed)[0]).toBe(1006)
})

test('of many that beat, each beats once a round, not all at once, until it is gone', () => {
  const beats = new Beats(3)
  const beaten = new Array<number>(7).fill(0)
  const gone = beaten.map((_, i) => beats.add({ beat: () => void beaten[i]!++ }))
  beats.beatNext()
  expect(beaten.filter((times) => times === 1).length).toBeLessThan(4)
  beats.beatNext()
  beats.beatNext()
  expect(beaten).toEqual([1, 1, 1, 1, 1, 1, 1])
  gone[4]!()
  for (let part = 0; part < 3; part++) beats.beatNext()
  expect(beaten).toEqual([2, 2, 2, 2, 1, 2, 2])
})
