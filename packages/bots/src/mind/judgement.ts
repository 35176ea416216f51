import type { BaseState, Heuristics, Perception } from '@entrepot/kernel'
import { rewardsOfScores } from '../rewards.ts'
import type { Judge, Sight } from '../search/judge.ts'
import { CATEGORIES, placesOf, POINTS, WIN, type MindWeights, type Places, type Shape } from './shape.ts'

const MOST_SEATS = 8
/** Positions after which the sums are made anew. */
const FRESH_EVERY = 4096

/** What a seat cares for beyond winning: by feature or own input, how many points one of it is worth to it. */
export interface Bent {
  readonly seat: number
  readonly inputs: readonly { readonly at: number; readonly worth: number }[]
}

/** The inputs of a strategy's names, each strengthened by a factor. */
export function bentTo(
  { featureNames, perception }: Heuristics,
  strategy: string,
  strength: number,
  seat: number,
): Bent {
  const names = [...featureNames, ...(perception?.ownNames ?? [])]
  const inputs = Object.entries(perception?.strategies[strategy] ?? {}).map(([name, worth]) => {
    const at = names.indexOf(name)
    if (at < 0) throw new Error(`the strategy ${strategy} names an input that is not there: ${name}`)
    return { at, worth: worth * strength }
  })
  return { seat, inputs }
}

/** Judges positions by what a mind has learnt. All numbers are kept between calls: the last position's stay to be read. */
export class Judgement {
  /** By seat: the chance to win, and the points to be expected. */
  readonly chances = new Float64Array(MOST_SEATS)
  readonly points = new Float64Array(MOST_SEATS)
  /** By seat and category. */
  readonly categories: Float64Array
  /** What was seen of the position that was considered last. */
  readonly sight: Sight
  readonly #heuristics: Heuristics
  readonly #perception: Perception
  readonly #shape: Shape
  readonly #places: Places
  readonly #weights: Float64Array
  /** How many of the heads are asked. */
  readonly #heads: number
  /** What was seen last, and what the first layer made of it: the seats' own inputs by seat, and what all share. */
  readonly #inputs: Float64Array
  readonly #common: Float64Array
  readonly #firstOwn: Float64Array
  readonly #firstShared: Float64Array
  readonly #seen: Float64Array
  readonly #second: Float64Array
  /** By seat and head: what was said last, and of which seats it still holds. */
  readonly #said: Float64Array
  readonly #holds = new Uint8Array(MOST_SEATS)
  /** Rows of weights to be added: where each begins, and how strongly it counts. */
  readonly #rows: Int32Array
  readonly #strengths: Float64Array
  #sinceFresh = 0

  /** Who does not ask for all that a mind can say of a seat names the first heads that it asks for. */
  constructor(heuristics: Heuristics, { shape, value }: MindWeights, heads: number = shape.heads) {
    const { perception } = heuristics
    if (perception === undefined) throw new Error('a mind cannot judge a game without a perception of it')
    this.#heuristics = heuristics
    this.#perception = perception
    this.#shape = shape
    this.#heads = heads
    this.#places = placesOf(shape)
    this.#weights = Float64Array.from(value)
    const size = shape.features + shape.own
    this.#inputs = new Float64Array(MOST_SEATS * size)
    const rows = Array.from({ length: MOST_SEATS }, (_, seat) =>
      this.#inputs.subarray(seat * size, (seat + 1) * size),
    )
    this.sight = (_world, seat) => rows[seat]
    this.#common = new Float64Array(shape.shared)
    this.#firstOwn = new Float64Array(MOST_SEATS * shape.first)
    this.#firstShared = new Float64Array(shape.first)
    this.#seen = new Float64Array(Math.max(shape.features + shape.own, shape.shared))
    this.#second = new Float64Array(shape.second)
    this.#said = new Float64Array(MOST_SEATS * heads)
    const most = Math.max(shape.features + shape.own, shape.shared, shape.first)
    this.#rows = new Int32Array(most)
    this.#strengths = new Float64Array(most)
    this.categories = new Float64Array(MOST_SEATS * (heads - CATEGORIES))
    this.#refresh()
  }

  /** A judge of search: half by the chances to win, half by the margins, like the rewards of a finished game. */
  judge(bent: Bent | null): Judge {
    const { spread } = this.#heuristics
    return (world, rewards) => {
      const seats = this.consider(world, bent)
      rewardsOfScores(this.points, seats, spread, rewards)
      for (let seat = 0; seat < seats; seat++) rewards[seat] = 0.5 * rewards[seat] + 0.5 * this.chances[seat]
    }
  }

