import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { refuseForeign } from './auth.ts'
import { aliveSessions } from '../storage/accounts.ts'
import { Connection, POLICY } from './connection.ts'
import { Buckets, networkOf, RATES } from './rates.ts'

/** A connection that does not answer between two beats is gone. */
const BEAT_MS = 30_000

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
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
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
  site: Site,
  onAnswered: (seconds: number) => void,
): Sockets {
  const connections = new Set<Connection>()
  /** How many there are from each network. */
  const open = new Map<string, number>()
  const { rateScale } = site.config
  const opening = new Buckets(RATES.socket, rateScale, site.now)
  const limits = {
    talking: new Buckets<Connection>(RATES.message, rateScale, site.now),
    chatting: new Buckets<string>(RATES.chat, rateScale, site.now),
  }

  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      refuseForeign(site, request)
      const network = networkOf(request.ip)
      const crowded = rateScale > 0 && (open.get(network) ?? 0) >= LIMITS.socketsPerAddress * rateScale
      if (crowded || !opening.take(network))
        throw new Problem(429, 'too-fast', 'Too many connections. Wait a moment.')
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
      const connection = new Connection(site, socket, request.who, { ...limits, onAnswered })
      connections.add(connection)
      const network = networkOf(request.ip)
      open.set(network, (open.get(network) ?? 0) + 1)
      socket.on('close', () => {
        connections.delete(connection)
        const left = (open.get(network) ?? 1) - 1
        if (left === 0) open.delete(network)
        else open.set(network, left)
      })
      connection.welcome().catch((error: unknown) => site.log.error(error, 'a welcome failed'))
    },
  })
  const beat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, BEAT_MS)
  app.addHook('onClose', async () => clearInterval(beat))
  const endHere = async (accountId: string): Promise<void> => {
    const own = [...connections].filter((connection) => connection.accountId === accountId)
    if (own.length === 0) return
    const alive = await aliveSessions(site.database.db, accountId, site.now())
    for (const connection of own) {
      if (!alive.includes(connection.sessionId ?? '')) connection.end(POLICY, 'the session has ended')
    }
  }
  site.database.listen((tidings) => {
    // What was told while the line was broken is not told again: then everybody is looked at.
    const accounts =
      tidings.what === 'gap'
        ? new Set([...connections].flatMap(({ accountId }) => accountId ?? []))
        : tidings.what === 'sessions'
          ? [tidings.account]
          : []
    for (const account of accounts) {
      endHere(account).catch((error: unknown) => site.log.error(error, 'ending connections failed'))
    }
  })
  return {
    get count() {
      return connections.size
    },
    async endSessions(accountId) {
      await endHere(accountId)
      await site.database.tell({ what: 'sessions', account: accountId })
    },
  }
}
