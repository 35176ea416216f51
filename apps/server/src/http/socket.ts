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
  const chatting = new Buckets(RATES.chat, rateScale, site.now)

  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      refuseForeign(site, request)
      if (!opening.take(request.ip))
        throw new Problem(429, 'too-fast', 'Too many connections. Wait a moment.')
    },
    handler: () => {
      throw new Problem(426, 'upgrade-required', 'This address is a WebSocket.')
    },
    wsHandler: (socket, request) => {
      const talking = new Buckets(RATES.message, rateScale, site.now)
      const connection = new Connection(site, socket, request.who, {
        mayTalk: () => talking.take(''),
        mayChat: () => chatting.take(request.who?.account.id ?? request.ip),
        onAnswered,
      })
      connections.add(connection)
      let alive = true
      socket.on('pong', () => (alive = true))
      const beat = setInterval(() => {
        if (!alive) return socket.terminate()
        alive = false
        socket.ping()
      }, BEAT_MS)
      socket.on('close', () => {
        clearInterval(beat)
        connections.delete(connection)
      })
      connection.welcome().catch((error: unknown) => site.log.error(error, 'a welcome failed'))
    },
  })
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
