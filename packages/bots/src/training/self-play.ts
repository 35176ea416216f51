import {
  fastRng,
  unit,
  type BaseState,
  type Game,
  type Heuristics,
  type OptionValues,
  type Seed,
} from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { novice } from '../novice.ts'
import { steadyRecipe } from '../recipes.ts'
import { searcher } from '../search/searcher.ts'
import type { Value } from '../values.ts'

/** One game to be played for learning. */
export interface Lesson {
  readonly seats: number
  readonly options: Partial<OptionValues>
  readonly seed: Seed
  /** Iterations for each decision. */
  readonly iterations: number
}

/** A game of self-play as learning needs it: every seat's features at the start of every turn, and how it ended. */
export interface Episode {
  readonly seats: number
  readonly size: number
  readonly turns: number
  /** By turn, seat and feature. */
  readonly features: Float32Array
  /** By seat. */
  readonly finals: readonly number[]
}

/** The share of decisions in which a learner tries something else. */
const CURIOSITY = 0.05

/** Plays a game between equals that look one turn ahead by this value; now and then one of them tries something else. */
export function selfPlay(game: Game, knowledge: Knowledge, value: Value, lesson: Lesson): Episode {
  const { heuristics } = knowledge
  const { seats, options, seed, iterations } = lesson
  const recipe = { ...steadyRecipe(knowledge, value), iterations }
  const rng = fastRng(`${seed}/bots`)
  const players = Array.from({ length: seats }, () => searcher(game, heuristics, recipe, {}))
  const curious = novice(game, heuristics)
  const state = game.setup(options as OptionValues, seats, seed)
  const size = heuristics.featureNames.length
  const rows: number[] = []
  let turn = -1
  for (;;) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    if (heuristics.turn(state) !== turn) {
      turn = heuristics.turn(state)
      writeRows(heuristics, state, seats, size, rows)
    }
    const player = unit(rng) < CURIOSITY ? curious : players[seat]
    game.step(state, seat, player.choose(game.view(state, seat), seat, rng), null)
  }
  const finals = game.scores(state).map(({ total }) => total)
  return { seats, size, turns: rows.length / (seats * size), features: Float32Array.from(rows), finals }
}

function writeRows(
  heuristics: Heuristics,
  state: BaseState,
  seats: number,
  size: number,
  rows: number[],
): void {
  const features = new Float64Array(size)
  for (let seat = 0; seat < seats; seat++) {
    heuristics.features(state, seat, features)
    for (let i = 0; i < size; i++) rows.push(features[i])
  }
}
