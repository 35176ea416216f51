import { fastRng, shuffle, unit } from '@entrepot/kernel'
import { CATEGORIES, POINTS, WIN, type Shape } from '../mind/shape.ts'
import { Adam } from './adam.ts'
import type { Experience } from './expert-play.ts'
import type { ValueWeights } from '../values.ts'
import { leadOf } from './measure.ts'
import { ValueNet } from './value-net.ts'

/** How far a target looks ahead: 1 to the end of the game, 0 to the next turn alone. */
const LAMBDA = 0.85
/** Errors of a lead beyond so many spreads pull no harder. */
const FURTHEST = 1.5
/** What the points themselves and the points by category count beside winning and the lead. */
const POINTS_COUNT = 0.05
const CATEGORIES_COUNT = 0.05
/** Positions for each step of the weights. */
const BATCH = 64
/** Part of the average that each step's weights have. */
const MEMORY = 0.005
/** So many steps make an average that none of the next can sweep away. */
const LONG_SETTLED = 1 / MEMORY
/** How much likelier a lead of one spread makes winning, to begin with. */
const TRUST = 2
/** How far weights of the first layer are drawn from 0. */
const FIRST_REACH = 0.15

/** One position of a game and what it should have been judged to be. */
interface Lesson {
  readonly experience: Experience
  readonly position: number
  /** By seat. */
  readonly won: Float64Array
  readonly leads: Float64Array
}

/** What was lost in judging, on average. */
export interface Losses {
  /** Of the chances to win, in bits of surprise at what happened (natural logarithm), and of the lead, in points. */
  readonly win: number
  readonly lead: number
  /** The same for one who knows nothing but the number of players. */
  readonly winBlind: number
}

/** What it takes to go on later. */
export interface LearnerState {
  readonly center: Float64Array
  readonly scale: Float64Array
  readonly weights: Float64Array
  readonly average: Float64Array
  readonly means: Float64Array
  readonly squares: Float64Array
  readonly steps: number
  /** Steps that the average has settled for, those of an earlier course included. */
  readonly settled: number
}

/**
 * Learns to judge positions by TD(λ): the chances to win, and by how much a seat will be ahead of the others. It begins with
 * a value that was learnt or set by hand before; the units beyond it add nothing at first.
 */
export class ValueLearner {
  readonly #net: ValueNet
  readonly #spread: number
  readonly #average: Float64Array
  readonly #adam: Adam
  #settledFor = 0
  /** Units of the value it began with. */
  #known = 0

  constructor(shape: Shape, spread: number) {
    this.#net = new ValueNet(shape)
    this.#spread = spread
    const { size } = this.#net.places
    this.#average = new Float64Array(size)
    this.#adam = new Adam(size)
  }

  /** Weights by chance for the units, but the first of them and the sum of the features as in the given value. */
  begin({ sum, units, outputs }: ValueWeights, seed: string): void {
    const rng = fastRng(`${seed}/units`)
    const { features, first, second } = this.#net.shape
    const { firstBias, second: secondAt, secondBias, skip, direct, trust, headBias } = this.#net.places
    if (outputs.length > first)
      throw new Error(`a value of ${outputs.length} units does not go into a mind of ${first}`)
    const weights = this.#net.weights
    const draw = (from: number, to: number, reach: number): void => {
      for (let at = from; at < to; at++) weights[at] = reach * (2 * unit(rng) - 1)
    }
    draw(0, firstBias, FIRST_REACH)
    draw(secondAt, secondBias, Math.sqrt(6 / first) / 2)
    draw(secondBias, secondBias + second, 0.05)
    for (const [known, output] of outputs.entries()) {
      const row = known * (features + 1)
      for (let input = 0; input * first < firstBias; input++)
        weights[input * first + known] = input < features ? units[row + input] : 0
      weights[firstBias + known] = units[row + features]
      weights[direct + known] = output / this.#spread
    }
    for (let feature = 0; feature < features; feature++) weights[skip + feature] = sum[feature] / this.#spread
    weights[headBias + POINTS] = sum[features] / this.#spread
    weights[trust] = TRUST
    this.#known = outputs.length
    this.#average.set(weights)
  }

