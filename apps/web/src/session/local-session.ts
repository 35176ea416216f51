import type { GameId } from '@entrepot/bots/games'
import {
  sittingAfter,
  undoableEntries,
  type BaseCommand,
  type Game,
  type History,
  type Seat,
} from '@entrepot/kernel'
import { gameFile } from './game-file.ts'
import { keptGame } from './kept-game.ts'
import type { LocalGame } from './local-game.ts'
import { snapshotOf } from './playback.ts'
import type { KeptGame, Occupant, Pacing, Snapshot, TableSession } from './session.ts'

/** How one seat, or a spectator, sees a game that lives in this browser. */
export class LocalSession implements TableSession {
  readonly id: string
  readonly address: string
  readonly gameId: GameId
  readonly game: Game
  readonly seat: Seat | null
  readonly seats: readonly Occupant[]
  readonly people = null
  readonly kept: KeptGame
  readonly pacing: Pacing | null
  readonly handOver?: () => void

  readonly #local: LocalGame
  #seen: History
  #snapshot: Snapshot

  /** `handOver` is given where several people share the device. */
  constructor(local: LocalGame, seat: Seat | null, handOver?: () => void) {
    this.id = local.saved().id
    this.address = `/local/${this.id}`
    this.gameId = local.gameId
    this.game = local.game
    this.seat = seat
    this.seats = local.seats
    this.kept = keptGame(local)
    this.pacing = local.seats.some(({ kind }) => kind === 'bot') ? local.pacing : null
    if (handOver !== undefined) this.handOver = handOver
    this.#local = local
    this.#seen = local.history()
    this.#snapshot = this.#look(null)
  }

  snapshot(): Snapshot {
    const history = this.#local.history()
    if (history !== this.#seen || this.#local.pacing.held !== (this.#snapshot.held ?? false)) {
      this.#seen = history
      this.#snapshot = this.#look(this.#snapshot)
    }
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    return this.#local.subscribe(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    if (this.seat !== null) this.#local.play(this.seat, commands)
  }

  undo(count: number): void {
    if (this.seat !== null) this.#local.undo(this.seat, count)
  }

  at(position: number): Snapshot {
    return snapshotOf(this.#seen, this.seat, null, position)
  }

  sharedAddress(): string | null {
    return this.kept.movedTo()
  }

  playedAt(): number {
    return this.#local.saved().updated
  }

  file(): string {
    return gameFile(this.#local.saved(), this.#local.history())
  }

  #look(before: Snapshot | null): Snapshot {
    const base = before === null ? this.#viewBeforeTurn() : before.base
    const known = snapshotOf(this.#seen, this.seat, base)
    const snapshot = this.#local.pacing.held ? { ...known, held: true } : known
    const next = this.handOver === undefined ? null : nextPerson(this.#local, this.seat)
    return next === null ? snapshot : { ...snapshot, next }
  }

  /** The view before the commands that can be taken back; null where there are none. */
  #viewBeforeTurn(): object | null {
    const first = this.seat === null ? undefined : undoableEntries(this.#seen.sitting, this.seat).at(-1)
    if (first === undefined) return null
    return this.game.view(sittingAfter(this.#seen, first - 1).state, this.seat)
  }
}

/**
 * Who must decide next at a shared device, counted on from the one who sits there; null while that one must decide, or
 * nobody but bots.
 */
export function nextPerson(local: LocalGame, seat: Seat | null): Seat | null {
  const deciders = local.game.deciders(local.history().sitting.state)
  if (seat !== null && deciders.includes(seat)) return null
  const waiting = local.people.filter((person) => deciders.includes(person))
  return waiting.find((person) => person > (seat ?? -1)) ?? waiting[0] ?? null
}
