import type { Game, OptionValues } from '@entrepot/kernel'
import type { ValueWeights } from '../values.ts'
import { Learner } from './learner.ts'
import type { Episode, Lesson } from './self-play.ts'

/** How a course of self-play goes. */
export interface Course {
  readonly game: Game
  /** Sets of table options that take turns. */
  readonly options: readonly Partial<OptionValues>[]
  readonly games: number
  readonly seed: string
  /** Iterations for each decision. */
  readonly iterations: number
  /** Rectified units beside the weighted sum. */
  readonly units: number
  /** Plays these games with a value: wherever there are hands to do it. */
  play(value: ValueWeights, lessons: readonly Lesson[]): Promise<readonly Episode[]>
  /** Hears of each batch: the games so far, the mean squared error of the expectations, and the mean score. */
  onBatch(games: number, error: number, score: number): void
}

/** Games that tell how much features vary, before learning. */
const SURVEY = 64
/** Games played with the same weights: as many hands may play them, what is learnt is the same. */
const BATCH = 64
/** How far a step goes at first, in points for a usual difference of a feature; it falls in proportion to what is left. */
const RATE = 0.01
const LAST_RATE = 0.0005

/** Learns to expect final scores, beginning with a weighted sum. */
export async function learnValue(course: Course, start: readonly number[]): Promise<ValueWeights> {
  const survey = await course.play(
    { sum: start, units: [], outputs: [] },
    Array.from({ length: SURVEY }, (_, index) => lesson(course, index, `survey/${index}`)),
  )
  const learner = new Learner(start, course.units, survey, course.seed)
  for (let done = 0; done < course.games; done += BATCH) {
    const size = Math.min(BATCH, course.games - done)
    const lessons = Array.from({ length: size }, (_, index) =>
      lesson(course, done + index, String(done + index)),
    )
    const episodes = await course.play(learner.current, lessons)
    const error = learner.learn(episodes, Math.max(LAST_RATE, RATE * (1 - done / course.games)))
    course.onBatch(done + size, error, mean(episodes.flatMap(({ finals }) => finals)))
  }
  return learner.settled
}

/** Half of the games are for two players, the others for three and four. */
function lesson({ options, seed, iterations }: Course, index: number, name: string): Lesson {
  return {
    seats: [2, 2, 3, 4][index % 4] as number,
    options: options[Math.floor(index / 4) % options.length] ?? {},
    seed: `${seed}/${name}`,
    iterations,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
