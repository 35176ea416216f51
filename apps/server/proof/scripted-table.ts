// A table whose seats are all played by scripted clients: the cheapest client that still notices a lost message.

import {
  changed,
  type Change,
  type ChangeMessage,
  type ServerMessage,
  type Sight,
  type SyncMessage,
} from '@entrepot/protocol'
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
  /** Of these, those that told of what the seats see. */
  updateBytes: number
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
    updateBytes: 0,
    finished: 0,
    errors: [],
    lost: [],
  }
}

/** As much of what a seat sees as it needs to play; the rest of a change is read, and let go. */
type Glimpse = Pick<Sight, 'legal' | 'outcome' | 'deciders'>

interface SeatClient {
  socket: WebSocket
  n: number
  position: number
  /** It is told what changes of it. */
  sight: Glimpse | undefined
  /** It has played, and not seen yet what came of it. */
  moved: boolean
}

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
      seat.socket.send(JSON.stringify({ type: 'join', table: this.#id, differences: true }))
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
    seat.moved = true
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
    const seat: SeatClient = { socket, n: 0, position: 0, sight: undefined, moved: false }
    socket.on('message', (data: Buffer) => this.#receive(seat, data))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.on('error', (error) => this.#tally.errors.push(error.message))
    return seat
  }

  #receive(seat: SeatClient, data: Buffer): void {
    this.#tally.bytes += data.length
    const message = JSON.parse(data.toString()) as ServerMessage
    if (message.n !== ++seat.n) this.#tally.lost.push(`message ${message.n} came where ${seat.n} was due`)
    if (message.type === 'ack') this.#acknowledged(message.id)
    else if (message.type === 'change') this.#change(seat, message, data.length)
    else if (message.type === 'sync') this.#sync(seat, message)
    else if (message.type === 'refused' || message.type === 'error')
      this.#tally.errors.push(JSON.stringify(message).slice(0, 300))
  }

  #acknowledged(id: string): void {
    if (this.#waiting?.id !== id) return
    this.#tally.acknowledged++
    this.#tally.latencies.push(performance.now() - this.#waiting.intended)
    this.#waiting = undefined
  }

  #change(seat: SeatClient, message: ChangeMessage, bytes: number): void {
    if (message.table !== this.#id) return
    this.#tally.updates++
    this.#tally.updateBytes += bytes
    if (message.from !== seat.position || !seat.sight)
      return void this.#tally.lost.push(`a change from ${message.from} came at ${seat.position}`)
    this.#see(seat, message.to, glimpseAfter(seat.sight, message))
  }

  #sync(seat: SeatClient, { table, position, sight }: SyncMessage): void {
    if (table.id !== this.#id || !sight) return
    const { legal, outcome, deciders } = sight
    this.#see(seat, position, { legal, outcome, deciders })
  }

  #see(seat: SeatClient, position: number, sight: Glimpse): void {
    Object.assign(seat, { position, sight, moved: false })
    if (sight.outcome !== null) this.#finish()
  }

  #finish(): void {
    if (this.#over) return
    this.#over = true
    this.#tally.finished++
  }
}

function canMove({ sight, moved }: SeatClient, index: number): boolean {
  return sight !== undefined && !moved && sight.deciders.includes(index) && sight.legal.length > 0
}

/** The scripted clients share the processors with what they measure: what they do not need they do not put together. */
function glimpseAfter({ legal, outcome }: Glimpse, { change, deciders }: ChangeMessage): Glimpse {
  const of = change as { readonly legal?: Change; readonly outcome?: Change }
  return {
    legal: of.legal === undefined ? legal : (changed(legal, of.legal) as Glimpse['legal']),
    outcome: of.outcome === undefined ? outcome : (changed(outcome, of.outcome) as Glimpse['outcome']),
    deciders,
  }
}
