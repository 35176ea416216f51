// A client as a browser or a bot would be: requests with a cookie, and a socket.

import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestSafely } from 'node:https'
import { sameJson, type BaseCommand } from '@entrepot/kernel'
import {
  sightAfter,
  type ClientMessage,
  type ServerMessage,
  type SyncMessage,
  type TableInfo,
  type UpdateMessage,
} from '@entrepot/protocol'

import { serverMessage } from '@entrepot/protocol/schemas'
import { WebSocket } from 'ws'

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: IncomingHttpHeaders
}

/** Somebody with a cookie. */
export class Person {
  address: string
  cookie = ''
  /** A program's, or that of the one who runs the site. */
  token = ''
  /** From which of the machine's own addresses; undefined for any. */
  readonly localAddress: string | undefined

  constructor(address: string, localAddress?: string) {
    this.address = address
    this.localAddress = localAddress
  }

  /** A guest of the site. */
  static async guest(address: string, name: string, localAddress?: string): Promise<Person> {
    const person = new Person(address, localAddress)
    await person.must('POST', '/api/guest', { name })
    return person
  }

  async ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = (this.address.startsWith('https:') ? requestSafely : request)(this.address + path, {
      method,
      // A connection for each request: a kept one may be closed by the server just when it is used again.
      agent: false,
      localAddress: this.localAddress,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    sent.end(text)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const cookie = response.headers['set-cookie']?.find((text) => text.startsWith('entrepot='))
    if (cookie) this.cookie = cookie.split(';')[0] as string
    let answer = ''
    for await (const chunk of response) answer += String(chunk)
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: parsed(answer, response.headers['content-type']) as Body,
    }
  }

  /** Asks and expects to be granted. */
  async must<Body = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.ask<Body>(method, path, body)
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return answer.body
  }

  connect(): Promise<Socket> {
    return Socket.open(this.address, { cookie: this.cookie })
  }
}

function parsed(text: string, type = ''): unknown {
  if (text === '') return null
  return type.startsWith('application/json') ? JSON.parse(text) : text
}

