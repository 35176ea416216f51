import type { GameId } from '@entrepot/bots/games'
import { fastRng, type BaseCommand, type Game, type Seat } from '@entrepot/kernel'
import {
  sightAfter,
  type ChangeMessage,
  type ClientMessage,
  type PastSight,
  type RoundTotals,
  type ServerMessage,
  type Sight,
  type SyncMessage,
  type TableInfo,
  type TurnEvents,
  type UpdateMessage,
} from '@entrepot/protocol'
import { newId } from '../../platform/ids.ts'
import type { LogLine, Occupant, Snapshot, TableSession } from '../session.ts'
import { exportedTable, pastOf, roundsOf } from './api.ts'
import { RemotePacing, type Told } from './remote-pacing.ts'
import { RemotePeople, type Wire } from './remote-people.ts'

/** A command or undo on its way to the server. */
interface Sent {
  readonly message: Extract<ClientMessage, { type: 'play' | 'undo' }>
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
  seats: readonly Occupant[] = []
  readonly people: RemotePeople
  readonly kept = null
  readonly pacing = new RemotePacing(
    (update) => this.#show(update),
    () => this.#tell(),
  )

  readonly #socket: Wire
  readonly #botNames: readonly string[]
  readonly #listeners = new Set<() => void>()
  /** The totals of the rounds up to now. */
  #rounds: readonly RoundTotals[] = []
  /** What the server has told last, shown or not: what it says later is different from this. */
  #sight: Sight
  #snapshot: Snapshot
  #closed = false
  #endedAt: number | null = null
  #queue: BaseCommand[] = []
  #sent: Sent | null = null

  constructor(
    gameId: GameId,
    game: Game,
    socket: Wire,
    sync: SyncMessage & { readonly sight: Sight },
    account: string | null,
    botNames: readonly string[],
  ) {
    this.id = sync.table.id
    this.address = `/tables/${sync.table.id}`
    this.gameId = gameId
    this.game = game
    this.seat = sync.viewer
    this.#socket = socket
    this.#botNames = botNames
    this.people = new RemotePeople(socket, sync, account)
    this.#seat(sync.table)
    this.#sight = sync.sight
    this.#snapshot = this.#look(sync.sight, sync.position, linesOf(sync.missed), null)
    this.#recall()
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    this.pacing.hold(false)
    this.#queue.push(...commands)
    this.#sendNext()
    this.#tell()
  }

  undo(count: number): void {
    this.pacing.hold(false)
    this.#queue = []
    this.#send({ type: 'undo', table: this.id, id: newId(20), at: this.#snapshot.position, count })
    this.#tell()
  }

  async at(position: number): Promise<Snapshot> {
    const { sight } = await pastOf(this.id, position)
    return {
      view: sight.view,
      base: sight.view,
      deciders: sight.deciders,
      position,
      round: sight.round,
      log: this.#snapshot.log.filter((line) => line.position <= position),
      seenUpTo: 0,
      undoable: 0,
      scores: this.#scores(sight),
      history: this.#rounds.filter((round) => round.position <= position),
      outcome: sight.outcome,
    }
  }

  sharedAddress(): string {
    return this.address
  }

  playedAt(): number | null {
    return this.#endedAt
  }

  file(): Promise<string> {
    return exportedTable(this.id)
  }

  setOffline(offline: boolean): void {
    this.#snapshot = { ...this.#snapshot, offline }
    this.#tell()
  }

