import { fastRng, unit, type FastRng } from '@entrepot/kernel'
import type { Match } from './match.ts'

/** How weights are tuned by matches. */
export interface TuningPlan {
  /** How many changes are tried. */
  readonly trials: number
  /** Games for each trial, each seed from every seat. */
  readonly games: number
  readonly seed: string
  /** Plays these matches: wherever there are hands to do it. By match: the reward of the candidate. */
  play(matches: readonly Match[]): Promise<readonly number[]>
  onTrial(trial: number, accepted: boolean, advantage: number): void
}

/** Weights changed in a trial, and how far. */
const CHANGED = 6
const FURTHEST = 0.5
/** A change is kept if it is better by more than so many standard errors. */
const CONVINCING = 1

/**
 * Changes some weights by chance and lets both, the best so far and the changed ones, play the same matches against the fixed
 * weights it began with; what did better by more than chance would explain is kept. Every trial has seeds of its own: what
 * was lucky once is not carried along.
 */
export async function tune(plan: TuningPlan, start: readonly number[]): Promise<number[]> {
  const rng = fastRng(`${plan.seed}/changes`)
  let best = [...start]
  for (let trial = 1; trial <= plan.trials; trial++) {
    const candidate = changed(best, rng)
    const rewards = await plan.play([
      ...matchesOf(plan, trial, candidate, start),
      ...matchesOf(plan, trial, best, start),
    ])
    const differences = rewards
      .slice(0, plan.games)
      .map((reward, index) => reward - (rewards[plan.games + index] as number))
    const advantage = mean(differences)
    const accepted = advantage > CONVINCING * standardError(differences)
    if (accepted) best = candidate
    plan.onTrial(trial, accepted, advantage)
  }
  return best
}

function matchesOf(
  { games, seed }: TuningPlan,
  trial: number,
  candidate: readonly number[],
  fixed: readonly number[],
): Match[] {
  return Array.from({ length: games }, (_, index) => ({
    candidate,
    fixed,
    seat: index % 2,
    seed: `${seed}/${trial}/${Math.floor(index / 2)}`,
  }))
}

function changed(weights: readonly number[], rng: FastRng): number[] {
  const next = [...weights]
  for (let change = 0; change < CHANGED; change++) {
    const at = Math.floor(unit(rng) * (weights.length - 1))
    const reach = Math.max(Math.abs(weights[at] as number), 0.2)
    next[at] = Number(((weights[at] as number) + FURTHEST * reach * (2 * unit(rng) - 1)).toPrecision(4))
  }
  return next
}

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / values.length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
