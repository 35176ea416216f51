import type { DealProof, GameRecord, Seat } from '@entrepot/kernel'
import { findGame, type GameId } from '../games/catalogue.ts'
import { BOT_LEVELS, type BotLevel } from './bot-levels.ts'
import { deviceShelf } from './device-shelf.ts'

/** Somebody at a table on this device. */
export interface LocalPlayer {
  /** Empty for the one who plays alone and gave no name. */
  readonly name: string
  /** The strength of a bot; null for a person. */
  readonly level: BotLevel | null
}

/** A game kept on this device. */
export interface SavedGame {
  readonly id: string
  readonly record: GameRecord
  /** Where the seed came from; null or missing where nobody vouches for it: it was typed in, or the game is older. */
  readonly deal?: DealProof | null
  /** By seat. */
  readonly players: readonly LocalPlayer[]
  /** Milliseconds since 1970. */
  readonly updated: number
  /** What the list of games says without replaying it. */
  readonly summary: { readonly round: number; readonly deciders: readonly Seat[]; readonly over: boolean }
  /** The table of the server that it was moved to; null while it is here alone. */
  readonly moved: string | null
}

/** Keeps a game. It never fails: what cannot be stored is kept for this visit, and `shelfTrouble` tells. */
export function saveGame(game: SavedGame): Promise<void> {
  return deviceShelf.put(game)
}

export async function readSavedGame(id: string): Promise<SavedGame | null> {
  const found = await deviceShelf.get(id)
  return isSavedGame(found) ? found : null
}

export function removeSavedGame(id: string): Promise<void> {
  return deviceShelf.remove(id)
}

/** All games kept here, the latest first. */
export async function listSavedGames(): Promise<SavedGame[]> {
  const all = await deviceShelf.all()
  return all.filter(isSavedGame).sort((a, b) => b.updated - a.updated)
}

export function gameIdOf({ record }: SavedGame): GameId | null {
  return findGame(record.game)?.id ?? null
}

/** The seats of people, in order. */
export function peopleOf(players: readonly LocalPlayer[]): Seat[] {
  return players.flatMap(({ level }, seat) => (level === null ? [seat] : []))
}

/** Storage can be edited by hand or hold something older: what has not the shape of a game is passed over. */
function isSavedGame(found: unknown): found is SavedGame {
  const game = found as Partial<SavedGame> | null | undefined
  return (
    typeof game?.id === 'string' &&
    Array.isArray(game.record?.log) &&
    game.summary !== undefined &&
    arePlayers(game.players)
  )
}

export function arePlayers(found: unknown): found is readonly LocalPlayer[] {
  return (
    Array.isArray(found) &&
    found.every((player: Partial<LocalPlayer> | null) => {
      const level = player?.level
      return (
        typeof player?.name === 'string' && (level === null || BOT_LEVELS.some((known) => known === level))
      )
    })
  )
}
