import type { BaseState, Game } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { Judgement } from '../mind/judgement.ts'
import type { MindWeights } from '../mind/shape.ts'
import { rewardsOfScores } from '../rewards.ts'
import type { Judge } from '../search/judge.ts'

const MOST_SEATS = 8
/** Without a mind: how much likelier a lead of one spread makes winning. */
const TRUST = 2
/** What is expected beyond the score sheet as it stands, where nothing tells what it will come from. */
const TO_COME = 'to come'

/** Judges positions for people. The numbers of the position judged last stay to be read. */
export interface Appraiser {
  readonly categories: readonly string[]
  /** Judges for a search that goes on. */
  readonly judge: Judge
  /** Reads a finished game. */
  close(world: BaseState): void
  /** By seat: its chance to win. */
  readonly chances: Float64Array
  /** By seat and category: the points it will have at the end. */
  readonly points: Float64Array
}

/** By the mind of the game; where there is none, by the scores that its fitted weights expect. */
export function appraiserOf(game: Game, knowledge: Knowledge, world: BaseState): Appraiser {
  const { mind } = knowledge
  return mind === null ? byScores(game, knowledge, world) : byMind(game, knowledge, mind)
}

function byMind(game: Game, { heuristics }: Knowledge, mind: MindWeights): Appraiser {
  const judgement = new Judgement(heuristics, mind)
  const categories = heuristics.perception?.categories ?? []
  const { chances, categories: points } = judgement
  return {
    categories,
    judge: judgement.judge(null),
    chances,
    points,
    close(world) {
      judgement.consider(world, null)
      shareVictory(game, world, chances)
      // A mind tells what points are made of; how many there are, the sheets tell better.
      for (const { seat, total } of game.scores(world)) {
        const row = points.subarray(seat * categories.length, (seat + 1) * categories.length)
        const told = row.reduce((sum, part) => sum + part, 0)
        for (let place = 0; place < row.length; place++)
          row[place] = told > 0 ? (row[place] * total) / told : total / row.length
      }
    },
  }
}

function byScores(game: Game, { heuristics, fitted }: Knowledge, world: BaseState): Appraiser {
  const lines = Object.keys(game.scores(world)[0].categories)
  const categories = [...lines, TO_COME]
  const features = new Float64Array(heuristics.featureNames.length)
  const expected = new Float64Array(MOST_SEATS)
  const chances = new Float64Array(MOST_SEATS)
  const points = new Float64Array(MOST_SEATS * categories.length)

  function readSheets(state: BaseState): void {
    for (const { seat, categories: sheet, total } of game.scores(state)) {
      const at = seat * categories.length
      for (const [place, line] of lines.entries()) points[at + place] = sheet[line]
      points[at + lines.length] = expected[seat] - total
    }
  }
  return {
    categories,
    chances,
    points,
    judge(state, rewards) {
      const seats = heuristics.seats(state)
      let sum = 0
      for (let seat = 0; seat < seats; seat++) {
        heuristics.features(state, seat, features)
        expected[seat] = fitted.of(features)
      }
      const highest = Math.max(...expected.subarray(0, seats))
      for (let seat = 0; seat < seats; seat++)
        sum += chances[seat] = Math.exp((TRUST * (expected[seat] - highest)) / heuristics.spread)
      for (let seat = 0; seat < seats; seat++) chances[seat] /= sum
      readSheets(state)
      rewardsOfScores(expected, seats, heuristics.spread, rewards)
    },
    close(state) {
      for (const { seat, total } of game.scores(state)) expected[seat] = total
      readSheets(state)
      shareVictory(game, state, chances)
    },
  }
}

function shareVictory(game: Game, world: BaseState, chances: Float64Array): void {
  const first = game.outcome(world)?.ranking[0] ?? []
  chances.fill(0)
  for (const seat of first) chances[seat] = 1 / first.length
}
