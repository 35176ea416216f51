import type { Duplex } from 'node:stream'
import {
  LIMITS,
  PROTOCOL_VERSION,
  type ChatLine,
  type ClientMessage,
  type ErrorWord,
  type Scope,
} from '@entrepot/protocol'
import { clientMessage } from '@entrepot/protocol/schemas'
import type { WebSocket } from 'ws'
import { positionFor, type Viewer } from '@entrepot/kernel'
import { accountInfo } from '../identity/accounts.ts'
import type { Who } from '../identity/sessions.ts'
import type { Listener, Unnumbered } from '../rooms/audience.ts'
import type { Missed } from '../rooms/messages.ts'
import type { Answer, Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { newId } from '../secrets.ts'
import { answerOf } from './errors.ts'
import { Heart } from './heart.ts'
import { costOf, NO_MESSAGE, type Purse } from './purse.ts'
import type { Buckets } from './rates.ts'
import { requireScope } from './scopes.ts'
import type { Turns } from './turns.ts'

/** The code that tells a client to come back later or elsewhere. */
const TRY_AGAIN = 1013
export const POLICY = 1008
/** A client that goes on after being told that it is too fast is cut off. */
const WARNINGS = 50
/** What a token with scopes needs for a message beside the right to watch. */
const NEEDED: Readonly<Partial<Record<ClientMessage['type'], Scope>>> = {
  play: 'play',
  undo: 'play',
  say: 'chat',
}

export interface ConnectionHooks {
  /** Pays for what the client sends. */
  readonly purse: Purse
  /** Lines of chat, by account. */
  readonly chatting: Buckets<string>
  /** Joins, a few at a time. */
  readonly turns: Turns
  /** Called with the time from a command to its answer, in seconds. */
  readonly onAnswered: (seconds: number) => void
}

interface Watched {
  readonly room: Room
  readonly listener: Listener
}

/** One client's socket. Its messages are handled one after the other, so that answers come in order. */
export class Connection {
  #context: ServerContext
  #socket: WebSocket
  #who: Who | null
  #hooks: ConnectionHooks
  #sent = 0
  #warnings = 0
  #watched = new Map<string, Watched>()
  #tail: Promise<unknown> = Promise.resolve()
  /** Nothing that comes is heeded any more, nothing is told. */
  #ended = false
  #heart: Heart
  #line: Duplex
  #gathering = false

  /** `line` is what the socket sends over. */
  constructor(
    context: ServerContext,
    socket: WebSocket,
    line: Duplex,
    who: Who | null,
    hooks: ConnectionHooks,
  ) {
    this.#context = context
    this.#socket = socket
    this.#line = line
    this.#who = who
    this.#hooks = hooks
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary))
    this.#heart = new Heart(socket)
    socket.on('ping', (data) => (hooks.purse.pay(1) ? socket.pong(data) : this.#warn()))
    socket.on('pong', (data) => this.#heart.hear(data) || hooks.purse.pay(1) || this.#warn())
    socket.on('close', () => this.#leave())
    // An error closes the socket, and closing is handled; without a listener it would end the process.
    socket.on('error', (error) => context.log.debug(error, 'a socket failed'))
  }

  /** Greets the client, once it is sure that it may come in; what it says meanwhile waits. */
  welcome(check: () => Promise<void>): Promise<void> {
    const greeted = this.#greet(check)
    this.#tail = greeted.catch(() => undefined)
    return greeted
  }

  async #greet(check: () => Promise<void>): Promise<void> {
    await check()
    const account = this.#who && (await accountInfo(this.#context, this.#who.account))
    this.#send({ type: 'welcome', protocol: PROTOCOL_VERSION, account, now: this.#context.now() })
  }

  get accountId(): string | null {
    return this.#who?.account.id ?? null
  }

  /** Who has written the bot on this line; null for a person. */
  get authorId(): string | null {
    return this.#who?.authorId ?? null
  }

  get sessionId(): string | null {
    return this.#who?.session.id ?? null
  }

  /** Bytes that wait for the client to read them. */
  get unread(): number {
    return this.#socket.bufferedAmount
  }

  beat(): void {
    if (!this.#endIfExpired()) this.#heart.beat()
  }

  /** A token with scopes ends at its moment, whatever lines it has opened. */
  #endIfExpired(): boolean {
    const who = this.#who
    if (who === null || who.scopes === null || who.session.expires_at > this.#context.now()) return false
    this.end(POLICY, 'the session has ended')
    return true
  }

  /** Its rights end now, whether the client answers or not; the line is cut soon after. */
  end(code: number, reason: string): void {
    this.#leave()
    this.#socket.close(code, reason)
  }

  /** A client that does not read is cut off: it comes back and begins anew. */
  endSlow(): void {
    this.end(TRY_AGAIN, 'too slow')
  }

  #send(message: Unnumbered): void {
    this.#tell(JSON.stringify(message))
  }

  /** Puts the number in front of a message that is shared with other sockets. */
  #tell(text: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return
    if (this.unread > LIMITS.unread) return this.endSlow()
    this.#gather()
    this.#socket.send(`{"n":${++this.#sent},${text.slice(1)}`)
  }

  /** What is told in one go, such as an acknowledgement and what came of the command, leaves in one piece. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#line.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#line.uncork()
    })
  }

  #receive(data: Buffer, isBinary: boolean): void {
    const { purse } = this.#hooks
    if (this.#ended) return
    if (!purse.pay(1)) return this.#warn()
    const message = isBinary ? undefined : parseMessage(data.toString())
    if (!message || 'problem' in message) {
      if (!purse.pay(NO_MESSAGE - 1)) return this.#warn()
      const why = message?.problem ?? 'Messages are texts.'
      return this.#refuse('invalid', why)
    }
    if (!purse.pay(costOf(message) - 1)) return this.#warn()
    this.#warnings = Math.max(0, this.#warnings - 1)
    this.#tail = this.#tail
      .then(() => this.#handle(message))
      .catch((error: unknown) => this.#fail(message, error))
  }

  #warn(): void {
    if (++this.#warnings > WARNINGS) return this.end(POLICY, 'too fast')
    this.#refuse('too-fast', 'Too many messages. Wait a moment.', { retryAfter: 1 })
  }

  /** A message that cannot be taken, with an id of its own. */
  #refuse(error: ErrorWord, message: string, more: { id?: string; retryAfter?: number } = {}): void {
    this.#send({ type: 'error', error, message, ...more, trace: newId() })
  }

  #fail(message: ClientMessage, error: unknown): void {
    const { status, answer } = answerOf(error)
    const id = 'id' in message ? { id: message.id } : {}
    if (status < 500) return this.#send({ type: 'error', ...answer, ...id })
    this.#context.log.error({ err: error, trace: answer.trace }, 'a message failed')
    if (message.type !== 'play' && message.type !== 'undo') {
      return this.#send({ type: 'error', ...answer, ...id })
    }
    // Whether it was stored is unknown: the room is read anew, and the client may ask again with the same id.
    this.#send({ type: 'refused', table: message.table, id: message.id, reason: 'unavailable' })
    void this.#context.rooms.reload(message.table)
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#ended || this.#endIfExpired()) return
    const needed = NEEDED[message.type]
    if (this.#who && needed !== undefined) requireScope(this.#who, needed)
    switch (message.type) {
      case 'ping':
        return this.#send({ type: 'pong', at: message.at, now: this.#context.now() })
      case 'join':
        return this.#join(message.table, message.since, message.differences ?? false)
      case 'part':
        return this.#part(message.table)
      case 'say':
        return this.#say(message)
      case 'play':
      case 'undo':
        return this.#command(message)
    }
  }

  async #join(table: string, since: number | undefined, differences: boolean): Promise<void> {
    this.#part(table)
    await this.#hooks.turns.take(this.#who !== null)
    if (this.#ended) return
    if (this.#watched.size >= LIMITS.watchedTables) {
      const message = `A socket watches at most ${LIMITS.watchedTables} tables.`
      return this.#refuse('too-many-tables', message)
    }
    const room = await this.#context.rooms.enter(table)
    if (!room) return this.#refuse('no-table', `There is no table ${table}.`)
    await room.caughtUp()
    if (this.#ended) return
    const viewer = room.viewerOf(this.accountId)
    if (viewer === null && !this.#hasRoom(room)) {
      const { strangersPerTable, spectatorsPerTable } = LIMITS
      const message = `A table has room for ${strangersPerTable} strangers and ${spectatorsPerTable} others who look on.`
      return this.#refuse('too-many-spectators', message)
    }
    const listener = this.#listenerFor(table, viewer, differences)
    const chat = await room.chat.last(viewer, this.accountId)
    for (;;) {
      const { sitting } = room
      const held = since ?? (sitting ? positionFor(sitting, viewer) : 0)
      const missed = await room.missed(viewer, held)
      // What happened while the past was being read would otherwise be in neither.
      if (room.sitting === sitting) return this.#begin(room, listener, missed, chat)
    }
  }

  /** From here on nothing is awaited: no change falls between what the sync shows and what is told after it. */
  #begin(room: Room, listener: Listener, missed: Missed, chat: ChatLine[]): void {
    if (this.#ended) return
    listener.viewer = room.viewerOf(this.accountId)
    this.#watched.set(room.id, { room, listener })
    room.audience.add(listener)
    this.#send(room.sync(listener.viewer, missed, chat))
  }

  /** Whether one more may look on. */
  #hasRoom({ audience }: Room): boolean {
    if (this.#context.config.rateScale === 0) return true
    const { named, strangers } = audience.onlookers
    return this.#who ? named < LIMITS.spectatorsPerTable : strangers < LIMITS.strangersPerTable
  }

  #listenerFor(table: string, viewer: Viewer, differences: boolean): Listener {
    return {
      accountId: this.accountId,
      viewer,
      differences,
      tell: (text) => this.#tell(text),
      resync: (since) => {
        this.#tail = this.#tail
          .then(() => this.#join(table, since, differences))
          .catch((error: unknown) => this.#context.log.error(error, 'a resync failed'))
      },
    }
  }

  #part(table: string): void {
    const watched = this.#watched.get(table)
    if (!watched) return
    this.#watched.delete(table)
    watched.room.audience.remove(watched.listener)
  }

  async #command(message: Extract<ClientMessage, { type: 'play' | 'undo' }>): Promise<void> {
    const began = performance.now()
    const room = this.#watched.get(message.table)?.room ?? (await this.#context.rooms.enter(message.table))
    if (room?.viewerOf(this.accountId) === null) await room.caughtUp()
    const seat = room?.viewerOf(this.accountId) ?? null
    if (!room || seat === null) {
      const { table, id } = message
      return this.#send({ type: 'refused', table, id, reason: 'not-seated' })
    }
    if (this.#ended) return
    const submission = { seat, id: message.id, at: message.at }
    const answer = (given: Answer): void => {
      this.#hooks.onAnswered((performance.now() - began) / 1000)
      this.#send(given)
    }
    if (message.type === 'play') await room.play(submission, message.command, answer)
    else await room.undo(submission, message.count, answer)
  }

  async #say({ table, id, text }: Extract<ClientMessage, { type: 'say' }>): Promise<void> {
    const room = await this.#context.rooms.enter(table)
    if (!room || !this.#who || room.viewerOf(this.accountId) === null) {
      return this.#refuse('not-seated', 'Only those at the table can speak.', { id })
    }
    if (!this.#hooks.chatting.take(this.#who.account.id)) {
      return this.#refuse('too-fast', 'Too many lines. Wait a moment.', { id, retryAfter: 2 })
    }
    if (this.#ended) return
    await room.chat.say(this.#who.account, id, text)
  }

  #leave(): void {
    this.#ended = true
    for (const table of this.#watched.keys()) this.#part(table)
  }
}

function parseMessage(text: string): ClientMessage | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'The message is not JSON.' }
  }
  const parsed = clientMessage.safeParse(json)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'message'}: ${message}`)
  return { problem: issues.join('; ') }
}
