/** How far the rewards of a search lie apart: four standard deviations are its unit. */
export class Spread {
  #count = 0
  #mean = 0
  #squares = 0
  #unit = 0.25

  get unit(): number {
    return this.#unit
  }

  learn(reward: number): void {
    this.#count++
    const before = reward - this.#mean
    this.#mean += before / this.#count
    this.#squares += before * (reward - this.#mean)
    if (this.#count >= 8) this.#unit = Math.max(0.004, 4 * Math.sqrt(this.#squares / this.#count))
  }
}
