import { Problem } from '../problem.ts'

/** So many at once, refilled at so many a second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Everything a client does costs from one of these, by address and by account. */
export const RATES = {
  /** Requests of one account. */
  request: { burst: 120, perSecond: 10 },
  /** Requests from one address: a club behind one router. */
  addressRequest: { burst: 300, perSecond: 30 },
  /** Guests, registrations, sign-ins: what a guesser of passwords would want to repeat. */
  identity: { burst: 20, perSecond: 0.2 },
  /** Attempts at one account's password from one network, or from one device that has been signed in to it. */
  password: { burst: 20, perSecond: 1 / 15 },
  /** Attempts at one account's password by all strangers together. */
  passwordCeiling: { burst: 300, perSecond: 1 / 10 },
  /** Mails to one address, or caused by one account. */
  mail: { burst: 3, perSecond: 1 / 600 },
  /** Browsers that want to be woken: each makes the server look a name up. */
  push: { burst: 20, perSecond: 1 / 30 },
  /** Messages on all sockets of an account. */
  message: { burst: 120, perSecond: 15 },
  /** Messages on all sockets without a name behind one address. */
  strangerMessage: { burst: 240, perSecond: 10 },
  /** Messages from one address, of whomever. */
  addressMessage: { burst: 900, perSecond: 120 },
  /** Sockets opened. */
  socket: { burst: 120, perSecond: 5 },
  /** Tables opened by one account, and from one address. */
  table: { burst: 20, perSecond: 0.1 },
  addressTable: { burst: 100, perSecond: 0.5 },
  chat: { burst: 10, perSecond: 0.5 },
  /** Replaying a whole game keeps the server busy for a while. */
  replay: { burst: 10, perSecond: 0.1 },
} as const satisfies Record<string, Rate>

/** Whom an address stands for: whoever has one IPv6 address has a whole network of them. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Keys that are remembered at most; beyond that the one that has been quiet longest is forgotten. */
const KEPT = 100_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/** A bucket of tokens for each key. Full ones are forgotten, so that memory follows those who are active. */
export class Buckets<Key = string> {
  #rate: Rate
  #scale: number
  #now: () => number
  #share: () => number
  /** Those used longest ago come first. */
  #buckets = new Map<Key, Bucket>()
  #fullAfterMs: number

  /** With a scale of 0 everything is allowed. `share` is the part that this process grants of what the site does. */
  constructor(rate: Rate, scale: number, now: () => number, share: () => number = () => 1) {
    this.#rate = rate
    this.#scale = scale
    this.#now = now
    this.#share = share
    this.#fullAfterMs = (rate.burst / rate.perSecond) * 1000
  }

  /** Takes what something costs; false when there is not so much left. */
  take(key: Key, cost = 1): boolean {
    if (this.#scale === 0) return true
    const now = this.#now()
    const left = this.#left(key, now)
    const granted = left >= cost
    this.#buckets.delete(key)
    this.#buckets.set(key, { left: granted ? left - cost : left, at: now })
    this.#forget(now)
    return granted
  }

  /** Takes it, or throws what the asker is told: that it is too much, and when to come again. */
  demand(key: Key, message: string): void {
    if (this.take(key)) return
    const problem = new Problem(429, 'too-fast', message)
    const missing = 1 - this.#left(key, this.#now())
    problem.retryAfter = Math.max(1, Math.ceil(missing / this.#perSecond))
    throw problem
  }

  /** A key that need not be counted any more. */
  forget(key: Key): void {
    this.#buckets.delete(key)
  }

  /** How full a bucket is, from 0 to 1. */
  fullness(key: Key): number {
    return this.#scale === 0 ? 1 : this.#left(key, this.#now()) / this.#burst
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size
  }

  /** Never less than one, however many processes there are. */
  get #burst(): number {
    return Math.max(1, this.#rate.burst * this.#scale * this.#share())
  }

  get #perSecond(): number {
    return this.#rate.perSecond * this.#scale * this.#share()
  }

  #left(key: Key, now: number): number {
    const bucket = this.#buckets.get(key)
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#buckets) {
      if (now - at < this.#fullAfterMs && this.#buckets.size <= KEPT) return
      this.#buckets.delete(key)
    }
  }
}
