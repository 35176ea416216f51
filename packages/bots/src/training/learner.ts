import { fastRng, unit } from '@entrepot/kernel'
import type { ValueWeights } from '../values.ts'
import { Adam } from './adam.ts'
import type { Episode } from './self-play.ts'
import { leadOf, measure, type Measure } from './measure.ts'

/** How far a target looks ahead: 1 to the end of the game, 0 to the next turn alone. */
const LAMBDA = 0.8
/** Errors beyond this many points pull no harder. */
const FURTHEST = 30
/** Positions for each step of the weights. */
const BATCH = 64
/** Part of the average that each step's weights have. */
const MEMORY = 0.002

/**
 * Learns by TD(λ) from games that it plays against itself with what it has learnt so far: a weight that flatters a feature makes
 * the learner chase it, lose by it, and correct it. What is learnt is by how much a seat will be ahead of the others, from
 * what its position holds beyond theirs: what all seats have in common, such as the length of the game, cancels.
 */
export class Learner {
  readonly #size: number
  readonly #units: number
  readonly #measure: Measure
  /** The sum's weights, each unit's weights, the units' outputs: all for measured features, as the value is linear in them. */
  readonly #weights: Float64Array
  readonly #average: Float64Array
  readonly #pull: Float64Array
  readonly #adam: Adam
  #steps = 0

  /** Begins with a weighted sum; units are drawn by chance and add nothing at first. */
  constructor(sum: readonly number[], units: number, survey: readonly Episode[], seed: string) {
    this.#size = sum.length - 1
    this.#units = units
    this.#measure = measure(survey)
    const { mean, spread } = this.#measure
    const row = this.#size + 1
    this.#weights = new Float64Array(row * (units + 1) + units)
    for (let i = 0; i < this.#size; i++) {
      this.#weights[i] = sum[i] * spread[i]
      this.#weights[this.#size] += sum[i] * mean[i]
    }
    this.#weights[this.#size] += sum[this.#size]
    const rng = fastRng(`${seed}/units`)
    const reach = Math.sqrt(6 / this.#size)
    for (let at = row; at < row * (units + 1); at++) this.#weights[at] = reach * (2 * unit(rng) - 1)
    this.#average = this.#weights.slice()
    this.#pull = new Float64Array(this.#weights.length)
    this.#adam = new Adam(this.#weights.length)
  }

  /** What is expected now, to play with. */
  get current(): ValueWeights {
    return this.#unmeasured(this.#weights, 5)
  }

  /** The weights averaged over the latest steps, short to store: steadier than those of any one moment. */
  get settled(): ValueWeights {
    return this.#unmeasured(this.#average, 3)
  }

  /** Learns from games played with the current weights, at a rate; returns the mean squared error of the expectations. */
  learn(episodes: readonly Episode[], rate: number): number {
    let squares = 0
    let count = 0
    let pulled = 0
    for (const episode of episodes) {
      const inputs = this.#measured(episode)
      const targets = this.#targets(episode, inputs)
      for (let at = 0; at < targets.length; at++) {
        const turn = Math.floor(at / episode.seats)
        const error = this.#reconsider(inputs, turn, episode.seats, at % episode.seats, targets[at])
        squares += error * error
        count++
        if (++pulled === BATCH) {
          this.#step(rate)
          pulled = 0
        }
      }
    }
    return squares / count
  }

  /** The features of a game, each measured by how it varies. */
  #measured({ features }: Episode): Float64Array {
    const { mean, spread } = this.#measure
    const inputs = new Float64Array(features.length)
    for (let at = 0; at < inputs.length; at++) {
      const i = at % this.#size
      inputs[at] = spread[i] === 0 ? 0 : (features[at] - mean[i]) / spread[i]
    }
    return inputs
  }

