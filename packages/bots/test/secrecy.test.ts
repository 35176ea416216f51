import type { Level } from '@entrepot/bots'
import { playerOf } from '@entrepot/bots/players'
import { fastRng, type BaseState, type Game, type Seat } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { SUBJECTS } from './subjects.ts'

/** A position in the middle of a game with several commands to choose from. */
function positions(game: Game, seed: string): { state: BaseState; seat: Seat }[] {
  const rng = fastRng(`${seed}/novices`)
  const novice = playerOf(game, '1')
  let state = game.setup({}, 3, seed)
  const found: { state: BaseState; seat: Seat }[] = []
  for (let decision = 0; ; decision++) {
    const [seat] = game.deciders(state)
    if (seat === undefined) return found
    if (decision % 23 === 0 && game.legal(state, seat).length > 1) found.push({ state, seat })
    state = game.apply(state, seat, novice.choose(game.view(state, seat), seat, rng)).state
  }
}

describe.each(SUBJECTS)('players of %s', (_name, { game, scramble }) => {
  const found = positions(game, 'dark').slice(0, 12)

  it.each(['random', '1', '2', '3', '4'] as const)(
    'of level %s choose the same whatever lies in the dark',
    (level: Level) => {
      const choose = (state: BaseState, seat: Seat): unknown =>
        playerOf(game, level, { iterations: 12 }).choose(game.view(state, seat), seat, fastRng('fixed'))
      expect(found.length).toBeGreaterThan(0)
      for (const { state, seat } of found) {
        const choice = choose(state, seat)
        for (let world = 0; world < 3; world++)
          expect(choose(scramble(state, seat, fastRng(world)), seat)).toEqual(choice)
      }
    },
  )
})
