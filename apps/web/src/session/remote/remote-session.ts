import { rngFromSeed, type BaseCommand, type Game, type Seat } from '@entrepot/kernel'
import type { ServerMessage, Sight, SyncMessage, TableInfo, TurnEvents } from '@entrepot/protocol'
import type { GameId } from '../../games/catalogue.ts'
import type { LogLine, RoundTotals, SeatInfo, Snapshot, TableSession } from '../session.ts'
import { exportedTable } from './api.ts'
import { RemoteCompany } from './remote-company.ts'
import type { SiteSocket } from './site-socket.ts'

/** A command or undo on its way to the server. */
interface Sent {
  readonly id: string
  readonly command: BaseCommand | null
  readonly at: number
  /** Where the server has stored it; null until it says so. */
  stored: number | null
}

/** A seat at a table of the server. What the server says is the truth; what is sent twice is played once. */
export class RemoteSession implements TableSession {
  readonly id: string
  readonly address: string
  readonly gameId: GameId
  readonly game: Game
  readonly seat: Seat | null
  seats: readonly SeatInfo[] = []
  readonly company: RemoteCompany

  readonly #socket: SiteSocket
  readonly #botNames: readonly string[]
  readonly #listeners = new Set<() => void>()
  readonly #seen = new Map<number, Snapshot>()
  #snapshot: Snapshot
  #closed = false
  #queue: BaseCommand[] = []
  #sent: Sent | null = null

  constructor(
    gameId: GameId,
    game: Game,
    socket: SiteSocket,
    sync: SyncMessage & { readonly sight: Sight },
    botNames: readonly string[],
  ) {
    this.id = sync.table.id
    this.address = `/tables/${sync.table.id}`
    this.gameId = gameId
    this.game = game
    this.seat = sync.viewer
    this.#socket = socket
    this.#botNames = botNames
    this.company = new RemoteCompany(socket, sync)
    this.#seat(sync.table)
    this.#snapshot = this.#look(sync.sight, sync.position, linesOf(sync.missed, sync.sight.round), null)
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    this.#queue.push(...commands)
    this.#sendNext()
    this.#tell()
  }

  undo(count: number): void {
    this.#queue = []
    this.#sent = {
      id: crypto.randomUUID(),
      command: null,
      at: this.#snapshot.position,
      stored: null,
    }
    this.#socket.send({ type: 'undo', table: this.id, id: this.#sent.id, at: this.#sent.at, count })
    this.#tell()
  }

  at(position: number): Snapshot | null {
    return this.#seen.get(position) ?? null
  }

  file(): Promise<string> {
    return exportedTable(this.id)
  }

  close(): void {
    this.#socket.close()
  }

  setOffline(offline: boolean): void {
    this.#snapshot = { ...this.#snapshot, offline }
    this.#tell()
  }

  /** Takes in what the server says about this table. */
  hear(message: ServerMessage): void {
    this.company.hear(message)
    switch (message.type) {
      case 'sync':
        this.#seat(message.table)
        if (message.sight === null) return
        this.#snapshot = this.#look(
          message.sight,
          message.position,
          linesOf(message.missed, message.sight.round),
          null,
        )
        this.#sendAgain()
        break
      case 'update':
        if (message.from !== this.#snapshot.position) return this.#socket.join()
        this.#snapshot = this.#look(
          message.sight,
          message.to,
          [...this.#snapshot.log, ...linesOf(message.turns, message.sight.round)],
          this.#snapshot,
        )
        // Nothing told and no step forward: something was taken back, and lines of the log with it.
        if (message.turns.length === 0) this.#socket.join()
        this.#settle()
        break
      case 'clocks':
        this.#snapshot = { ...this.#snapshot, deciders: message.deciding }
        break
      case 'table':
        this.#seat(message.table)
        this.#snapshot = { ...this.#snapshot, closed: this.#closed, deciders: message.table.deciding }
        break
      case 'ack':
        if (this.#sent?.id === message.id) this.#sent.stored = message.position
        this.#settle()
        break
      case 'refused':
        this.#refused(message)
        break
      default:
        return
    }
    this.#tell()
  }

  /** Until what was sent has been stored and seen, nothing more can be decided. */
  #tell(): void {
    this.#snapshot = { ...this.#snapshot, busy: this.#sent !== null || this.#queue.length > 0 }
    for (const listener of this.#listeners) listener()
  }

  #seat({ seats, status }: TableInfo): void {
    this.#closed = status === 'cancelled'
    const names = [...this.#botNames]
    this.seats = seats.map(({ person, kind, seat }) => ({
      name: person?.name ?? names.shift() ?? String(seat + 1),
      kind: kind === 'bot' ? 'bot' : 'person',
    }))
  }

  #look(sight: Sight, position: number, log: readonly LogLine[], before: Snapshot | null): Snapshot {
    const world = this.game.resample(sight.view, this.seat, rngFromSeed('preview'))
    const scores = this.game.scores(world)
    const now: RoundTotals = { round: sight.round, totals: scores.map(({ total }) => total) }
    const history = before?.history ?? [now]
    const turned = before !== null && (sight.round !== before.round || sight.outcome !== null)
    const snapshot: Snapshot = {
      view: sight.view,
      deciders: this.#closed ? [] : sight.deciding,
      closed: this.#closed,
      position,
      round: sight.round,
      log,
      seenUpTo:
        log.findLast(({ seat, position: at }) => seat === this.seat && at <= position - sight.undoable)
          ?.position ?? 0,
      undoable: sight.undoable,
      base:
        sight.undoable > 0 && before !== null
          ? before.undoable > 0
            ? before.base
            : before.view
          : sight.view,
      scores,
      history: turned ? [...history, now] : history,
      outcome: sight.outcome,
    }
    this.#seen.set(position, snapshot)
    return snapshot
  }

  #sendNext(): void {
    if (this.#sent !== null) return
    const command = this.#queue.shift()
    if (command === undefined) return
    this.#sent = { id: crypto.randomUUID(), command, at: this.#snapshot.position, stored: null }
    this.#sendAgain()
  }

  /** The same id: the server answers what it has stored already and plays nothing twice. */
  #sendAgain(): void {
    if (this.#sent === null || this.#sent.command === null) return
    const { id, at, command } = this.#sent
    this.#socket.send({ type: 'play', table: this.id, id, at, command })
  }

  /** The next command waits until the last one is stored and seen. */
  #settle(): void {
    const { stored } = this.#sent ?? { stored: null }
    if (this.#sent === null || stored === null) return
    if (this.#sent.command !== null && this.#snapshot.position < stored) return
    this.#sent = null
    this.#sendNext()
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const sent = this.#sent
    if (sent?.id !== message.id) return
    this.#sent = null
    if (message.sight !== undefined && message.position !== undefined)
      this.#snapshot = this.#look(message.sight, message.position, this.#snapshot.log, this.#snapshot)
    this.#queue = []
  }
}

function linesOf(turns: readonly TurnEvents[], round: number): LogLine[] {
  return turns.map(({ position, seat, events }) => ({ position, seat, round, events }))
}
