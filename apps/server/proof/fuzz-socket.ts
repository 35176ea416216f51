// Attacks over the socket: on what messages say, and on how they are framed.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { below, pick, sameJson, type BaseCommand, type Rng } from '@entrepot/kernel'
import type { ServerMessage } from '@entrepot/protocol'
import type { Socket } from '../test/client.ts'
import { badMessage, NASTY } from '../test/malformed.ts'
import type { AttackedTable, Scene } from './fuzz-scene.ts'

/** What was tried, and what is wrong with the answer. */
export interface Finding {
  readonly tried: string
  readonly wrong: string
}

/** A message for an open socket, and whether an answer is right. */
interface Attack {
  readonly kind: string
  readonly text: string
  /** Whether an answer is the right one; others come in between. */
  readonly answers: (message: ServerMessage) => boolean
}

const refuses = (message: ServerMessage): boolean => message.type === 'error' || message.type === 'refused'
const refusesAs =
  (...reasons: string[]) =>
  (message: ServerMessage): boolean =>
    message.type === 'refused' && reasons.includes(message.reason)

function play(table: string, at: number, command: unknown, id: string): string {
  return JSON.stringify({ type: 'play', table, id, at, command })
}

/** Attacks by somebody who has a seat at the table and is to move. */
const FROM_A_SEAT: readonly ((rng: Rng, table: AttackedTable, id: string) => Attack)[] = [
  (rng, { id: table }) => {
    const text = badMessage(rng, table)
    // A ping or a join that happens to be right is answered as such.
    return { kind: 'malformed', text, answers: (m) => refuses(m) || m.type === 'sync' || m.type === 'pong' }
  },
  (rng, { id: table, position, sight }, id) => {
    const command = bent(rng, pick(rng, sight.legal), sight.legal)
    return { kind: 'not legal', text: play(table, position, command, id), answers: refuses }
  },
  (rng, { id: table, position, sight }, id) => {
    const at = pick(rng, [0, 1, position - 1, position + 1, position + 1000, 2 ** 52])
    return {
      kind: 'out of order',
      text: play(table, at, pick(rng, sight.legal), id),
      answers: refusesAs('stale'),
    }
  },
  (_rng, { id: table, played: { id, at, command, position } }) => ({
    kind: 'replayed',
    text: play(table, at, command, id),
    answers: (m) => m.type === 'ack' && m.id === id && m.position === position,
  }),
  (rng, { id: table, position, played, sight }) => ({
    kind: 'replayed with another command',
    text: play(table, position, bent(rng, pick(rng, sight.legal), sight.legal), played.id),
    answers: (m) => refuses(m) || (m.type === 'ack' && m.position === played.position),
  }),
  (rng, { id: table, position, sight }, id) => ({
    kind: 'undo too far',
    text: JSON.stringify({
      type: 'undo',
      table,
      id,
      at: position,
      count: sight.undoable + 1 + below(rng, 99),
    }),
    answers: refuses,
  }),
  (rng, { id: table }, id) => ({
    kind: 'oversized chat',
    text: JSON.stringify({ type: 'say', table, id, text: 'é'.repeat(501 + below(rng, 500)) }),
    answers: refuses,
  }),
  (rng, _table, id) => ({
    kind: 'unknown table',
    text: JSON.stringify({
      type: pick(rng, ['join', 'play', 'undo', 'say']),
      table: 'nowhere',
      id,
      at: 0,
      count: 1,
      text: 'x',
      command: { type: 'x' },
    }),
    answers: refuses,
  }),
]

/** Attacks by somebody who has no seat. */
const FROM_OUTSIDE: readonly ((rng: Rng, table: AttackedTable, id: string) => Attack)[] = [
  (rng, { id: table, position, sight }, id) => ({
    kind: 'foreign command',
    text: play(table, position, pick(rng, sight.legal), id),
    answers: refusesAs('not-seated'),
  }),
  (_rng, { id: table, played }) => ({
    kind: 'foreign replay',
    text: play(table, played.at, played.command, played.id),
    answers: refusesAs('not-seated'),
  }),
  (_rng, { id: table, position }, id) => ({
    kind: 'foreign undo',
    text: JSON.stringify({ type: 'undo', table, id, at: position, count: 1 }),
    answers: refusesAs('not-seated'),
  }),
  (_rng, { id: table }, id) => ({
    kind: 'foreign chat',
    text: JSON.stringify({ type: 'say', table, id, text: 'hello' }),
    answers: refuses,
  }),
]

/** A command that is none of the legal ones. */
function bent(rng: Rng, command: BaseCommand, legal: readonly BaseCommand[]): unknown {
  for (;;) {
    const keys = Object.keys(command)
    const key = pick(rng, [...keys, 'extra'])
    const changed: Record<string, unknown> = { ...command, [key]: pick(rng, NASTY) }
    if (below(rng, 4) === 0) delete changed[pick(rng, keys)]
    if (!legal.some((each) => sameJson(each, changed as never))) return changed
  }
}

/** The two sockets of one who attacks: at the tables, and of somebody without a seat. */
export interface FuzzSockets {
  seated: Socket
  outside: Socket
}

export async function openSockets({ attacker, stranger, tables }: Scene): Promise<FuzzSockets> {
  const seated = await attacker.connect()
  try {
    for (const { id } of tables) await seated.join(id)
    return { seated, outside: await stranger.connect() }
  } catch (error) {
    seated.terminate()
    throw error
  }
}

