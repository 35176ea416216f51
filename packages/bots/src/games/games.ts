import type { GameEntry } from './entry.ts'
import * as list from './list.ts'

/** The games of the list, in the order of their ids. */
export const GAMES = Object.values(list)

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
