import { findGame, type GameId } from '@entrepot/bots/games'
import type { DealProof, GameRecord, Seat } from '@entrepot/kernel'
import { BOT_LEVELS, type BotLevel } from './bot-levels.ts'
import type { Progress } from '../learn/lesson.ts'
import { deviceShelf, type Shelved } from '../platform/device-shelf.ts'

/** Somebody at a table on this device. */
export interface LocalPlayer {
  /** Empty for the one who plays alone and gave no name. */
  readonly name: string
  /** The strength of a bot; null for a person. */
  readonly level: BotLevel | null
  /** What a bot cares for; null or missing for one without a character, as all were once. */
  readonly character?: string | null
}

/** What the list of games says without replaying it. */
interface GameSummary {
  readonly round: number
  readonly deciders: readonly Seat[]
  readonly over: boolean
  /** The seats from first place on, and their totals; missing while the game goes on, and where it ended before this was kept. */
  readonly result?: { readonly ranking: readonly (readonly Seat[])[]; readonly totals: readonly number[] }
}

/** From where a game was played on. */
export interface Branch {
  /** The id of the table, its address, and what it came to; older games know the id alone. */
  readonly of: string
  readonly address?: string
  readonly totals?: readonly number[]
  readonly position: number
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
  readonly summary: GameSummary
  /** The table of the server that it was moved to; null while it is here alone. */
  readonly moved: string | null
  /** The table whose game it is up to a position, where it was played on from there. */
  readonly branch?: Branch
  /** How far its lesson has come; only a guided first game has one. */
  readonly lesson?: Progress
  /** By seat: how many milliseconds a person thought about each decision; missing where it was not measured. */
  readonly thought?: readonly (readonly number[])[]
}

/** A record that is no game any more, or of a game that is not played here: nothing can be done with it but to save it. */
export interface SpoiledRecord {
  /** Null for one that cannot even be named. */
  readonly id: string | null
  readonly raw: unknown
}

/** Keeps a game. It never fails: what cannot be stored is kept for this visit, and the shelf tells. */
export function saveGame(game: SavedGame): Promise<Shelved> {
  return deviceShelf.put(game)
}

export async function readSavedGame(id: string): Promise<SavedGame | SpoiledRecord | null> {
  const found = await deviceShelf.get(id)
  if (found === undefined) return null
  return isSavedGame(found) ? found : spoiled(found)
}

export function removeSavedGame(id: string): Promise<void> {
  return deviceShelf.remove(id)
}

/** Brings back a game that was removed. */
export function restoreGame(game: SavedGame): Promise<Shelved> {
  return deviceShelf.restore(game)
}

export interface DeviceGames {
  /** The latest first. */
  readonly games: readonly SavedGame[]
  readonly spoiled: readonly SpoiledRecord[]
}

/** All that is kept here. */
export async function listSavedGames(): Promise<DeviceGames> {
  const all = await deviceShelf.all()
  return {
    games: all.filter(isSavedGame).toSorted((a, b) => b.updated - a.updated),
    spoiled: all.filter((found) => !isSavedGame(found)).map(spoiled),
  }
}

export function isSpoiled(found: SavedGame | SpoiledRecord): found is SpoiledRecord {
  return 'raw' in found
}

/** A record as it lies in the browser, for somebody who can read it. */
export function rawFile(raw: unknown): string {
  return JSON.stringify({ format: 'entrepot-record', raw }, null, 1)
}

export function gameIdOf({ record }: SavedGame): GameId {
  const entry = findGame(record.game)
  if (entry === undefined) throw new Error(`There is no game ${record.game}.`)
  return entry.id
}

/** The seats of people, in order. */
export function peopleOf(players: readonly LocalPlayer[]): Seat[] {
  return players.flatMap(({ level }, seat) => (level === null ? [seat] : []))
}

function spoiled(raw: unknown): SpoiledRecord {
  const { id } = (raw ?? {}) as Partial<SavedGame>
  return { id: typeof id === 'string' ? id : null, raw }
}

/** Storage can be edited by hand or hold something older: what has not the shape of a game is not taken for one. */
export function isSavedGame(found: unknown): found is SavedGame {
  const game = found as Partial<SavedGame> | null | undefined
  return (
    typeof game?.id === 'string' &&
    typeof game.updated === 'number' &&
    (game.moved === null || typeof game.moved === 'string') &&
    isRecord(game.record) &&
    isSummary(game.summary) &&
    arePlayers(game.players) &&
    (game.lesson === undefined || areNumbers(game.lesson)) &&
    (game.thought === undefined || areTimes(game.thought)) &&
    game.players.length === game.record.seats &&
    findGame(game.record.game) !== undefined
  )
}

function isRecord(found: unknown): found is GameRecord {
  const record = found as Partial<GameRecord> | null | undefined
  return (
    typeof record?.game === 'string' &&
    typeof record.version === 'string' &&
    (typeof record.seed === 'string' || typeof record.seed === 'number') &&
    typeof record.seats === 'number' &&
    typeof record.options === 'object' &&
    record.options !== null &&
    Array.isArray(record.log) &&
    record.log.every((entry: unknown) => typeof entry === 'object' && entry !== null)
  )
}

function isSummary(found: unknown): found is SavedGame['summary'] {
  const summary = found as Partial<SavedGame['summary']> | null | undefined
  return (
    typeof summary?.round === 'number' &&
    typeof summary.over === 'boolean' &&
    (summary.result === undefined || Array.isArray(summary.result.totals)) &&
    Array.isArray(summary.deciders) &&
    summary.deciders.every((seat) => typeof seat === 'number')
  )
}

function areNumbers(found: unknown): found is readonly number[] {
  return Array.isArray(found) && found.every((number) => typeof number === 'number')
}

function areTimes(found: unknown): found is readonly (readonly number[])[] {
  return Array.isArray(found) && found.every(areNumbers)
}

export function arePlayers(found: unknown): found is readonly LocalPlayer[] {
  return (
    Array.isArray(found) &&
    found.every((player: Partial<LocalPlayer> | null) => {
      const { name, level, character = null } = player ?? {}
      return (
        typeof name === 'string' &&
        (level === null || BOT_LEVELS.some((known) => known === level)) &&
        (character === null || typeof character === 'string')
      )
    })
  )
}
