import { LIMITS } from '@entrepot/protocol'

/** The sockets that are open at this process, counted by who has them. */
export class Places {
  #scale: number
  #share: () => number
  #all = 0
  #strangers = 0
  #addresses = new Counts()
  #strangersAt = new Counts()
  #accounts = new Counts()

  /** With a scale of 0 there is room for everybody. */
  constructor(scale: number, share: () => number) {
    this.#scale = scale
    this.#share = share
  }

  /** Whether there is room for one more. The first socket of an account is refused only when the process is full. */
  hasRoom(network: string, accountId: string | null): boolean {
    if (this.#scale === 0) return true
    const under = (count: number, limit: number): boolean => count < limit * this.#scale
    const shared = this.#share()
    if (!under(this.#all, LIMITS.sockets)) return false
    if (accountId === null) {
      return (
        under(this.#strangers, LIMITS.sockets / 2) &&
        under(this.#strangersAt.of(network), LIMITS.strangersPerAddress * shared) &&
        under(this.#addresses.of(network), LIMITS.socketsPerAddress * shared)
      )
    }
    const own = this.#accounts.of(accountId)
    if (own === 0) return true
    return (
      under(own, LIMITS.socketsPerAccount * shared) &&
      under(this.#addresses.of(network), LIMITS.socketsPerAddress * shared)
    )
  }

  /** Takes a place; gives what leaves it again. */
  take(network: string, accountId: string | null): () => void {
    const count = (by: 1 | -1): void => {
      this.#all += by
      this.#addresses.add(network, by)
      if (accountId !== null) return this.#accounts.add(accountId, by)
      this.#strangers += by
      this.#strangersAt.add(network, by)
    }
    count(1)
    return () => count(-1)
  }
}

/** How many there are of each; what there is none of is not kept. */
export class Counts {
  #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string, by: 1 | -1): void {
    const left = this.of(key) + by
    if (left === 0) this.#counts.delete(key)
    else this.#counts.set(key, left)
  }
}
