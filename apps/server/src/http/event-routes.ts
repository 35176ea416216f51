import type { ServerResponse } from 'node:http'
import { LIMITS } from '@entrepot/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tellReaders, type Reader, type Told } from '../events/post.ts'
import type { Who } from '../identity/sessions.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { aliveSessions } from '../storage/accounts.ts'
import { requireWho } from './auth.ts'
import type { Routes } from './route.ts'

/** So often it is looked what happened, and whether those who read still may. */
const LOOK_MS = 250
/** What was done here is told so soon, together with whatever else was done meanwhile. */
const SOON_MS = 20
/** A line without a word for so long would be cut by those in between. */
const BEAT_MS = 15_000

/** A line on which one account is told what concerns it. */
interface Stream extends Reader {
  readonly sessionId: string
  readonly raw: ServerResponse
}

const answer = {
  description:
    'Server-sent events: hello, invited, turn, over (docs/api.md). The id of each is the moment up to which all has been told.',
  content: { 'text/event-stream': { schema: z.string() } },
}

/** GET /api/events: what concerns an account, as it happens, so that no program has to ask again and again. */
export function eventRoutes(app: Routes, context: ServerContext): void {
  const streams = new Set<Stream>()
  keepTelling(app as unknown as FastifyInstance, context, streams)

  app.get(
    '/api/events',
    { schema: { tags: ['events'], summary: 'What concerns you, as it happens', response: { 200: answer } } },
    async (request, reply) => {
      const who = requireWho(request)
      requireRoom(streams, who)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Proxies that gather answers before they pass them on let these through.
        'x-accel-buffering': 'no',
      })
      const stream = newStream(context, who, Number(request.headers['last-event-id']), raw)
      streams.add(stream)
      raw.on('close', () => streams.delete(stream))
      const { id, name } = who.account
      stream.tell({ name: 'hello', data: { account: { id, name }, at: context.now() } })
    },
  )
}

function requireRoom(streams: ReadonlySet<Stream>, { account }: Who): void {
  const own = [...streams].filter(({ accountId }) => accountId === account.id)
  if (own.length < LIMITS.streamsPerAccount) return
  const message = `An account has at most ${LIMITS.streamsPerAccount} streams open. Close one of them.`
  throw new Problem(429, 'too-many-streams', message)
}

function newStream(
  { now }: ServerContext,
  { account, session }: Who,
  last: number,
  raw: ServerResponse,
): Stream {
  const begun = now()
  return {
    accountId: account.id,
    sessionId: session.id,
    // Who comes back is told what has ended meanwhile; who comes for the first time is not told the past.
    since: Number.isSafeInteger(last) && last > 0 ? last : begun,
    known: new Set(),
    raw,
    tell: ({ name, data }: Told) => {
      raw.write(`id: ${now()}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    },
  }
}

/**
 * Looks while somebody reads: soon after a request that may have changed something, and again and again for what came by
 * sockets, bots and other processes. Ends the lines of those who no longer may, and all of them when the server stops.
 */
function keepTelling(app: FastifyInstance, context: ServerContext, streams: Set<Stream>): void {
  const { db } = context.database
  let looking: Promise<void> | undefined
  let soon: NodeJS.Timeout | undefined
  const endUnwelcome = async (): Promise<void> => {
    const open = [...streams]
    for (const accountId of new Set(open.map((stream) => stream.accountId))) {
      const alive = await aliveSessions(db, accountId, context.now())
      for (const stream of open)
        if (stream.accountId === accountId && !alive.includes(stream.sessionId)) end(stream)
    }
  }
  const end = (stream: Stream): void => {
    streams.delete(stream)
    stream.raw.end()
  }
  const look = (before?: () => Promise<void>): void => {
    if (streams.size === 0 || looking !== undefined) return
    looking = Promise.resolve(before?.())
      .then(() => tellReaders(db, [...streams], context.now()))
      .catch((error: unknown) => context.log.error(error, 'telling events failed'))
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(() => look(endUnwelcome), LOOK_MS)
  const beat = setInterval(() => streams.forEach(({ raw }) => raw.write(': beat\n\n')), BEAT_MS)
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'GET' || streams.size === 0) return
    soon ??= setTimeout(() => {
      soon = undefined
      // A look that is under way may have missed it.
      void (looking ?? Promise.resolve()).then(() => look())
    }, SOON_MS)
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    clearInterval(beat)
    clearTimeout(soon)
    streams.forEach(end)
    await looking
  })
}
