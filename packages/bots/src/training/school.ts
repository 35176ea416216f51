import type { Game, OptionValues } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { steadyRecipe } from '../recipes.ts'
import { linearValue, type Value } from '../values.ts'
import { Learner, scalesOf } from './learner.ts'
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
/** How far a game pulls the weights. */
const RATE = 0.01

/** Learns a weighted sum, beginning with the given weights. */
export function learnSum(course: Course, start: readonly number[]): number[] {
  const learner = new Learner(start, scalesOf(survey(course, linearValue(start))), {
    lambda: course.lambda,
    rate: RATE,
  })
  for (let index = 0; index < course.games; index++) {
    const episode = lesson(course, learner.value, String(index), index)
    course.onGame(index + 1, learner.learn(episode), mean(episode.finals))
  }
  return learner.weights
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
