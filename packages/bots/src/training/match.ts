import { fastRng, type Game, type Seat, type Seed } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { steadyRecipe } from '../recipes.ts'
import { rewardsOfOutcome } from '../rewards.ts'
import { searcher } from '../search/searcher.ts'
import { linearValue } from '../values.ts'

/** A game of two that search alike and judge by different weights. */
export interface Match {
  readonly candidate: readonly number[]
  readonly fixed: readonly number[]
  /** Where the candidate sits. */
  readonly seat: Seat
  readonly seed: Seed
}

/** Plays a match; the reward of the candidate, from 0 to 1. */
export function playMatch(game: Game, knowledge: Knowledge, { candidate, fixed, seat, seed }: Match): number {
  const { heuristics } = knowledge
  const players = [0, 1].map((place) => {
    const value = linearValue(place === seat ? candidate : fixed)
    return searcher(game, heuristics, steadyRecipe(knowledge, value), {})
  })
  const rng = fastRng(`${seed}/bots`)
  const state = game.setup({}, 2, seed)
  for (let [decider] = game.deciders(state); decider !== undefined; [decider] = game.deciders(state))
    game.step(state, decider, players[decider].choose(game.view(state, decider), decider, rng), null)
  const rewards = new Float64Array(2)
  rewardsOfOutcome(game, state, heuristics.spread, rewards)
  return rewards[seat]
}
