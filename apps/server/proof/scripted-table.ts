// A table whose seats are all played by scripted clients: the cheapest client that still notices a lost message.

import type { Sight } from '@entrepot/protocol'
import { WebSocket } from 'ws'
import { gameOf, Person } from '../test/client.ts'

export interface Tally {
  sent: number
  acknowledged: number
  /** Milliseconds from the intended moment to the acknowledgement. */
  latencies: number[]
  /** Milliseconds from the intended moment to the sending. */
  lateness: number[]
  updates: number
  bytes: number
  finished: number
  errors: string[]
  /** Messages that never came, or came out of their order. */
  lost: string[]
}

export function newTally(): Tally {
  return {
    sent: 0,
    acknowledged: 0,
    latencies: [],
    lateness: [],
    updates: 0,
    bytes: 0,
    finished: 0,
    errors: [],
    lost: [],
  }
}

interface SeatClient {
  socket: WebSocket
  n: number
  position: number
  sight: Sight | undefined
}

const HEAD = /^\{"n":(\d+),"type":"(\w+)"/
const FROM = /^\{"n":\d+,"type":"update","table":"[^"]+","from":(\d+)/
const TO = /"to":(\d+),"sight":/
const SYNC = /"viewer":\d+,"position":(\d+)/

export class ScriptedTable {
  #people: Person[]
  #game: string
  #tally: Tally
  #seats: SeatClient[] = []
  #id = ''
  #ids = 0
  #waiting: { id: string; intended: number } | undefined
  #over = false
  #renewing = false

  constructor(people: Person[], game: string, tally: Tally) {
    this.#people = people
    this.#game = game
    this.#tally = tally
  }

  async open(): Promise<void> {
    this.#id = await gameOf(this.#people, this.#game)
    this.#over = false
    this.#waiting = undefined
    if (this.#seats.length === 0)
      for (const person of this.#people) this.#seats.push(await this.#connect(person))
    for (const seat of this.#seats) {
      seat.sight = undefined
      seat.socket.send(JSON.stringify({ type: 'join', table: this.#id }))
    }
  }

  get id(): string {
    return this.#id
  }

  /** Whether every seat sees the game and no command is under way. */
  get ready(): boolean {
    if (this.#over) this.#renew()
    return !this.#waiting && !this.#over && this.#seats.some((seat, i) => canMove(seat, i))
  }

  /** Plays a random legal command of a seat that must decide, meant to be sent at `intended`. */
  move(intended: number): void {
    const index = this.#seats.findIndex((seat, i) => canMove(seat, i))
    const seat = this.#seats[index]
    if (!seat?.sight) return
    const { legal } = seat.sight
    const command = legal[Math.floor(Math.random() * legal.length)]
    const id = `c${++this.#ids}`
    this.#waiting = { id, intended }
    this.#tally.sent++
    this.#tally.lateness.push(performance.now() - intended)
    seat.sight = undefined
    seat.socket.send(JSON.stringify({ type: 'play', table: this.#id, id, at: seat.position, command }))
  }

  close(): void {
    for (const { socket } of this.#seats) socket.terminate()
  }

  /** A finished game is followed by a new one at a new table. */
  #renew(): void {
    if (this.#renewing) return
    this.#renewing = true
    this.open()
      .catch((error: unknown) => this.#tally.errors.push(String(error)))
      .finally(() => (this.#renewing = false))
  }

  async #connect(person: Person): Promise<SeatClient> {
    const socket = new WebSocket(`${person.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: person.cookie },
      localAddress: person.localAddress,
      perMessageDeflate: false,
    })
    const seat: SeatClient = { socket, n: 0, position: 0, sight: undefined }
    socket.on('message', (data: Buffer) => this.#receive(seat, data))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.on('error', (error) => this.#tally.errors.push(error.message))
    return seat
  }

  #receive(seat: SeatClient, data: Buffer): void {
    const text = data.toString()
    this.#tally.bytes += data.length
    const [, n, type] = HEAD.exec(text) ?? []
    if (Number(n) !== ++seat.n) this.#tally.lost.push(`message ${n} came where ${seat.n} was due`)
    if (type === 'ack') this.#acknowledged(text)
    else if (type === 'update') this.#update(seat, text)
    else if (type === 'sync') this.#sync(seat, text)
    else if (type === 'refused' || type === 'error') this.#tally.errors.push(text.slice(0, 300))
  }

  #acknowledged(text: string): void {
    if (!this.#waiting || !text.includes(`"id":"${this.#waiting.id}"`)) return
    this.#tally.acknowledged++
    this.#tally.latencies.push(performance.now() - this.#waiting.intended)
    this.#waiting = undefined
  }

  #update(seat: SeatClient, text: string): void {
    if (!text.includes(`"table":"${this.#id}"`)) return
    this.#tally.updates++
    const from = FROM.exec(text)?.[1]
    if (Number(from) !== seat.position)
      this.#tally.lost.push(`an update from ${from} came at ${seat.position}`)
    seat.position = Number(TO.exec(text)?.[1])
    this.#see(seat, text)
  }

  #sync(seat: SeatClient, text: string): void {
    if (!text.includes(`"id":"${this.#id}"`)) return
    seat.position = Number(SYNC.exec(text)?.[1])
    this.#see(seat, text)
  }

  /** Only who may move reads the whole message; the others would cost the generator more than the server. */
  #see(seat: SeatClient, text: string): void {
    if (!text.includes('"outcome":null')) return this.#finish()
    seat.sight = text.includes('"legal":[]') ? undefined : (JSON.parse(text) as { sight: Sight }).sight
  }

  #finish(): void {
    if (this.#over) return
    this.#over = true
    this.#tally.finished++
  }
}

function canMove({ sight }: SeatClient, index: number): boolean {
  return sight !== undefined && sight.deciders.includes(index) && sight.legal.length > 0
}
