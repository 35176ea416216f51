import { fastRng } from '@entrepot/kernel'
import { caravan, caravanSubject } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { playerOf } from '../src/games/players.ts'

describe('the random player', () => {
  const player = playerOf(caravan, 'random')

  it('chooses every legal command', () => {
    const state = caravan.setup({}, 2, 'random')
    const rng = fastRng('choices')
    const chosen = new Set(
      Array.from({ length: 60 }, () => JSON.stringify(player.choose(caravan.view(state, 0), 0, rng))),
    )
    expect([...chosen].toSorted()).toEqual(caravan.legal(state, 0).map((command) => JSON.stringify(command)))
  })

  it('chooses the same whatever lies in the dark', () => {
    const state = caravan.setup({}, 3, 'dark')
    for (let world = 0; world < 20; world++) {
      const other = caravanSubject.scramble(state, 1, fastRng(world))
      const choose = (hidden: typeof state): unknown =>
        player.choose(caravan.view(hidden, 1), 1, fastRng('fixed'))
      expect(choose(other)).toEqual(choose(state))
    }
  })
})
