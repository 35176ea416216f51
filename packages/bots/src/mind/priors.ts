import type { BaseCommand, BaseState, Heuristics, Perception, Seat } from '@entrepot/kernel'
import type { Priors } from '../search/priors.ts'
import { Logarithms } from './logarithms.ts'
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
  readonly #weights: Float64Array
  readonly #logarithms = new Logarithms()
  readonly #context: Float64Array
  /** The contexts of the decision at hand that are not 0: most are. */
  readonly #present: Int32Array
  #presentCount = 0
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
    this.#weights = Float64Array.from(priors)
    this.#context = new Float64Array(shape.contexts)
    this.#present = new Int32Array(shape.contexts)
    this.#sums = new Float64Array(shape.classes)
    this.#fresh = new Int32Array(shape.classes)
  }

  weigh(
    world: BaseState,
    seat: Seat,
    commands: readonly BaseCommand[],
    out: Float64Array,
    classes?: Int32Array,
  ): void {
    this.#heuristics.weigh(world, seat, commands, out)
    this.#look(world, seat)
    const row = this.#shape.contexts + 1
    const weights = this.#weights
    const logarithms = this.#logarithms
    for (let i = 0; i < commands.length; i++) {
      const kind = classes === undefined ? this.#perception.classOf(commands[i]) : classes[i]
      const sum = this.#sumOf(kind)
      const logit = weights[kind * row] * logarithms.of(out[i]) + sum
      out[i] = Math.exp(Math.max(-FURTHEST, Math.min(FURTHEST, logit)))
    }
  }

  /** Sees the contexts of a new decision. */
  #look(world: BaseState, seat: Seat): void {
    const context = this.#context
    this.#perception.context(world, seat, context)
    this.#decision++
    let count = 0
    for (let i = 0; i < context.length; i++) if (context[i] !== 0) this.#present[count++] = i
    this.#presentCount = count
  }

  #sumOf(kind: number): number {
    if (this.#fresh[kind] === this.#decision) return this.#sums[kind]
    const at = kind * (this.#shape.contexts + 1) + 1
    const weights = this.#weights
    const context = this.#context
    const present = this.#present
    const count = this.#presentCount
    let sum = 0
    for (let i = 0; i < count; i++) sum += weights[at + present[i]] * context[present[i]]
    this.#sums[kind] = sum
    this.#fresh[kind] = this.#decision
    return sum
  }
}