/** A message as its schema describes it: nothing is missing, and nothing else was sent. */
function described(message: unknown): ServerMessage {
  const known = serverMessage.parse(message)
  if (!sameJson(known, message)) throw new Error(`not as described: ${JSON.stringify(message)}`)
  return known as ServerMessage
}

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** A socket that keeps everything it received, in order. */
export class Socket {
  readonly received: ServerMessage[] = []
  /** The same as it was sent: what is received as an update may have come as a change. */
  readonly raw: ServerMessage[] = []
  /** Every byte that came. */
  bytes = ''
  #socket: WebSocket
  #waiting: (() => void)[] = []
  #ended: { code: number; reason: string } | undefined
  #ids = 0
  #pings = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      this.bytes += text
      const message = described(JSON.parse(text))
      this.raw.push(message)
      this.received.push(this.#whole(message))
      this.#wake()
    })
    socket.on('close', (code, reason) => {
      this.#ended = { code, reason: reason.toString() }
      this.#wake()
    })
    socket.on('error', () => {})
  }

  static async open(address: string, headers: Record<string, string> = {}): Promise<Socket> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers })
    const opened = new Socket(socket)
    await once(socket, 'open')
    return opened
  }

  /** What a change makes of what was seen before it. */
  #whole(message: ServerMessage): ServerMessage {
    if (message.type !== 'change') return message
    const { change: _, deciders: _deciders, type: _type, ...step } = message
    const { sight } = this.latest(message.table)
    if (!sight) throw new Error(`nothing was seen that could change at table ${message.table}`)
    return { ...step, type: 'update', sight: sightAfter(sight, message) }
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data)
  }

  /** The first message from `from` on that is wanted, as soon as it is there. */
  async find<Found extends ServerMessage>(
    wanted: (message: ServerMessage) => message is Found,
    from = 0,
  ): Promise<Found> {
    for (let i = from; ;) {
      for (; i < this.received.length; i++) {
        const message = this.received[i] as ServerMessage
        if (wanted(message)) return message
      }
      if (this.#ended) throw new Error(`the socket was closed: ${this.#ended.code} ${this.#ended.reason}`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** The first message of a type from `from` on. */
  next<Type extends ServerMessage['type']>(type: Type, from: number): Promise<Of<Type>> {
    return this.find((message): message is Of<Type> => message.type === type, from)
  }

  /** With `differences` it asks for changes, and has them as updates when they are received. */
  async join(table: string, since?: number, differences = false): Promise<SyncMessage> {
    const from = this.received.length
    this.send({
      type: 'join',
      table,
      ...(since === undefined ? {} : { since }),
      ...(differences ? { differences } : {}),
    })
    const answer = await this.find(
      (message): message is Of<'sync' | 'error'> => message.type === 'sync' || message.type === 'error',
      from,
    )
    if (answer.type === 'error') throw new Error(answer.message)
    return answer
  }

  /** The sync that comes when the game begins. */
  begun(table: string): Promise<Of<'sync'>> {
    return this.find(
      (message): message is Of<'sync'> =>
        message.type === 'sync' && message.table.id === table && message.sight !== null,
    )
  }

  /** Plays a command and waits for the answer. */
  async play(
    table: string,
    at: number,
    command: BaseCommand,
    id = `c${++this.#ids}`,
  ): Promise<Of<'ack' | 'refused'>> {
    const from = this.received.length
    this.send({ type: 'play', table, id, at, command })
    return this.answerTo(id, from)
  }

  async undo(table: string, at: number, count = 1, id = `u${++this.#ids}`): Promise<Of<'ack' | 'refused'>> {
    const from = this.received.length
    this.send({ type: 'undo', table, id, at, count })
    return this.answerTo(id, from)
  }

  answerTo(id: string, from: number): Promise<Of<'ack' | 'refused'>> {
    return this.find(
      (message): message is Of<'ack' | 'refused'> =>
        (message.type === 'ack' || message.type === 'refused') && message.id === id,
      from,
    )
  }

  /** The update that brings the table to a position or further. */
  reach(table: string, position: number): Promise<Of<'update'>> {
    return this.find(
      (message): message is Of<'update'> =>
        message.type === 'update' && message.table === table && message.to >= position,
    )
  }

  /** What the client sees of a table now: the last sync or update. */
  latest(table: string): SyncMessage | UpdateMessage {
    const found = this.received.findLast(
      (message): message is Of<'sync' | 'update'> =>
        (message.type === 'update' && message.table === table) ||
        (message.type === 'sync' && message.table.id === table),
    )
    if (!found) throw new Error(`nothing was received about table ${table}`)
    return found
  }

  /** Has everything that the server sent before now. */
  async settled(): Promise<void> {
    const from = this.received.length
    const at = ++this.#pings
    this.send({ type: 'ping', at })
    await this.find((message): message is Of<'pong'> => message.type === 'pong' && message.at === at, from)
  }

  async closed(): Promise<{ code: number; reason: string }> {
    while (!this.#ended) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return this.#ended
  }

  close(): void {
    this.#socket.close()
  }

  terminate(): void {
    this.#socket.terminate()
  }
}

/** A table of guests, who have all taken their seats, and bots. */
export async function tableOf(
  people: readonly Person[],
  game: string,
  change: Record<string, unknown> = {},
  bots: readonly string[] = [],
): Promise<string> {
  const [host, ...others] = people
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...bots.map((level) => ({ kind: 'bot', level })),
  ]
  const settings = { visibility: 'private', pace: { kind: 'untimed' }, timeOut: 'bot', ...change }
  const { id } = await (host as Person).must<TableInfo>('POST', '/api/tables', { game, seats, ...settings })
  for (const [i, person] of others.entries()) {
    await person.must('POST', `/api/tables/${id}/sit`, { seat: i + 1 })
  }
  return id
}

/** The same, with the game begun. */
export async function gameOf(...args: Parameters<typeof tableOf>): Promise<string> {
  const id = await tableOf(...args)
  await (args[0][0] as Person).must('POST', `/api/tables/${id}/start`)
  return id
}
