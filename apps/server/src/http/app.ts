import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { LIMITS } from '@entrepot/protocol'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { newId } from '../secrets.ts'
import { readablePath } from '../readable-path.ts'
import { adminRoutes } from './admin-routes.ts'
import { authenticate } from './auth.ts'
import { botRoutes } from './bot-routes.ts'
import { answerOf, handleErrors, refuseUnreadable } from './errors.ts'
import { serveMetrics } from './figures.ts'
import { editionRoutes } from './edition-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { Gate } from './gate.ts'
import { serveHealth } from './health.ts'
import { historyRoutes } from './history-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { limitConnections, PATIENCE, trustOf } from './intake.ts'
import { describeApi } from './openapi.ts'
import { sendDocument, servePages, wantsPage } from './pages.ts'
import { noticeRoutes } from './notice-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { playRoutes } from './play-routes.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { reachRoutes } from './reach-routes.ts'
import { loggedRequest } from './request-log.ts'
import { reviewRoutes } from './review-routes.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import { schemaRoutes } from './schema-routes.ts'
import { limitTokens } from './scopes.ts'
import { allowSockets, serveSocket, type Sockets } from './socket.ts'
import { tableRoutes } from './table-routes.ts'
import { Turns } from './turns.ts'

/** Nothing is loaded from elsewhere, nothing is embedded elsewhere, and no script runs that is not ours. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const TOO_MANY = 'Too many requests. Wait a moment.'

/** An empty application with its log; the parts of the site need the log before the routes need the parts. */
export function newApp(config: Config): FastifyInstance {
  const { logLevel, trustProxy, publicUrl } = config
  const app = fastify({
    logger: { level: logLevel, serializers: { req: loggedRequest } },
    bodyLimit: LIMITS.body,
    // Told with every error, and in the log at every process.
    genReqId: newId,
    trustProxy: trustOf(trustProxy),
    clientErrorHandler: refuseUnreadable,
    // Who still comes while it stops is served: a proxy would pass a refusal on, and a closed door leads it elsewhere.
    return503OnClosing: false,
    ...PATIENCE,
    // An address with a broken % is no page, and a person is told so by one.
    frameworkErrors: (error, request, reply) => {
      refuseAddress(error, request, reply as FastifyReply)
    },
  })
  limitConnections(app.server, config)
  const strict = publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...headers, ...strict })
  })
  return app
}

function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, answer } = answerOf(error, request.id)
  if (wantsPage(request)) void sendDocument(reply.code(404))
  else void reply.code(status).send(answer)
}

export interface Serving {
  readonly version: string
  readonly isReady: () => boolean
  readonly gamesWithoutRules: () => number
  readonly metrics: Metrics
}

/** Gives the application its routes. */
export async function serve(
  app: FastifyInstance,
  context: ServerContext,
  serving: Serving,
): Promise<Sockets> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  refuseUnreadablePaths(app)
  await allowSockets(app)
  app.addHook('onResponse', async (_request, reply) => serving.metrics.responded(reply.statusCode))
  limitRequests(app, context)
  authenticate(app, context)
  limitTokens(app)
  await describeApi(app, serving.version)
  const sockets = serveSocket(app, context, serving.metrics.answered)
  // Forms come from the pages to which links in mails lead; whoever takes one reads it.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  await app.register(async (scope) => {
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const gate = new Gate(context)
    identityRoutes(routes, context, sockets, gate)
    recoveryRoutes(routes, context, sockets, gate)
    passkeyRoutes(routes, context, gate)
    botRoutes(routes, context, sockets, gate)
    eventRoutes(routes, context)
    tableRoutes(routes, context)
    playRoutes(routes, context)
    historyRoutes(routes, context)
    exportRoutes(routes, context)
    reviewRoutes(routes, context)
    peopleRoutes(routes, context)
    noticeRoutes(routes, context)
    adminRoutes(routes, context, sockets)
    editionRoutes(routes, context)
    reachRoutes(routes, context)
    schemaRoutes(routes, context, serving.version)
  })
  serveMetrics(app, serving.metrics)
  serveHealth(app, { database: context.database, ...serving })
  await servePages(app)
  return sockets
}

/** What no address of ours holds is not looked for, nor shown to a database. */
function refuseUnreadablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (readablePath(url.split('?', 1)[0] as string) !== undefined) return
    throw new Problem(400, 'bad-address', 'The address is badly encoded or holds control characters.')
  })
}

/** By address before the request is looked at, and by account, wherever it asks from. */
function limitRequests(app: FastifyInstance, { config, now, neighbours }: ServerContext): void {
  const addresses = new Buckets(RATES.addressRequest, config.rateScale, now, neighbours.share)
  const accounts = new Buckets(RATES.request, config.rateScale, now, neighbours.share)
  const turns = new Turns()
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    addresses.demand(networkOf(request.ip), TOO_MANY)
    await turns.take(false)
  })
  app.addHook('preHandler', async (request) => {
    if (request.who) accounts.demand(request.who.account.id, TOO_MANY)
  })
}
