import { playerWith, type Player } from '@entrepot/bots'
import {
  fastRng,
  type BaseEvent,
  type Edition,
  type Outcome,
  type OptionValues,
  type Tally,
} from '@entrepot/kernel'
import type { Release } from '@entrepot/releases'

/** Games of the same bots at the same table, each with a seed of its own. */
export interface Series {
  readonly game: string
  readonly players: number
  /** By seat. */
  readonly bots: readonly string[]
  readonly options: OptionValues
  /** Other figures than those of the game. */
  readonly edition: Edition | undefined
  readonly seed: string
}

/** One finished game of a series. */
export interface PlayedGame extends Tally, Outcome {
  readonly index: number
  readonly rounds: number
  readonly decisions: number
}

/** Plays game number `index` to its end and counts it. Bots think for a fixed number of iterations, so it is always the same. */
export function playGame(
  { game, knowledge, tally }: Required<Release>,
  series: Series,
  index: number,
): PlayedGame {
  const seed = `${series.seed}/${index}`
  const players = series.bots.map((bot) => playerWith(knowledge, game, bot, {}))
  const rng = fastRng(`${seed}/bots`)
  const first = game.setup(series.options, series.players, seed)
  const events: BaseEvent[] = []
  let state = first
  let decisions = 0
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const command = (players[seat] as Player).choose(game.view(state, seat), seat, rng)
    const applied = game.apply(state, seat, command)
    state = applied.state
    for (const { event } of applied.events) events.push(event)
    decisions++
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('nobody decides and the game is not over')
  return { index, rounds: game.round(state), decisions, ...outcome, ...tally(first, events, state) }
}
