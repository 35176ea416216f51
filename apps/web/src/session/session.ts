import type { GameId } from '@entrepot/bots/games'
import type { BaseCommand, BaseEvent, Game, Outcome, ScoreSheet, Seat } from '@entrepot/kernel'
import type { People } from './people.ts'

/** Who sits at a seat. */
export interface Occupant {
  readonly name: string
  readonly kind: 'person' | 'bot'
}

/** What a seat is called; by its number where nobody is known to sit. */
export function nameIn(seats: readonly Occupant[], seat: Seat): string {
  return seats[seat]?.name ?? String(seat + 1)
}

/** What one command brought, as far as the viewer may know. */
export interface LogLine {
  /** The number of commands played up to and with this one: the position that it led to. */
  readonly position: number
  readonly seat: Seat
  readonly events: readonly BaseEvent[]
}

/** Score totals by seat as they stood when a round began, and the latest. */
export interface RoundScores {
  readonly round: number
  /** The position at which it began. */
  readonly position: number
  readonly totals: readonly number[]
}

/** All that a table shows at one moment. A new object for every change, never altered. */
export interface Snapshot {
  readonly view: object
  readonly deciders: readonly Seat[]
  readonly position: number
  readonly round: number
  readonly log: readonly LogLine[]
  /** Where the log stood when the viewer's last turn ended: what came after is new to the viewer. */
  readonly seenUpTo: number
  /** How many of the viewer's own commands can be taken back. */
  readonly undoable: number
  /** The view before the first of them: what a preview compares with. */
  readonly base: object
  readonly scores: readonly ScoreSheet[]
  readonly history: readonly RoundScores[]
  readonly outcome: Outcome | null
  /** The game was ended before its end: nothing more is decided. */
  readonly closed?: boolean
  /** The connection to the table is lost for the moment. */
  readonly offline?: boolean
  /** Something is on its way to the table: nothing can be decided until it has arrived. */
  readonly busy?: boolean
  /** The position at which a command of the viewer came too late: the table had changed, and nothing was carried out. */
  readonly lapsedAt?: number
  /** What others have decided is not shown before the viewer asks for it. */
  readonly held?: boolean
  /** Whose turn it is at the shared device, once the viewer has nothing left to decide. */
  readonly next?: Seat
}

/** How the moves of others follow each other before the viewer's eyes. */
export interface Pacing {
  hold(held: boolean): void
  /** Shows one more move while they are held. */
  step(): void
  /** Shows all that others do until a person must decide, without waiting. */
  skip(): void
}

/** A game that is kept on this device. */
export interface KeptGame {
  /** Deals the same people the same game anew, one seat further, and returns the address of its table. */
  rematch(): Promise<string>
  /** Moves a finished game to the history of the server, and returns its address there. A stranger comes in as a guest. */
  moveToServer(guest: string): Promise<string>
  /** Its address on the server, once it was moved there. */
  movedTo(): string | null
}

/**
 * A seat at a table, wherever the game is kept. The table frame knows nothing else: a game in this browser and one on the
 * server look the same to it.
 */
export interface TableSession {
  readonly id: string
  /** The path of the table in this site. */
  readonly address: string
  /** The path under which others find it too; null for a game that this device alone has. */
  sharedAddress(): string | null
  readonly gameId: GameId
  readonly game: Game
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null
  readonly seats: readonly Occupant[]
  /** The people at the table; null for a game that is played alone. */
  readonly people: People | null
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /** Plays commands of the viewer, one after the other. */
  submit(commands: readonly BaseCommand[]): void
  /** Takes back the viewer's last commands. */
  undo(count: number): void
  /** The table as the viewer saw it at an earlier position; null where there is no such position. */
  at(position: number): Snapshot | Promise<Snapshot | null>
  /** Gives the device to the next person; only where several share it. */
  handOver?(): void
  /** Null where nobody else moves that could be held up. */
  readonly pacing: Pacing | null
  /** What can be done with a game that is kept on this device; null for one that is kept elsewhere. */
  readonly kept: KeptGame | null
  /** When it was played last, in milliseconds since 1970; null where nobody knows. */
  playedAt(): number | null
  /** The game as a file that others can check. */
  file(): string | Promise<string>
}
