import type { GameEntry } from './entry.ts'
import { mombasa } from './mombasa/index.ts'
import { yokohama } from './yokohama/index.ts'

/** The games. Shell, server, bots, terminal and releases all read them here. */
export const GAMES = [mombasa, yokohama] as const

export type GameId = (typeof GAMES)[number]['id']

export type ListedGame = GameEntry<GameId>

export function findGame(id: string): ListedGame | undefined {
  return GAMES.find((entry) => entry.id === id)
}

export function entryOf(id: GameId): ListedGame {
  const entry = findGame(id)
  if (entry === undefined) throw new Error(`There is no game ${id} in the list.`)
  return entry
}
