/** By count: how far an average of so many is trusted. */
const TRUST = Float64Array.from({ length: 4096 }, (_, count) => count / (count + 5))
/** Commands that are provided for at first. */
const FIRST_SIZE = 512

/**
 * The average reward of every command by the seat that played it, wherever that was in the game (move-average sampling
 * technique): what has served well elsewhere is tried sooner in playouts.
 */
export class Mast {
  /** By seat: for each command the sum of its rewards, then how often it was played. Side by side, since they are read so. */
  readonly #served: Float64Array[]
  readonly #totals: Float64Array
  readonly #played: Float64Array

  constructor(seats: number) {
    this.#served = Array.from({ length: seats }, () => new Float64Array(0))
    this.#totals = new Float64Array(seats)
    this.#played = new Float64Array(seats)
  }

  learn(seat: number, id: number, reward: number): void {
    const at = 2 * id
    if (at >= this.#served[seat].length) this.#grow(seat, at)
    const served = this.#served[seat]
    served[at] += reward
    served[at + 1]++
    this.#totals[seat] += reward
    this.#played[seat]++
  }

  /** The seat's average reward, whatever it played. */
  average(seat: number): number {
    return this.#totals[seat] / this.#played[seat]
  }

  /** How much better than the seat's average the command did; 0 when little is known. */
  advantage(seat: number, id: number, average: number): number {
    const served = this.#served[seat]
    const at = 2 * id
    if (at >= served.length) return 0
    const count = served[at + 1]
    if (count < 3) return 0
    return (served[at] / count - average) * (count < TRUST.length ? TRUST[count] : count / (count + 5))
  }

  #grow(seat: number, at: number): void {
    const served = new Float64Array(Math.max(2 * FIRST_SIZE, 2 * (at + 2)))
    served.set(this.#served[seat])
    this.#served[seat] = served
  }
}