  /** Judges a position for every seat; the number of seats. */
  consider(world: BaseState, bent: Bent | null): number {
    const { spread } = this.#heuristics
    const seats = this.#heuristics.seats(world)
    const trust = this.#weights[this.#places.trust]
    const categories = this.#heads - CATEGORIES
    if (++this.#sinceFresh >= FRESH_EVERY) this.#refresh()
    if (this.#seeShared(world)) this.#holds.fill(0)
    let highest = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      const said = seat * this.#heads
      if (this.#see(world, seat) || this.#holds[seat] === 0) this.#think(seat)
      let points = this.#said[said + POINTS]
      if (bent !== null && bent.seat === seat)
        for (const { at, worth } of bent.inputs) points += (worth * this.#seen[at]) / spread
      this.points[seat] = points * spread
      this.chances[seat] = this.#said[said + WIN] + trust * points
      if (this.chances[seat] > highest) highest = this.chances[seat]
      for (let category = 0; category < categories; category++)
        this.categories[seat * categories + category] = this.#said[said + CATEGORIES + category] * spread
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++)
      sum += this.chances[seat] = Math.exp(this.chances[seat] - highest)
    for (let seat = 0; seat < seats; seat++) this.chances[seat] /= sum
    return seats
  }

  /** Forgets what was seen last: sums that are only ever mended drift. */
  #refresh(): void {
    const { firstBias } = this.#places
    this.#sinceFresh = 0
    this.#holds.fill(0)
    this.#inputs.fill(0)
    this.#common.fill(0)
    this.#firstOwn.fill(0)
    this.#firstShared.set(this.#weights.subarray(firstBias, firstBias + this.#shape.first))
  }

  /** What the seats have in common goes through the first layer once. Whether it is other than it was. */
  #seeShared(world: BaseState): boolean {
    const { shared, features, own, first } = this.#shape
    this.#seen.fill(0, 0, shared)
    this.#perception.shared(world, this.#seen, 0)
    return this.#mend(this.#common, 0, shared, this.#firstShared, 0, (features + own) * first)
  }

  /** Whether the seat's own inputs are other than they were. */
  #see(world: BaseState, seat: number): boolean {
    const { features, own, first } = this.#shape
    const size = features + own
    this.#seen.fill(0, 0, size)
    this.#heuristics.features(world, seat, this.#seen)
    this.#perception.own(world, seat, this.#seen, features)
    return this.#mend(this.#inputs, seat * size, size, this.#firstOwn, seat * first, 0)
  }

  /** One position of a search is much like the last: the sums of the first layer change by the inputs that did. */
  #mend(
    last: Float64Array,
    from: number,
    size: number,
    sums: Float64Array,
    to: number,
    weightsAt: number,
  ): boolean {
    const { first } = this.#shape
    const seen = this.#seen
    let count = 0
    for (let input = 0; input < size; input++) {
      const change = seen[input] - last[from + input]
      if (change === 0) continue
      last[from + input] = seen[input]
      this.#rows[count] = weightsAt + input * first
      this.#strengths[count++] = change
    }
    this.#addRows(count, sums, to, first)
    return count > 0
  }

  /**
   * Adds the rows of weights that were noted to sums, each as strongly as noted: eight sums at a time, so that they need not be
   * read and written for every row.
   */
  #addRows(count: number, sums: Float64Array, to: number, width: number): void {
    const weights = this.#weights
    const rows = this.#rows
    const strengths = this.#strengths
    let unit = 0
    for (; unit + 8 <= width; unit += 8) {
      const sum = to + unit
      let first = sums[sum]
      let second = sums[sum + 1]
      let third = sums[sum + 2]
      let fourth = sums[sum + 3]
      let fifth = sums[sum + 4]
      let sixth = sums[sum + 5]
      let seventh = sums[sum + 6]
      let eighth = sums[sum + 7]
      for (let i = 0; i < count; i++) {
        const strength = strengths[i]
        const at = rows[i] + unit
        first += strength * weights[at]
        second += strength * weights[at + 1]
        third += strength * weights[at + 2]
        fourth += strength * weights[at + 3]
        fifth += strength * weights[at + 4]
        sixth += strength * weights[at + 5]
        seventh += strength * weights[at + 6]
        eighth += strength * weights[at + 7]
      }
      sums[sum] = first
      sums[sum + 1] = second
      sums[sum + 2] = third
      sums[sum + 3] = fourth
      sums[sum + 4] = fifth
      sums[sum + 5] = sixth
      sums[sum + 6] = seventh
      sums[sum + 7] = eighth
    }
    for (; unit < width; unit++)
      for (let i = 0; i < count; i++) sums[to + unit] += strengths[i] * weights[rows[i] + unit]
  }

  #think(seat: number): void {
    const { first: units, second: deeper, heads, features } = this.#shape
    const asked = this.#heads
    const places = this.#places
    const weights = this.#weights
    const seen = this.#seen
    const own = this.#firstOwn
    const shared = this.#firstShared
    const second = this.#second
    const out = this.#said
    const said = seat * asked
    let points = 0
    let count = 0
    for (let unit = 0, sum = seat * units; unit < units; unit++, sum++) {
      const strength = own[sum] + shared[unit]
      if (strength <= 0) continue
      points += strength * weights[places.direct + unit]
      this.#rows[count] = places.second + unit * deeper
      this.#strengths[count++] = strength
    }
    for (let unit = 0; unit < deeper; unit++) second[unit] = weights[places.secondBias + unit]
    this.#addRows(count, second, 0, deeper)
    for (let head = 0; head < asked; head++) out[said + head] = weights[places.headBias + head]
    for (let unit = 0, at = places.heads; unit < deeper; unit++, at += heads) {
      const strength = second[unit]
      if (strength <= 0) continue
      for (let head = 0; head < asked; head++) out[said + head] += strength * weights[at + head]
    }
    for (let feature = 0; feature < features; feature++)
      points += seen[feature] * weights[places.skip + feature]
    out[said + POINTS] += points
    this.#holds[seat] = 1
  }
}
