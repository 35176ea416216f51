import type { Scope } from '@entrepot/protocol'
import type { FastifyInstance } from 'fastify'
import type { Who } from '../identity/sessions.ts'
import { Problem } from '../problem.ts'

/** What a token with scopes may ask for, and the scope that it needs. Whatever is not here, no such token may. */
const NEEDED: Readonly<Record<string, Scope>> = {
  'GET /api/me': 'watch',
  'GET /api/me/tables': 'watch',
  'GET /api/me/export': 'watch',
  'GET /api/export': 'watch',
  'GET /api/games': 'watch',
  'GET /api/editions/:hash': 'watch',
  'GET /api/bots': 'watch',
  'GET /api/events': 'watch',
  'GET /api/socket': 'watch',
  'GET /api/people/:id': 'watch',
  'GET /api/people/:id/export': 'watch',
  'GET /api/schemas': 'watch',
  'GET /api/schemas/:name': 'watch',
  'GET /api/openapi.json': 'watch',
  'GET /api/asyncapi.json': 'watch',
  'GET /api/tables': 'watch',
  'GET /api/tables/:id': 'watch',
  'GET /api/tables/:id/sight': 'watch',
  'GET /api/tables/:id/history': 'watch',
  'GET /api/tables/:id/at/:position': 'watch',
  'GET /api/tables/:id/rounds': 'watch',
  'GET /api/tables/:id/export': 'watch',
  'POST /api/verify': 'watch',
  'POST /api/tables/:id/sit': 'play',
  'POST /api/tables/:id/commands': 'play',
  'POST /api/tables/:id/stand': 'play',
  'PUT /api/tables/:id/contribution': 'play',
  'POST /api/tables/:id/leave': 'play',
  'POST /api/tables/:id/return': 'play',
  'POST /api/tables/:id/replace': 'play',
  'POST /api/tables/:id/proposals': 'play',
  'POST /api/tables/:id/proposals/:number': 'play',
  'POST /api/tables': 'host',
  'PUT /api/tables/:id/seats/:seat': 'host',
  'POST /api/tables/:id/start': 'host',
  'POST /api/tables/:id/call-off': 'host',
  'POST /api/tables/:id/rematch': 'host',
  'POST /api/tables/:id/invitations': 'host',
}

/** Keeps a token with scopes to them. */
export function limitTokens(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ who, method, routeOptions }) => {
    if (who === null || who.scopes === null) return
    const { url } = routeOptions
    // What is served to everybody, such as the pages, needs no right.
    if (url === undefined || !url.startsWith('/api/')) return
    const needed = NEEDED[`${method === 'HEAD' ? 'GET' : method} ${url}`]
    if (needed === undefined) throw missingScope(null)
    requireScope(who, needed)
  })
}

export function requireScope(who: Who, needed: Scope): void {
  if (!mayUse(who, needed)) throw missingScope(needed)
}

export function mayUse({ scopes }: Who, needed: Scope): boolean {
  return scopes === null || scopes.includes(needed)
}

function missingScope(needed: Scope | null): Problem {
  return new Problem(
    403,
    'missing-scope',
    needed === null ? 'No token of a bot may do this.' : `This token lacks the scope ${needed}.`,
  )
}
