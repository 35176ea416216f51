import type { GameId } from '@entrepot/bots/games'
import type { BaseCommand, RecordedEdition, Seat } from '@entrepot/kernel'

/** What the page asks the bots' worker. */
export interface BotQuestion {
  readonly game: GameId
  /** The version of its rules. */
  readonly version: string
  /** Of its figures; null for those of the version. */
  readonly edition: RecordedEdition | null
  /** Its level and character, by name. */
  readonly bot: string
  readonly seat: Seat
  /** All that the bot may know. */
  readonly view: object
  /** Chance of its own for each decision, so that a game can be repeated. */
  readonly seed: string
}

export interface BotAnswer {
  readonly seat: Seat
  readonly command: BaseCommand
}
