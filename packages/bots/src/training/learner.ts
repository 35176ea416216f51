import { linearValue, type Value } from '../values.ts'
import type { Episode } from './self-play.ts'

/** How a learner goes about it. */
export interface Lessons {
  /** How far a target looks ahead: 1 to the end of the game, 0 to the next turn alone. */
  readonly lambda: number
  /** How far a game pulls the weights. */
  readonly rate: number
}

/** Part of the average that each game's weights have. */
const MEMORY = 0.01

/**
 * Learns a weighted sum by TD(λ) from games that it plays against itself with what it has learnt so far: a weight that flatters
 * a feature makes the learner chase it, lose by it, and correct it. What is learnt is by how much a seat will be ahead of the
 * others, from how its features differ from theirs: what all seats have in common, such as the length of the game, cancels.
 */
export class Learner {
  readonly #lessons: Lessons
  readonly #scale: Float64Array
  readonly #weights: Float64Array
  readonly #average: Float64Array
  #games = 0

  constructor(weights: readonly number[], scale: readonly number[], lessons: Lessons) {
    this.#lessons = lessons
    this.#scale = Float64Array.from(scale)
    this.#weights = Float64Array.from(weights)
    this.#average = Float64Array.from(weights)
  }

  /** What is expected now, to play with. */
  get value(): Value {
    return linearValue(this.#weights)
  }

  /** The weights averaged over the latest games: steadier than those of any one moment. */
  get weights(): number[] {
    return Array.from(this.#average, (weight) => Number(weight.toPrecision(5)))
  }

  /** Learns from one game; returns the mean squared error of its expectations. */
  learn({ seats, turns, size, features, finals }: Episode): number {
    const lead = new Float64Array(size)
    const pull = new Float64Array(size)
    let squares = 0
    for (let seat = 0; seat < seats; seat++) {
      let target = leadOf(finals, seat)
      for (let turn = turns - 1; turn >= 0; turn--) {
        differences(features, turn * seats * size, seats, size, seat, lead)
        let expected = 0
        for (let i = 0; i < size; i++) expected += this.#weights[i] * lead[i]
        const error = Math.max(-30, Math.min(30, target - expected))
        squares += error * error
        for (let i = 0; i < size; i++) pull[i] += error * lead[i] * this.#scale[i] * this.#scale[i]
        target = this.#lessons.lambda * target + (1 - this.#lessons.lambda) * expected
      }
    }
    this.#games++
    const step = this.#lessons.rate / (turns * seats)
    const share = Math.max(MEMORY, 1 / this.#games)
    for (let i = 0; i < size; i++) {
      this.#weights[i] += step * pull[i]
      this.#average[i] += share * (this.#weights[i] - this.#average[i])
    }
    return squares / (turns * seats)
  }
}

/** How far a seat is ahead of the mean of the others. */
function leadOf(scores: readonly number[], seat: number): number {
  let others = 0
  for (let other = 0; other < scores.length; other++) if (other !== seat) others += scores[other]
  return scores[seat] - others / (scores.length - 1)
}

/** How a seat's features differ from the mean of the others', in one turn's rows. */
function differences(
  features: Float32Array,
  from: number,
  seats: number,
  size: number,
  seat: number,
  out: Float64Array,
): void {
  for (let i = 0; i < size; i++) {
    let others = 0
    for (let other = 0; other < seats; other++)
      if (other !== seat) others += features[from + other * size + i]
    out[i] = features[from + seat * size + i] - others / (seats - 1)
  }
}

/** By feature: 1 over how much it varies between the seats of these games; 0 for what never differs. */
export function scalesOf(episodes: readonly Episode[]): number[] {
  const size = (episodes[0] as Episode).size
  const squares = new Float64Array(size)
  const lead = new Float64Array(size)
  let count = 0
  for (const { seats, turns, features } of episodes) {
    for (let turn = 0; turn < turns; turn++) {
      for (let seat = 0; seat < seats; seat++) {
        differences(features, turn * seats * size, seats, size, seat, lead)
        for (let i = 0; i < size; i++) squares[i] += lead[i] * lead[i]
        count++
      }
    }
  }
  return Array.from(squares, (square) => (square > 0 ? 1 / Math.sqrt(square / count) : 0))
}
