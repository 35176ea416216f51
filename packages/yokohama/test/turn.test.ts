import { describe, expect, it } from 'vitest'
import { yokohama } from '../src/index.ts'
import {
  act,
  agents,
  assistants,
  decision,
  eventsOf,
  kept,
  kinds,
  legal,
  orders,
  play,
  player,
  president,
  purse,
  refused,
  technologies,
  turnTable,
} from './table.ts'

describe('the turn', () => {
  it('Y3.1 phase A, the main action, phase C, then the next player', () => {
    const state = turnTable(3)
    orders(state, 0, 'order-en01')
    purse(state, 0, { tea: 4 })
    assistants(state, 0, { 'tea-1': 2, bank: 1 })
    expect(yokohama.view(state, 0).phase).toBe('A')
    expect(kinds(state)).toEqual(['fulfil', 'place', 'done'])
    const moving = play(state, { type: 'done' }).state
    expect(yokohama.view(moving, 0).phase).toBe('B')
    const after = play(moving, { type: 'move', to: 'tea-1' }).state
    expect(yokohama.view(after, 0).phase).toBe('C')
    expect(legal(after)).toEqual([{ type: 'fulfil', order: 'order-en01' }, { type: 'end' }])
    const next = play(after, { type: 'end' }).state
    expect(yokohama.deciders(next)).toEqual([1])
    expect(yokohama.view(next, null)).toMatchObject({ active: 1, phase: 'A', round: 1 })
  })

  it('Y3.1 after the last player a new round begins with the start player', () => {
    const state = turnTable(2)
    const first = act(state, 'bank', 2).state
    assistants(first, 1, { 'tea-1': 1, 'silk-1': 1 })
    const { state: second, events } = play(first, { type: 'done' }, { type: 'move', to: 'tea-1' })
    const begun = eventsOf(events, 'turnBegan')
    // Whether seat 1 must end its turn itself depends on what it may hold in secret.
    const next = begun.length > 0 ? second : play(second, { type: 'end' }).state
    expect(yokohama.view(next, null)).toMatchObject({ active: 0, round: 2 })
  })

  it('Y3.2 placement, movement, action, five-power bonus, building, recovery in this order', () => {
    const state = turnTable()
    technologies(state, 0, 'telephone')
    purse(state, 0, { import: 4 })
    assistants(state, 0, { customs: 4, bank: 1 })
    const moving = play(state, { type: 'done' }).state
    expect(decision(moving)).toBe('movement')
    const acting = play(moving, { type: 'move', to: 'customs' }).state
    expect(decision(acting)).toBe('customs')
    const bonus = play(acting, { type: 'pass' }).state
    expect(decision(bonus)).toBe('fivePower')
    const building = play(bonus, { type: 'pass' }).state
    expect(decision(building)).toBe('building')
    const recovery = play(building, { type: 'pass' }).state
    expect(decision(recovery)).toBe('recovery')
    expect(refused(moving, { type: 'place', area: 'bank' })).toEqual({
      rule: 'Y3.2',
      params: { step: 'movement', command: 'place' },
    })
  })

  it('Y3.2 steps 3 to 6 are skipped when the president returns or cannot be placed', () => {
    const state = turnTable()
    president(state, 0, 'bank')
    const returned = play(state, { type: 'done' })
    expect(eventsOf(returned.events, 'returned')).toHaveLength(1)
    expect(eventsOf(returned.events, 'acted')).toEqual([])
    expect(yokohama.deciders(returned.state)).toEqual([1])
    const inHand = turnTable()
    const skipped = play(inHand, { type: 'done' })
    expect(eventsOf(skipped.events, 'acted')).toEqual([])
    expect(yokohama.deciders(skipped.state)).toEqual([1])
  })

  it('Y3.3 the turn begins with Stock System and phase C lasts until the player ends it', () => {
    const state = turnTable(2)
    technologies(state, 1, 'stock-system')
    purse(state, 1, { yen: 0 })
    orders(state, 0, 'order-en01', 'order-de01')
    purse(state, 0, { tea: 6, copper: 1 })
    const after = act(state, 'bank', 2).state
    expect(yokohama.view(after, 0).phase).toBe('C')
    const one = play(after, { type: 'fulfil', order: 'order-en01' }).state
    expect(yokohama.deciders(one)).toEqual([0])
    const { state: done, events } = play(one, { type: 'end' })
    expect(yokohama.deciders(done)).toEqual([1])
    expect(player(done, 1).yen).toBe(2)
    const [begun, stock] = events.slice(-2)
    expect(begun).toMatchObject({ type: 'turnBegan', seat: 1 })
    expect(stock).toMatchObject({ type: 'gained', seat: 1, what: 'yen', amount: 2, source: 'stock-system' })
    expect(refused(one, { type: 'place', area: 'bank' }).rule).toBe('Y3.2')
    expect(refused(play(state, { type: 'place', area: 'bank' }).state, { type: 'end' }).rule).toBe('Y3.3')
  })

  it('Y3.4 no extra action between the steps of the main action or of an agent', () => {
    const state = turnTable()
    orders(state, 0, 'order-en01')
    purse(state, 0, { tea: 4 })
    agents(state, 0, 'england', 'usa')
    assistants(state, 0, { agency: 2, bank: 1 })
    const placing = play(state, { type: 'place', area: 'bank' }).state
    for (const command of [
      { type: 'fulfil', order: 'order-en01' },
      { type: 'agent', area: 'agency' },
      { type: 'achieve', achievement: 'ach-a1' },
    ]) {
      expect(refused(placing, command)).toEqual({ rule: 'Y3.4', params: { step: 'placement' } })
    }
    const agent = play(state, { type: 'agent', area: 'agency' }).state
    expect(decision(agent)).toBe('warehouse')
    expect(refused(agent, { type: 'fulfil', order: 'order-en01' }).rule).toBe('Y3.4')
  })

  it('Y3.3 a player who may hold a payable order in secret is asked, so that nobody learns which it is', () => {
    const state = turnTable(2)
    kept(state, 0, 'order-us07')
    purse(state, 0, { tea: 3 })
    // With copper 1 and tea 2 order-de01 could be paid; the kept one cannot.
    purse(state, 0, { tea: 2, copper: 1 })
    kept(state, 1, 'order-de01')
    const after = act(state, 'bank', 2).state
    expect(legal(after)).toEqual([{ type: 'end' }])
    const nothing = turnTable(2)
    purse(nothing, 0, { tea: 1 })
    expect(yokohama.deciders(act(nothing, 'bank', 2).state)).toEqual([1])
  })
})