  /** By turn and seat: the lead to be expected, in the light of what came later. */
  #targets({ seats, turns, finals }: Episode, inputs: Float64Array): Float64Array {
    const targets = new Float64Array(turns * seats)
    const expected = new Float64Array(seats)
    const ahead = Float64Array.from(finals, (_, seat) => leadOf(finals, seat))
    for (let turn = turns - 1; turn >= 0; turn--) {
      for (let seat = 0; seat < seats; seat++) expected[seat] = this.#value(inputs, turn * seats + seat)
      for (let seat = 0; seat < seats; seat++) {
        targets[turn * seats + seat] = ahead[seat]
        ahead[seat] = LAMBDA * ahead[seat] + (1 - LAMBDA) * leadOf(expected, seat)
      }
    }
    return targets
  }

  /** Adds to the pull what brings the expectation of one seat's lead nearer to its target; returns the error. */
  #reconsider(inputs: Float64Array, turn: number, seats: number, seat: number, target: number): number {
    let lead = 0
    for (let other = 0; other < seats; other++) {
      const share = other === seat ? 1 : -1 / (seats - 1)
      lead += share * this.#value(inputs, turn * seats + other)
    }
    const error = Math.max(-FURTHEST, Math.min(FURTHEST, target - lead))
    for (let other = 0; other < seats; other++) {
      const share = other === seat ? 1 : -1 / (seats - 1)
      this.#pullFor(inputs, turn * seats + other, error * share)
    }
    return error
  }

  #value(inputs: Float64Array, place: number): number {
    const size = this.#size
    const from = place * size
    const weights = this.#weights
    const outputs = (size + 1) * (this.#units + 1)
    let total = weights[size]
    for (let i = 0; i < size; i++) total += weights[i] * inputs[from + i]
    for (let unitAt = 0, row = size + 1; unitAt < this.#units; unitAt++, row += size + 1) {
      let strength = weights[row + size]
      for (let i = 0; i < size; i++) strength += weights[row + i] * inputs[from + i]
      if (strength > 0) total += weights[outputs + unitAt] * strength
    }
    return total
  }

  #pullFor(inputs: Float64Array, place: number, by: number): void {
    const size = this.#size
    const from = place * size
    const weights = this.#weights
    const pull = this.#pull
    const outputs = (size + 1) * (this.#units + 1)
    for (let i = 0; i < size; i++) pull[i] += by * inputs[from + i]
    for (let unitAt = 0, row = size + 1; unitAt < this.#units; unitAt++, row += size + 1) {
      let strength = weights[row + size]
      for (let i = 0; i < size; i++) strength += weights[row + i] * inputs[from + i]
      if (strength <= 0) continue
      pull[outputs + unitAt] += by * strength
      const through = by * weights[outputs + unitAt]
      for (let i = 0; i < size; i++) pull[row + i] += through * inputs[from + i]
      pull[row + size] += through
    }
  }

  #step(rate: number): void {
    for (let i = 0; i < this.#pull.length; i++) this.#pull[i] /= BATCH
    this.#adam.step(this.#weights, this.#pull, rate)
    this.#pull.fill(0)
    this.#steps++
    const share = Math.max(MEMORY, 1 / this.#steps)
    for (let i = 0; i < this.#weights.length; i++)
      this.#average[i] += share * (this.#weights[i] - this.#average[i])
  }

  /** Weights for measured features, turned into weights for the features themselves, to so many digits. */
  #unmeasured(weights: Float64Array, digits: number): ValueWeights {
    const short = (weight: number): number => Number(weight.toPrecision(digits))
    const row = this.#size + 1
    const rows = Array.from({ length: this.#units + 1 }, (_, index) =>
      this.#unmeasuredRow(weights.subarray(index * row, (index + 1) * row)).map(short),
    )
    return {
      sum: rows[0] as number[],
      units: rows.slice(1).flat(),
      outputs: Array.from(weights.subarray(row * (this.#units + 1)), short),
    }
  }

  #unmeasuredRow(weights: Float64Array): number[] {
    const { mean, spread } = this.#measure
    const row: number[] = []
    let constant = weights[this.#size]
    for (let i = 0; i < this.#size; i++) {
      const weight = spread[i] === 0 ? 0 : weights[i] / spread[i]
      row.push(weight)
      constant -= weight * mean[i]
    }
    return [...row, constant]
  }
}
