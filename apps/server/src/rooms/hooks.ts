import type { Games } from '../games.ts'
import type { Database } from '../storage/database.ts'
import type { Room } from './room.ts'

/** What a room needs of the server around it. */
export interface RoomHooks {
  readonly database: Database
  readonly games: Games
  readonly now: () => number
  /** Called before anything is written that stops a clock: time in which nobody could move is given back first. */
  readonly steady: () => Promise<void>
  /** Called when a bot must decide at the table. */
  readonly onBotTurn: (room: Room) => void
  readonly onTrouble: (error: unknown, what: string) => void
}
