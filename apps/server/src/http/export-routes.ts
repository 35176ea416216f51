import { Readable } from 'node:stream'
import { LIMITS } from '@entrepot/protocol'
import { bulkQuery, idParams } from '@entrepot/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../server-context.ts'
import { endedGames, type EndedGames } from '../storage/table-lists.ts'
import { exportedGames } from '../tables/export.ts'
import { requireWho } from './auth.ts'
import { knownPerson } from './people-routes.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import type { Routes } from './route.ts'

const NDJSON = 'application/x-ndjson'

const answer = {
  description: `An ExportedGame to a line, the latest first, at most ${LIMITS.exportedGames}`,
  content: { [NDJSON]: { schema: z.string() } },
}

/** Many games at once, for those who study them: the same files as of one table, one to a line. */
export function exportRoutes(app: Routes, context: ServerContext): void {
  const { config, now, neighbours } = context
  const asking = new Buckets(RATES.replay, config.rateScale, now, neighbours.share)
  const preHandler = async ({ ip }: FastifyRequest): Promise<void> =>
    asking.demand(networkOf(ip), 'Too many games at once. Wait a moment.')
  /** A stream of the text that the schema describes. */
  const gamesOf = async (wanted: EndedGames): Promise<never> => {
    const ids = await endedGames(context.database.db, wanted, LIMITS.exportedGames)
    return Readable.from(lines(context, ids)) as never
  }
  const schema = { tags: ['history'], querystring: bulkQuery, response: { 200: answer } }

  app.get(
    '/api/export',
    { preHandler, schema: { ...schema, summary: 'The games that were played to the end at open tables' } },
    async ({ query }, reply) => reply.type(NDJSON).send(await gamesOf({ of: null, open: true, ...query })),
  )

  app.get(
    '/api/me/export',
    { preHandler, schema: { ...schema, summary: 'Your games that are over, at tables of any kind' } },
    async (request, reply) => {
      const { id } = requireWho(request).account
      return reply.type(NDJSON).send(await gamesOf({ of: id, open: false, ...request.query }))
    },
  )

  app.get(
    '/api/people/:id/export',
    {
      preHandler,
      schema: { ...schema, params: idParams, summary: "A person's games that ended at open tables" },
    },
    async ({ params, query }, reply) => {
      const { id } = await knownPerson(context, params.id)
      return reply.type(NDJSON).send(await gamesOf({ of: id, open: true, ...query }))
    },
  )
}

async function* lines(context: ServerContext, ids: readonly string[]): AsyncGenerator<string> {
  for await (const file of exportedGames(context, ids)) yield `${JSON.stringify(file)}\n`
}
