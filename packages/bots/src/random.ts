import { pick, type Game } from '@entrepot/kernel'
import type { Player } from './player.ts'

/** Any legal command, each with equal chance: for tests and as a yardstick, nobody to play against. */
export function randomPlayer(game: Game): Player {
  return {
    choose(view, seat, rng) {
      return pick(rng, game.legal(game.resample(view, seat, rng), seat))
    },
  }
}
