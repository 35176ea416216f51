import { describe, expect, it } from 'vitest'
import { components } from '../src/components/components.ts'
import { mombasa, type State } from '../src/index.ts'
import {
  actionTable,
  at,
  bonus,
  columns,
  costOf,
  crateOf,
  display,
  emptyHand,
  eventsOf,
  faceUp,
  firstCall,
  hand,
  handOf,
  kinds,
  laterTurn,
  options,
  play,
  post,
  priceOn,
  refused,
  setColumns,
  spaceOf,
  spaces,
  spendTurn,
  tiersOf,
} from './table.ts'

describe('diamond merchants', () => {
  it('M8.1 the generic one: a step and £2', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A09')
    const after = play(state, { type: 'merchant', card: 'A09' }).state
    expect([after.diamonds[0] - state.diamonds[0], after.pounds[0] - state.pounds[0]]).toEqual([1, 2])
  })

  it('M8.2 a company one: two steps, £1, and a step for every two mines of its regions', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B04')
    post(state, 'cairo', 'abyssinia', 'darfur')
    post(state, 'mombasa', 'congo-basin')
    const steps = (table: State): number =>
      play(table, { type: 'merchant', card: 'B04' }).state.diamonds[0] - table.diamonds[0]
    expect(steps(state)).toBe(3)
    expect(play(state, { type: 'merchant', card: 'B04' }).state.pounds[0]).toBe(state.pounds[0] + 1)
    post(state, 'cairo', 'lunda')
    expect(steps(state)).toBe(4)
  })

  it('M8.3 the card is turned face down and the turn ends', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'A09')
    const after = play(state, { type: 'merchant', card: 'A09' }).state
    expect(mombasa.view(after, 0).players[0].slots[1]).toEqual({ card: 'A09', faceDown: true })
    expect(after.turn).toBe(1)
    expect(refused(state, { type: 'merchant', card: 'B04' }).rule).toBe('M4.5')
  })
})