/** What one round has tried, how many messages it took, and what is wrong with the answers. */
export interface Tried {
  readonly kinds: readonly string[]
  readonly messages: number
  readonly findings: readonly Finding[]
}

/** So many bad messages go out at once. */
const AT_ONCE = 8

/** What comes without having been asked for. */
const UNASKED = new Set<ServerMessage['type']>(['welcome', 'table', 'chat', 'clocks', 'update', 'change'])

/** Sends bad messages and waits for the answer that each must have, or, where limits hold, for being told to wait. */
export async function attackBySocket(
  rng: Rng,
  { tables }: Scene,
  sockets: FuzzSockets,
  name: string,
): Promise<Tried> {
  const seated = below(rng, 3) > 0
  const socket = seated ? sockets.seated : sockets.outside
  const attacks = Array.from({ length: AT_ONCE }, (_, i) =>
    pick(rng, seated ? FROM_A_SEAT : FROM_OUTSIDE)(rng, pick(rng, tables), `${name}-${i}`),
  )
  const from = socket.received.length
  for (const { text } of attacks) socket.sendRaw(text)
  // The answers come before that to the ping sent after them, which where limits hold may be that it came too fast.
  socket.send({ type: 'ping', at: 0 })
  const answersNow = (): ServerMessage[] =>
    socket.received.slice(from).filter(({ type }) => !UNASKED.has(type))
  await socket.find((last): last is ServerMessage => last.n > 0 && answersNow().length > AT_ONCE, from)
  const answers = answersNow().slice(0, AT_ONCE)
  const findings = unanswered(attacks, answers).map(({ kind, text }) => ({
    tried: `${kind}: ${text.slice(0, 400)}`,
    wrong: `no answer is left for it among ${JSON.stringify(answers).slice(0, 400)}`,
  }))
  return { kinds: attacks.map(({ kind }) => kind), messages: AT_ONCE + 1, findings }
}

/** The attacks that go without an answer when each answer serves one, however they are given out. */
function unanswered(attacks: readonly Attack[], answers: readonly ServerMessage[]): Attack[] {
  const served = new Map<number, Attack>()
  const serve = (attack: Attack, tried: Set<number>): boolean =>
    answers.some((answer, i) => {
      if (tried.has(i) || !(attack.answers(answer) || isTooFast(answer))) return false
      tried.add(i)
      const other = served.get(i)
      if (other && !serve(other, tried)) return false
      served.set(i, attack)
      return true
    })
  return attacks.filter((attack) => !serve(attack, new Set()))
}

/** A round of one message. */
export function one(kind: string, finding?: Finding): Tried {
  return { kinds: [kind], messages: 1, findings: finding ? [finding] : [] }
}

function isTooFast(answer: ServerMessage): boolean {
  return answer.type === 'error' && answer.error === 'too-fast'
}

/** Frames that break the protocol of the socket itself, each with the code that it is closed with. */
const FRAMES: readonly [string, number, Buffer][] = [
  ['unmasked', 1002, Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
  ['reserved opcode', 1002, Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
  ['reserved bits', 1002, Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
  ['continuation of nothing', 1002, Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
  [
    'long control frame',
    1002,
    Buffer.concat([Buffer.from([0x89, 0xfe, 1, 0, 0, 0, 0, 0]), Buffer.alloc(256)]),
  ],
  ['endless message', 1009, Buffer.from([0x81, 0xff, 0x7f, ...Array<number>(7).fill(0xff), 0, 0, 0, 0])],
  [
    'oversized message',
    1009,
    Buffer.concat([Buffer.from([0x81, 0xfe, 32, 0, 0, 0, 0, 0]), Buffer.alloc(8192, 120)]),
  ],
  ['broken text', 1007, Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
]

function randomOf(rng: Rng): Buffer {
  return Buffer.from(Array.from({ length: 64 }, () => below(rng, 256)))
}

/** Sends a broken frame over a connection of its own, which must be closed for it. */
export async function attackByFrame(rng: Rng, { server, attacker }: Scene): Promise<Tried> {
  const [kind, code, frame] = below(rng, 5) === 0 ? (['noise', 0, randomOf(rng)] as const) : pick(rng, FRAMES)
  const { port, hostname } = new URL(server.address)
  const line = connect(Number(port), hostname)
  let received = Buffer.alloc(0)
  line.on('data', (chunk: Buffer) => (received = Buffer.concat([received, chunk])))
  line.on('error', () => {})
  const closed = once(line, 'close')
  line.write(
    [
      'GET /api/socket HTTP/1.1',
      `host: ${hostname}:${port}`,
      `cookie: ${attacker.cookie}`,
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    ].join('\r\n'),
  )
  while (!received.includes('"welcome"')) await once(line, 'data')
  received = Buffer.alloc(0)
  line.write(frame)
  // Noise may be the beginning of something that never ends: then the line is cut from this side.
  while (code !== 0 && !closing(received) && !line.destroyed) await Promise.race([once(line, 'data'), closed])
  line.end()
  await closed
  const name = `frame: ${kind}`
  const fits = code === 0 || closing(received) === code
  return one(name, fits ? undefined : { tried: name, wrong: `closed with ${closing(received)}` })
}

/** The code of a close frame, which is short and not masked. */
function closing(received: Buffer): number | undefined {
  const at = received.indexOf(0x88)
  return at < 0 || received.length < at + 4 ? undefined : received.readUInt16BE(at + 2)
}
