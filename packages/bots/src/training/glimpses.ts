import { below, fastRng, unit, type Game, type OptionValues, type Seat, type Seed } from '@entrepot/kernel'
import { Explainer } from '../explain/explainer.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Level } from '../bot-names.ts'
import { playerWith } from '../levels.ts'

/** A game in which chances are told now and then. */
export interface Forecast {
  readonly seats: number
  readonly level: Level
  readonly options: Partial<OptionValues>
  readonly seed: Seed
  /** What is thought each time. */
  readonly iterations: number
}

/** By seat: the chance that was told, and the part of the victory that came. */
export interface Glimpse {
  readonly round: number
  readonly chances: readonly number[]
  readonly won: readonly number[]
}

/** The part of the turns at whose start somebody is asked: those of one game resemble each other. */
const ASKED = 0.3

/** Plays a game between equals; now and then what one of them, drawn by chance, can tell of the chances is noted. */
export function glimpses(game: Game, knowledge: Knowledge, forecast: Forecast): Glimpse[] {
  const { seats, level, options, seed, iterations } = forecast
  const { heuristics } = knowledge
  const rng = fastRng(`${seed}/bots`)
  const asking = fastRng(`${seed}/asking`)
  const players = Array.from({ length: seats }, () => playerWith(knowledge, game, level, {}))
  const state = game.setup(options as OptionValues, seats, seed)
  const told: { round: number; chances: readonly number[] }[] = []
  let turn = -1
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const now = heuristics.turn(state)
    if (now >= 0 && now !== turn) {
      turn = now
      if (unit(asking) < ASKED) {
        const asked: Seat = below(asking, seats)
        const sight = { game, knowledge, view: game.view(state, asked), seat: asked }
        const explainer = new Explainer(sight, `${seed}/${turn}`)
        explainer.think(iterations)
        told.push({ round: game.round(state), chances: explainer.told() })
      }
    }
    game.step(state, seat, players[seat].choose(game.view(state, seat), seat, rng), null)
  }
  const first = game.outcome(state)?.ranking[0] ?? []
  const won = players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  return told.map((one) => ({ ...one, won }))
}
