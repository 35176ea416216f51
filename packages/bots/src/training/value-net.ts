import { placesOf, POINTS, WIN, type Places, type Shape } from '../mind/shape.ts'
import type { Experience } from './expert-play.ts'

const MOST_SEATS = 4

/** A mind that can be changed: judges a position of a game for all seats, and finds what pulled at each weight. */
export class ValueNet {
  readonly shape: Shape
  readonly places: Places
  readonly weights: Float64Array
  /** By weight: what would bring the judgements that were reconsidered nearer to what they should be. */
  readonly pull: Float64Array
  /** By feature: its mean, and what makes its deviation about 1. Other inputs are so by themselves. */
  readonly center: Float64Array
  readonly scale: Float64Array
  // Of the position seen last, by seat: what was said, the chances to win, and what pulls at what was said.
  readonly out: Float64Array
  readonly chances = new Float64Array(MOST_SEATS)
  readonly pullOut: Float64Array
  readonly #inputs: Float64Array
  readonly #common: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array
  readonly #pullFirst: Float64Array
  readonly #pullSecond: Float64Array

  constructor(shape: Shape) {
    this.shape = shape
    this.places = placesOf(shape)
    this.weights = new Float64Array(this.places.size)
    this.pull = new Float64Array(this.places.size)
    this.center = new Float64Array(shape.features)
    this.scale = new Float64Array(shape.features).fill(1)
    this.out = new Float64Array(MOST_SEATS * shape.heads)
    this.pullOut = new Float64Array(MOST_SEATS * shape.heads)
    this.#inputs = new Float64Array(MOST_SEATS * (shape.features + shape.own))
    this.#common = new Float64Array(shape.shared)
    this.#first = new Float64Array(MOST_SEATS * shape.first)
    this.#second = new Float64Array(MOST_SEATS * shape.second)
    this.#pullFirst = new Float64Array(shape.first)
    this.#pullSecond = new Float64Array(shape.second)
  }

  /** Judges a position for every seat, with what leads to the judgement. */
  see({ seats, inputs }: Experience, position: number): void {
    const { features, own, shared, first, second, heads } = this.shape
    const places = this.places
    const weights = this.weights
    const size = features + own
    let from = position * (shared + seats * size)
    for (let i = 0; i < shared; i++) this.#common[i] = inputs[from++]
    const units = this.#first
    units.fill(0, 0, seats * first)
    for (let at = 0; at < first; at++) units[at] = weights[places.firstBias + at]
    for (let i = 0, at = size * first; i < shared; i++, at += first) {
      const strength = this.#common[i]
      if (strength === 0) continue
      for (let u = 0; u < first; u++) units[u] += strength * weights[at + u]
    }
    for (let seat = seats - 1; seat >= 0; seat--) units.copyWithin(seat * first, 0, first)
    let highest = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      const base = seat * first
      let skipped = 0
      for (let i = 0, at = 0; i < size; i++, at += first) {
        let strength = inputs[from++]
        if (i < features) strength = (strength - this.center[i]) * this.scale[i]
        this.#inputs[seat * size + i] = strength
        if (strength === 0) continue
        if (i < features) skipped += strength * weights[places.skip + i]
        for (let u = 0; u < first; u++) units[base + u] += strength * weights[at + u]
      }
      const deeper = seat * second
      for (let u = 0; u < second; u++) this.#second[deeper + u] = weights[places.secondBias + u]
      for (let u = 0, at = places.second; u < first; u++, at += second) {
        const strength = units[base + u]
        if (strength <= 0) continue
        skipped += strength * weights[places.direct + u]
        for (let to = 0; to < second; to++) this.#second[deeper + to] += strength * weights[at + to]
      }
      const said = seat * heads
      for (let head = 0; head < heads; head++) this.out[said + head] = weights[places.headBias + head]
      for (let u = 0, at = places.heads; u < second; u++, at += heads) {
        const strength = this.#second[deeper + u]
        if (strength <= 0) continue
        for (let head = 0; head < heads; head++) this.out[said + head] += strength * weights[at + head]
      }
      this.out[said + POINTS] += skipped
      const chance = this.out[said + WIN] + weights[places.trust] * this.out[said + POINTS]
      this.chances[seat] = chance
      if (chance > highest) highest = chance
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++)
      sum += this.chances[seat] = Math.exp(this.chances[seat] - highest)
    for (let seat = 0; seat < seats; seat++) this.chances[seat] /= sum
  }

  /** Carries what pulls at what was said of a seat back to all weights. */
  pullBack(seat: number): void {
    const { features, own, shared, first, second, heads } = this.shape
    const places = this.places
    const weights = this.weights
    const pull = this.pull
    const size = features + own
    const said = seat * heads
    const out = this.pullOut
    const byPoints = out[said + POINTS]
    for (let head = 0; head < heads; head++) pull[places.headBias + head] += out[said + head]
    for (let u = 0, at = places.heads; u < second; u++, at += heads) {
      const strength = this.#second[seat * second + u]
      let through = 0
      if (strength > 0)
        for (let head = 0; head < heads; head++) {
          through += out[said + head] * weights[at + head]
          pull[at + head] += out[said + head] * strength
        }
      this.#pullSecond[u] = through
      pull[places.secondBias + u] += through
    }
    for (let u = 0, at = places.second; u < first; u++, at += second) {
      const strength = this.#first[seat * first + u]
      let through = 0
      if (strength > 0) {
        through = byPoints * weights[places.direct + u]
        pull[places.direct + u] += byPoints * strength
        for (let to = 0; to < second; to++) {
          const by = this.#pullSecond[to]
          if (by === 0) continue
          through += by * weights[at + to]
          pull[at + to] += by * strength
        }
      }
      this.#pullFirst[u] = through
      pull[places.firstBias + u] += through
    }
    for (let i = 0, at = 0; i < size; i++, at += first) {
      const strength = this.#inputs[seat * size + i]
      if (strength === 0) continue
      if (i < features) pull[places.skip + i] += byPoints * strength
      for (let u = 0; u < first; u++) pull[at + u] += this.#pullFirst[u] * strength
    }
    for (let i = 0, at = size * first; i < shared; i++, at += first) {
      const strength = this.#common[i]
      if (strength === 0) continue
      for (let u = 0; u < first; u++) pull[at + u] += this.#pullFirst[u] * strength
    }
  }
}
