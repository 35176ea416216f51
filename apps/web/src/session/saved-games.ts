import type { GameRecord, Seat } from '@entrepot/kernel'
import { findGame, type GameId } from '../games/catalogue.ts'
import type { BotLevel } from './bot-levels.ts'

/** A game kept on this device. */
export interface SavedGame {
  readonly id: string
  readonly record: GameRecord
  readonly seat: Seat
  /** By seat; the viewer's own is empty while no name is given. */
  readonly names: readonly string[]
  /** By seat: the strength of the bot; null for the person. */
  readonly levels: readonly (BotLevel | null)[]
  /** Milliseconds since 1970. */
  readonly updated: number
  /** What the list of games says without replaying it. */
  readonly summary: { readonly round: number; readonly deciders: readonly Seat[]; readonly over: boolean }
}

const PREFIX = 'entrepot.game.'

export function saveGame(game: SavedGame): void {
  localStorage.setItem(PREFIX + game.id, JSON.stringify(game))
}

export function readSavedGame(id: string): SavedGame | null {
  const text = localStorage.getItem(PREFIX + id)
  return text === null ? null : parseSavedGame(text)
}

export function removeSavedGame(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** All games kept here, the latest first. */
export function listSavedGames(): SavedGame[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readSavedGame(key.slice(PREFIX.length)))
    .filter((game) => game !== null)
    .sort((a, b) => b.updated - a.updated)
}

export function gameIdOf({ record }: SavedGame): GameId | null {
  return findGame(record.game)?.id ?? null
}

/** Storage can be edited by hand or hold something older: what has not the shape of a game is passed over. */
function parseSavedGame(text: string): SavedGame | null {
  try {
    const game = JSON.parse(text) as Partial<SavedGame> | null
    const whole =
      game?.record?.log !== undefined &&
      game.summary !== undefined &&
      Array.isArray(game.names) &&
      game.levels
    return whole ? (game as SavedGame) : null
  } catch {
    return null
  }
}
