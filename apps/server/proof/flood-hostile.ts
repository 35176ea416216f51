// The hostile half of the flood, in a thread of its own: clients that ask too much, read too little, or never finish.

import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Person } from '../test/client.ts'
import { frameOf, rawLine, upgrade } from '../test/raw-socket.ts'

export interface Orders {
  readonly address: string
  /** The addresses that they come from, in turn. */
  readonly from: readonly string[]
  /** Tables at which others play. */
  readonly tables: readonly string[]
  readonly count: number
  readonly seconds: number
}

/** What they did, and what came of it. */
export interface Deeds {
  connections: number
  /** Sockets that were let in. */
  admitted: number
  sent: number
  receivedBytes: number
}

const { address, from, tables, count, seconds } = workerData as Orders
const end = performance.now() + seconds * 1000
const deeds: Deeds = { connections: 0, admitted: 0, sent: 0, receivedBytes: 0 }
/** Who was thrown out comes again after so long. */
const PAUSE_MS = 1_000

interface Hostile {
  readonly localAddress: string
  readonly table: string
}

const text = (message: unknown): Buffer => frameOf(1, Buffer.from(JSON.stringify(message)))

/** Of a hundred hostile ones so many are of each kind. */
const KINDS: readonly (readonly [number, (hostile: Hostile) => Promise<void>])[] = [
  [30, joinAgain],
  [20, neverRead],
  [15, stopHalfway],
  [10, sendTooMuch],
  [15, sendGarbage],
  [10, goOnSignedOut],
]

async function open(hostile: Hostile): Promise<Socket> {
  const line = await rawLine(address, hostile)
  deeds.connections++
  line.on('data', (data) => (deeds.receivedBytes += data.length))
  return line
}

async function openSocket(hostile: Hostile, cookie?: string): Promise<Socket> {
  const line = await open(hostile)
  line.write(upgrade(cookie))
  const [answer] = (await once(line, 'data')) as [Buffer]
  if (!answer.toString().startsWith('HTTP/1.1 101')) line.destroy()
  else deeds.admitted++
  return line
}

/** Does something again and again until the line is cut or the time is up. */
async function again(line: Socket, everyMs: number, act: () => void): Promise<void> {
  while (!line.destroyed && performance.now() < end) {
    act()
    deeds.sent++
    await setTimeout(everyMs)
  }
  line.destroy()
}

async function joinAgain(hostile: Hostile): Promise<void> {
  const line = await openSocket(hostile)
  await again(line, 90, () => line.write(text({ type: 'join', table: hostile.table, since: 0 })))
}

async function neverRead(hostile: Hostile): Promise<void> {
  const line = await openSocket(hostile)
  line.pause()
  await again(line, 300, () => {
    line.write(text({ type: 'join', table: hostile.table, since: 0 }))
    line.write(frameOf(10, Buffer.from('here')))
  })
}

async function stopHalfway(hostile: Hostile): Promise<void> {
  const line = await open(hostile)
  line.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"n',
  )
  await again(line, 500, () => {})
}

async function sendTooMuch(hostile: Hostile): Promise<void> {
  const line = await openSocket(hostile)
  await again(line, 200, () => line.write(frameOf(1, Buffer.alloc(60_000, 'x'))))
  const body = await open(hostile)
  body.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 70000\r\n\r\n',
  )
  await again(body, 200, () => body.write('x'.repeat(20_000)))
}

async function sendGarbage(hostile: Hostile): Promise<void> {
  const line = await openSocket(hostile)
  await again(line, 50, () => line.write(frameOf(1, Buffer.from('[{'.repeat(1000)))))
}

async function goOnSignedOut(hostile: Hostile): Promise<void> {
  const ghost = await Person.guest(address, 'Ghost', hostile.localAddress)
  const line = await openSocket(hostile, ghost.cookie)
  await ghost.must('DELETE', '/api/session')
  const command = { type: 'pass' }
  await again(line, 90, () =>
    line.write(text({ type: 'play', table: hostile.table, id: 'ghost', at: 1, command })),
  )
}

async function live(hostile: Hostile, act: (hostile: Hostile) => Promise<void>): Promise<void> {
  while (performance.now() < end) {
    // To be refused is what it is about.
    await act(hostile).catch(() => undefined)
    await setTimeout(PAUSE_MS)
  }
}

function kindOf(number: number): (hostile: Hostile) => Promise<void> {
  let left = (number * 37) % 100
  for (const [share, act] of KINDS) if ((left -= share) < 0) return act
  throw new Error('the shares add up to less than a hundred')
}

const lives = Array.from({ length: count }, (_, i) => {
  const hostile = {
    localAddress: from[i % from.length] as string,
    table: tables[i % tables.length] as string,
  }
  return live(hostile, kindOf(Math.floor(i / from.length)))
})
await Promise.all(lives)
parentPort?.postMessage(deeds)
