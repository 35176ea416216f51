/** So many are let through before everything else that has arrived has its turn. */
const AT_ONCE = 4

/**
 * Lets what takes long through a few at a time. Without it a thousand newcomers who arrive together would all be served
 * before the next command of those who play is even read.
 */
export class Turns {
  #through = 0
  #scheduled = false
  /** Those with a name go first. */
  #named: (() => void)[] = []
  #strangers: (() => void)[] = []

  take(named: boolean): Promise<void> | undefined {
    this.#schedule()
    if (this.#through < AT_ONCE) {
      this.#through++
      return undefined
    }
    return new Promise((resolve) => (named ? this.#named : this.#strangers).push(resolve))
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      const next = this.#named.splice(0, AT_ONCE)
      next.push(...this.#strangers.splice(0, AT_ONCE - next.length))
      this.#through = next.length
      if (next.length > 0) this.#schedule()
      for (const go of next) go()
    })
  }
}
