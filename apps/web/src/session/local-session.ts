import { exportGame, undo, type BaseCommand, type Game, type Seat } from '@entrepot/kernel'
import type { GameId } from '../games/catalogue.ts'
import { Bots } from './bots.ts'
import type { BotAnswer } from './bot-protocol.ts'
import { continuePlayback, playRecord, snapshotOf, type Playback } from './playback.ts'
import { saveGame, type SavedGame } from './saved-games.ts'
import type { SeatInfo, Snapshot, TableSession } from './session.ts'

/** How long a bot waits before it shows what it does: milliseconds before a new turn, and within one. */
export interface Pace {
  readonly turn: number
  readonly within: number
}

/** A game that lives in this browser: rules and record here, bots in a worker, saved after every command. */
export class LocalSession implements TableSession {
  readonly id: string
  readonly address: string
  readonly gameId: GameId
  readonly game: Game
  readonly seat: Seat
  readonly seats: readonly SeatInfo[]
  readonly company = null

  #saved: SavedGame
  #playback: Playback
  #snapshot: Snapshot
  /** The view when the viewer's turn began. */
  #base: object | null = null
  #closed = false
  /** Whether a bot has been asked and its answer not yet shown. */
  #asked = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #bots: Bots
  readonly #pace: () => Pace
  readonly #listeners = new Set<() => void>()

  constructor(
    gameId: GameId,
    game: Game,
    saved: SavedGame,
    ownName: string,
    pace: () => Pace,
    failed: (error: Error) => void,
  ) {
    this.id = saved.id
    this.address = `/table/${saved.id}`
    this.gameId = gameId
    this.game = game
    this.seat = saved.seat
    this.seats = saved.names.map((name, seat) => ({
      name: name === '' ? ownName : name,
      kind: saved.levels[seat] === null ? 'person' : 'bot',
    }))
    this.#saved = saved
    this.#pace = pace
    this.#playback = playRecord(game, saved.record, saved.seat)
    this.#snapshot = snapshotOf(game, this.#playback, saved.seat, null)
    this.#bots = new Bots((answer) => this.#answered(answer), failed)
    this.#askNextBot()
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    for (const command of commands) this.#play(this.seat, command)
    this.#changed()
  }

  undo(count: number): void {
    const { record } = undo(this.game, this.#playback.match, this.seat, count)
    this.#playback = playRecord(this.game, record, this.seat)
    this.#changed()
  }

  at(position: number): Snapshot {
    const playback = playRecord(this.game, this.#playback.match.record, this.seat, position)
    return snapshotOf(this.game, playback, this.seat, null)
  }

  file(): string {
    return JSON.stringify(exportGame(this.game, this.#playback.match), null, 1)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#bots.close()
  }

  #play(seat: Seat, command: BaseCommand): void {
    if (this.#snapshot.undoable === 0) this.#base = this.#snapshot.view
    this.#playback = continuePlayback(this.game, this.#playback, this.seat, seat, command)
    this.#snapshot = snapshotOf(this.game, this.#playback, this.seat, this.#base)
  }

  #changed(): void {
    const { match } = this.#playback
    this.#snapshot = snapshotOf(this.game, this.#playback, this.seat, this.#base)
    this.#saved = {
      ...this.#saved,
      record: match.record,
      updated: Date.now(),
      summary: {
        round: this.#snapshot.round,
        deciders: this.#snapshot.deciders,
        over: this.#snapshot.outcome !== null,
      },
    }
    saveGame(this.#saved)
    for (const listener of this.#listeners) listener()
    this.#askNextBot()
  }

  /** Asks the first bot that must decide; the others follow when it has answered. */
  #askNextBot(): void {
    const { match } = this.#playback
    const seat = this.#snapshot.deciders.find((decider) => this.seats[decider]?.kind === 'bot')
    const level = seat === undefined ? null : this.#saved.levels[seat]
    if (this.#closed || this.#asked || seat === undefined || level === null || level === undefined) return
    const { record, state } = match
    this.#asked = true
    this.#bots.ask({
      game: this.gameId,
      level,
      seat,
      view: this.game.view(state, seat),
      seed: `${record.seed} ${record.log.length}`,
      position: record.log.length,
    })
  }

  #answered(answer: BotAnswer): void {
    const secret = this.#snapshot.deciders.length > 1
    const { turn, within } = this.#pace()
    const wait = secret ? 0 : this.#playback.match.record.log.at(-1)?.barrier === true ? turn : within
    if (wait === 0) this.#show(answer)
    else this.#timer = setTimeout(() => this.#show(answer), wait)
  }

  #show({ position, seat, command }: BotAnswer): void {
    if (this.#closed) return
    this.#asked = false
    // The viewer may have planned or taken something back meanwhile: then the bot is asked anew from there.
    if (position !== this.#playback.match.record.log.length) this.#askNextBot()
    else {
      this.#play(seat, command)
      this.#changed()
    }
  }
}
