import { fastRng, shuffle } from '@entrepot/kernel'
import { priorsSize, type Shape } from '../mind/shape.ts'
import { Adam } from './adam.ts'
import type { Experience } from './expert-play.ts'
import type { LearnerState } from './value-learner.ts'

/** Decisions for each step of the weights. */
const BATCH = 128
const MEMORY = 0.005
const LONG_SETTLED = 1 / MEMORY
/** Steps of priors are longer than those of values: there are few of them and each is a plain sum. */
const HASTE = 5

/** Learns what search comes to: the part of its tries that each command gets. Begins with the priors set by hand. */
export class PriorsLearner {
  readonly #shape: Shape
  readonly #weights: Float64Array
  readonly #average: Float64Array
  readonly #pull: Float64Array
  readonly #adam: Adam
  readonly #logits = new Float64Array(2048)
  #settledFor = 0

  constructor(shape: Shape) {
    this.#shape = shape
    const size = priorsSize(shape)
    this.#weights = new Float64Array(size)
    for (let kind = 0; kind < shape.classes; kind++) this.#weights[kind * (shape.contexts + 1)] = 1
    this.#average = this.#weights.slice()
    this.#pull = new Float64Array(size)
    this.#adam = new Adam(size)
  }

  /** The weights of a mind that was taught before. */
  beginWith(priors: Float32Array): void {
    this.#weights.set(priors)
    this.#average.set(priors)
    this.#settledFor = LONG_SETTLED
  }

  settled(): Float32Array {
    return Float32Array.from(this.#average)
  }

  get state(): LearnerState {
    const { means, squares, steps } = this.#adam
    return {
      center: new Float64Array(0),
      scale: new Float64Array(0),
      weights: this.#weights,
      average: this.#average,
      means,
      squares,
      steps,
      settled: this.#settledFor,
    }
  }

  restore({ weights, average, means, squares, steps, settled }: LearnerState): void {
    if (weights.length !== this.#weights.length)
      throw new Error('the checkpoint is of priors of another size: begin anew')
    this.#weights.set(weights)
    this.#average.set(average)
    this.#adam.restore(means, squares, steps)
    this.#settledFor = settled
  }

  /** Learns once from every decision; the surprise at what search came to beyond what nobody could foresee. */
  async learn(
    experiences: readonly Experience[],
    rate: number,
    seed: string,
    breathe: () => Promise<void>,
  ): Promise<number> {
    const decisions = experiences.flatMap((experience) =>
      Array.from(experience.begins, (_, decision) => ({ experience, decision })),
    )
    shuffle(fastRng(`${seed}/decisions`), decisions)
    let surprise = 0
    for (const [index, { experience, decision }] of decisions.entries()) {
      surprise += this.#reconsider(experience, decision)
      if (index % BATCH === BATCH - 1) this.#step(HASTE * rate)
      if (index % (32 * BATCH) === 0) await breathe()
    }
    this.#pull.fill(0)
    return surprise / Math.max(1, decisions.length)
  }

  #reconsider({ contexts, begins, classes, weights, tries }: Experience, decision: number): number {
    const { contexts: size } = this.#shape
    const row = size + 1
    const begin = begins[decision]
    const end = decision + 1 < begins.length ? begins[decision + 1] : classes.length
    const context = decision * size
    let highest = -Infinity
    for (let at = begin; at < end; at++) {
      const from = classes[at] * row
      let logit = this.#weights[from] * weights[at]
      for (let i = 0; i < size; i++) logit += this.#weights[from + 1 + i] * contexts[context + i]
      this.#logits[at - begin] = logit
      if (logit > highest) highest = logit
    }
    let total = 0
    for (let at = 0; at < end - begin; at++) total += this.#logits[at] = Math.exp(this.#logits[at] - highest)
    let surprise = 0
    for (let at = begin; at < end; at++) {
      const chance = this.#logits[at - begin] / total
      const share = tries[at]
      if (share > 0) surprise += share * Math.log(share / Math.max(1e-9, chance))
      const error = share - chance
      const from = classes[at] * row
      this.#pull[from] += error * weights[at]
      for (let i = 0; i < size; i++) this.#pull[from + 1 + i] += error * contexts[context + i]
    }
    return surprise
  }

  #step(rate: number): void {
    for (let i = 0; i < this.#pull.length; i++) this.#pull[i] /= BATCH
    this.#adam.step(this.#weights, this.#pull, rate)
    this.#pull.fill(0)
    this.#settledFor++
    const share = Math.max(MEMORY, 1 / this.#settledFor)
    for (let i = 0; i < this.#weights.length; i++)
      this.#average[i] += share * (this.#weights[i] - this.#average[i])
  }
}
