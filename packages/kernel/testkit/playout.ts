import {
  below,
  pick,
  fastRng,
  type BaseCommand,
  type BaseState,
  type Game,
  type OptionValues,
  type FastRng,
  type Seat,
} from '../src/index.ts'

/** A game that has not ended after so many decisions will not. */
export const LONGEST_GAME = 50_000

/** What names one game of a series: number `index` of the series `seed`. */
export interface Deal {
  readonly seats: number
  /** Whether the series was asked for with this number of players alone. */
  readonly seatsGiven?: boolean
  readonly options: Partial<OptionValues>
  readonly seed: string
}

/** Game number `index` of a series: player counts and option sets take turns, so that a short series meets all of them. */
export function dealOf(
  game: Pick<Game, 'seats'>,
  optionSets: readonly Partial<OptionValues>[],
  series: string,
  index: number,
  seats?: number,
): Deal {
  const counts = game.seats.max - game.seats.min + 1
  const turn = seats === undefined ? Math.floor(index / counts) : index
  return {
    seats: seats ?? game.seats.min + (index % counts),
    seatsGiven: seats !== undefined,
    options: optionSets.length === 0 ? {} : (optionSets[turn % optionSets.length] as Partial<OptionValues>),
    seed: `${series}/${index}`,
  }
}

/** One decision of a random game: a decider at random, one of its legal commands at random. */
export function randomDecision<State extends BaseState, Command extends BaseCommand>(
  game: Pick<Game<State, Command>, 'deciders' | 'legal'>,
  state: State,
  rng: FastRng,
): { readonly seat: Seat; readonly legal: Command[]; readonly command: Command } | null {
  const deciders = game.deciders(state)
  if (deciders.length === 0) return null
  const seat = deciders.length === 1 ? (deciders[0] as Seat) : pick(rng, deciders)
  const legal = game.legal(state, seat)
  if (legal.length === 0) throw new Error(`dead end: seat ${seat} must decide and has no legal command`)
  return { seat, legal, command: legal[below(rng, legal.length)] as Command }
}

/** Plays a whole random game in place; returns its last state and the number of decisions. */
export function randomGame<State extends BaseState>(
  game: Game<State>,
  deal: Deal,
): { readonly state: State; readonly decisions: number } {
  const rng = fastRng(`${deal.seed}/choices`)
  const state = game.setup(deal.options as OptionValues, deal.seats, deal.seed)
  for (let decisions = 0; decisions < LONGEST_GAME; decisions++) {
    const decision = randomDecision(game, state, rng)
    if (decision === null) return { state, decisions }
    game.step(state, decision.seat, decision.command, null)
  }
  throw new Error(`the game has not ended after ${LONGEST_GAME} decisions`)
}
