import type { Surroundings } from '../player.ts'
import type { Node } from './node.ts'
import type { Recipe } from './recipe.ts'

/** Iterations before the first look at whether the choice is already made. */
const FIRST_LOOK = 32

/** How far over its time a decision goes for the fewest iterations. */
const PATIENCE = 3

/**
 * When to stop thinking: after so many iterations, so that a level is as strong on every machine that is fast enough; by the
 * clock on one that is not; at once when cancelled; and sooner when no other command could catch up in what is left. A
 * turn of many decisions shares out a total.
 */
export class Budget {
  readonly #recipe: Recipe
  readonly #now: (() => number) | null
  readonly #cancelled: () => boolean
  readonly #most: number
  #turn = -1
  #spent = 0
  #began = 0
  #allowed = 0
  iterations = 0
  millis = 0
  /** Whether the decision was broken off before its fewest iterations. */
  hurried = false

  constructor(recipe: Recipe, { now, cancelled, iterations }: Surroundings) {
    this.#recipe = recipe
    this.#now = iterations === undefined ? (now ?? null) : null
    this.#cancelled = cancelled ?? (() => false)
    this.#most = iterations ?? recipe.iterations
  }

  /** Begins a decision of the given turn; −1: of the same turn as before. */
  begin(turn: number): void {
    if (turn >= 0 && turn !== this.#turn) {
      this.#turn = turn
      this.#spent = 0
    }
    this.iterations = 0
    this.millis = 0
    this.hurried = false
    if (this.#now === null) return
    this.#began = this.#now()
    const { millis, turnMillis } = this.#recipe
    // The further a turn has got, the less is left for each of its decisions.
    this.#allowed = Math.min(millis, Math.max(millis / 8, (turnMillis - this.#spent) / 4))
  }

  /** Whether another iteration shall be made. */
  goesOn(root: Node): boolean {
    if (this.#cancelled() && this.iterations > 0) {
      this.#breakOff()
      return false
    }
    const left = this.#left(root)
    if (left <= 0) return false
    this.iterations++
    return this.iterations <= FIRST_LOOK || this.iterations % 16 !== 0 || lead(root) <= left
  }

  end(): void {
    if (this.#now === null) return
    this.millis = this.#now() - this.#began
    this.#spent += this.millis
  }

  #breakOff(): void {
    this.hurried = this.iterations < this.#recipe.fewest
  }

  /** How many more iterations there may be. */
  #left(root: Node): number {
    const tried = this.#recipe.inherits === true ? root.visits : 0
    const open = this.#most - Math.max(tried, this.iterations)
    if (this.#now === null || open <= 0 || this.iterations === 0) return open
    const used = this.#now() - this.#began
    // A slow machine goes on for a while: what a few tries say is worse than no thought at all.
    const patience = this.iterations < this.#recipe.fewest ? PATIENCE : 1
    if (used >= patience * this.#allowed) {
      this.#breakOff()
      return 0
    }
    return Math.min(open, (this.iterations * (patience * this.#allowed - used)) / Math.max(used, 0.001))
  }
}

/** How many more tries the favourite has than the next. */
function lead(root: Node): number {
  let first = 0
  let second = 0
  for (const tried of root.tried) {
    if (tried > first) {
      second = first
      first = tried
    } else if (tried > second) second = tried
  }
  return first - second
}
