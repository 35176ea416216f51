import { readFileSync } from 'node:fs'
import fastify, { type FastifyInstance } from 'fastify'
import type { Database } from './database.ts'

export interface AppOptions {
  database: Database
  version: string
  logLevel?: string
}

const pages = [
  { path: '/', file: 'index.html', type: 'text/html; charset=utf-8' },
  { path: '/style.css', file: 'style.css', type: 'text/css; charset=utf-8' },
  { path: '/icon.svg', file: 'icon.svg', type: 'image/svg+xml' },
]

/** Nothing is loaded from elsewhere, nothing is embedded elsewhere, and no script runs that is not ours. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The web application, not yet listening. */
export function buildApp({ database, version, logLevel = 'warn' }: AppOptions): FastifyInstance {
  const app = fastify({ logger: { level: logLevel } })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })

  for (const { path, file, type } of pages) {
    const body = readFileSync(new URL(`../public/${file}`, import.meta.url))
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body))
  }

  app.get('/healthz', (request, reply) => {
    const fault = faultOf(database)
    if (fault) request.log.error(fault, 'the database does not answer')
    const healthy = fault === undefined
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: healthy ? 'ok' : 'failing',
        version,
        database: healthy ? { status: 'ok', schema: database.schema } : { status: 'failing' },
      })
  })

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: 'not-found', message: `There is nothing at ${request.url}.` }),
  )

  return app
}

function faultOf(database: Database): Error | undefined {
  try {
    database.sql.prepare('SELECT 1').get()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
