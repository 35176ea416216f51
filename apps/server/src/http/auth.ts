import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BROWSER_MS, cookieValue, tokenOfCookie, whoIs, type Who } from '../identity/sessions.ts'
import { Problem } from '../problem.ts'
import { newId, sameSecret, signed, unsigned } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { isAdministrator } from '../storage/administrators.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor without a name. */
    who: Who | null
    /** Whether the one asks who runs the site: by its token, or an administrator from its pages. */
    isAdmin: boolean
    /** Whether the token came along with which the figures may be read. */
    mayMeasure: boolean
  }
}

const COOKIE = 'entrepot'
/** Names the browser, whoever uses it: it stays when they sign out. */
const BROWSER_COOKIE = 'entrepot-browser'
/** Holds the code of an invitation until its bearer comes in. */
const INVITATION_COOKIE = 'entrepot-invitation'
const INVITATION_S = 30 * 86_400

/** Reads who asks from the cookie or the token, and turns away what another site's page makes a browser send. */
export function authenticate(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest('who', null)
  app.decorateRequest('isAdmin', false)
  app.decorateRequest('mayMeasure', false)
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const { adminToken, metricsToken } = context.config
    if (bearer !== undefined && adminToken !== undefined && sameSecret(bearer, adminToken)) {
      request.isAdmin = true
      return
    }
    if (bearer !== undefined && metricsToken !== undefined && sameSecret(bearer, metricsToken)) {
      request.mayMeasure = true
      return
    }
    if (bearer !== undefined) {
      request.who = (await whoIs(context, bearer)) ?? null
      if (!request.who) throw new Problem(401, 'unknown-token', 'The token is unknown or has been ended.')
      return
    }
    const cookie = readCookie(request.headers.cookie, COOKIE)
    if (cookie === undefined) return
    refuseForeign(context, request)
    const token = tokenOfCookie(cookie, context.secret)
    request.who = (token === undefined ? undefined : await whoIs(context, token)) ?? null
    // What runs the site is asked for by its pages; a program needs the token.
    if (request.who && request.url.startsWith('/api/admin/'))
      request.isAdmin = await isAdministrator(context.database.db, request.who.account.id)
  })
}

/** A request that changes something, or opens the socket, comes from a page of our own or from no page at all. */
export function refuseForeign(context: ServerContext, request: FastifyRequest): void {
  if (request.method === 'GET' && !request.headers.upgrade) return
  const { origin } = request.headers
  if (origin === undefined) {
    const from = request.headers['sec-fetch-site']
    if (from === undefined || from === 'same-origin' || from === 'none') return
  } else if (origin === ownOrigin(context, request)) return
  throw new Problem(403, 'foreign-origin', `Requests from ${origin ?? 'other sites'} are not accepted.`)
}

/** Where the browser that asks believes to be. */
export function ownOrigin(context: ServerContext, request: FastifyRequest): string {
  if (context.config.publicUrl !== undefined) return new URL(context.config.publicUrl).origin
  return `${request.protocol}://${request.host}`
}

export function requireWho(request: FastifyRequest): Who {
  if (!request.who) throw new Problem(401, 'not-signed-in', 'Tell us your name first: POST /api/guest.')
  return request.who
}

export function requireAdmin(request: FastifyRequest): void {
  if (!request.isAdmin) throw new Problem(403, 'not-admin', 'This is for administrators of the site.')
}

export function setSessionCookie(context: ServerContext, reply: FastifyReply, token: string): void {
  writeCookie(context, reply, COOKIE, cookieValue(token, context.secret), BROWSER_MS / 1000)
}

/** The browser's name, which it is given the first time; its cookie is renewed with every sign-in. */
export function nameOfBrowser(context: ServerContext, request: FastifyRequest, reply: FastifyReply): string {
  const name = knownBrowser(context, request) ?? newId()
  writeCookie(context, reply, BROWSER_COOKIE, signed(name, context.secret), BROWSER_MS / 1000)
  return name
}

/** The name that the browser was given; undefined the first time, and for forgeries. */
export function knownBrowser(context: ServerContext, request: FastifyRequest): string | undefined {
  const cookie = readCookie(request.headers.cookie, BROWSER_COOKIE)
  return cookie === undefined ? undefined : unsigned(cookie, context.secret)
}

export function keepInvitation(context: ServerContext, reply: FastifyReply, code: string): void {
  writeCookie(context, reply, INVITATION_COOKIE, signed(code, context.secret), INVITATION_S)
}

/** The code of the invitation that the browser has followed. */
export function invitationOf(context: ServerContext, request: FastifyRequest): string | undefined {
  const cookie = readCookie(request.headers.cookie, INVITATION_COOKIE)
  return cookie === undefined ? undefined : unsigned(cookie, context.secret)
}

export function clearSessionCookie(context: ServerContext, reply: FastifyReply): void {
  writeCookie(context, reply, COOKIE, '', 0)
}

/** Scripts cannot read it, and other sites' pages cannot make a browser send it with a change. */
function writeCookie(
  context: ServerContext,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const secure = context.config.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`)
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}