describe('bonus markers', () => {
  it('M8.4 one marker on a free space, its cost paid, the space blocked for all', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-coffee-1')
    state.pounds = [2, 2]
    const after = play(state, { type: 'bonus', space: 'bs-tile-expansion' }).state
    expect([after.pounds[0], after.markers[0]]).toEqual([0, 2])
    expect(mombasa.view(after, null).spaces['bs-tile-expansion']).toBe(0)
    expect(after.faceDown[0]).toBe(0)
    expect(spaces(after)).not.toContain('bs-tile-expansion')
    expect(refused(after, { type: 'bonus', space: 'bs-tile-expansion' })).toMatchObject({
      rule: 'M8.4',
      params: { seat: 0 },
    })
    after.pounds[1] = 1
    expect(refused(after, { type: 'bonus', space: 'bs-tile-merchant' })).toMatchObject({
      rule: 'M8.4',
      params: { cost: 2, pounds: 1 },
    })
    after.markers[1] = 0
    expect(spaces(after)).toEqual([])
    expect(refused(after, { type: 'bonus', space: 'bs-sell-card' })).toMatchObject({
      rule: 'M8.4',
      params: { markers: 0 },
    })
  })

  it('M8.5 the first-player space: not on the first turn of the round; the marker and a point', () => {
    const state = actionTable(2)
    expect(spaces(state)).not.toContain('bs-first-player')
    expect(refused(state, { type: 'bonus', space: 'bs-first-player' }).rule).toBe('M8.5')
    const second = spendTurn(state).state
    expect(spaces(second)).toContain('bs-first-player')
    const { state: taken, events } = play(
      second,
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
    )
    expect(taken.firstPlayer).toBe(1)
    expect(eventsOf(events, 'firstPlayer')).toEqual([{ type: 'firstPlayer', seat: 1 }])
    expect(taken.pounds[1]).toBe(2)
    // Its holder may use the space on a later turn and keeps the marker.
    const own = play(
      laterTurn(actionTable(2)),
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
    ).state
    expect(own.firstPlayer).toBe(0)
  })

  it('M8.6 the buy space: £1, then the price in pounds without reductions; a card must be payable', () => {
    const state = actionTable(2)
    display(state, { 'right-1': 'A01', 'middle-1': 'A02', 'left-1': 'B05' })
    bonus(state, 0, 'cape-town', 2)
    state.pounds[0] = priceOn('right-1', 'A01')
    expect(spaces(state)).not.toContain('bs-buy-card')
    expect(refused(state, { type: 'bonus', space: 'bs-buy-card' }).rule).toBe('M8.6')
    const price = priceOn('middle-1', 'A02')
    state.pounds[0] = 1 + price
    const buying = play(state, { type: 'bonus', space: 'bs-buy-card' }).state
    expect(buying.pounds[0]).toBe(price)
    expect(options(buying, 'buy').map(({ card }) => card)).toEqual(['A02', 'A01'])
    expect(kinds(buying)).toEqual(['buy'])
    const after = play(buying, { type: 'buy', card: 'A02' }).state
    expect(after.pounds[0]).toBe(0)
    expect(handOf(after, 0)).toContain('A02')
    expect(refused(buying, { type: 'buy', card: 'B05' })).toMatchObject({
      rule: 'M8.6',
      params: { price: priceOn('left-1', 'B05'), budget: price },
    })
  })

  it('M8.7 R14 the discard space: any hand card, also a share card, for its red number + 2', () => {
    const state = actionTable(2)
    hand(state, 0, 'D01', 'C01')
    faceUp(state, 0, 'start-coffee-2')
    const choosing = play(state, { type: 'bonus', space: 'bs-sell-card' }).state
    const cards = options(choosing, 'discard').map(({ card }) => card)
    expect(cards).toContain('D01')
    expect(cards).not.toContain('start-coffee-2')
    expect(refused(choosing, { type: 'discard', card: 'start-coffee-2' }).rule).toBe('M8.7')
    const after = play(choosing, { type: 'discard', card: 'D01' }).state
    expect(after.pounds[0]).toBe(state.pounds[0] + crateOf('D01') + 2)
    expect(mombasa.view(after, 1).cards.discard).toEqual(['D01'])
    const shares = (table: State): number => mombasa.view(table, 1).players[0].tracks['mombasa'].shares
    expect(shares(after)).toBe(shares(choosing) - 1)
    emptyHand(state, 0)
    expect(refused(state, { type: 'bonus', space: 'bs-sell-card' }).rule).toBe('M8.7')
  })

  it('M8.8 majority spaces: the lowest step reached and nobody with more; a lower reward may be chosen', () => {
    const state = laterTurn(actionTable(3))
    faceUp(state, 0, 'A04', 'start-expansion-2b')
    faceUp(state, 1, 'B05')
    // A tie in coffee is enough; expansion 2 does not reach the lowest step.
    expect(spaces(state)).toContain('bs-majority-coffee')
    expect(spaces(state)).not.toContain('bs-majority-expansion')
    expect(refused(state, { type: 'bonus', space: 'bs-majority-expansion' })).toEqual({
      rule: 'M8.8',
      params: { total: 2, needed: tiersOf('bs-majority-expansion')[0].min, best: 2 },
    })
    faceUp(state, 2, 'B06', 'start-coffee-1')
    expect(refused(state, { type: 'bonus', space: 'bs-majority-coffee' }).params).toEqual({
      total: 3,
      needed: 1,
      best: 4,
    })
    state.slots.fill(-1, 10)
    const chosen = play(state, { type: 'bonus', space: 'bs-majority-coffee' }).state
    expect(options(chosen, 'tier').map(({ min }) => min)).toEqual([1, 3])
    expect(spaceOf(play(chosen, { type: 'tier', min: 1 }).state, 0, 'cairo')).toBe(2)
    expect(spaceOf(play(chosen, { type: 'tier', min: 3 }).state, 0, 'cairo')).toBe(3)
  })

  it('M8.9 coffee 5 or more: four steps on the track of Cairo and remove one post', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04', 'start-coffee-2')
    // No column is like another, or only one of the two would be asked for.
    for (const { id } of components.companies) setColumns(state, id, 5, 4, 3)
    const chosen = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 5 }).state
    expect(spaceOf(chosen, 0, 'cairo')).toBe(4)
    expect(options(chosen, 'remove')).toHaveLength(12)
    const after = play(chosen, { type: 'remove', company: 'cape-town', column: 3 }).state
    expect(columns(after, 'cape-town')).toEqual([5, 4, 2])
    expect(after.turn).toBe(1)
  })

  it('M8.10 bananas 5: three steps on the track of Cape Town and a diamond step; cotton and expansion as printed', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A05', 'start-banana-2')
    const chosen = play(state, { type: 'bonus', space: 'bs-majority-banana' }).state
    const bananas = play(chosen, ...options(chosen, 'tier').slice(-1)).state
    expect([spaceOf(bananas, 0, 'cape-town'), bananas.diamonds[0] - state.diamonds[0]]).toEqual([3, 1])
    const other = laterTurn(actionTable(2))
    faceUp(other, 0, 'A06', 'start-cotton-1', 'B13', 'B14')
    const [, second] = tiersOf('bs-majority-cotton')
    const cotton = play(
      other,
      { type: 'bonus', space: 'bs-majority-cotton' },
      { type: 'tier', min: second.min },
    ).state
    expect(second.bookkeeping).toBeGreaterThan(0)
    expect(cotton.frames.at(-1)).toMatchObject({ kind: 'points', amount: second.bookkeeping })
    const start = spaceOf(other, 0, 'saint-louis')
    expect(spaceOf(play(cotton, { type: 'cash' }).state, 0, 'saint-louis')).toBe(start + second.trackSpaces)
    at(other, 0, 'mombasa', 0)
    const [, middle] = tiersOf('bs-majority-expansion')
    const expansion = play(
      other,
      { type: 'bonus', space: 'bs-majority-expansion' },
      { type: 'tier', min: middle.min },
    ).state
    expect(middle.pounds).toBeGreaterThan(0)
    expect([spaceOf(expansion, 0, 'mombasa'), expansion.pounds[0] - other.pounds[0]]).toEqual([
      middle.trackSpaces,
      middle.pounds,
    ])
  })

  it('M8.11 tile spaces reserve the tile, also one that somebody holds, and do nothing at once', () => {
    const state = actionTable(2)
    state.pounds[0] = costOf('bs-tile-bookkeeper') + 2
    state.tileHolder[1] = 1
    const after = play(state, { type: 'bonus', space: 'bs-tile-bookkeeper' }).state
    expect(after.pounds[0]).toBe(2)
    expect(after.tileHolder).toEqual([-1, 1, -1, -1])
  })

  it('M8.16 a reward is taken as far as possible: a step that costs nothing cannot be declined', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04')
    const call = firstCall(state, 'cairo')
    state.pounds[0] = call.cost
    at(state, 0, 'cairo', call.after - 1)
    const asked = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 3 }).state
    expect(spaceOf(asked, 0, 'cairo')).toBe(call.after)
    expect(kinds(asked)).toEqual(['pay', 'decline'])
    const { state: after } = play(asked, { type: 'pay', company: 'cairo' })
    expect(spaceOf(after, 0, 'cairo')).toBe(call.after + 2)
  })

  it('R5 spaces that bring nothing may be used: lost steps, a tile in round 7', () => {
    const state = laterTurn(actionTable(2))
    state.round = 7
    faceUp(state, 0, 'start-coffee-1')
    at(state, 0, 'cairo', 24)
    state.pounds[0] = costOf('bs-tile-bookkeeper')
    expect(spaces(state)).toContain('bs-majority-coffee')
    expect(spaces(state)).toContain('bs-tile-bookkeeper')
    const { events } = play(state, { type: 'bonus', space: 'bs-majority-coffee' })
    expect(eventsOf(events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, amount: 2 }])
  })

  it('M10.6 removed posts leave the game from any base; nothing happens when all are empty', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04', 'start-coffee-2')
    for (const company of ['mombasa', 'saint-louis', 'cairo']) setColumns(state, company, 0, 0, 0)
    setColumns(state, 'cape-town', 0, 1, 2)
    const one = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 5 }).state
    expect(options(one, 'remove').map(({ company, column }) => [company, column])).toEqual([
      ['cape-town', 2],
      ['cape-town', 3],
    ])
    const removed = play(one, { type: 'remove', company: 'cape-town', column: 2 }).state
    expect(columns(removed, 'cape-town')).toEqual([0, 0, 2])
    expect(removed.lastOpen[4]).toBe(1)
    expect(mombasa.view(removed, null).companies[1].lostPosts).toBe(1)
    setColumns(state, 'cape-town', 0, 0, 0)
    expect(
      play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 5 }).state.turn,
    ).toBe(1)
  })
})
