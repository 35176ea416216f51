import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { refuseForeign } from './auth.ts'
import { Connection } from './connection.ts'
import { Buckets, RATES } from './rates.ts'

/** A connection that does not answer between two beats is gone. */
const BEAT_MS = 30_000

export interface Sockets {
  readonly count: number
  /** Ends the connections of an account, or of one of its sessions. */
  end(accountId: string, sessionId?: string): void
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
      for (const socket of app.websocketServer.clients) socket.close(1012, 'the server restarts')
      app.websocketServer.close(() => done())
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
      if (!opening.take(request.ip))
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
      socket.on('close', () => connections.delete(connection))
      connection.welcome().catch((error: unknown) => site.log.error(error, 'a welcome failed'))
    },
  })
  const beat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, BEAT_MS)
  app.addHook('onClose', async () => clearInterval(beat))
  return {
    get count() {
      return connections.size
    },
    end(accountId, sessionId) {
      for (const connection of connections) {
        if (connection.accountId !== accountId) continue
        if (sessionId === undefined || connection.isOf(sessionId))
          connection.end(1008, 'the session has ended')
      }
    },
  }
}
