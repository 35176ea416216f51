import type { Player } from '@entrepot/bots'
import { playerOf } from '@entrepot/bots/players'
import { fastRng, type Game, type ScoreSheet } from '@entrepot/kernel'
import type { Fixture } from './fixture.ts'
import { count, type Histogram } from './histogram.ts'

/** What one game of a tournament came to. */
export interface Contest {
  readonly index: number
  readonly focalSeat: number
  /** The focal bot's share of the first place. */
  readonly won: number
  readonly sheets: readonly ScoreSheet[]
  readonly rounds: number
  readonly decisions: number
  /** By level: the time of each decision, of all of them, and the iterations of searching. */
  readonly thinking: { readonly [level: string]: Thinking }
}

export interface Thinking {
  readonly times: Histogram
  iterations: number
  millis: number
}

/** Plays one game. Every command is checked against the rules: an illegal one ends the tournament. */
export function contest(game: Game, { index, seed, focalSeat, levels }: Fixture, clock: boolean): Contest {
  const now = (): number => performance.now()
  const players = levels.map((level) => playerOf(game, level, clock ? { now } : {}))
  const thinking: { [level: string]: Thinking } = {}
  for (const level of levels) thinking[level] ??= { times: {}, iterations: 0, millis: 0 }
  const rng = fastRng(`${seed}/bots`)
  let state = game.setup({}, levels.length, seed)
  let decisions = 0
  for (;;) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    const view = game.view(state, seat)
    const began = now()
    const command = (players[seat] as Player).choose(view, seat, rng)
    const took = now() - began
    const account = thinking[levels[seat] as string] as Thinking
    count(account.times, took)
    account.millis += took
    state = game.apply(state, seat, command).state
    decisions++
  }
  for (const [seat, { effort }] of players.entries()) {
    const account = thinking[levels[seat] as string] as Thinking
    account.iterations += effort?.iterations ?? 0
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('nobody decides and the game is not over')
  const first = outcome.ranking[0] ?? []
  const won = first.includes(focalSeat) ? 1 / first.length : 0
  return { index, focalSeat, won, sheets: outcome.sheets, rounds: game.round(state), decisions, thinking }
}
