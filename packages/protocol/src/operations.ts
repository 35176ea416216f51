import { z } from 'zod'
import { said } from './said.ts'

/** GET /healthz */
export const healthAnswer = said(
  z.object({
    status: z.enum(['ok', 'failing']),
    version: z.string(),
    database: z.object({ status: z.enum(['ok', 'failing']), schema: z.int().optional() }),
    gamesWithoutRules: z.int().describe('Stored games of versions that this server does not have'),
  }),
)

/** GET /readyz */
export const readyAnswer = said(z.object({ status: z.enum(['ready', 'not-ready']) }))

/** GET /api/schemas */
export const schemasAnswer = said(z.object({ schemas: z.array(z.string()).describe('Where each is') }))

/** GET /api/schemas/:name */
export const schemaParams = z.object({ name: z.string().regex(/^[a-z-]{1,32}\.json$/) })

/** GET /api/reach */
export const reachAnswer = said(
  z.object({
    addresses: z.array(z.string()).describe('Under which others reach the site, the most likely first'),
  }),
)
export type ReachAnswer = z.infer<typeof reachAnswer>
