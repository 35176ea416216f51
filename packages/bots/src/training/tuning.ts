import { rngFromSeed, unit, type Game, type Rng } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { steadyRecipe } from '../recipes.ts'
import { rewardsOfOutcome } from '../rewards.ts'
import { searcher } from '../search/searcher.ts'
import { linearValue } from '../values.ts'

/** How weights are tuned by matches. */
export interface TuningPlan {
  readonly game: Game
  readonly knowledge: Knowledge
  /** How many changes are tried. */
  readonly trials: number
  /** Games for each trial, each seed from both seats. */
  readonly games: number
  readonly seed: string
  onTrial(trial: number, accepted: boolean, reward: number): void
}

/** Weights changed in a trial, and how far. */
const CHANGED = 6
const FURTHEST = 0.5

/**
 * Changes some weights by chance, plays two-player matches with them against the fixed weights it began with, and keeps the
 * change if it did better than the best so far on the same seeds by more than chance would explain.
 */
export function tune(
  { game, knowledge, trials, games, seed, onTrial }: TuningPlan,
  start: readonly number[],
): number[] {
  const rng = rngFromSeed(`${seed}/changes`)
  let best = [...start]
  let rewards = matches(game, knowledge, best, start, games, seed)
  for (let trial = 1; trial <= trials; trial++) {
    const candidate = changed(best, rng)
    const found = matches(game, knowledge, candidate, start, games, seed)
    const accepted = isBetter(found, rewards)
    if (accepted) {
      best = candidate
      rewards = found
    }
    onTrial(trial, accepted, mean(rewards))
  }
  return best
}

function changed(weights: readonly number[], rng: Rng): number[] {
  const next = [...weights]
  for (let change = 0; change < CHANGED; change++) {
    const at = Math.floor(unit(rng) * (weights.length - 1))
    const reach = Math.max(Math.abs(weights[at]), 0.2)
    next[at] = Number((weights[at] + FURTHEST * reach * (2 * unit(rng) - 1)).toPrecision(4))
  }
  return next
}

/** By game: the reward of the candidate against the fixed weights. */
function matches(
  game: Game,
  knowledge: Knowledge,
  candidate: readonly number[],
  fixed: readonly number[],
  games: number,
  seed: string,
): number[] {
  const rewards = new Float64Array(2)
  const { heuristics } = knowledge
  return Array.from({ length: games }, (_, index) => {
    const seat = index % 2
    const players = [0, 1].map((place) => {
      const value = linearValue(place === seat ? candidate : fixed)
      return searcher(game, heuristics, { ...steadyRecipe(knowledge), value }, {})
    })
    const name = `${seed}/${Math.floor(index / 2)}`
    const rng = rngFromSeed(`${name}/bots`)
    const state = game.setup({}, 2, name)
    for (let [decider] = game.deciders(state); decider !== undefined; [decider] = game.deciders(state))
      game.step(state, decider, players[decider].choose(game.view(state, decider), decider, rng), null)
    rewardsOfOutcome(game, state, heuristics.spread, rewards)
    return rewards[seat]
  })
}

/** Whether the mean difference is more than one standard error above 0. */
function isBetter(found: readonly number[], before: readonly number[]): boolean {
  const differences = found.map((reward, index) => reward - before[index])
  const middle = mean(differences)
  const variance = mean(differences.map((difference) => (difference - middle) ** 2))
  return middle > Math.sqrt(variance / differences.length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