  /** The weights of a mind that was taught before. */
  beginWith(value: Float32Array): void {
    this.#net.weights.set(value)
    this.#known = this.#net.shape.first
    this.#average.set(value)
    this.#settledFor = LONG_SETTLED
  }

  /** Takes the measure of the features once, before anything is learnt; the judgement stays what it was. */
  survey(experiences: readonly Experience[]): void {
    const { features, own, shared, first } = this.#net.shape
    const { firstBias, headBias, skip } = this.#net.places
    const sums = new Float64Array(features)
    const squares = new Float64Array(features)
    let count = 0
    for (const { inputs, seats, positions } of experiences)
      for (let position = 0; position < positions; position++)
        for (let seat = 0; seat < seats; seat++, count++) {
          const at = position * (shared + seats * (features + own)) + shared + seat * (features + own)
          for (let i = 0; i < features; i++) {
            sums[i] += inputs[at + i]
            squares[i] += inputs[at + i] * inputs[at + i]
          }
        }
    const weights = this.#net.weights
    for (let i = 0; i < features; i++) {
      const mean = sums[i] / count
      const deviation = Math.sqrt(Math.max(0, squares[i] / count - mean * mean))
      this.#net.center[i] = mean
      this.#net.scale[i] = deviation > 1e-6 ? 1 / deviation : 1
      // Units drawn by chance were drawn for inputs of the size of 1.
      for (let known = 0; known < this.#known; known++) {
        weights[firstBias + known] += mean * weights[i * first + known]
        weights[i * first + known] /= this.#net.scale[i]
      }
      weights[headBias + POINTS] += mean * weights[skip + i]
      weights[skip + i] /= this.#net.scale[i]
    }
    this.#average.set(weights)
  }

  /** The averaged weights, for inputs as they are. */
  settled(): Float32Array {
    const { features, first } = this.#net.shape
    const { firstBias, headBias, skip } = this.#net.places
    const weights = this.#average.slice()
    for (let feature = 0; feature < features; feature++) {
      const scale = this.#net.scale[feature]
      const shift = scale * this.#net.center[feature]
      for (let unitAt = 0; unitAt < first; unitAt++) {
        weights[firstBias + unitAt] -= shift * weights[feature * first + unitAt]
        weights[feature * first + unitAt] *= scale
      }
      weights[headBias + POINTS] -= shift * weights[skip + feature]
      weights[skip + feature] *= scale
    }
    return Float32Array.from(weights)
  }

  get state(): LearnerState {
    const { means, squares, steps } = this.#adam
    return {
      center: this.#net.center,
      scale: this.#net.scale,
      weights: this.#net.weights,
      average: this.#average,
      means,
      squares,
      steps,
      settled: this.#settledFor,
    }
  }

