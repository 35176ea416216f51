import type { FastifyInstance } from 'fastify'
import { healthAnswer, readyAnswer } from '@entrepot/protocol/schemas'
import type { Database } from '../storage/database.ts'

/** Whether the process lives and its database answers, and whether it wants new visitors. */
export function serveHealth(
  app: FastifyInstance,
  {
    database,
    version,
    isReady,
    gamesWithoutRules,
  }: { database: Database; version: string; isReady: () => boolean; gamesWithoutRules: () => number },
): void {
  const tags = ['operations']
  const health = {
    tags,
    summary: 'Whether the process lives and its database answers',
    response: { 200: healthAnswer, 503: healthAnswer },
  }
  app.get('/healthz', { schema: health }, async (request, reply) => {
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
        gamesWithoutRules: gamesWithoutRules(),
      })
  })
  const readiness = {
    tags,
    summary: 'Whether the process wants new visitors',
    response: { 200: readyAnswer, 503: readyAnswer },
  }
  app.get('/readyz', { schema: readiness }, async (_request, reply) => {
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
