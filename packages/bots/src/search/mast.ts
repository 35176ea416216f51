/**
 * The average reward of every command by the seat that played it, wherever that was in the game (move-average sampling
 * technique): what has served well elsewhere is tried sooner in playouts.
 */
export class Mast {
  readonly #seats: number
  #sums = new Float64Array(0)
  #counts = new Float64Array(0)
  readonly #totals: Float64Array
  readonly #played: Float64Array

  constructor(seats: number) {
    this.#seats = seats
    this.#totals = new Float64Array(seats)
    this.#played = new Float64Array(seats)
  }

  learn(seat: number, id: number, reward: number): void {
    const at = id * this.#seats + seat
    if (at >= this.#sums.length) this.#grow(at)
    this.#sums[at] += reward
    this.#counts[at]++
    this.#totals[seat] += reward
    this.#played[seat]++
  }

  /** How much better than the seat's average the command did; 0 when little is known. */
  advantage(seat: number, id: number): number {
    const at = id * this.#seats + seat
    if (at >= this.#sums.length) return 0
    const count = this.#counts[at]
    if (count < 3) return 0
    return (this.#sums[at] / count - this.#totals[seat] / this.#played[seat]) * (count / (count + 5))
  }

  #grow(at: number): void {
    const size = Math.max(1024, 2 * (at + this.#seats))
    const sums = new Float64Array(size)
    const counts = new Float64Array(size)
    sums.set(this.#sums)
    counts.set(this.#counts)
    this.#sums = sums
    this.#counts = counts
  }
}
