import { describe, expect, it } from 'vitest'
import {
  assistants,
  assistantsAt,
  decision,
  options,
  pieces,
  play,
  player,
  president,
  purse,
  refused,
  technologies,
  turnTable,
} from './table.ts'
import { yokohama, type State } from '../src/index.ts'

const areas = (state: State): string[] => options(state, 'place').map(({ area }) => area)

describe('placement', () => {
  it('Y4.1 one assistant in each of three different areas', () => {
    const state = turnTable(2)
    expect(areas(state)).toHaveLength(10)
    const two = play(state, { type: 'place', area: 'bank' }, { type: 'place', area: 'tea-1' }).state
    expect(areas(two)).toHaveLength(8)
    expect(refused(two, { type: 'place', area: 'bank' }).rule).toBe('Y4.1')
    const three = play(two, { type: 'place', area: 'church' }).state
    expect(decision(three)).toBe('movement')
    expect(player(three, 0).hand.assistant).toBe(5)
  })

  it('Y4.1 or two in one area, whoever and whatever is there', () => {
    const state = turnTable(2)
    assistants(state, 1, { bank: 6 })
    president(state, 0, 'bank')
    const one = play(state, { type: 'place', area: 'bank' }).state
    expect(areas(one)).toHaveLength(10)
    assistants(one, 0, { 'silk-1': 1 })
    const two = play(one, { type: 'place', area: 'bank' }).state
    expect(assistantsAt(two, 0, 'bank')).toBe(2)
    expect(decision(two)).toBe('movement')
  })

  it('Y4.2 R17 each other president there costs a yen for each assistant', () => {
    const state = turnTable(4)
    for (const seat of [1, 2]) president(state, seat, 'bank')
    president(state, 0, 'bank')
    purse(state, 0, { yen: 3 })
    const one = play(state, { type: 'place', area: 'bank' })
    expect([0, 1, 2, 3].map((seat) => player(one.state, seat).yen)).toEqual([1, 11, 11, 10])
    expect(areas(one.state)).not.toContain('bank')
    expect(refused(one.state, { type: 'place', area: 'bank' })).toEqual({
      rule: 'Y4.2',
      params: { needed: 2, yen: 1 },
    })
  })

  it('Y4.2 an area with no president or only the own one is free', () => {
    const state = turnTable(2)
    purse(state, 0, { yen: 0 })
    president(state, 0, 'bank')
    const placed = play(state, { type: 'place', area: 'bank' }, { type: 'place', area: 'church' }).state
    expect(player(placed, 0).yen).toBe(0)
  })

  it('Y4.3 nothing is ever put on the canal', () => {
    const state = turnTable(4)
    expect(areas(state)).toHaveLength(17)
    expect(refused(state, { type: 'place', area: 'canal' }).rule).toBe('Y4.3')
  })

  it('Y4.4 fewer may be placed, even none', () => {
    const state = turnTable(2)
    president(state, 0, 'bank')
    assistants(state, 0, { 'tea-1': 1, 'silk-1': 1 })
    expect(decision(play(state, { type: 'done' }).state)).toBe('movement')
    expect(decision(play(state, { type: 'place', area: 'bank' }, { type: 'done' }).state)).toBe('movement')
  })

  it('Y4.4 without assistants in hand nothing is asked', () => {
    const state = turnTable(2)
    pieces(state, 0, 'assistant', 1)
    president(state, 0, 'bank')
    assistants(state, 0, { 'silk-1': 0 })
    const placed = play(state, { type: 'place', area: 'silk-1' }).state
    expect(decision(placed)).toBe('movement')
    expect(refused(placed, { type: 'place', area: 'silk-1' }).rule).toBe('Y3.2')
  })

  it('Y4.5 assistants are placed and paid for one after another', () => {
    const state = turnTable(3)
    president(state, 1, 'bank')
    purse(state, 0, { yen: 2 })
    const one = play(state, { type: 'place', area: 'bank' })
    expect(one.events).toEqual([
      { type: 'paid', seat: 0, what: 'yen', amount: 1, to: 1, source: 'bank' },
      { type: 'placed', seat: 0, area: 'bank' },
    ])
    // What has been placed decides: a second one there closes all other areas.
    const two = play(one.state, { type: 'place', area: 'bank' })
    expect(player(two.state, 0).yen).toBe(0)
    expect(yokohama.deciders(two.state)).toEqual([1])
    const different = play(one.state, { type: 'place', area: 'church' }).state
    expect(areas(different)).not.toContain('bank')
    expect(areas(different)).not.toContain('church')
  })

  it('Y1.6 pieces in the warehouse cannot be placed', () => {
    const state = turnTable(2)
    pieces(state, 0, 'assistant', 0)
    purse(state, 0, { tea: 4 })
    expect(player(state, 0).warehouse.assistant).toBe(20)
    expect(areas(state)).toEqual([])
    expect(refused(state, { type: 'place', area: 'bank' })).toEqual({
      rule: 'Y1.6',
      params: { piece: 'assistant' },
    })
  })

  it('Y9.9 Newspaper: four different areas; Telegram: one more beside a pair; with both either', () => {
    const newspaper = turnTable(2)
    technologies(newspaper, 0, 'newspaper')
    const four = (['bank', 'tea-1', 'church', 'agency'] as const).map(
      (area) => ({ type: 'place', area }) as const,
    )
    expect(decision(play(newspaper, ...four.slice(0, 3)).state)).toBe('placement')
    expect(decision(play(newspaper, ...four).state)).toBe('movement')
    const telegram = turnTable(4)
    technologies(telegram, 0, 'telegram')
    president(telegram, 1, 'lab-b')
    purse(telegram, 0, { yen: 0 })
    const pair = play(telegram, { type: 'place', area: 'bank' }, { type: 'place', area: 'bank' }).state
    // Beside the bank lie two mills, a ground, a port, the agency and the second laboratory, where a president is to be paid.
    expect(areas(pair)).toEqual(['silk-1', 'silk-2', 'fish-2', 'port-a', 'agency'])
    expect(refused(pair, { type: 'place', area: 'bank' }).rule).toBe('Y9.9')
    expect(refused(pair, { type: 'place', area: 'lab-b' }).rule).toBe('Y4.2')
    assistants(pair, 0, { 'tea-1': 1 })
    expect(decision(play(pair, { type: 'place', area: 'agency' }).state)).toBe('movement')
    expect(decision(play(pair, { type: 'done' }).state)).toBe('movement')
    const both = turnTable(2)
    technologies(both, 0, 'newspaper', 'telegram')
    expect(decision(play(both, ...four.slice(0, 3)).state)).toBe('placement')
    const pairOfBoth = play(both, { type: 'place', area: 'bank' }, { type: 'place', area: 'bank' }).state
    expect(areas(pairOfBoth)).not.toContain('customs')
    expect(areas(pairOfBoth).length).toBeGreaterThan(0)
  })

  it('Y9.9 Telegram never goes to the canal beside a pair', () => {
    const state = turnTable(4)
    technologies(state, 0, 'telegram')
    const pair = play(state, { type: 'place', area: 'customs' }, { type: 'place', area: 'customs' }).state
    expect(areas(pair)).toEqual(['lab-b', 'agency', 'church'])
  })
})
