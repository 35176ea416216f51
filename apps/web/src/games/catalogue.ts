/** What the shell knows of the games without loading any of them. */
export interface GameEntry {
  readonly id: GameId
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game against bots takes. */
  readonly minutes: number
}

export const GAME_IDS = ['mombasa', 'yokohama'] as const

export type GameId = (typeof GAME_IDS)[number]

export const CATALOGUE: readonly GameEntry[] = [
  { id: 'mombasa', seats: { min: 2, max: 4 }, minutes: 40 },
  { id: 'yokohama', seats: { min: 2, max: 4 }, minutes: 40 },
]

export function findGame(id: string): GameEntry | undefined {
  return CATALOGUE.find((entry) => entry.id === id)
}
