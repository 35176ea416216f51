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