  /** Takes in what the server says about this table. */
  hear(message: ServerMessage): void {
    this.people.hear(message)
    switch (message.type) {
      case 'sync':
        this.#seat(message.table)
        if (message.sight === null) return
        this.pacing.forget()
        this.#take(message, message.sight)
        if (this.#sent !== null) this.#socket.send(this.#sent.message)
        break
      case 'update':
      case 'change':
        if (message.from !== this.pacing.reached(this.#snapshot.position)) return this.#socket.join()
        this.#hearOf(message)
        break
      case 'clocks':
        if (!this.pacing.isBehind) this.#snapshot = { ...this.#snapshot, deciders: message.deciders }
        break
      case 'table':
        this.#seat(message.table)
        this.#snapshot = {
          ...this.#snapshot,
          closed: this.#closed,
          deciders: this.pacing.isBehind ? this.#snapshot.deciders : message.table.deciders,
        }
        break
      case 'ack':
        if (this.#sent?.message.id === message.id) this.#sent.stored = message.position
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
    this.#snapshot = {
      ...this.#snapshot,
      busy: this.#sent !== null || this.#queue.length > 0,
      held: this.pacing.held,
    }
    for (const listener of this.#listeners) listener()
  }

  /** Shows what was done at once, or when the viewer wants to see it. */
  #hearOf(message: UpdateMessage | ChangeMessage): void {
    const sight = message.type === 'update' ? message.sight : sightAfter(this.#sight, message)
    this.#sight = sight
    const { to, takenBack, turns } = message
    this.pacing.offer({ to, takenBack, turns, sight })
    // Nobody loses time by looking at something in peace.
    if (this.pacing.held && this.people.pace.kind !== 'untimed' && this.#decidesIn(sight))
      this.pacing.hold(false)
  }

  #decidesIn({ deciders }: Sight): boolean {
    return this.seat !== null && deciders.includes(this.seat)
  }

  #show({ sight, to, takenBack, turns }: Told): void {
    const before = this.#snapshot
    this.#snapshot = this.#look(sight, to, logAfter(before.log, { takenBack, turns }), before)
    this.#settle()
  }

  #seat({ seats, status, endedAt }: TableInfo): void {
    this.#endedAt = endedAt
    this.#closed = status === 'cancelled' || status === 'closed'
    const names = [...this.#botNames]
    this.seats = seats.map(({ person, kind, seat }) => ({
      name: person?.name ?? names.shift() ?? String(seat + 1),
      kind: kind === 'bot' ? 'bot' : 'person',
    }))
  }

  #look(sight: Sight, position: number, log: readonly LogLine[], before: Snapshot | null): Snapshot {
    const scores = this.#scores(sight)
    const last = this.#rounds.at(-1)
    const turned = last !== undefined && (sight.round !== last.round || sight.outcome !== null)
    if (turned && last.position < position)
      this.#rounds = [
        ...this.#rounds,
        { round: sight.round, position, totals: scores.map(({ total }) => total) },
      ]
    return {
      view: sight.view,
      deciders: this.#closed ? [] : sight.deciders,
      closed: this.#closed,
      position,
      round: sight.round,
      log,
      seenUpTo:
        log.findLast(({ seat, position: at }) => seat === this.seat && at <= position - sight.undoable)
          ?.position ?? 0,
      undoable: sight.undoable,
      base: sight.undoable === 0 || before === null ? sight.view : before.base,
      scores,
      history: this.#rounds,
      outcome: sight.outcome,
      ...(before?.lapsedAt === position ? { lapsedAt: position } : {}),
    }
  }

  /** By category, as far as the viewer can reckon; after the end, as it was. */
  #scores({ view, outcome }: PastSight): Snapshot['scores'] {
    return outcome?.sheets ?? this.game.scores(this.game.resample(view, this.seat, fastRng('preview')))
  }

  /** Takes in a sync: what it missed goes on from the position that is held, or everything begins anew. */
  #take({ position, since, missed }: SyncMessage, sight: Sight): void {
    const before = this.#snapshot
    // Something was told meanwhile, so that this answer fits no more.
    if (since !== 0 && since !== before.position) return this.#socket.join()
    this.#sight = sight
    const log = since === 0 ? linesOf(missed) : logAfter(before.log, { takenBack: [], turns: missed })
    this.#snapshot = this.#look(sight, position, log, before)
    const known = since !== 0 && sight.round === before.round
    if (!known || (sight.undoable > 0 && before.undoable === 0)) this.#recall()
  }

  /** Asks for what a page that was just opened, or was away, cannot know: the rounds, and how the turn began. */
  #recall(): void {
    const { position, undoable, log } = this.#snapshot
    const first = log.filter(({ seat }) => seat === this.seat).at(-undoable)
    const recalled = Promise.all([
      roundsOf(this.id),
      undoable === 0 || first === undefined ? null : pastOf(this.id, first.position - 1),
    ])
    recalled.then(
      ([{ rounds }, beginning]) => {
        const known = rounds.at(-1)?.position ?? 0
        this.#rounds = [...rounds, ...this.#rounds.filter((round) => round.position > known)]
        const base = this.#snapshot.position === position ? beginning?.sight.view : undefined
        this.#snapshot = {
          ...this.#snapshot,
          history: this.#rounds,
          ...(base === undefined ? {} : { base }),
        }
        this.#tell()
      },
      // The connection is lost again: it is asked for with the next sync.
      () => {},
    )
  }

  #sendNext(): void {
    if (this.#sent !== null) return
    const command = this.#queue.shift()
    if (command === undefined) return
    this.#send({
      type: 'play',
      table: this.id,
      id: newId(20),
      at: this.#snapshot.position,
      command,
    })
  }

  /** What is lost on the way is sent again with the same id after the next sync, and never played twice. */
  #send(message: Sent['message']): void {
    this.#sent = { message, stored: null }
    this.#socket.send(message)
  }

  /** The next command waits until the last one is stored and seen. */
  #settle(): void {
    const { stored } = this.#sent ?? { stored: null }
    if (this.#sent === null || stored === null) return
    if (this.#snapshot.position < stored) return
    this.#sent = null
    this.#sendNext()
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const sent = this.#sent
    if (sent?.message.id !== message.id) return
    this.#sent = null
    if (message.position !== undefined && message.position !== this.#snapshot.position) this.#socket.join()
    this.#snapshot = { ...this.#snapshot, lapsedAt: message.position ?? this.#snapshot.position }
    this.#queue = []
  }
}

/** The lines after something was taken back and something told. What others did in secret stands where it was done. */
function logAfter(
  log: readonly LogLine[],
  { takenBack, turns }: Pick<UpdateMessage, 'takenBack' | 'turns'>,
): readonly LogLine[] {
  const left = log.filter(({ position }) => !takenBack.includes(position))
  return [...left, ...linesOf(turns)].toSorted((a, b) => a.position - b.position)
}

function linesOf(turns: readonly TurnEvents[]): LogLine[] {
  return turns.map(({ position, seat, events }) => ({ position, seat, events }))
}
