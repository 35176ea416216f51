import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BROWSER_MS, cookieValue, tokenOfCookie, whoIs, type Who } from '../identity/sessions.ts'
import { Problem } from '../problem.ts'
import { newId, sameSecret, signed, unsigned } from '../secrets.ts'
import type { Site } from '../site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor without a name. */
    who: Who | null
    /** Whether the token of the one who runs the site came along. */
    isAdmin: boolean
    /** Whether the token came along with which the figures may be read. */
    mayMeasure: boolean
  }
}

const COOKIE = 'entrepot'
/** Names the browser, whoever uses it: it stays when they sign out. */
const BROWSER_COOKIE = 'entrepot-browser'

/** Reads who asks from the cookie or the token, and turns away what another site's page makes a browser send. */
export function authenticate(app: FastifyInstance, site: Site): void {
  app.decorateRequest('who', null)
  app.decorateRequest('isAdmin', false)
  app.decorateRequest('mayMeasure', false)
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const { adminToken, metricsToken } = site.config
    if (bearer !== undefined && adminToken !== undefined && sameSecret(bearer, adminToken)) {
      request.isAdmin = true
      return
    }
    if (bearer !== undefined && metricsToken !== undefined && sameSecret(bearer, metricsToken)) {
      request.mayMeasure = true
      return
    }
    if (bearer !== undefined) {
      request.who = (await whoIs(site, bearer)) ?? null
      if (!request.who) throw new Problem(401, 'unknown-token', 'The token is unknown or has been ended.')
      return
    }
    const cookie = readCookie(request.headers.cookie, COOKIE)
    if (cookie === undefined) return
    refuseForeign(site, request)
    const token = tokenOfCookie(cookie, site.secret)
    request.who = (token === undefined ? undefined : await whoIs(site, token)) ?? null
  })
}

/** A request that changes something, or opens the socket, comes from a page of our own or from no page at all. */
export function refuseForeign(site: Site, request: FastifyRequest): void {
  if (request.method === 'GET' && !request.headers.upgrade) return
  const { origin } = request.headers
  if (origin === undefined) {
    const from = request.headers['sec-fetch-site']
    if (from === undefined || from === 'same-origin' || from === 'none') return
  } else if (origin === ownOrigin(site, request)) return
  throw new Problem(403, 'foreign-origin', `Requests from ${origin ?? 'other sites'} are not accepted.`)
}

/** Where the browser that asks believes to be. */
export function ownOrigin(site: Site, request: FastifyRequest): string {
  if (site.config.publicUrl !== undefined) return new URL(site.config.publicUrl).origin
  return `${request.protocol}://${request.host}`
}

export function requireWho(request: FastifyRequest): Who {
  if (!request.who) throw new Problem(401, 'not-signed-in', 'Tell us your name first: POST /api/guest.')
  return request.who
}

export function requireAdmin(request: FastifyRequest): void {
  if (!request.isAdmin) throw new Problem(403, 'not-admin', 'This needs the ADMIN_TOKEN of the site.')
}

export function setSessionCookie(site: Site, reply: FastifyReply, token: string): void {
  writeCookie(site, reply, COOKIE, cookieValue(token, site.secret), BROWSER_MS / 1000)
}

/** The browser's name, which it is given the first time; its cookie is renewed with every sign-in. */
export function nameOfBrowser(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const name = knownBrowser(site, request) ?? newId()
  writeCookie(site, reply, BROWSER_COOKIE, signed(name, site.secret), BROWSER_MS / 1000)
  return name
}

/** The name that the browser was given; undefined the first time, and for forgeries. */
export function knownBrowser(site: Site, request: FastifyRequest): string | undefined {
  const cookie = readCookie(request.headers.cookie, BROWSER_COOKIE)
  return cookie === undefined ? undefined : unsigned(cookie, site.secret)
}

export function clearSessionCookie(site: Site, reply: FastifyReply): void {
  writeCookie(site, reply, COOKIE, '', 0)
}

/** Scripts cannot read it, and other sites' pages cannot make a browser send it with a change. */
function writeCookie(site: Site, reply: FastifyReply, name: string, value: string, maxAge: number): void {
  const secure = site.config.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`)
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}
