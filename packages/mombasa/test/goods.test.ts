import { describe, expect, it } from 'vitest'
import { mombasa } from '../src/index.ts'
import {
  actionTable,
  at,
  bonus,
  display,
  eventsOf,
  faceUp,
  firstCall,
  handOf,
  hold,
  kinds,
  options,
  play,
  priceOn,
  refused,
  spaceOf,
  special,
  track,
} from './table.ts'

describe('goods cards', () => {
  it('M5.1 one or more cards of one type, not necessarily all', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2', 'start-banana-2')
    const one = play(state, { type: 'goods', card: 'start-coffee-2' }).state
    expect(options(one, 'goods').map(({ card }) => card)).toEqual(['start-coffee-1'])
    expect(refused(one, { type: 'goods', card: 'start-banana-2' }).rule).toBe('R13')
    const two = play(one, { type: 'goods', card: 'start-coffee-1' }, { type: 'step', company: 'cairo' }).state
    expect(two.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 2 })
    const alone = play(one, { type: 'step', company: 'cairo' }).state
    expect(alone.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 1 })
  })

  it('M5.1 cards of the same face are offered once, and any order of choice leads to the same', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B05', 'B06', 'start-coffee-1')
    expect(options(state, 'goods').map(({ card }) => card)).toEqual(['B05', 'start-coffee-1'])
    const one = play(state, { type: 'goods', card: 'B05' }).state
    expect(options(one, 'goods').map(({ card }) => card)).toEqual(['B06', 'start-coffee-1'])
    const left = play(one, { type: 'goods', card: 'start-coffee-1' }).state
    const right = play(state, { type: 'goods', card: 'start-coffee-1' }, { type: 'goods', card: 'B05' }).state
    expect(left).toEqual(right)
  })

  it('M5.1 M8.12 of two cards of one face the one without the tile is offered too, on whichever side it lies', () => {
    for (const [tiled, other, slot] of [
      ['B05', 'B06', 1],
      ['B06', 'B05', 2],
    ] as const) {
      const state = actionTable(2)
      faceUp(state, 0, 'B05', 'B06')
      hold(state, 0, 'tile-plus1-good')
      state.goodsTileSlot = slot
      expect(options(state, 'goods').map(({ card }) => card)).toEqual(['B05', 'B06'])
      const one = play(state, { type: 'goods', card: tiled }).state
      expect(options(one, 'goods').map(({ card }) => card)).toEqual([other])
    }
  })

  it('M5.2 at most one card is bought, and the rest goes to the tracks', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'C01', 'start-coffee-2')
    display(state, { 'right-1': 'A01', 'right-2': 'A02' })
    const bought = play(
      state,
      { type: 'goods', card: 'C01' },
      { type: 'goods', card: 'start-coffee-2' },
      { type: 'buy', card: 'A01' },
    ).state
    expect(kinds(bought)).toEqual(['step'])
    expect(bought.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 4 })
    expect(refused(bought, { type: 'buy', card: 'A02' }).rule).toBe('M5.5')
  })

  it('M5.3 price is red number on the card plus that at the space; the card goes to the hand', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'C01')
    display(state, { 'left-1': 'A01', 'middle-2': 'A04', 'middle-3': 'C02' })
    const using = play(state, { type: 'goods', card: 'C01' }).state
    expect(options(using, 'buy').map(({ card }) => card)).toEqual(['A01', 'A04'])
    expect(refused(using, { type: 'buy', card: 'C02' })).toEqual({
      rule: 'M5.3',
      params: { card: 'C02', space: 'middle-3', price: priceOn('middle-3', 'C02'), budget: 4 },
    })
    const { state: bought, events } = play(using, { type: 'buy', card: 'A04' })
    expect(eventsOf(events, 'cardBought')[0]).toMatchObject({
      card: 'A04',
      space: 'middle-2',
      price: priceOn('middle-2', 'A04'),
      paidWith: 'goods',
    })
    expect(handOf(bought, 0)).toContain('A04')
    expect(bought.turn).toBe(1)
  })

  it('M5.4 M5.3 at price 0 goods must still be used, and their whole value remains; no price is below 0', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-banana-1', 'start-cotton-1')
    for (const [company, id] of [
      ['mombasa', 'A2'],
      ['cape-town', 'B1'],
      ['cairo', 'B1'],
    ] as const)
      track(state, company, id)
    bonus(state, 0, 'cape-town', 2)
    bonus(state, 0, 'cairo', 2)
    bonus(state, 0, 'mombasa', 1)
    display(state, { 'right-1': 'A01' })
    expect(kinds(state)).not.toContain('buy')
    for (const card of ['start-banana-1', 'start-cotton-1']) {
      const { state: bought, events } = play(state, { type: 'goods', card }, { type: 'buy', card: 'A01' })
      expect(eventsOf(events, 'cardBought')[0].price).toBe(0)
      expect(bought.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 1 })
    }
  })

  it('M5.5 value is spent step by step, freely divided', () => {
    const state = actionTable(2)
    at(state, 0, 'mombasa', 0)
    faceUp(state, 0, 'A04')
    const after = play(
      state,
      { type: 'goods', card: 'A04' },
      { type: 'step', company: 'cairo' },
      { type: 'step', company: 'mombasa' },
      { type: 'step', company: 'cairo' },
    ).state
    expect([spaceOf(after, 0, 'cairo'), spaceOf(after, 0, 'mombasa')]).toEqual([2, 1])
    expect(after.turn).toBe(1)
  })

  it('M5.5 each step is carried out fully: a special space pays before the next step asks', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A04')
    track(state, 'cairo', 'B2')
    const { after, cost } = firstCall(state, 'cairo')
    const { space, payout } = special(state, 'mombasa', 1)
    state.pounds[0] = cost - payout
    at(state, 0, 'cairo', after)
    at(state, 0, 'mombasa', space - 1)
    const first = play(state, { type: 'goods', card: 'A04' }).state
    expect(options(first, 'step').map(({ company }) => company)).not.toContain('cairo')
    const paid = play(first, { type: 'step', company: 'mombasa' }).state
    expect(paid.pounds[0]).toBe(cost)
    expect(options(paid, 'step')).toContainEqual({ type: 'step', company: 'cairo', pay: cost })
  })

  it('M5.6 the gap stays until the round ends', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A04')
    display(state, { 'right-1': 'A01', 'middle-1': 'A02' })
    const after = play(
      state,
      { type: 'goods', card: 'A04' },
      { type: 'buy', card: 'A01' },
      { type: 'step', company: 'cairo' },
    ).state
    expect(mombasa.view(after, null).cards.display['right-1']).toBeNull()
    expect(mombasa.view(after, null).cards.display['middle-1']).toBe('A02')
  })

  it('M5.7 R6 value may be given up only before capital calls, and is lost where no step is possible', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A04')
    const { after, cost } = firstCall(state, 'cairo')
    state.pounds[0] = cost + 3
    for (const company of ['mombasa', 'cape-town', 'saint-louis']) at(state, 0, company, 24)
    at(state, 0, 'cairo', after - 1)
    const using = play(state, { type: 'goods', card: 'A04' }).state
    expect(options(using, 'forfeit')).toEqual([])
    expect(refused(using, { type: 'forfeit' }).rule).toBe('M5.7')
    const before = play(using, { type: 'step', company: 'cairo' }).state
    expect(options(before, 'step')).toEqual([{ type: 'step', company: 'cairo', pay: cost }])
    expect(kinds(before)).toContain('forfeit')
    const given = play(before, { type: 'forfeit' })
    expect(eventsOf(given.events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, amount: 2 }])
    const paid = play(before, { type: 'step', company: 'cairo', pay: cost }).state
    // The second step is free and the only one: it is made without asking.
    expect(spaceOf(paid, 0, 'cairo')).toBe(after + 2)
    expect(paid.pounds[0]).toBe(3)
    state.pounds[0] = 0
    at(state, 0, 'cairo', 24)
    display(state, {})
    expect(play(state, { type: 'goods', card: 'A04' }).state.turn).toBe(1)
  })

  it('M5.8 the used cards are turned face down, with the goods tile lying on them', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2')
    hold(state, 0, 'tile-plus1-good')
    const after = play(
      state,
      { type: 'plusOne', card: 'start-coffee-2' },
      { type: 'goods', card: 'start-coffee-2' },
      { type: 'step', company: 'cairo' },
      { type: 'step', company: 'cairo' },
      { type: 'step', company: 'cairo' },
    ).state
    expect(mombasa.view(after, 0).players[0].slots.map((slot) => slot?.faceDown)).toEqual([
      undefined,
      false,
      true,
      undefined,
      undefined,
    ])
    expect(mombasa.view(after, 0).tiles['tile-plus1-good'].faceDown).toBe(true)
    expect(after.turn).toBe(1)
  })

  it('M9.8 R13 R21 reductions for bananas, for cotton, for any goods; those of two tracks add up', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A05', 'A06', 'A04')
    display(state, { 'middle-1': 'B05', 'left-1': 'B07' })
    track(state, 'mombasa', 'A2')
    const prices = (card: string): number[] => {
      const using = play(state, { type: 'goods', card }).state
      return ['B05', 'B07'].map((wanted) => {
        if (options(using, 'buy').some(({ card: name }) => name === wanted)) return -1
        return refused(using, { type: 'buy', card: wanted }).params['price'] as number
      })
    }
    const [first, second] = [priceOn('middle-1', 'B05'), priceOn('left-1', 'B07')]
    expect(prices('A05')).toEqual([first, second])
    bonus(state, 0, 'cape-town', 1)
    expect(prices('A05')).toEqual([-1, second - 1])
    expect(prices('A04')).toEqual([first, second])
    bonus(state, 0, 'mombasa', 1)
    expect(prices('A06')).toEqual([-1, second - 1])
    bonus(state, 0, 'cape-town', 2)
    expect(prices('A04')).toEqual([-1, second - 1])
    expect(prices('A06')).toEqual([-1, -1])
  })

  it('R13 M9.8 mixed goods only with the second buying bonus, only to buy, the excess to the tracks', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-banana-2', 'start-cotton-2', 'start-coffee-2')
    display(state, { 'right-1': 'B05' })
    bonus(state, 0, 'cape-town', 2)
    const one = play(state, { type: 'goods', card: 'start-banana-2' }).state
    expect(options(one, 'goods').map(({ card }) => card)).toEqual(['start-cotton-2', 'start-coffee-2'])
    const two = play(one, { type: 'goods', card: 'start-coffee-2' }).state
    expect(kinds(two)).toEqual(['goods', 'buy'])
    const all = play(two, { type: 'goods', card: 'start-cotton-2' })
    // Nothing is left to add, and only one card can be bought: it is.
    expect(eventsOf(all.events, 'cardBought')[0]).toMatchObject({
      card: 'B05',
      price: priceOn('right-1', 'B05') - 1,
    })
    expect(all.state.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 4 })
    display(state, { 'right-1': 'C01', 'left-1': 'C02' })
    state.slots[3] = -1
    // Banana 2 + cotton 2 pay at most 4; the cheaper card costs 4 with the bonus.
    expect(kinds(play(state, { type: 'goods', card: 'start-banana-2' }).state)).toContain('goods')
    display(state, { 'left-1': 'C02' })
    expect(kinds(play(state, { type: 'goods', card: 'start-banana-2' }).state)).not.toContain('goods')
  })

  it('R12 the second cotton bonus replaces the first', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A06')
    display(state, { 'middle-1': 'B05' })
    track(state, 'mombasa', 'A2')
    bonus(state, 0, 'mombasa', 2)
    // Value 4 against price 4: the reduction of the first bonus is gone.
    const { events } = play(state, { type: 'goods', card: 'A06' }, { type: 'buy', card: 'B05' })
    expect(eventsOf(events, 'cardBought')[0]).toMatchObject({ price: priceOn('middle-1', 'B05') })
  })

  it('R5 goods with no step possible may be used', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A04', 'start-bookkeeper-2')
    for (const company of ['mombasa', 'cape-town', 'saint-louis', 'cairo']) at(state, 0, company, 24)
    display(state, {})
    const { state: after, events } = play(state, { type: 'goods', card: 'A04' })
    expect(eventsOf(events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, amount: 3 }])
    expect(after.turn).toBe(1)
  })
})
