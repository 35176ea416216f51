import { unit, type Game } from '@entrepot/kernel'
import type { Player } from './player.ts'
import type { Priors } from './search/priors.ts'

/** Sensible chance: commands by their priors, without looking ahead. */
export function novice(game: Game, priors: Priors): Player {
  let weights = new Float64Array(64)
  return {
    choose(view, seat, rng) {
      const world = game.resample(view, seat, rng)
      const legal = game.legal(world, seat)
      if (legal.length > weights.length) weights = new Float64Array(2 * legal.length)
      priors.weigh(world, seat, legal, weights)
      let total = 0
      for (let i = 0; i < legal.length; i++) total += weights[i]
      let chance = unit(rng) * total
      let chosen = 0
      while (chosen < legal.length - 1 && (chance -= weights[chosen]) >= 0) chosen++
      return legal[chosen]
    },
  }
}
