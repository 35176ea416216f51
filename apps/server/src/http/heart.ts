import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'

/** Tells whether a client still reads: it must send back what it was asked with, and cannot know that otherwise. */
export class Heart {
  #socket: WebSocket
  #asked: Buffer | undefined

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** A client that has not answered since the last beat is gone. */
  beat(): void {
    if (this.#asked) return this.#socket.terminate()
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#asked = randomBytes(4)
    this.#socket.ping(this.#asked)
  }

  /** Whether that was the answer. */
  hear(answer: Buffer): boolean {
    if (!this.#asked?.equals(answer)) return false
    this.#asked = undefined
    return true
  }
}

/**
 * Lets many beat, a part of them at a time: thousands of questions at once, and then their answers, would keep everybody
 * waiting who plays.
 */
export class Beats {
  #parts: Set<{ beat(): void }>[]
  #joining = 0
  #beating = 0

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => new Set())
  }

  /** From now on it beats with its part; what is returned ends that. */
  add(one: { beat(): void }): () => void {
    const part = this.#parts[this.#joining++ % this.#parts.length]
    part?.add(one)
    return () => void part?.delete(one)
  }

  /** Lets the next part beat. */
  beatNext(): void {
    for (const one of this.#parts[this.#beating++ % this.#parts.length] ?? []) one.beat()
  }
}
