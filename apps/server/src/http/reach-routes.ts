import { networkInterfaces } from 'node:os'
import type { ReachAnswer } from '@entrepot/protocol'
import { reachAnswer } from '@entrepot/protocol/schemas'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { reachableAddresses } from '../reach.ts'
import type { ServerContext } from '../server-context.ts'
import { isLoopback } from './loopback.ts'
import type { Routes } from './route.ts'

/** Where others reach this server now; a laptop may have changed its network since the start. */
export function reachableFor(app: Pick<FastifyInstance, 'addresses'>, config: Config): string[] {
  return reachableAddresses(config, app.addresses()[0]?.port ?? config.port, networkInterfaces())
}

/** For invitations: whoever has opened the site as localhost cannot know under which address others find it. */
export function reachRoutes(app: Routes, { config }: ServerContext): void {
  app.get(
    '/api/reach',
    {
      schema: {
        tags: ['operations'],
        summary:
          'The addresses under which others reach the site; asked from elsewhere, the public one alone',
        response: { 200: reachAnswer },
      },
    },
    (request): ReachAnswer => {
      // The networks of a machine are nobody else's business.
      if (!isLoopback(request)) return { addresses: config.publicUrl === undefined ? [] : [config.publicUrl] }
      return { addresses: reachableFor(app, config) }
    },
  )
}
