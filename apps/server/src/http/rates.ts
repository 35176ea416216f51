/** So many at once, refilled at so many a second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Everything a client does costs from one of these, by address and by account. */
export const RATES = {
  request: { burst: 120, perSecond: 10 },
  /** Guests, registrations, sign-ins: what a guesser of passwords would want to repeat. */
  identity: { burst: 20, perSecond: 0.2 },
  /** Attempts at one account's password, from wherever they come. */
  password: { burst: 20, perSecond: 1 / 15 },
  /** Mails to one address, or caused by one account. */
  mail: { burst: 3, perSecond: 1 / 600 },
  /** Messages on one socket. */
  message: { burst: 60, perSecond: 30 },
  /** Sockets opened. */
  socket: { burst: 40, perSecond: 1 },
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

interface Bucket {
  left: number
  at: number
}

/** A bucket of tokens for each key. Full ones are forgotten, so that memory follows those who are active. */
export class Buckets<Key = string> {
  #rate: Rate
  #scale: number
  #now: () => number
  #buckets = new Map<Key, Bucket>()

  /** With a scale of 0 everything is allowed. */
  constructor(rate: Rate, scale: number, now: () => number) {
    this.#rate = { burst: rate.burst * scale, perSecond: rate.perSecond * scale }
    this.#scale = scale
    this.#now = now
  }

  /** Takes one; false when there is none left. */
  take(key: Key): boolean {
    if (this.#scale === 0) return true
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { left: this.#rate.burst, at: now }
    const left = this.#refilled(bucket, now)
    const granted = left >= 1
    this.#buckets.set(key, { left: granted ? left - 1 : left, at: now })
    if (this.#buckets.size > 10_000) this.#forgetFull(now)
    return granted
  }

  /** A key that will not come again. */
  forget(key: Key): void {
    this.#buckets.delete(key)
  }

  #refilled({ left, at }: Bucket, now: number): number {
    return Math.min(this.#rate.burst, left + ((now - at) / 1000) * this.#rate.perSecond)
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#refilled(bucket, now) >= this.#rate.burst) this.#buckets.delete(key)
    }
  }
}
