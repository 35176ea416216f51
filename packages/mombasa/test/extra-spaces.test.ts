import { describe, expect, it } from 'vitest'
import {
  actionTable,
  bonus,
  crateOf,
  display,
  faceUp,
  hand,
  handOf,
  laterTurn,
  marker,
  options,
  play,
  priceOn,
  refused,
  spaceOf,
  spaces,
  track,
} from './table.ts'

describe('extra bonus spaces', () => {
  it('M8.14 M9.9 extra spaces are used by the same action, by players who have unlocked them', () => {
    const state = actionTable(2)
    state.pounds[0] = 5
    expect(refused(state, { type: 'bonus', space: 'extra-saint-louis-1' })).toMatchObject({
      rule: 'M9.9',
      params: { bonus: 0 },
    })
    bonus(state, 0, 'saint-louis', 1)
    expect(spaces(state).filter((space) => space.startsWith('extra'))).toEqual(['extra-saint-louis-1'])
    bonus(state, 0, 'saint-louis', 2)
    expect(spaces(state).filter((space) => space.startsWith('extra'))).toEqual([
      'extra-saint-louis-1',
      'extra-saint-louis-2',
    ])
    const used = play(state, { type: 'bonus', space: 'extra-saint-louis-2' }).state
    expect(used.markers[0]).toBe(state.markers[0] - 1)
    // One player, one of the two spaces of a track a round; blocked for everyone.
    const other = laterTurn(actionTable(2))
    bonus(other, 0, 'saint-louis', 2)
    other.pounds[0] = 5
    marker(other, 0, 'extra-saint-louis-1')
    expect(spaces(other).filter((space) => space.startsWith('extra'))).toEqual([])
    marker(other, 1, 'extra-saint-louis-1')
    expect(spaces(other).filter((space) => space.startsWith('extra'))).toEqual(['extra-saint-louis-2'])
    expect(refused(other, { type: 'bonus', space: 'extra-mombasa-1' }).rule).toBe('K.command')
  })

  it('M9.9 C1: pay, then a point and two diamond steps, or two points and one step', () => {
    const state = actionTable(2)
    state.pounds[0] = 2
    bonus(state, 0, 'saint-louis', 2)
    const first = play(state, { type: 'bonus', space: 'extra-saint-louis-1' }).state
    expect(first.pounds[0]).toBe(0)
    const one = play(first, { type: 'choose', option: 1 }).state
    expect([one.diamonds[0] - state.diamonds[0], one.frames.at(-1)?.amount]).toEqual([2, 1])
    const two = play(first, { type: 'choose', option: 2 }).state
    expect([two.diamonds[0] - state.diamonds[0], two.frames.at(-1)?.amount]).toEqual([1, 2])
    expect(play(state, { type: 'bonus', space: 'extra-saint-louis-2' }).state.pounds[0]).toBe(1)
    expect(refused(first, { type: 'choose', option: 3 }).rule).toBe('M9.9')
  })

  it('M9.9 R22 C2: a diamond step and an optional purchase; second cheaper by 1 with two steps', () => {
    const state = actionTable(2)
    track(state, 'saint-louis', 'C2')
    bonus(state, 0, 'saint-louis', 2)
    display(state, { 'right-1': 'A01', 'middle-1': 'A04' })
    const price = priceOn('right-1', 'A01')
    state.pounds[0] = price
    const first = play(state, { type: 'bonus', space: 'extra-saint-louis-1' }).state
    expect(first.diamonds[0]).toBe(state.diamonds[0] + 1)
    expect(options(first, 'buy').map(({ card }) => card)).toEqual(['A01'])
    expect(play(first, { type: 'decline' }).state.pounds[0]).toBe(price)
    expect(play(first, { type: 'buy', card: 'A01' }).state.pounds[0]).toBe(0)
    const second = play(state, { type: 'bonus', space: 'extra-saint-louis-2' }).state
    expect(second.diamonds[0]).toBe(state.diamonds[0] + 2)
    expect(play(second, { type: 'buy', card: 'A01' }).state.pounds[0]).toBe(1)
    // Steps past the end pay before the purchase.
    state.diamonds[0] = 28
    expect(options(play(state, { type: 'bonus', space: 'extra-saint-louis-1' }).state, 'buy')).toHaveLength(2)
    // Nothing to buy: only the steps.
    display(state, {})
    expect(play(state, { type: 'bonus', space: 'extra-saint-louis-1' }).state.turn).toBe(1)
  })

  it('M9.9 D1: discard a hand card for its red number + 3, or a coffee card for + 8', () => {
    const state = actionTable(2)
    bonus(state, 0, 'cairo', 2)
    hand(state, 0, 'A04', 'D01', 'start-coffee-1')
    const first = play(
      state,
      { type: 'bonus', space: 'extra-cairo-1' },
      { type: 'discard', card: 'D01' },
    ).state
    expect(first.pounds[0] - state.pounds[0]).toBe(crateOf('D01') + 3)
    const second = play(state, { type: 'bonus', space: 'extra-cairo-2' }).state
    expect(
      options(second, 'discard')
        .map(({ card }) => card)
        .every((card) => card.includes('coffee') || card === 'A04'),
    ).toBe(true)
    const sold = play(second, { type: 'discard', card: 'A04' }).state
    expect(sold.pounds[0] - state.pounds[0]).toBe(crateOf('A04') + 8)
    for (const card of handOf(state, 0)) if (card.includes('coffee') || card === 'A04') faceUp(state, 0, card)
    expect(spaces(state)).not.toContain('extra-cairo-2')
    expect(spaces(state)).toContain('extra-cairo-1')
  })

  it('M9.9 D2: £1 for two steps on each of two different other tracks, second on all three others', () => {
    const state = actionTable(2)
    track(state, 'cairo', 'D2')
    bonus(state, 0, 'cairo', 2)
    const first = play(state, { type: 'bonus', space: 'extra-cairo-1' }).state
    expect(first.pounds[0]).toBe(0)
    expect(options(first, 'advance').map(({ company }) => company)).toEqual([
      'mombasa',
      'cape-town',
      'saint-louis',
    ])
    const one = play(first, { type: 'advance', company: 'cape-town' }).state
    expect(options(one, 'advance').map(({ company }) => company)).toEqual(['mombasa', 'saint-louis'])
    const two = play(one, { type: 'advance', company: 'saint-louis' }).state
    expect(spaceOf(two, 0, 'cape-town')).toBe(2)
    expect(two.turn).toBe(1)
    const second = play(state, { type: 'bonus', space: 'extra-cairo-2' }).state
    const moved = ['mombasa', 'cape-town', 'saint-louis', 'cairo'].map(
      (company) => spaceOf(second, 0, company) - spaceOf(state, 0, company),
    )
    expect(moved).toEqual([2, 2, 2, 0])
  })
})
