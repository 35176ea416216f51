import { netValue, type NetWeights, type Value } from '../values.ts'
import type { Lessons } from './learner.ts'
import type { Episode } from './self-play.ts'

const MOMENTUM = 0.9
const SQUARES = 0.999
/** Part of the average that each game's weights have. */
const MEMORY = 0.005

/**
 * Learns like the learner of a weighted sum, with rectified units beside it that can tell when a feature is worth more or less.
 * It begins with a sum already learnt; the units begin silent.
 */
export class NetLearner {
  readonly #lessons: Lessons
  readonly #size: number
  readonly #units: number
  readonly #mean: readonly number[]
  readonly #scale: readonly number[]
  /** By unit: its weight in the sum, its input weights, its constant; before them the linear weights and a constant. */
  readonly #weights: Float64Array
  readonly #average: Float64Array
  readonly #gradient: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array
  /** By seat: scaled inputs and activations of one turn. */
  readonly #inputs: Float64Array[]
  readonly #active: Float64Array[]
  #games = 0

  constructor(start: NetWeights, lessons: Lessons) {
    this.#lessons = lessons
    this.#mean = start.mean
    this.#scale = start.scale
    this.#size = start.mean.length
    this.#units = start.units.length
    this.#weights = Float64Array.from([...start.linear, ...start.units.flat()])
    this.#average = Float64Array.from(this.#weights)
    this.#gradient = new Float64Array(this.#weights.length)
    this.#first = new Float64Array(this.#weights.length)
    this.#second = new Float64Array(this.#weights.length)
    this.#inputs = Array.from({ length: 4 }, () => new Float64Array(this.#size))
    this.#active = Array.from({ length: 4 }, () => new Float64Array(this.#units))
  }

  /** What is expected now, to play with. */
  get value(): Value {
    return netValue(this.#export(this.#weights))
  }

  get weights(): NetWeights {
    return this.#export(this.#average)
  }

  learn({ seats, turns, size, features, finals }: Episode): number {
    const expected = new Float64Array(turns * seats)
    for (let row = 0; row < turns * seats; row++) expected[row] = this.#forward(features, row * size, 0)
    const errors = this.#errors(expected, finals, seats, turns)
    this.#gradient.fill(0)
    let squares = 0
    for (let turn = 0; turn < turns; turn++) {
      for (let seat = 0; seat < seats; seat++) this.#forward(features, (turn * seats + seat) * size, seat)
      for (let seat = 0; seat < seats; seat++) {
        const error = errors[turn * seats + seat]
        squares += error * error
        for (let other = 0; other < seats; other++)
          this.#backward(other, other === seat ? error : -error / (seats - 1))
      }
    }
    this.#step(turns * seats)
    return squares / (turns * seats)
  }

  /** By turn and seat: how far the λ-return of the lead is from what was expected. */
  #errors(expected: Float64Array, finals: readonly number[], seats: number, turns: number): Float64Array {
    const errors = new Float64Array(turns * seats)
    const lead = (scores: ArrayLike<number>, from: number, seat: number): number => {
      let others = 0
      for (let other = 0; other < seats; other++) if (other !== seat) others += scores[from + other]
      return scores[from + seat] - others / (seats - 1)
    }
    for (let seat = 0; seat < seats; seat++) {
      let target = lead(finals, 0, seat)
      for (let turn = turns - 1; turn >= 0; turn--) {
        const now = lead(expected, turn * seats, seat)
        errors[turn * seats + seat] = Math.max(-30, Math.min(30, target - now))
        target = this.#lessons.lambda * target + (1 - this.#lessons.lambda) * now
      }
    }
    return errors
  }

  #forward(features: Float32Array, from: number, seat: number): number {
    const size = this.#size
    const weights = this.#weights
    const input = this.#inputs[seat]
    const active = this.#active[seat]
    let sum = weights[size]
    for (let i = 0; i < size; i++) {
      input[i] = (features[from + i] - this.#mean[i]) * this.#scale[i]
      sum += weights[i] * input[i]
    }
    for (let unit = 0, at = size + 1; unit < this.#units; unit++, at += size + 2) {
      let activation = weights[at + size + 1]
      for (let i = 0; i < size; i++) activation += weights[at + 1 + i] * input[i]
      active[unit] = activation > 0 ? activation : 0
      sum += weights[at] * active[unit]
    }
    return sum
  }

  #backward(seat: number, error: number): void {
    const size = this.#size
    const gradient = this.#gradient
    const input = this.#inputs[seat]
    const active = this.#active[seat]
    for (let i = 0; i < size; i++) gradient[i] += error * input[i]
    for (let unit = 0, at = size + 1; unit < this.#units; unit++, at += size + 2) {
      if (active[unit] === 0) continue
      gradient[at] += error * active[unit]
      const back = error * this.#weights[at]
      for (let i = 0; i < size; i++) gradient[at + 1 + i] += back * input[i]
      gradient[at + size + 1] += back
    }
  }

  /** Adam. */
  #step(rows: number): void {
    this.#games++
    const firstFactor = 1 / (1 - MOMENTUM ** this.#games)
    const secondFactor = 1 / (1 - SQUARES ** this.#games)
    const share = Math.max(MEMORY, 1 / this.#games)
    for (let i = 0; i < this.#weights.length; i++) {
      const slope = this.#gradient[i] / rows
      this.#first[i] = MOMENTUM * this.#first[i] + (1 - MOMENTUM) * slope
      this.#second[i] = SQUARES * this.#second[i] + (1 - SQUARES) * slope * slope
      const pull = (this.#first[i] * firstFactor) / (Math.sqrt(this.#second[i] * secondFactor) + 1e-6)
      this.#weights[i] += this.#lessons.rate * pull
      this.#average[i] += share * (this.#weights[i] - this.#average[i])
    }
  }

  #export(weights: Float64Array): NetWeights {
    const size = this.#size
    const part = (from: number, to: number): number[] =>
      Array.from(weights.subarray(from, to), (weight) => Number(weight.toPrecision(5)))
    return {
      mean: this.#mean,
      scale: this.#scale,
      linear: part(0, size + 1),
      units: Array.from({ length: this.#units }, (_, unit) => {
        const from = size + 1 + unit * (size + 2)
        return part(from, from + size + 2)
      }),
    }
  }
}
