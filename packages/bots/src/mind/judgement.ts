import type { BaseState, Heuristics, Perception } from '@entrepot/kernel'
import { rewardsOfScores } from '../rewards.ts'
import type { Judge } from '../search/judge.ts'
import { CATEGORIES, placesOf, POINTS, WIN, type MindWeights, type Places, type Shape } from './shape.ts'

const MOST_SEATS = 8

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
  readonly #heuristics: Heuristics
  readonly #perception: Perception
  readonly #shape: Shape
  readonly #places: Places
  readonly #weights: Float32Array
  readonly #common: Float64Array
  readonly #inputs: Float64Array
  readonly #base: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array
  readonly #out: Float64Array

  constructor(heuristics: Heuristics, { shape, value }: MindWeights) {
    const { perception } = heuristics
    if (perception === undefined) throw new Error('a mind cannot judge a game without a perception of it')
    this.#heuristics = heuristics
    this.#perception = perception
    this.#shape = shape
    this.#places = placesOf(shape)
    this.#weights = value
    this.#common = new Float64Array(shape.shared)
    this.#inputs = new Float64Array(shape.features + shape.own)
    this.#base = new Float64Array(shape.first)
    this.#first = new Float64Array(shape.first)
    this.#second = new Float64Array(shape.second)
    this.#out = new Float64Array(shape.heads)
    this.categories = new Float64Array(MOST_SEATS * (shape.heads - CATEGORIES))
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
    const categories = this.#shape.heads - CATEGORIES
    this.#seeShared(world)
    let highest = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      this.#see(world, seat)
      this.#think()
      let points = this.#out[POINTS]
      if (bent !== null && bent.seat === seat)
        for (const { at, worth } of bent.inputs) points += (worth * this.#inputs[at]) / spread
      this.points[seat] = points * spread
      this.chances[seat] = this.#out[WIN] + trust * points
      if (this.chances[seat] > highest) highest = this.chances[seat]
      for (let category = 0; category < categories; category++)
        this.categories[seat * categories + category] = this.#out[CATEGORIES + category] * spread
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++)
      sum += this.chances[seat] = Math.exp(this.chances[seat] - highest)
    for (let seat = 0; seat < seats; seat++) this.chances[seat] /= sum
    return seats
  }

  /** What the seats have in common goes through the first layer once. */
  #seeShared(world: BaseState): void {
    const common = this.#common
    const base = this.#base
    const { first: units, features, own } = this.#shape
    const weights = this.#weights
    common.fill(0)
    this.#perception.shared(world, common, 0)
    const bias = this.#places.firstBias
    for (let unit = 0; unit < units; unit++) base[unit] = weights[bias + unit]
    let at = this.#places.first + (features + own) * units
    for (let input = 0; input < common.length; input++, at += units) {
      const strength = common[input]
      if (strength === 0) continue
      for (let unit = 0; unit < units; unit++) base[unit] += strength * weights[at + unit]
    }
  }

  #see(world: BaseState, seat: number): void {
    const inputs = this.#inputs
    const { features } = this.#shape
    inputs.fill(0)
    this.#heuristics.features(world, seat, inputs)
    this.#perception.own(world, seat, inputs, features)
  }

  #think(): void {
    const { first: units, second: deeper, heads, features } = this.#shape
    const places = this.#places
    const weights = this.#weights
    const inputs = this.#inputs
    const first = this.#first
    const second = this.#second
    const out = this.#out
    first.set(this.#base)
    let at = places.first
    for (let input = 0; input < inputs.length; input++, at += units) {
      const strength = inputs[input]
      if (strength === 0) continue
      for (let unit = 0; unit < units; unit++) first[unit] += strength * weights[at + unit]
    }
    for (let unit = 0; unit < deeper; unit++) second[unit] = weights[places.secondBias + unit]
    at = places.second
    for (let unit = 0; unit < units; unit++, at += deeper) {
      const strength = first[unit]
      if (strength <= 0) continue
      for (let to = 0; to < deeper; to++) second[to] += strength * weights[at + to]
    }
    for (let head = 0; head < heads; head++) out[head] = weights[places.headBias + head]
    at = places.heads
    for (let unit = 0; unit < deeper; unit++, at += heads) {
      const strength = second[unit]
      if (strength <= 0) continue
      for (let head = 0; head < heads; head++) out[head] += strength * weights[at + head]
    }
    let skipped = 0
    for (let feature = 0; feature < features; feature++)
      skipped += inputs[feature] * weights[places.skip + feature]
    out[POINTS] += skipped
  }
}
