import type { BaseState, Game } from '../src/index.ts'

/** Counts the command sequences of a length from a state: an oracle that any change of the rules disturbs. */
export function perft(game: Game, state: BaseState, depth: number): number {
  if (depth === 0) return 1
  let count = 0
  for (const seat of game.deciders(state)) {
    for (const command of game.legal(state, seat)) {
      if (depth === 1) {
        count++
        continue
      }
      const next = game.clone(state)
      game.step(next, seat, command, null)
      count += perft(game, next, depth - 1)
    }
  }
  return count
}
