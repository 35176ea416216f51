import { below, fastRng, unit, type Game, type Heuristics, type OptionValues } from '@entrepot/kernel'
import { shapeOf, type MindWeights, type Shape } from '../mind/shape.ts'
import type { ValueWeights } from '../values.ts'
import type { Experience, ExpertLesson, Planted } from './expert-play.ts'
import { PriorsLearner } from './priors-learner.ts'
import { ValueLearner, type LearnerState, type Losses } from './value-learner.ts'

/** How a mind is taught. */
export interface Syllabus {
  readonly game: Game
  readonly heuristics: Heuristics
  /** Sets of table options that take turns. */
  readonly options: readonly Partial<OptionValues>[]
  readonly seed: string
  /** Games of a generation. */
  readonly games: number
  /** What is thought for each decision, and how many own turns ahead. */
  readonly iterations: number
  readonly turns: number
  /** What is known before: the mind of generation 0 judges by it, or is the one that was taught on other figures. */
  readonly start: ValueWeights | MindWeights
  /** Units of the first and second layer. */
  readonly units: readonly [number, number]
}

/** What it takes to go on later. */
export interface CourseState {
  readonly shape: Shape
  readonly seed: string
  readonly generations: number
  readonly games: number
  readonly value: LearnerState
  readonly priors: LearnerState
  readonly minds: readonly (readonly [number, MindWeights])[]
}

/** What a generation came to. */
export interface Progress extends Losses {
  readonly generation: number
  /** Games so far. */
  readonly games: number
  /** How far the priors are from what search came to (Kullback–Leibler). */
  readonly surprise: number
  /** Means over the seats that played straight by the newest mind. */
  readonly habits: { readonly [name: string]: number }
}

/** How far a step goes at first; after so many games half as far, after twice as many a third, and so on. */
const RATE = 0.0005
const HALF = 8000
/** Games that a mind counts as having learnt from which goes on: at the step of a beginner it lost what it knew. */
const TAUGHT = 4 * HALF
/** Of the earlier minds every fourth is kept to play against, so many of them. */
const KEPT_EVERY = 4
const KEPT = 8
/** How often a seat is taken by an earlier mind, how often it follows a planted strategy. */
const EARLIER = 0.2
const LED = 0.35
/** A strategy is followed to the end as often as up to a round drawn by chance: the later rounds show what it was worth. */
const TO_THE_END = 0.5
const LAST_LED_ROUND = 10
const STRENGTH = { least: 0.15, range: 0.85 }

/**
 * A course of learning from search: generations of games, each played by the mind of two generations before, so that some
 * threads play while one learns. What comes of it depends on the syllabus and the number of generations alone.
 */
export class Course {
  readonly #syllabus: Syllabus
  readonly #shape: Shape
  readonly #value: ValueLearner
  readonly #priors: PriorsLearner
  readonly #minds = new Map<number, MindWeights>()
  /** Games that count as learnt from before the first: who knows a lot takes shorter steps. */
  readonly #before: number
  #generations = 0
  #games = 0