  restore({ center, scale, weights, average, means, squares, steps, settled }: LearnerState): void {
    if (weights.length !== this.#net.weights.length)
      throw new Error('the checkpoint is of a mind of another size: begin anew')
    this.#net.center.set(center)
    this.#net.scale.set(scale)
    this.#net.weights.set(weights)
    this.#average.set(average)
    this.#adam.restore(means, squares, steps)
    this.#settledFor = settled
  }

  /** Learns once from every position, in an order by chance; breathes now and then. */
  async learn(
    experiences: readonly Experience[],
    rate: number,
    seed: string,
    breathe: () => Promise<void>,
  ): Promise<Losses> {
    const lessons: Lesson[] = []
    for (const [index, experience] of experiences.entries()) {
      this.#prepare(experience, lessons)
      if (index % 8 === 7) await breathe()
    }
    shuffle(fastRng(`${seed}/order`), lessons)
    let win = 0
    let lead = 0
    let blind = 0
    let seats = 0
    for (const [index, lesson] of lessons.entries()) {
      this.#net.see(lesson.experience, lesson.position)
      const lost = this.#reconsider(lesson)
      win += lost.win
      lead += lost.lead
      blind += Math.log(lesson.experience.seats)
      seats += lesson.experience.seats
      if (index % BATCH === BATCH - 1) this.#step(rate)
      if (index % (4 * BATCH) === 0) await breathe()
    }
    // What is left of a batch is let go: a checkpoint need not hold it.
    this.#net.pull.fill(0)
    return {
      win: win / lessons.length,
      winBlind: blind / lessons.length,
      lead: this.#spread * Math.sqrt(lead / seats),
    }
  }

  /** By position, from the last one on: what is to be expected in the light of what came later. */
  #prepare(experience: Experience, lessons: Lesson[]): void {
    const { seats, positions, finals } = experience
    const leads = Float64Array.from(finals, (_, seat) => leadOf(finals, seat) / this.#spread)
    const won = Float64Array.from(experience.won)
    const expected = new Float64Array(seats)
    for (let position = positions - 1; position >= 0; position--) {
      lessons.push({ experience, position, won: won.slice(), leads: leads.slice() })
      this.#net.see(experience, position)
      for (let seat = 0; seat < seats; seat++)
        expected[seat] = this.#net.out[seat * this.#net.shape.heads + POINTS]
      for (let seat = 0; seat < seats; seat++) {
        leads[seat] = LAMBDA * leads[seat] + (1 - LAMBDA) * leadOf(expected, seat)
        won[seat] = LAMBDA * won[seat] + (1 - LAMBDA) * this.#net.chances[seat]
      }
    }
  }

  /** Adds to the pull what brings the judgement of the position seen last nearer to what it should be. */
  #reconsider({ experience, won, leads }: Lesson): { win: number; lead: number } {
    const { seats, finals, categories } = experience
    const { heads } = this.#net.shape
    const { trust } = this.#net.places
    const kinds = heads - CATEGORIES
    const out = this.#net.out
    const pull = this.#net.pullOut
    let mean = 0
    for (let seat = 0; seat < seats; seat++) mean += out[seat * heads + POINTS] / seats
    let win = 0
    let lead = 0
    let errors = 0
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * heads
      win -= experience.won[seat] * Math.log(Math.max(1e-9, this.#net.chances[seat]))
      const error = leads[seat] - ((out[at + POINTS] - mean) * seats) / (seats - 1)
      lead += error * error
      const bounded = Math.max(-FURTHEST, Math.min(FURTHEST, error))
      errors += bounded / (seats - 1)
      pull[at + WIN] = won[seat] - this.#net.chances[seat]
      pull[at + POINTS] = bounded * (seats / (seats - 1))
      for (let kind = 0; kind < kinds; kind++)
        pull[at + CATEGORIES + kind] =
          CATEGORIES_COUNT * (categories[seat * kinds + kind] / this.#spread - out[at + CATEGORIES + kind])
    }
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * heads
      this.#net.pull[trust] += pull[at + WIN] * out[at + POINTS]
      pull[at + POINTS] +=
        this.#net.weights[trust] * pull[at + WIN] -
        errors +
        POINTS_COUNT * Math.max(-FURTHEST, Math.min(FURTHEST, finals[seat] / this.#spread - out[at + POINTS]))
      this.#net.pullBack(seat)
    }
    return { win, lead }
  }

  #step(rate: number): void {
    for (let i = 0; i < this.#net.pull.length; i++) this.#net.pull[i] /= BATCH
    this.#adam.step(this.#net.weights, this.#net.pull, rate)
    this.#net.pull.fill(0)
    this.#settledFor++
    const share = Math.max(MEMORY, 1 / this.#settledFor)
    for (let i = 0; i < this.#net.weights.length; i++)
      this.#average[i] += share * (this.#net.weights[i] - this.#average[i])
  }
}
