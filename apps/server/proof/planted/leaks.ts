// Planted faults: games that tell a viewer a little of what it may not know.

import { defineGame, hashState, type Game } from '@entrepot/kernel'

const LEAKS: { readonly [name: string]: (game: Game) => Game } = {
  /** A member of the view that depends on the whole state. */
  view: (game) =>
    defineGame({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), hint: hashState(state) }),
    }),
  /** What one viewer sees, for all. */
  beside: (game) =>
    defineGame({ ...game, view: (state, viewer, beside) => beside ?? game.view(state, viewer) }),
  /** The order of the legal commands. */
  legal: (game) =>
    defineGame({
      ...game,
      legal(state, seat) {
        const legal = game.legal(state, seat)
        const turn = parseInt(hashState(state).slice(0, 8), 16) % Math.max(1, legal.length)
        return [...legal.slice(turn), ...legal.slice(0, turn)]
      },
    }),
  /** An event for all. */
  event: (game) =>
    defineGame({
      ...game,
      step(state, seat, command, emit) {
        game.step(state, seat, command, emit)
        emit?.({ type: `hint-${hashState(state)}` })
      },
    }),
}

export const LEAK_NAMES = Object.keys(LEAKS)

/** The game with a leak; as it is without a name. */
export function leaking(game: Game, name: string | undefined): Game {
  if (name === undefined) return game
  const leak = LEAKS[name]
  if (!leak) throw new Error(`There is no leak ${name}; there are ${LEAK_NAMES.join(', ')}.`)
  return leak(game)
}
