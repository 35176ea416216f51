import type { FastifyInstance } from 'fastify'
import type { Database } from '../storage/database.ts'

/** Whether the process lives and its database answers, and whether it wants new visitors. */
export function serveHealth(
  app: FastifyInstance,
  { database, version, isReady }: { database: Database; version: string; isReady: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    const fault = await faultOf(database)
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
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = isReady() && (await faultOf(database)) === undefined
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not-ready' })
  })
}

async function faultOf(database: Database): Promise<Error | undefined> {
  try {
    await database.ping()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
