/** How long the mean of the pulls and the mean of their squares remember. */
const FIRST = 0.9
const SECOND = 0.999

/** Steps of weights, each as long as its pull is steady (Adam). */
export class Adam {
  readonly means: Float64Array
  readonly squares: Float64Array
  #steps = 0

  constructor(size: number) {
    this.means = new Float64Array(size)
    this.squares = new Float64Array(size)
  }

  get steps(): number {
    return this.#steps
  }

  step(weights: Float64Array, pull: Float64Array, rate: number): void {
    this.#steps++
    const first = 1 - FIRST ** this.#steps
    const second = 1 - SECOND ** this.#steps
    const { means, squares } = this
    for (let i = 0; i < weights.length; i++) {
      means[i] = FIRST * means[i] + (1 - FIRST) * pull[i]
      squares[i] = SECOND * squares[i] + (1 - SECOND) * pull[i] * pull[i]
      weights[i] += (rate * means[i]) / first / (Math.sqrt(squares[i] / second) + 1e-8)
    }
  }

  /** Goes on after so many steps. */
  restore(means: Float64Array, squares: Float64Array, steps: number): void {
    this.means.set(means)
    this.squares.set(squares)
    this.#steps = steps
  }
}
