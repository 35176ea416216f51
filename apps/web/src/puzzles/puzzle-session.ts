import type { GameId } from '@entrepot/bots/games'
import { askedGame, endOfTurn, openPuzzle, type Puzzle } from '@entrepot/bots/puzzles'
import {
  sittingAfter,
  undoableEntries,
  withEntries,
  withoutLast,
  type BaseCommand,
  type BaseState,
  type Game,
  type Heuristics,
  type History,
  type Seat,
} from '@entrepot/kernel'
import { snapshotOf } from '../session/playback.ts'
import type { Occupant, Snapshot, TableSession } from '../session/session.ts'

/** The seat whose turn a puzzle is. The turn can be played once; then the table stands still until it is laid anew. */
export class PuzzleSession implements TableSession {
  readonly id: string
  readonly address: string
  readonly gameId: GameId
  readonly game: Game
  readonly seat: Seat
  readonly seats: readonly Occupant[]
  readonly people = null
  readonly pacing = null
  readonly kept = null

  readonly #start: History
  readonly #isOver: (state: BaseState) => boolean
  #history: History
  #snapshot: Snapshot
  readonly #listeners = new Set<() => void>()

  /** `game` by the rules of the puzzle. */
  constructor(
    gameId: GameId,
    puzzle: Puzzle,
    game: Game,
    heuristics: Heuristics,
    seats: readonly Occupant[],
  ) {
    const { seat, begins } = puzzle
    const before = openPuzzle(game, puzzle)
    const begun = before.sitting.state
    this.id = puzzle.id
    this.address = `/puzzles/${gameId}/${puzzle.id}`
    this.gameId = gameId
    this.game = askedGame({ game, heuristics, seat }, begun, begins)
    this.seat = seat
    this.seats = seats
    this.#start = before
    this.#isOver = endOfTurn({ game, heuristics, seat }, begun)
    this.#history = before
    this.#snapshot = this.#look()
  }

  /** What the seat knows at the beginning of its turn. */
  get view(): object {
    return this.game.view(this.#start.sitting.state, this.seat)
  }

  /** The position of the puzzle. */
  get start(): History {
    return this.#start
  }

  get finished(): boolean {
    return this.#history !== this.#start && this.#isOver(this.#history.sitting.state)
  }

  /** What was played so far, up to where it told something new. */
  get played(): readonly BaseCommand[] {
    const { revealed } = this.#start.sitting.state
    return this.#history.lines
      .slice(this.#start.lines.length)
      .filter((line) => line.revealed === revealed)
      .map(({ command }) => command)
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  submit(commands: readonly BaseCommand[]): void {
    for (const command of commands) {
      if (this.finished) break
      const number = this.#history.length + 1
      const entry = { kind: 'command' as const, number, seat: this.seat, command, madeAt: 0 }
      this.#history = withEntries(this.#history, [entry])
    }
    this.#changed()
  }

  undo(count: number): void {
    this.#history = withoutLast(this.#history, this.seat, count)
    this.#changed()
  }

  /** Lays the puzzle anew, and shows these commands on it. */
  layAnew(commands: readonly BaseCommand[] = []): void {
    this.#history = this.#start
    if (commands.length > 0) this.submit(commands)
    else this.#changed()
  }

  at(position: number): Snapshot {
    return snapshotOf(this.#history, this.seat, null, position)
  }

  sharedAddress(): string {
    return this.address
  }

  playedAt(): null {
    return null
  }

  file(): string {
    return JSON.stringify({ ...this.#history.record, log: this.#history.lines })
  }

  #changed(): void {
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
  }

  #look(): Snapshot {
    const first = undoableEntries(this.#history.sitting, this.seat).at(-1)
    const base =
      first === undefined ? null : this.game.view(sittingAfter(this.#history, first - 1).state, this.seat)
    const snapshot = snapshotOf(this.#history, this.seat, base)
    if (!this.finished) return snapshot
    // Nothing more is decided here, not even by the seat itself where its next turn follows at once.
    const others = this.seats.map((_, seat) => seat).filter((seat) => seat !== this.seat)
    return { ...snapshot, deciders: others.slice(0, 1) }
  }
}
