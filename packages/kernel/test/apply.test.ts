import { describe, expect, it } from 'vitest'
import { caravan, refused } from '../testkit/index.ts'

describe('apply', () => {
  const state = caravan.setup({}, 2, 'apply')

  it('says that somebody else decides', () => {
    const bids = caravan.apply(caravan.apply(state, 0, { type: 'bid', amount: 1 }).state, 1, {
      type: 'bid',
      amount: 3,
    })
    expect(refused(caravan, bids.state, 0, { type: 'rest' })).toMatchObject({
      rule: 'K.turn',
      params: { seat: 0, deciders: [1] },
    })
  })

  it('says what is no command at all', () => {
    for (const nonsense of [null, 3, 'bid', [], {}]) {
      expect(refused(caravan, state, 0, nonsense).rule).toBe('K.command')
    }
  })

  it("gives the game's own reason for what it forbids", () => {
    expect(refused(caravan, state, 0, { type: 'take', amount: 9 }).rule).toBe('C3.1')
  })

  it('refuses everything once the game is over', () => {
    const over = { ...caravan.clone(state), round: 4 }
    expect(refused(caravan, over, 0, { type: 'rest' }).rule).toBe('K.over')
  })

  it('lets a seat that need not decide take its secret bid back', () => {
    const bid = caravan.apply(state, 0, { type: 'bid', amount: 3 }).state
    expect(caravan.deciders(bid)).toEqual([1])
    expect(caravan.apply(bid, 0, { type: 'rebid' }).state).toEqual(state)
  })
})
