import { randomDecision } from '@entrepot/kernel/testkit'
import { fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { mombasa, type Event } from '../src/index.ts'
import { tally } from '../src/tally.ts'
import { actionTable, at, setColumns } from './table.ts'

describe('what is counted of a game', () => {
  it('counts an action once a turn, however many cards it uses', () => {
    const state = actionTable(2)
    const events: Event[] = [
      { type: 'turnBegins', seat: 1 },
      { type: 'cardInUse', seat: 1, card: 'start-coffee-1' },
      { type: 'cardInUse', seat: 1, card: 'start-coffee-2' },
      { type: 'cardBought', seat: 1, card: 'A01', space: 'right-1', price: 2, paidWith: 'goods' },
      { type: 'turnBegins', seat: 0 },
      { type: 'markerPlaced', seat: 0, space: 'bs-buy-card' },
      { type: 'pounds', seat: 0, amount: -1, reason: 'space' },
      { type: 'cardBought', seat: 0, card: 'A02', space: 'right-2', price: 0, paidWith: 'pounds' },
      { type: 'turnBegins', seat: 1 },
      { type: 'cardInUse', seat: 1, card: 'tile-expansion' },
      { type: 'regionEntered', seat: 1, company: 'cairo', region: 'r1', column: 0 },
      { type: 'turnBegins', seat: 0 },
      { type: 'phaseEnded', seat: 0, pile: null },
      { type: 'cardsSwept', cards: ['A03', 'A04'] },
    ]
    const { seats, table, endedBy } = tally(state, events, state)
    expect(seats[1]).toMatchObject({
      turns: { taken: 2 },
      actions: { coffee: 1, expansion: 1 },
      cards: { bought: 1, boughtForGoods: 1 },
      regions: { cairo: 1 },
    })
    expect(seats[0]).toMatchObject({
      actions: { bonus: 1, end: 1 },
      spaces: { 'bs-buy-card': 1 },
      cards: { bought: 1, boughtForPounds: 1 },
      poundsPaid: { space: 1 },
    })
    expect(table['display']).toEqual({ swept: 2 })
    expect(endedBy).toBe('lastRound')
  })

  it('tells where the seats stand at the end, from the one that began on', () => {
    const state = actionTable(3)
    state.firstPlayer = 2
    for (const company of ['mombasa', 'cape-town', 'saint-louis', 'cairo'])
      setColumns(state, company, 5, 5, 5)
    setColumns(state, 'cairo', 0, 5, 5)
    at(state, 0, 'cairo', 24)
    state.diamonds[1] = 28
    state.pounds[1] = 12
    const { seats, table, order, makeUp } = tally(state, [], state)
    const [sheet] = mombasa.scores(state)
    expect(order).toEqual([2, 0, 1])
    expect(seats[0]['tracksEnded']).toEqual({ all: 1 })
    expect(seats[0]['bestCompany']['points']).toBe(sheet.categories['cairo'])
    expect(seats[1]['board']).toMatchObject({ diamondSteps: 28, diamondsMuch: 1, bookkeepingMuch: 0 })
    expect(seats[1]['left']).toEqual({ pounds: 12 })
    expect(table['values']['best']).toBe(table['values']['cairo'])
    expect(makeUp[1]['pounds']).toBe(12)
  })

  it('M12.4 makes up the totals of the score sheet', () => {
    const rng = fastRng('tally')
    const first = mombasa.setup({ setup: 'first' }, 3, 'tally')
    const events: Event[] = []
    let state = first
    for (let next = randomDecision(mombasa, first, rng); next; next = randomDecision(mombasa, state, rng)) {
      const applied = mombasa.apply(state, next.seat, next.command)
      for (const { event } of applied.events) events.push(event)
      state = applied.state
    }
    const { makeUp, seats } = tally(first, events, state)
    for (const { seat, total } of mombasa.scores(state)) {
      expect(Object.values(makeUp[seat]).reduce((sum, points) => sum + points, 0)).toBe(total)
      const actions = Object.values(seats[seat]['actions']).reduce((sum, times) => sum + times, 0)
      expect(actions).toBe(seats[seat]['turns']['taken'])
    }
  })
})