  constructor(syllabus: Syllabus) {
    const { heuristics, units, game, start } = syllabus
    if (heuristics.perception === undefined)
      throw new Error(`there is no perception of ${game.id} to learn by`)
    this.#syllabus = syllabus
    this.#shape = shapeOf(heuristics.featureNames.length, heuristics.perception, units[0], units[1])
    this.#value = new ValueLearner(this.#shape, heuristics.spread)
    this.#priors = new PriorsLearner(this.#shape)
    const taught = 'shape' in start
    this.#before = taught ? TAUGHT : 0
    if (!taught) this.#value.begin(start, syllabus.seed)
    else {
      if (JSON.stringify(start.shape) !== JSON.stringify(this.#shape))
        throw new Error(`the mind to go on from is of another size: give its --units, or begin anew`)
      this.#value.beginWith(start.value)
      this.#priors.beginWith(start.priors)
    }
    this.#minds.set(0, this.mind)
  }

  /** What has been learnt so far. */
  get mind(): MindWeights {
    return { shape: this.#shape, value: this.#value.settled(), priors: this.#priors.settled() }
  }

  /** The number of the newest mind: of so many generations. */
  get generations(): number {
    return this.#generations
  }

  get games(): number {
    return this.#games
  }

  /** A mind that may be needed for the lessons. */
  mindOf(number: number): MindWeights {
    const mind = this.#minds.get(number)
    if (mind === undefined) throw new Error(`the mind of generation ${number} is not kept`)
    return mind
  }

  /** The number of a mind of some generations ago that is still at hand. */
  get earlier(): number | undefined {
    const old = [...this.#minds.keys()].filter((number) => number <= this.#generations - 2 * KEPT_EVERY)
    return old.at(-1)
  }

  /** The games of a generation, played by the newest mind and others. */
  lessons(generation: number): ExpertLesson[] {
    const { games } = this.#syllabus
    return Array.from({ length: games }, (_, index) => this.#lesson(generation, index))
  }

  #lesson(generation: number, index: number): ExpertLesson {
    const { seed: course, options, iterations, turns, heuristics } = this.#syllabus
    const seed = `${course}/${generation}/${index}`
    const rng = fastRng(`${seed}/lesson`)
    const seats = [2, 2, 3, 4][index % 4] as number
    const newest = this.#generations
    const earlier = [...this.#minds.keys()].filter((number) => number < newest)
    const learner = below(rng, seats)
    const strategies = Object.keys(heuristics.perception?.strategies ?? {})
    const minds: number[] = []
    const planted: (Planted | null)[] = []
    for (let seat = 0; seat < seats; seat++) {
      const old = unit(rng) < EARLIER && earlier.length > 0 && seat !== learner
      minds.push(old ? (earlier[below(rng, earlier.length)] as number) : newest)
      const led = unit(rng) < LED && strategies.length > 0
      planted.push(
        led
          ? {
              strategy: strategies[below(rng, strategies.length)] as string,
              strength: STRENGTH.least + STRENGTH.range * unit(rng),
              until: unit(rng) < TO_THE_END ? Infinity : 1 + below(rng, LAST_LED_ROUND),
            }
          : null,
      )
    }
    const table = options[Math.floor(index / 4) % options.length] ?? {}
    return { seats, options: table, seed, iterations, turns, minds, newest, planted }
  }

  /** Learns from the games of a generation; what was lost is told as it was before they were learnt from. */
  async learn(experiences: readonly Experience[], breathe: () => Promise<void>): Promise<Progress> {
    const { seed } = this.#syllabus
    if (this.#generations === 0) this.#value.survey(experiences)
    const rate = RATE / (1 + (this.#before + this.#games) / HALF)
    const name = `${seed}/${this.#generations}`
    const losses = await this.#value.learn(experiences, rate, name, breathe)
    const surprise = await this.#priors.learn(experiences, rate, name, breathe)
    this.#generations++
    this.#games += experiences.length
    this.#keep()
    const habits = meanOf(experiences.flatMap((experience) => experience.habits))
    return { ...losses, surprise, habits, generation: this.#generations, games: this.#games }
  }

  #keep(): void {
    this.#minds.set(this.#generations, this.mind)
    const numbers = [...this.#minds.keys()]
    const old = numbers.filter((number) => number % KEPT_EVERY === 0 && number < this.#generations - 2)
    for (const number of numbers) {
      const recent = number >= this.#generations - 2
      if (!recent && (number % KEPT_EVERY !== 0 || old.indexOf(number) < old.length - KEPT))
        this.#minds.delete(number)
    }
  }

  get state(): CourseState {
    return {
      shape: this.#shape,
      seed: this.#syllabus.seed,
      generations: this.#generations,
      games: this.#games,
      value: this.#value.state,
      priors: this.#priors.state,
      minds: [...this.#minds],
    }
  }

  /** Goes on where another course was left. */
  restore({ shape, generations, games, value, priors, minds }: CourseState): void {
    if (JSON.stringify(shape) !== JSON.stringify(this.#shape))
      throw new Error('the checkpoint is of a mind that perceives something else: begin anew')
    this.#value.restore(value)
    this.#priors.restore(priors)
    this.#generations = generations
    this.#games = games
    this.#minds.clear()
    for (const [number, mind] of minds) this.#minds.set(number, mind)
  }
}

function meanOf(records: readonly { readonly [name: string]: number }[]): { [name: string]: number } {
  const sums: { [name: string]: number } = {}
  for (const record of records)
    for (const [name, value] of Object.entries(record))
      sums[name] = (sums[name] ?? 0) + value / records.length
  return sums
}
