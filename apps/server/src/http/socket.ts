import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { refuseForeign } from './auth.ts'
import { aliveSessions } from '../storage/accounts.ts'
import { Connection, POLICY } from './connection.ts'
import { Beats } from './heart.ts'
import { Places } from './places.ts'
import { newPurses } from './purse.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import { Turns } from './turns.ts'

/** A connection that does not answer between two beats is gone. */
const BEAT_MS = 15_000
/** They are asked in so many parts. */
const BEAT_PARTS = 30

/** A client that is told to go has so long to agree. */
const CLOSE_MS = 1_000

const SOCKET_OPTIONS = {
  maxPayload: LIMITS.message,
  // A message in crumbs costs far more than one in a piece.
  maxFragments: 16,
  maxBufferedChunks: 1024,
  perMessageDeflate: false,
  // Pings are paid for, and answered where they are.
  autoPong: false,
  closeTimeout: CLOSE_MS,
}

/** So often it is looked how much waits for those who do not read; so many bytes may, for all together. */
const LOOK_MS = 1_000
const UNREAD_BYTES = 67_108_864

/** So long clients have to answer when the server stops. */
const FAREWELL_MS = 2_000

export interface Sockets {
  readonly count: number
  /** Ends the connections of an account whose sessions have ended, here and at every other process. */
  endSessions(accountId: string): Promise<void>
}

/**
 * Lets the application speak WebSocket. Comes before everything that may refuse a request: a connection that is refused
 * earlier would stay open.
 */
export async function allowSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: SOCKET_OPTIONS,
    // Those who play are told to come back, which brings them to another process or to this one started anew.
    preClose(done) {
      const { clients } = app.websocketServer
      for (const socket of clients) socket.close(1012, 'the server restarts')
      const cutOff = setTimeout(() => clients.forEach((socket) => socket.terminate()), FAREWELL_MS)
      app.websocketServer.close(() => {
        clearTimeout(cutOff)
        done()
      })
    },
  })
}

/** The live connection at /api/socket. */
export function serveSocket(
  app: FastifyInstance,
  context: ServerContext,
  onAnswered: (seconds: number) => void,
): Sockets {
  const connections = new Set<Connection>()
  const beats = new Beats(BEAT_PARTS)
  const { rateScale } = context.config
  const { share } = context.neighbours
  const places = new Places(rateScale, share)
  const opening = new Buckets(RATES.socket, rateScale, context.now, share)
  const chatting = new Buckets(RATES.chat, rateScale, context.now, share)
  const purseOf = newPurses(context)
  const turns = new Turns()

  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      refuseForeign(context, request)
      const network = networkOf(request.ip)
      opening.demand(network, 'Too many new connections. Wait a moment.')
      if (!places.hasRoom(network, request.who?.account.id ?? null))
        throw new Problem(429, 'too-many-sockets', 'Too many connections are open. Close some of them.')
    },
    // An upgraded connection would keep its request and reply in memory as long as it lives.
    preHandler: async (request, reply) => {
      if (request.ws) reply.raw.detachSocket(request.raw.socket)
    },
    handler: () => {
      throw new Problem(426, 'upgrade-required', 'This address is a WebSocket.')
    },
    wsHandler: (socket, request) => {
      // The plugin's listener would keep the whole request as long as the socket lives; the connection has its own.
      socket.removeAllListeners('error')
      const network = networkOf(request.ip)
      const accountId = request.who?.account.id ?? null
      const hooks = { purse: purseOf(accountId, network), chatting, turns, onAnswered }
      const connection = new Connection(context, socket, request.raw.socket, request.who, hooks)
      const leave = places.take(network, accountId)
      connections.add(connection)
      const still = beats.add(connection)
      socket.on('close', () => {
        connections.delete(connection)
        still()
        leave()
      })
      // The session may have ended between the request and now, when nobody knew of this connection yet.
      const check = async (): Promise<void> => (accountId === null ? undefined : endHere(accountId))
      connection.welcome(check).catch((error: unknown) => context.log.error(error, 'a welcome failed'))
    },
  })
  const beat = setInterval(() => beats.beatNext(), BEAT_MS / BEAT_PARTS)
  const look = setInterval(() => endSlowest(connections), LOOK_MS)
  app.addHook('onClose', async () => {
    clearInterval(beat)
    clearInterval(look)
  })
  /** Also those of the bots that the account has written: their tokens end with its own. */
  const endHere = async (accountId: string): Promise<void> => {
    const own = [...connections].filter(
      (connection) => connection.accountId === accountId || connection.authorId === accountId,
    )
    for (const account of new Set(own.map((connection) => connection.accountId as string))) {
      const alive = await aliveSessions(context.database.db, account, context.now())
      for (const connection of own) {
        if (connection.accountId === account && !alive.includes(connection.sessionId ?? ''))
          connection.end(POLICY, 'the session has ended')
      }
    }
  }
  context.database.listen((message) => {
    // What was told while the line was broken is not told again: then everybody is looked at.
    const accounts =
      message.what === 'gap'
        ? new Set([...connections].flatMap(({ accountId }) => accountId ?? []))
        : message.what === 'sessions'
          ? [message.account]
          : []
    for (const account of accounts) {
      endHere(account).catch((error: unknown) => context.log.error(error, 'ending connections failed'))
    }
  })
  return {
    get count() {
      return connections.size
    },
    async endSessions(accountId) {
      await endHere(accountId)
      await context.database.tell({ what: 'sessions', account: accountId })
    },
  }
}

/** Where too much waits to be read by all together, those go for whom most does. */
function endSlowest(connections: ReadonlySet<Connection>): void {
  const slow = [...connections].filter(({ unread }) => unread > 0).toSorted((a, b) => b.unread - a.unread)
  let waiting = slow.reduce((sum, { unread }) => sum + unread, 0)
  for (const connection of slow) {
    if (waiting <= UNREAD_BYTES && connection.unread <= LIMITS.unread) return
    waiting -= connection.unread
    connection.endSlow()
  }
}
