import { describe, expect, it } from 'vitest'
import { caravan, perft, randomGame, bench } from '../testkit/index.ts'

describe('perft', () => {
  it('counts the sequences of commands, simultaneous ones in every order', () => {
    const state = caravan.setup({}, 2, 'perft')
    expect(perft(caravan, state, 0)).toBe(1)
    expect(perft(caravan, state, 1)).toBe(6)
    expect(perft(caravan, state, 2)).toBe(18)
    expect(perft(caravan, state, 3)).toBe(18 * 4)
  })
})

describe('random games and the bench', () => {
  it('play the same game for the same deal', () => {
    const deal = { seats: 3, options: {}, seed: 'one' }
    expect(randomGame(caravan, deal)).toEqual(randomGame(caravan, deal))
  })

  it('print every figure that other tools read', () => {
    const figures = bench(caravan, 4, 0.05)
    for (const name of [
      'decisionsPerSecond',
      'playoutsPerSecond',
      'cloneMicros',
      'applyWithViewsMicros',
      'stateBytes',
      'branchingMean',
      'branchingMax',
      'decisionsPerGame',
    ] as const) {
      expect(figures[name], name).toBeGreaterThan(0)
    }
  })
})
