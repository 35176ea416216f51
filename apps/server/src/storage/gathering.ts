/**
 * Says when the next group of writes begins. A commit takes as much of the processor for one entry as for ten, here and in
 * the database, and two threads or processes are woken for it. As long as writes come one by one, none waits for another.
 */
export class Gathering {
  #apartMs: number
  #began = Number.NEGATIVE_INFINITY
  #alone = true

  /** So long it is from the beginning of a group to that of the next, where several share one. */
  constructor(apartMs = 5) {
    this.#apartMs = apartMs
  }

  /**
   * Begins a group after the messages that have already arrived on other sockets; where several shared the last one, not
   * too soon after it. `begin` says how many there are.
   */
  next(begin: () => number): void {
    const wait = this.#alone ? 0 : this.#began + this.#apartMs - performance.now()
    const go = (): void => {
      this.#began = performance.now()
      this.#alone = begin() < 2
    }
    if (wait < 1) setImmediate(go)
    else setTimeout(go, wait)
  }
}
