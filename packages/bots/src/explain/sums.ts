import type { Seat } from '@entrepot/kernel'
import type { Appraiser } from './appraiser.ts'

/** What a position holds for everybody, as far as a seat can tell. */
export interface Prospects {
  /** By seat: the chance to win, as it comes true in games between equals. */
  readonly chances: readonly number[]
  /** By seat and category: the points it will have at the end. */
  readonly points: readonly Points[]
}

/** By category. */
export interface Points {
  readonly [category: string]: number
}

/** How one prospect differs from another in points at the end. */
export interface PointsBetween {
  /** How many more a seat has, by category; fewer are negative. */
  readonly own: Points
  /** How many more the best of the others has: a line may bring nothing and still take more from them. */
  readonly rival: number
}

export function pointsBetween(better: Prospects, other: Prospects, seat: Seat): PointsBetween {
  return {
    own: Object.fromEntries(
      Object.entries(better.points[seat]).map(([category, expected]) => [
        category,
        expected - other.points[seat][category],
      ]),
    ),
    rival: bestBeside(seat, better) - bestBeside(seat, other),
  }
}

function bestBeside(seat: Seat, { points }: Prospects): number {
  const totals = points.map((row) => Object.values(row).reduce((sum, part) => sum + part, 0))
  return Math.max(...totals.filter((_, other) => other !== seat))
}

/** Adds up what an appraiser says of many positions. */
export class Sums {
  readonly #appraiser: Appraiser
  readonly #chances: Float64Array
  readonly #points: Float64Array
  count = 0

  constructor(appraiser: Appraiser, seats: number) {
    this.#appraiser = appraiser
    this.#chances = new Float64Array(seats)
    this.#points = new Float64Array(seats * appraiser.categories.length)
  }

  /** Adds the position that was appraised last. */
  add(): void {
    const { chances, points } = this.#appraiser
    for (let seat = 0; seat < this.#chances.length; seat++) this.#chances[seat] += chances[seat]
    for (let at = 0; at < this.#points.length; at++) this.#points[at] += points[at]
    this.count++
  }

  /** By seat: the mean of the chances as they were told. */
  chances(): number[] {
    return Array.from(this.#chances, (sum) => sum / this.count)
  }

  /** The points that a seat will have. */
  pointsOf(seat: number): number {
    const kinds = this.#appraiser.categories.length
    const row = this.#points.subarray(seat * kinds, (seat + 1) * kinds)
    return row.reduce((sum, part) => sum + part, 0) / this.count
  }

  /** The chances bent as told. */
  prospects(bend: (chances: readonly number[]) => number[]): Prospects {
    const { categories } = this.#appraiser
    return {
      chances: bend(this.chances()),
      points: Array.from(this.#chances, (_, seat) =>
        Object.fromEntries(
          categories.map((category, place) => [
            category,
            this.#points[seat * categories.length + place] / this.count,
          ]),
        ),
      ),
    }
  }
}
