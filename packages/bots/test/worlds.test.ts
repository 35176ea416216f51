import { fastRng, type Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { Worlds } from '../src/search/worlds.ts'

describe('worlds', () => {
  const state = caravan.setup({}, 2, 'worlds')
  for (const seat of [0, 1]) caravan.step(state, seat, { type: 'bid', amount: 1 }, null)
  const game: Game = caravan
  const begin = (): Worlds => {
    const worlds = new Worlds(game, game.view(state, 0), 0)
    const rng = fastRng('worlds')
    for (let taken = 0; taken < 40; taken++) worlds.take(rng)
    return worlds
  }

  it('follow a command that tells nothing and show what the seat then sees', () => {
    const worlds = begin()
    expect(worlds.follow({ type: 'take', amount: 1 } as never)).toBe(true)
    const after = game.apply(state, 0, { type: 'take', amount: 1 } as never).state
    expect(worlds.seen()).toBe(JSON.stringify(game.view(after, 0)))
  })

  it('tell when a command revealed something: what they show then may not be the truth', () => {
    expect(begin().follow({ type: 'draw' })).toBe(false)
  })
})
