/** How long the mean of the pulls and the mean of their squares remember. */
const FIRST = 0.9
const SECOND = 0.999

/** Steps of weights, each as long as its pull is steady (Adam). */
export class Adam {
  readonly #means: Float64Array
  readonly #squares: Float64Array
  #steps = 0

  constructor(size: number) {
    this.#means = new Float64Array(size)
    this.#squares = new Float64Array(size)
  }

  step(weights: Float64Array, pull: Float64Array, rate: number): void {
    this.#steps++
    const first = 1 - FIRST ** this.#steps
    const second = 1 - SECOND ** this.#steps
    for (let i = 0; i < weights.length; i++) {
      this.#means[i] = FIRST * this.#means[i] + (1 - FIRST) * pull[i]
      this.#squares[i] = SECOND * this.#squares[i] + (1 - SECOND) * pull[i] * pull[i]
      weights[i] += (rate * this.#means[i]) / first / (Math.sqrt(this.#squares[i] / second) + 1e-8)
    }
  }
}
