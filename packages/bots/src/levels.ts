import type { Game } from '@entrepot/kernel'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

/** The players one can ask for by name. */
export const LEVELS = ['random'] as const

export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

export function playerOf(game: Game, level: Level): Player {
  switch (level) {
    case 'random':
      return randomPlayer(game)
  }
}
