import type { BaseCommand, BaseState, Heuristics, Perception, Seat } from '@entrepot/kernel'
import type { Priors } from '../search/priors.ts'
import type { MindWeights, Shape } from './shape.ts'

/** Further than this from even, a prior is no likelier. */
const FURTHEST = 12

/**
 * Priors learnt from what search came to: by the class of a command, so much of the weight set by hand and so much of each
 * context. Cheap enough for playouts.
 */
export class LearntPriors implements Priors {
  readonly #heuristics: Heuristics
  readonly #perception: Perception
  readonly #shape: Shape
  readonly #weights: Float32Array
  readonly #context: Float64Array
  /** By class: what the contexts of the decision at hand come to; known for those in `#fresh`. */
  readonly #sums: Float64Array
  readonly #fresh: Int32Array
  #decision = 0

  constructor(heuristics: Heuristics, { shape, priors }: MindWeights) {
    if (heuristics.perception === undefined)
      throw new Error('a mind has no priors for a game without a perception of it')
    this.#heuristics = heuristics
    this.#perception = heuristics.perception
    this.#shape = shape
    this.#weights = priors
    this.#context = new Float64Array(shape.contexts)
    this.#sums = new Float64Array(shape.classes)
    this.#fresh = new Int32Array(shape.classes)
  }

  weigh(world: BaseState, seat: Seat, commands: readonly BaseCommand[], out: Float64Array): void {
    this.#heuristics.weigh(world, seat, commands, out)
    this.#perception.context(world, seat, this.#context)
    this.#decision++
    const row = this.#shape.contexts + 1
    for (let i = 0; i < commands.length; i++) {
      const kind = this.#perception.classOf(commands[i])
      const sum = this.#sumOf(kind)
      const logit = this.#weights[kind * row] * Math.log(out[i]) + sum
      out[i] = Math.exp(Math.max(-FURTHEST, Math.min(FURTHEST, logit)))
    }
  }

  #sumOf(kind: number): number {
    if (this.#fresh[kind] === this.#decision) return this.#sums[kind]
    const at = kind * (this.#shape.contexts + 1) + 1
    let sum = 0
    for (let i = 0; i < this.#context.length; i++) sum += this.#weights[at + i] * this.#context[i]
    this.#sums[kind] = sum
    this.#fresh[kind] = this.#decision
    return sum
  }
}
