import type { GameId } from '@entrepot/bots/games'
import { isBarrier, type BaseCommand, type BaseState, type Game, type Seat } from '@entrepot/kernel'
import type { LogLine, Occupant, Snapshot, TableSession } from '../src/session/session.ts'

/** What a session was asked for. */
export type Asked = { readonly submit: readonly BaseCommand[] } | { readonly undo: number }

/** A seat at a game that is kept in memory, and a note of all that was asked of it. */
export class MemorySession implements TableSession {
  readonly id = 'memory'
  readonly address = '/local/memory'
  readonly gameId: GameId
  readonly game: Game
  readonly seat: Seat | null
  readonly seats: readonly Occupant[]
  readonly people = null
  readonly kept = null
  readonly pacing = null
  readonly asked: Asked[] = []

  /** Every position so far. */
  #states: BaseState[]
  #log: LogLine[] = []
  #undoable = 0
  #snapshot: Snapshot
  readonly #listeners = new Set<() => void>()

  constructor(game: Game, state: BaseState, seat: Seat | null) {
    this.gameId = game.id as GameId
    this.game = game
    this.seat = seat
    this.seats = game.scores(state).map((_, place) => ({ name: `Player ${place}`, kind: 'person' }))
    this.#states = [state]
    this.#snapshot = this.at(0)
  }

  get state(): BaseState {
    const state = this.#states.at(-1)
    if (state === undefined) throw new Error('A game has a position at any time.')
    return state
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    this.asked.push({ submit: commands })
    for (const command of commands) this.#play(this.seat ?? 0, command)
    this.#tell()
  }

  /** Somebody else plays. */
  hear(seat: Seat, command: BaseCommand): void {
    this.#play(seat, command)
    this.#tell()
  }

  undo(count: number): void {
    this.asked.push({ undo: count })
    this.#states = this.#states.slice(0, -count)
    this.#log = this.#log.slice(0, -count)
    this.#undoable -= count
    this.#tell()
  }

  /** Nothing is different, and it is told all the same: a connection has come back, for example. */
  tellAgain(): void {
    this.#snapshot = { ...this.#snapshot }
    for (const listener of this.#listeners) listener()
  }

  at(position: number): Snapshot {
    const state = this.#states[position]
    if (state === undefined) throw new Error(`There is no position ${position}.`)
    const { game, seat } = this
    const view = game.view(state, seat)
    return {
      view,
      deciders: game.deciders(state),
      position,
      round: game.round(state),
      log: this.#log.slice(0, position),
      seenUpTo: 0,
      undoable: 0,
      base: view,
      scores: game.scores(state),
      history: [],
      outcome: game.outcome(state),
    }
  }

  sharedAddress(): null {
    return null
  }

  playedAt(): null {
    return null
  }

  file(): string {
    return ''
  }

  #play(seat: Seat, command: BaseCommand): void {
    const before = this.state
    const { state } = this.game.apply(before, seat, command)
    this.#states.push(state)
    const position = this.#states.length - 1
    this.#log.push({ position, seat, events: [] })
    const isFinal = seat !== this.seat || isBarrier(this.game, before, state, seat)
    this.#undoable = isFinal ? 0 : this.#undoable + 1
  }

  #tell(): void {
    const position = this.#states.length - 1
    const base = this.at(position - this.#undoable).view
    this.#snapshot = { ...this.at(position), undoable: this.#undoable, base }
    for (const listener of this.#listeners) listener()
  }
}
