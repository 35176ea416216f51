import type { NetWeights } from '../values.ts'

const BATCH = 64
const MOMENTUM = 0.9
const SQUARES = 0.999

/** The value while it learns: a weighted sum and rectified units, by mini-batches with Adam. */
export class Net {
  readonly #size: number
  readonly #units: number
  /** Linear weights, constant, then by unit its output weight, its input weights and its constant. */
  readonly #weights: Float64Array
  readonly #gradient: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array
  readonly #activations: Float64Array
  #pending = 0
  #steps = 0

  constructor(size: number, units: number, chance: () => number) {
    this.#size = size
    this.#units = units
    const count = size + 1 + units * (size + 2)
    this.#weights = new Float64Array(count)
    this.#gradient = new Float64Array(count)
    this.#first = new Float64Array(count)
    this.#second = new Float64Array(count)
    this.#activations = new Float64Array(units)
    for (let at = size + 1; at < count; at++) this.#weights[at] = chance() * (1 / Math.sqrt(size))
  }

  set constant(value: number) {
    this.#weights[this.#size] = value
  }

  of(input: Float32Array, from: number): number {
    const size = this.#size
    const weights = this.#weights
    let sum = weights[size]
    for (let i = 0; i < size; i++) sum += weights[i] * input[from + i]
    for (let u = 0, at = size + 1; u < this.#units; u++, at += size + 2) {
      let activation = weights[at + size + 1]
      for (let i = 0; i < size; i++) activation += weights[at + 1 + i] * input[from + i]
      this.#activations[u] = activation
      if (activation > 0) sum += weights[at] * activation
    }
    return sum
  }

  learn(input: Float32Array, from: number, target: number, rate: number): void {
    const size = this.#size
    const weights = this.#weights
    const gradient = this.#gradient
    // One wild game must not tear the weights away: the error is bounded (Huber).
    const error = Math.max(-20, Math.min(20, this.of(input, from) - target))
    for (let i = 0; i < size; i++) gradient[i] += error * input[from + i]
    gradient[size] += error
    for (let u = 0, at = size + 1; u < this.#units; u++, at += size + 2) {
      const activation = this.#activations[u]
      if (activation <= 0) continue
      gradient[at] += error * activation
      const back = error * weights[at]
      for (let i = 0; i < size; i++) gradient[at + 1 + i] += back * input[from + i]
      gradient[at + size + 1] += back
    }
    if (++this.#pending === BATCH) this.#step(rate)
  }

  #step(rate: number): void {
    this.#pending = 0
    this.#steps++
    const firstFactor = 1 / (1 - MOMENTUM ** this.#steps)
    const secondFactor = 1 / (1 - SQUARES ** this.#steps)
    for (let i = 0; i < this.#weights.length; i++) {
      const slope = this.#gradient[i] / BATCH
      this.#gradient[i] = 0
      this.#first[i] = MOMENTUM * this.#first[i] + (1 - MOMENTUM) * slope
      this.#second[i] = SQUARES * this.#second[i] + (1 - SQUARES) * slope * slope
      const pull = (this.#first[i] * firstFactor) / (Math.sqrt(this.#second[i] * secondFactor) + 1e-8)
      this.#weights[i] -= rate * pull
    }
  }

  export(): Pick<NetWeights, 'linear' | 'units'> {
    const size = this.#size
    const short = (value: number): number => Number(value.toPrecision(5))
    const part = (from: number, to: number): number[] => Array.from(this.#weights.subarray(from, to), short)
    return {
      linear: part(0, size + 1),
      units: Array.from({ length: this.#units }, (_, u) =>
        part(size + 1 + u * (size + 2), size + 1 + (u + 1) * (size + 2)),
      ),
    }
  }
}
