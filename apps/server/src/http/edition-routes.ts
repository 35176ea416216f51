import type { EditionAnswer } from '@entrepot/protocol'
import {
  adoptBody,
  done,
  editionAnswer,
  editionMark,
  editionParams,
  hashParams,
} from '@entrepot/protocol/schemas'
import { LIMITS } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { dropEdition, readFigures } from '../storage/editions.ts'
import { adoptEdition } from '../tables/editions.ts'
import { requireAdmin } from './auth.ts'
import type { Routes } from './route.ts'

/** Figures that are not those of a game's version: what tables are played with, and what the site offers. */
export function editionRoutes(app: Routes, context: ServerContext): void {
  const { db } = context.database

  app.get(
    '/api/editions/:hash',
    {
      schema: {
        tags: ['tables'],
        summary: 'The component figures of a fingerprint',
        params: hashParams,
        response: { 200: editionAnswer },
      },
    },
    async (request, reply): Promise<EditionAnswer> => {
      const { hash } = request.params
      const kept = await readFigures(db, hash)
      if (!kept) throw new Problem(404, 'no-edition', `There are no figures ${hash} here.`)
      // What has this fingerprint is always the same.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return { hash, ...kept }
    },
  )

  app.put(
    '/api/admin/editions',
    {
      bodyLimit: LIMITS.editionBody,
      schema: {
        tags: ['admin'],
        summary: 'Offer an edition to everybody, in the place of the one with the same id',
        body: adoptBody,
        response: { 200: editionMark },
      },
    },
    async (request) => {
      requireAdmin(request)
      const { id, name, hash } = await adoptEdition(context, request.body)
      return { id, name, hash }
    },
  )

  app.delete(
    '/api/admin/editions/:game/:id',
    {
      schema: {
        tags: ['admin'],
        summary: 'Offer an edition no longer; tables that have it keep it',
        params: editionParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      requireAdmin(request)
      const { game, id } = request.params
      if (!(await dropEdition(db, game, id)))
        throw new Problem(404, 'no-edition', `This site has no edition ${id} of ${game}.`)
      return reply.code(204).send()
    },
  )
}
