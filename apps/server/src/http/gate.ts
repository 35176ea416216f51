import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../server-context.ts'
import { Buckets, networkOf, RATES } from './rates.ts'

const TOO_OFTEN = 'Too many attempts at this account. Wait a moment.'

/** How often those at the door may try: to come in, to guess a password, to have a mail sent. */
export class Gate {
  #identifying: Buckets
  #guessing: Buckets
  #guessed: Buckets
  #mailing: Buckets

  constructor({ now, config, neighbours }: Pick<ServerContext, 'now' | 'config' | 'neighbours'>) {
    const buckets = (rate: keyof typeof RATES) =>
      new Buckets(RATES[rate], config.rateScale, now, neighbours.share)
    this.#identifying = buckets('identity')
    this.#guessing = buckets('password')
    this.#guessed = buckets('passwordCeiling')
    this.#mailing = buckets('mail')
  }

  /** For guests, registrations, links: by network. */
  identify({ ip }: Pick<FastifyRequest, 'ip'>): void {
    this.#identifying.demand(networkOf(ip), 'Too many requests. Wait a moment.')
  }

  /** Whether one more mail may go to an address, or be caused by an account. */
  mail(...keys: readonly string[]): boolean {
    return keys.every((key) => this.#mailing.take(key))
  }

  /**
   * One attempt at an account's password; what is returned is called when it was right. Strangers are counted by account
   * and network, and all of them together against a ceiling. A browser in which the account was used before is counted
   * by itself, so that nobody who hammers from elsewhere, or from next door, locks its owner out.
   */
  guess(request: Pick<FastifyRequest, 'ip'>, email: string, knownBrowser: string | undefined): () => void {
    const address = email.toLowerCase()
    const key = `${address} ${knownBrowser ?? networkOf(request.ip)}`
    if (knownBrowser === undefined) this.identify(request)
    this.#guessing.demand(key, TOO_OFTEN)
    if (knownBrowser === undefined) this.#guessed.demand(address, TOO_OFTEN)
    return () => this.#guessing.forget(key)
  }

  /** The same for who is signed in and gives the password once more. */
  guessAgain(sessionId: string): () => void {
    this.#guessing.demand(sessionId, TOO_OFTEN)
    return () => this.#guessing.forget(sessionId)
  }
}
