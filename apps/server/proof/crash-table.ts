// A table that is played through the socket while its server is killed again and again, and remembers what it was promised.

import type { BaseCommand, Seat } from '@entrepot/kernel'
import type { Sight } from '@entrepot/protocol'
import { gameOf, type Person, type Socket } from '../test/client.ts'

/** A command that the server has acknowledged. */
export interface Promised {
  readonly table: string
  readonly seat: Seat
  readonly id: string
  readonly position: number
  readonly command: BaseCommand
}

interface Sent {
  readonly seat: Seat
  readonly id: string
  readonly at: number
  readonly command: BaseCommand
}

export class CrashTable {
  readonly promised: Promised[] = []
  id = ''
  #people: Person[]
  #game: string
  #sockets: Socket[] = []
  #unanswered: Sent | undefined
  #ids = 0
  #label: string
  games = 0

  /** `label` begins the ids of its commands. */
  constructor(people: Person[], game: string, label = '') {
    this.#people = people
    this.#game = game
    this.#label = label
  }

  /** Connects everybody anew, and sends again what was not answered before the crash. */
  async connect(address: string): Promise<void> {
    this.#people.forEach((person) => (person.address = address))
    if (this.id === '') await this.#begin()
    this.#sockets = await Promise.all(this.#people.map((person) => person.connect()))
    for (const [seat, socket] of this.#sockets.entries()) {
      const { position, viewer } = await socket.join(this.id)
      if (viewer !== seat) throw new Error(`seat ${seat} came back as ${viewer}`)
      const last = this.promised.findLast((promise) => promise.table === this.id && promise.seat === seat)
      if (last && position < last.position)
        throw new Error(`seat ${seat} is at ${position}, before ${last.position}`)
    }
    const again = this.#unanswered
    this.#unanswered = undefined
    if (again) await this.#send(again)
  }

  /** Plays until the server is gone. */
  async playUntilGone(): Promise<void> {
    try {
      for (;;) await this.move()
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  /** Plays one command, or begins the next game. */
  async move(): Promise<void> {
    const { sight, seat, position } = this.#mover()
    if (!sight) await this.#renew()
    else await this.#send(this.#choose(sight, seat, position))
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  /** Somebody who must decide, as far as their own socket knows; nobody when the game is over. */
  #mover(): { sight: Sight | undefined; seat: Seat; position: number } {
    for (const [seat, socket] of this.#sockets.entries()) {
      const now = socket.latest(this.id)
      const position = now.type === 'sync' ? now.position : now.to
      if (!now.sight || now.sight.outcome) return { sight: undefined, seat, position }
      if (now.sight.deciders.includes(seat) && now.sight.legal.length > 0)
        return { sight: now.sight, seat, position }
    }
    throw new Error('nobody can move')
  }

  #choose({ legal }: Sight, seat: Seat, at: number): Sent {
    const command = legal[Math.floor(Math.random() * legal.length)] as BaseCommand
    return { seat, id: `${this.#label}${this.games}-${++this.#ids}`, at, command }
  }

  async #send(sent: Sent): Promise<void> {
    this.#unanswered = sent
    const { seat, id, at, command } = sent
    const socket = this.#sockets[seat] as Socket
    const answer = await socket.play(this.id, at, command, id)
    this.#unanswered = undefined
    if (answer.type === 'ack') {
      this.promised.push({ table: this.id, seat, id, position: answer.position, command })
    } else if (answer.reason !== 'stale') {
      throw new Error(`refused: ${JSON.stringify(answer).slice(0, 300)}`)
    }
    await Promise.all(this.#sockets.map((each) => each.settled()))
  }

  async #begin(): Promise<void> {
    this.id = await gameOf(this.#people, this.#game)
    this.games++
  }

  async #renew(): Promise<void> {
    await this.#begin()
    for (const socket of this.#sockets) await socket.join(this.id)
  }
}

/** The connection was cut, by the kill and by nothing else. */
function isGone(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message}` : ''
  return /socket was closed: 1006|socket hang up|ECONNREFUSED|ECONNRESET|not open|aborted/.test(text)
}
