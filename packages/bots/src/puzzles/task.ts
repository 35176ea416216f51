import type { BaseState, Game, Heuristics, Seat } from '@entrepot/kernel'

/** A turn of a seat that begins. */
export interface BegunTurn {
  readonly game: Game
  readonly heuristics: Heuristics
  readonly seat: Seat
}

/** The game in which the turn that begins in this state can begin with commands of these types alone; null: with any. */
export function askedGame(
  { game, heuristics, seat }: BegunTurn,
  begun: BaseState,
  begins: readonly string[] | null,
): Game {
  if (begins === null) return game
  const turn = heuristics.turn(begun)
  return {
    ...game,
    legal(state, who) {
      const legal = game.legal(state, who)
      if (who !== seat || heuristics.turn(state) !== turn) return legal
      return legal.filter(({ type }) => begins.includes(type))
    },
  }
}

/** Whether the turn that begins in a state is over. */
export function endOfTurn(
  { game, heuristics, seat }: BegunTurn,
  begun: BaseState,
): (state: BaseState) => boolean {
  const horizon = heuristics.horizon(begun, seat, 1)
  return (state) => !game.deciders(state).includes(seat) || heuristics.turn(state) >= horizon
}
