import { sha256, type ExportedGame, type Outcome } from '@entrepot/kernel'
import type { FastifyRequest } from 'fastify'
import { LIMITS, type TurnEvents } from '@entrepot/protocol'
import {
  exportAnswer,
  exportedBody,
  historyAnswer,
  historyQuery,
  idParams,
  tableInfo,
  verifyAnswer,
} from '@entrepot/protocol/schemas'
import { isOver } from '../play/table.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { exportedGame } from '../tables/export.ts'
import { importGame } from '../tables/import.ts'
import { requireWho } from './auth.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import type { Routes } from './route.ts'
import { roomOf, wholeGameAt } from './table-routes.ts'

export function historyRoutes(app: Routes, context: ServerContext): void {
  const tags = ['history']
  const replaying = new Buckets(RATES.replay, context.config.rateScale, context.now, context.neighbours.share)
  const mayReplay = async ({ ip }: FastifyRequest): Promise<void> =>
    replaying.demand(networkOf(ip), 'Too many games at once. Wait a moment.')

  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        tags,
        summary: 'What has happened, as far as you may know',
        params: idParams,
        querystring: historyQuery,
        response: { 200: historyAnswer },
      },
    },
    async (request): Promise<{ turns: TurnEvents[] }> => {
      const room = await roomOf(context, request.params.id)
      const viewer = room.viewerOf(request.who?.account.id ?? null)
      return { turns: await room.history(viewer, request.query.since) }
    },
  )

  app.get(
    '/api/tables/:id/export',
    {
      schema: {
        tags,
        summary: 'The whole game as a file, once it is over',
        params: idParams,
        response: { 200: exportAnswer },
      },
    },
    async (request, reply) => {
      const room = await roomOf(context, request.params.id)
      if (!isOver(room.table))
        throw new Problem(409, 'not-over', 'A game can be exported when it is over: the file tells its seed.')
      const file = exportedGame(room.table, await wholeGameAt(room))
      return reply
        .header('content-disposition', `attachment; filename="${file.game}-${request.params.id}.json"`)
        .send(file)
    },
  )

  app.post(
    '/api/verify',
    {
      bodyLimit: LIMITS.importBody,
      preHandler: mayReplay,
      schema: {
        tags,
        summary: 'Replay an exported game and say whether it is sound',
        body: exportedBody,
        response: { 200: verifyAnswer },
      },
    },
    async (request) => {
      const file = request.body as unknown as ExportedGame
      return {
        sound: true as const,
        game: file.game,
        version: file.version,
        commands: file.log.length,
        seedHash: sha256(String(file.seed)),
        commitment: file.deal?.commitment ?? null,
        outcome: await outcomeOf(context, file),
      }
    },
  )

  app.post(
    '/api/tables/import',
    {
      bodyLimit: LIMITS.importBody,
      preHandler: mayReplay,
      schema: {
        tags,
        summary: 'Keep an exported game, once it is found sound, to look at it',
        body: exportedBody,
        response: { 201: tableInfo },
      },
    },
    async (request, reply) => {
      const { account } = requireWho(request)
      const file = request.body as unknown as ExportedGame
      const id = await importGame(context, account.id, file, await outcomeOf(context, file))
      return reply.code(201).send((await roomOf(context, id)).info())
    },
  )
}

/** How the game in a file ended, found by replaying it; or why it is not sound. */
async function outcomeOf(context: ServerContext, file: ExportedGame): Promise<Outcome | null> {
  const verdict = await context.pool.verify(file)
  if ('outcome' in verdict) return verdict.outcome
  const { message, rule, params } = verdict
  throw rule === undefined
    ? new Problem(422, 'unknown-game', message)
    : new Problem(422, 'refused', message, { rule, params: params ?? {} })
}
