import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId, signed, unsigned } from '../secrets.ts'
import type { Site } from '../site.ts'
import type { AccountRow } from '../storage/schema.ts'
import { readCookie, writeCookie } from './auth.ts'
import { Buckets, networkOf, RATES } from './rates.ts'

const DEVICE_COOKIE = 'entrepot-device'
const TOO_OFTEN = 'Too many attempts at this account. Wait a moment.'
const DEVICE_S = 365 * 86_400

/** How often those at the door may try: to come in, to guess a password, to have a mail sent. */
export class Gate {
  #site: Site
  #identifying: Buckets
  #guessing: Buckets
  #guessed: Buckets
  #mailing: Buckets

  constructor(site: Site) {
    const { now, config, neighbours } = site
    const buckets = (rate: keyof typeof RATES) =>
      new Buckets(RATES[rate], config.rateScale, now, neighbours.share)
    this.#site = site
    this.#identifying = buckets('identity')
    this.#guessing = buckets('password')
    this.#guessed = buckets('passwordCeiling')
    this.#mailing = buckets('mail')
  }

  /** For guests, registrations, links: by network. */
  identify(request: FastifyRequest): void {
    this.#identifying.demand(networkOf(request.ip), 'Too many requests. Wait a moment.')
  }

  /** Whether one more mail may go to an address, or be caused by an account. */
  mail(...keys: readonly string[]): boolean {
    return keys.every((key) => this.#mailing.take(key))
  }

  /**
   * One attempt at an account's password; what is returned is called when it was right. Strangers are counted by account
   * and network, and all of them together against a ceiling. A device that has been signed in to the account is counted
   * by itself, so that nobody who hammers from elsewhere, or from next door, locks its owner out.
   */
  guess(request: FastifyRequest, email: string, account: AccountRow | undefined): () => void {
    const device = deviceOf(this.#site, request, account)
    const key = device ?? `${email.toLowerCase()} ${networkOf(request.ip)}`
    if (device === undefined) this.identify(request)
    this.#guessing.demand(key, TOO_OFTEN)
    if (device === undefined) this.#guessed.demand(email.toLowerCase(), TOO_OFTEN)
    return () => this.#guessing.forget(key)
  }

  /** The same for who is signed in and gives the password once more. */
  guessAgain(sessionId: string): () => void {
    this.#guessing.demand(sessionId, TOO_OFTEN)
    return () => this.#guessing.forget(sessionId)
  }
}

/** Lets the browser be known again as one that was signed in to the account. */
export function knowDevice(site: Site, reply: FastifyReply, { id, email }: AccountRow): void {
  if (email === null) return
  writeCookie(site, reply, DEVICE_COOKIE, signed(`device:${id}:${newId()}`, site.secret), {
    maxAge: DEVICE_S,
    path: '/api/session',
  })
}

/** The mark of a browser that has been signed in to the account before. */
function deviceOf(site: Site, request: FastifyRequest, account: AccountRow | undefined): string | undefined {
  const value = readCookie(request.headers.cookie, DEVICE_COOKIE)
  const mark = value === undefined ? undefined : unsigned(value, site.secret)
  return account && mark?.startsWith(`device:${account.id}:`) ? mark : undefined
}
