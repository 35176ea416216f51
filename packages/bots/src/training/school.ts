import { pick, rngFromSeed, unit, type Game, type OptionValues } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { steadyRecipe } from '../recipes.ts'
import { linearValue, type NetWeights, type Value } from '../values.ts'
import { Learner, scalesOf } from './learner.ts'
import { NetLearner } from './net-learner.ts'
import { selfPlay, type Episode } from './self-play.ts'

/** How a course of self-play goes. */
export interface Course {
  readonly game: Game
  readonly knowledge: Knowledge
  /** Sets of table options that take turns. */
  readonly options: readonly Partial<OptionValues>[]
  readonly games: number
  readonly seed: string
  /** Iterations for each decision. */
  readonly iterations: number
  readonly lambda: number
  /** Hears of each game: the mean squared error of the expectations, and the mean score. */
  onGame(games: number, error: number, score: number): void
}

/** The share of decisions in which a learner tries something else. */
const CURIOSITY = 0.05
/** Games that tell how much features vary, before learning. */
const SURVEY = 60
/** Playing a game costs far more than learning from it: after each, some of the latest are learnt from again. */
const REMEMBERED = 300
const REPEATS = 8
const LINEAR_RATE = 0.003
const NET_RATE = 0.001

/** Learns a weighted sum, beginning with the given weights. */
export function learnSum(course: Course, start: readonly number[]): number[] {
  const learner = new Learner(start, scalesOf(survey(course, linearValue(start))), {
    lambda: course.lambda,
    rate: LINEAR_RATE,
  })
  attend(course, () => learner.value, learner)
  return learner.weights
}

/** Learns a net, beginning with a sum already learnt and with silent units. */
export function learnNet(course: Course, sum: readonly number[], units: number): NetWeights {
  const start = silentNet(course, sum, units)
  const learner = new NetLearner(start, { lambda: course.lambda, rate: NET_RATE })
  attend(course, () => learner.value, learner)
  return learner.weights
}

function attend(course: Course, value: () => Value, learner: { learn(episode: Episode): number }): void {
  const rng = rngFromSeed(`${course.seed}/memory`)
  const memory: Episode[] = []
  for (let index = 0; index < course.games; index++) {
    const episode = lesson(course, value(), String(index), index)
    const error = learner.learn(episode)
    memory[index % REMEMBERED] = episode
    for (let repeat = 0; repeat < REPEATS; repeat++) learner.learn(pick(rng, memory))
    course.onGame(index + 1, error, mean(episode.finals))
  }
}

function survey(course: Course, value: Value): Episode[] {
  return Array.from({ length: SURVEY }, (_, index) => lesson(course, value, `survey/${index}`, index))
}

/** Half of the games are for two players, the others for three and four. */
function lesson(
  { game, knowledge, options, seed, iterations }: Course,
  value: Value,
  name: string,
  index: number,
): Episode {
  const recipe = { ...steadyRecipe(knowledge), iterations, value }
  const seats = [2, 2, 3, 4][index % 4]
  const chosen = options[Math.floor(index / 4) % options.length] ?? {}
  return selfPlay(game, knowledge.heuristics, recipe, chosen, seats, `${seed}/${name}`, CURIOSITY)
}

/** The sum over scaled features, and units that weigh them by chance and speak hardly. */
function silentNet(course: Course, sum: readonly number[], units: number): NetWeights {
  const size = sum.length - 1
  const { mean: middle, deviation } = moments(survey(course, linearValue(sum)), size)
  const rng = rngFromSeed(`${course.seed}/units`)
  const chance = (): number => unit(rng) - 0.5
  return {
    mean: middle.map(short),
    scale: deviation.map((spread) => (spread > 1e-6 ? short(1 / spread) : 0)),
    linear: [...deviation.map((spread, i) => sum[i] * spread), 0],
    units: Array.from({ length: units }, () => [
      0.1 * chance(),
      ...Array.from({ length: size }, () => (2 * chance()) / Math.sqrt(size)),
      0,
    ]),
  }
}

function moments(episodes: readonly Episode[], size: number): { mean: number[]; deviation: number[] } {
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  let count = 0
  for (const { features } of episodes) {
    for (let at = 0; at < features.length; at += size, count++) {
      for (let i = 0; i < size; i++) {
        sums[i] += features[at + i]
        squares[i] += features[at + i] ** 2
      }
    }
  }
  const middle = Array.from(sums, (sum) => sum / count)
  return {
    mean: middle,
    deviation: middle.map((value, i) => Math.sqrt(Math.max(0, squares[i] / count - value * value))),
  }
}

function short(value: number): number {
  return Number(value.toPrecision(5))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
