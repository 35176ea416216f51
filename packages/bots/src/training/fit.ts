import { rngFromSeed, shuffle, unit, type Rng, type Seed } from '@entrepot/kernel'
import type { NetWeights } from '../values.ts'
import { Net } from './net.ts'
import type { Episode } from './self-play.ts'

/** How a value is fitted. */
export interface FitPlan {
  /** Rectified units beside the weighted sum; 0 for the sum alone. */
  readonly units: number
  /** How far a target looks ahead: 1 to the end of the game, 0 to the next turn alone. */
  readonly lambda: number
  readonly epochs: number
  readonly rate: number
  readonly seed: Seed
}

/** The fitted weights and the root of the mean squared error on games kept aside. */
export interface Fit {
  readonly weights: NetWeights
  readonly error: number
}

/**
 * Fits the expected final score by TD(λ): the target of a position mixes what is expected of the positions after it with how
 * the game ended. Every tenth game is kept aside to measure the error.
 */
export function fit(episodes: readonly Episode[], plan: FitPlan, say: (line: string) => void): Fit {
  const rng = rngFromSeed(plan.seed)
  const size = (episodes[0] as Episode).size
  const training = episodes.filter((_, index) => index % 10 !== 9)
  const aside = episodes.filter((_, index) => index % 10 === 9)
  const { mean, scale } = normalise(training, size)
  const net = new Net(size, plan.units, () => unit(rng) - 0.5)
  const inputs = training.map((episode) => scaled(episode, mean, scale))
  const asideInputs = aside.map((episode) => scaled(episode, mean, scale))
  net.constant = average(training)
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    const lambda = epoch === 0 ? 1 : plan.lambda
    const targets = training.map((episode, i) => targetsOf(net, episode, inputs[i], lambda))
    learn(net, inputs, targets, size, plan.rate * (1 - epoch / plan.epochs) + 0.0001, rng)
    say(`epoch ${epoch + 1}: error ${errorOf(net, aside, asideInputs).toFixed(2)} on games kept aside`)
  }
  return { weights: { mean, scale, ...net.export() }, error: errorOf(net, aside, asideInputs) }
}

function normalise(episodes: readonly Episode[], size: number): { mean: number[]; scale: number[] } {
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  let count = 0
  for (const { features } of episodes) {
    for (let at = 0; at < features.length; at += size) {
      count++
      for (let i = 0; i < size; i++) {
        sums[i] += features[at + i]
        squares[i] += features[at + i] * features[at + i]
      }
    }
  }
  const mean = Array.from(sums, (sum) => sum / count)
  const scale = mean.map((middle, i) => {
    const deviation = Math.sqrt(Math.max(0, squares[i] / count - middle * middle))
    return deviation > 1e-6 ? 1 / deviation : 0
  })
  return { mean, scale }
}

function scaled(
  { features, size }: Episode,
  mean: readonly number[],
  scale: readonly number[],
): Float32Array {
  return features.map((value, at) => (value - mean[at % size]) * scale[at % size])
}

function average(episodes: readonly Episode[]): number {
  const finals = episodes.flatMap((episode) => episode.finals)
  return finals.reduce((sum, total) => sum + total, 0) / finals.length
}

/** By turn and seat: the λ-return, from the end of the game backwards. */
function targetsOf(
  net: Net,
  { seats, turns, size, finals }: Episode,
  input: Float32Array,
  lambda: number,
): Float32Array {
  const targets = new Float32Array(turns * seats)
  for (let seat = 0; seat < seats; seat++) {
    let target = finals[seat]
    for (let turn = turns - 1; turn >= 0; turn--) {
      const row = turn * seats + seat
      targets[row] = target
      if (lambda < 1) target = lambda * target + (1 - lambda) * net.of(input, row * size)
    }
  }
  return targets
}

function learn(
  net: Net,
  inputs: readonly Float32Array[],
  targets: readonly Float32Array[],
  size: number,
  rate: number,
  rng: Rng,
): void {
  const rows: [number, number][] = []
  for (const [game, target] of targets.entries())
    for (let row = 0; row < target.length; row++) rows.push([game, row])
  for (const [game, row] of shuffle(rng, rows)) net.learn(inputs[game], row * size, targets[game][row], rate)
}

function errorOf(net: Net, episodes: readonly Episode[], inputs: readonly Float32Array[]): number {
  let squares = 0
  let count = 0
  for (const [game, { seats, turns, size, finals }] of episodes.entries()) {
    for (let row = 0; row < turns * seats; row++) {
      const miss = net.of(inputs[game], row * size) - finals[row % seats]
      squares += miss * miss
      count++
    }
  }
  return Math.sqrt(squares / Math.max(1, count))
}
