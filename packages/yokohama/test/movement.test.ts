import { describe, expect, it } from 'vitest'
import { pathOf, yokohama, type State } from '../src/index.ts'
import {
  area,
  assistants,
  assistantsAt,
  decision,
  eventsOf,
  kinds,
  legal,
  options,
  play,
  player,
  president,
  purse,
  refused,
  technologies,
  turnTable,
} from './table.ts'

/**
 * Four players, the areas in the order of the data file:
 *   copper-1 copper-2 silk-1 silk-2 tea-1 tea-2
 *     fish-1  fish-2   bank  port-a port-b
 *        lab-a   lab-b  agency chinatown
 *          church  customs  canal
 */
function moving(
  placed: { readonly [id: string]: number },
  from: string | null,
  others: readonly (string | null)[] = [],
): State {
  const state = turnTable(4)
  assistants(state, 0, placed)
  president(state, 0, from)
  for (const [index, id] of others.entries()) president(state, index + 1, id)
  state.frames = [{ ...state.frames[0], kind: 'movement' }]
  return state
}

const moves = (state: State): (readonly [string, ...string[]])[] =>
  options(state, 'move').map(({ to, paying = [] }) => [to, ...paying])

describe('movement', () => {
  it('Y5.1 a president on the board moves or returns, one in hand is put on the board', () => {
    expect(kinds(moving({ bank: 1, agency: 1 }, 'bank'))).toEqual(['move', 'return'])
    expect(kinds(moving({ bank: 1, agency: 1 }, null))).toEqual(['move'])
    expect(refused(moving({ bank: 1, agency: 1 }, 'bank'), { type: 'stay' }).rule).toBe('Y5.1')
  })

  it('Y5.2 from the hand to any area with an own assistant and without other presidents, if there is one', () => {
    const state = moving({ bank: 1, agency: 2, church: 1 }, null, ['agency'])
    expect(moves(state)).toEqual([['bank'], ['church']])
    expect(refused(state, { type: 'move', to: 'agency' }).rule).toBe('Y5.2')
    expect(refused(state, { type: 'move', to: 'customs' }).rule).toBe('Y5.2')
    expect(refused(state, { type: 'stay' })).toEqual({ rule: 'Y5.2', params: { reason: 'an area is open' } })
    expect(refused(state, { type: 'return' }).rule).toBe('Y5.2')
    const { events } = play(state, { type: 'move', to: 'church' })
    expect(eventsOf(events, 'moved')).toEqual([{ type: 'moved', seat: 0, by: 'hand', path: ['church'] }])
  })

  it('R18 returning is for a president on the board', () => {
    const inHand = turnTable(2)
    assistants(inHand, 0, { bank: 1, 'tea-1': 1 })
    expect(kinds(play(inHand, { type: 'done' }).state)).toEqual(['move'])
    const onBoard = turnTable(2)
    president(onBoard, 0, 'bank')
    assistants(onBoard, 0, { agency: 1 })
    expect(kinds(play(onBoard, { type: 'done' }).state)).toContain('return')
  })

  it('Y5.2 with no area open step 2 is left out', () => {
    const state = turnTable(4)
    assistants(state, 0, { agency: 2 })
    president(state, 1, 'agency')
    const { state: next, events } = play(state, { type: 'done' })
    expect(eventsOf(events, 'moved')).toEqual([])
    expect(yokohama.deciders(next)).toEqual([1])
  })

  it('Y5.3 leaves its area and goes step by step through areas with own assistants', () => {
    const state = moving({ bank: 3, agency: 1, customs: 1, 'tea-2': 1 }, 'bank')
    expect(moves(state)).toEqual([['agency'], ['customs']])
    expect(refused(state, { type: 'move', to: 'tea-2' }).rule).toBe('Y5.7')
    expect(refused(state, { type: 'move', to: 'church' }).rule).toBe('Y5.3')
    const { events, state: next } = play(state, { type: 'move', to: 'customs' })
    expect(eventsOf(events, 'moved')[0].path).toEqual(['agency', 'customs'])
    expect(next.presidents[0]).toBe(area('customs'))
  })

  it('Y5.3 shops and trading houses are no way', () => {
    const state = moving({ bank: 1, customs: 1 }, 'bank')
    state.lots[area('agency') * 5] = 0
    state.lots[area('agency') * 5 + 4] = 0
    expect(moves(state)).toEqual([])
  })

  it('Y5.4 an area with other presidents is passed for a yen to each owner and cannot be stopped on', () => {
    const state = moving({ agency: 1, customs: 1 }, 'bank', ['agency', 'agency', 'tea-1'])
    expect(moves(state)).toEqual([['customs', 'agency']])
    expect(refused(state, { type: 'move', to: 'agency' }).rule).toBe('Y5.4')
    const { state: next, events } = play(state, { type: 'move', to: 'customs', paying: ['agency'] })
    expect([0, 1, 2, 3].map((seat) => player(next, seat).yen)).toEqual([8, 11, 11, 10])
    expect(eventsOf(events, 'moved')[0].path).toEqual(['agency', 'customs'])
    purse(state, 0, { yen: 1 })
    expect(moves(state)).toEqual([])
  })

  it('Y5.4 leaving an area with other presidents costs nothing', () => {
    const state = moving({ agency: 1 }, 'bank', ['bank', 'bank'])
    purse(state, 0, { yen: 0 })
    expect(moves(state)).toEqual([['agency']])
  })

  it('Y5.5 never stops in or re-enters the area it started from', () => {
    const state = moving({ bank: 4, agency: 1, 'silk-1': 1 }, 'bank')
    expect(moves(state)).toEqual([['silk-1'], ['agency']])
    expect(refused(state, { type: 'move', to: 'bank' }).rule).toBe('Y5.5')
    // The mill could be reached from the agency through the bank only.
    const ring = moving({ bank: 1, agency: 1, 'silk-1': 1 }, 'agency')
    expect(moves(ring)).toEqual([['silk-1'], ['bank']])
    const cut = moving({ agency: 1, bank: 1, 'silk-1': 1 }, 'bank')
    expect(pathOf(cut, 0, 'silk-1')).toEqual(['silk-1'])
  })

  it('Y5.5 the canal is crossed for a yen to the bank, without an assistant, never stopped on', () => {
    const state = moving({ chinatown: 1 }, 'customs')
    expect(moves(state)).toEqual([['chinatown', 'canal']])
    expect(refused(state, { type: 'move', to: 'canal' }).rule).toBe('Y5.5')
    const { state: next, events } = play(state, { type: 'move', to: 'chinatown', paying: ['canal'] })
    expect(player(next, 0).yen).toBe(9)
    expect(eventsOf(events, 'moved')[0].path).toEqual(['canal', 'chinatown'])
    expect(eventsOf(events, 'paid')[0]).toMatchObject({ to: null, source: 'canal' })
    purse(state, 0, { yen: 0 })
    expect(moves(state)).toEqual([])
    expect(moves(moving({ 'tea-1': 1, chinatown: 1 }, null))).toEqual([['tea-1'], ['chinatown']])
  })

  it('Y5.6 returns with any number of own assistants from any areas', () => {
    const state = moving({ agency: 2, 'tea-1': 1 }, 'bank')
    const returning = play(state, { type: 'return' }).state
    expect(returning.presidents[0]).toBe(-1)
    expect(legal(returning)).toEqual([
      { type: 'recall', area: 'tea-1' },
      { type: 'recall', area: 'agency' },
      { type: 'done' },
    ])
    expect(refused(returning, { type: 'recall', area: 'bank' }).rule).toBe('Y5.6')
    const some = play(
      returning,
      { type: 'recall', area: 'agency' },
      { type: 'recall', area: 'tea-1' },
      { type: 'done' },
    )
    expect([assistantsAt(some.state, 0, 'agency'), assistantsAt(some.state, 0, 'tea-1')]).toEqual([1, 0])
    expect(player(some.state, 0).hand.assistant).toBe(7)
    expect(eventsOf(some.events, 'acted')).toEqual([])
    const none = play(returning, { type: 'done' }).state
    expect(assistantsAt(none, 0, 'agency')).toBe(2)
  })

  it('Y5.6 assistants on boards and achievements stay, and returning is the only choice when no move exists', () => {
    const state = moving({}, 'bank')
    state.church[0] = 0
    state.achievers[0] = 1
    expect(legal(state)).toEqual([{ type: 'return' }])
    const whole = turnTable(4)
    president(whole, 0, 'bank')
    const { events } = play(whole, { type: 'done' })
    expect(eventsOf(events, 'returned')).toEqual([{ type: 'returned', seat: 0, from: 'bank' }])
    expect(eventsOf(events, 'recalled')).toEqual([])
  })

  it('Y5.7 a move is legal only as a whole', () => {
    // The way to the church leads past two presidents; the yen suffice for one of them.
    const state = moving({ agency: 1, customs: 1, church: 1 }, 'bank', ['agency', 'customs'])
    purse(state, 0, { yen: 1 })
    expect(moves(state)).toEqual([])
    purse(state, 0, { yen: 2 })
    expect(moves(state)).toEqual([['church', 'agency', 'customs']])
    expect(refused(state, { type: 'move', to: 'church' }).rule).toBe('Y5.7')
    expect(refused(state, { type: 'move', to: 'church', paying: ['agency'] }).rule).toBe('Y5.7')
  })

  it('R14 every way is offered that pays nobody for nothing', () => {
    const state = moving({ agency: 1, 'port-a': 1, chinatown: 1 }, 'bank', ['agency', 'port-a'])
    expect(moves(state)).toEqual([
      ['chinatown', 'port-a'],
      ['chinatown', 'agency'],
    ])
    const { state: next } = play(state, { type: 'move', to: 'chinatown', paying: ['port-a'] })
    expect([1, 2].map((seat) => player(next, seat).yen)).toEqual([10, 11])
    // A free way makes every other pointless.
    const free = moving({ agency: 1, 'port-a': 1, chinatown: 1 }, 'bank', ['agency'])
    expect(moves(free)).toEqual([['port-a'], ['chinatown']])
    // Two presidents in one area or one and the canal: neither is part of the other.
    const canal = moving({ 'port-a': 1, agency: 1, chinatown: 1 }, 'customs', ['agency'])
    expect(moves(canal)).toEqual([
      ['port-a', 'agency'],
      ['chinatown', 'agency'],
      ['port-a', 'canal'],
      ['chinatown', 'canal'],
    ])
  })

  it('R3 the switch: all own assistants of one area return, or none', () => {
    const state = turnTable(4, { returnFromOneAreaOnly: true })
    assistants(state, 0, { agency: 3, 'tea-2': 1 })
    president(state, 0, 'fish-1')
    const returning = play(state, { type: 'done' }).state
    expect(decision(returning)).toBe('recall')
    const { state: next, events } = play(returning, { type: 'recall', area: 'agency' })
    expect(eventsOf(events, 'recalled')).toEqual([{ type: 'recalled', seat: 0, area: 'agency', count: 3 }])
    expect([assistantsAt(next, 0, 'agency'), assistantsAt(next, 0, 'tea-2')]).toEqual([0, 1])
    expect(yokohama.deciders(next)).toEqual([1])
    expect(assistantsAt(play(returning, { type: 'done' }).state, 0, 'agency')).toBe(3)
  })
})

describe('technologies of movement', () => {
  it('Y9.2 R11 Station: ending a move there is free and allowed beside others, passing costs as usual', () => {
    const state = moving({ agency: 1, customs: 1 }, 'bank', ['agency'])
    technologies(state, 0, 'station')
    state.station = area('agency')
    expect(moves(state)).toEqual([['agency'], ['customs', 'agency']])
    const { state: next, events } = play(state, { type: 'move', to: 'agency' })
    expect(player(next, 0).yen).toBe(10)
    expect(eventsOf(events, 'acted')[0]).toMatchObject({ area: 'agency', power: 3 })
    expect(pathOf(state, 0, 'agency')).toEqual(['agency'])
    const without = moving({ customs: 1 }, 'bank', ['agency'])
    technologies(without, 0, 'station')
    without.station = area('agency')
    expect(moves(without)).toEqual([])
  })

  it('Y9.2 the station serves its owner alone', () => {
    const state = moving({ agency: 1 }, 'bank', ['agency'])
    technologies(state, 2, 'station')
    state.station = area('agency')
    expect(moves(state)).toEqual([])
  })

  it('Y9.5 Stagecoach: no payment when moving, but no right to stop and no free canal', () => {
    const state = moving({ agency: 1, customs: 1, chinatown: 1 }, 'bank', ['agency', 'port-a'])
    technologies(state, 0, 'stagecoach')
    purse(state, 0, { yen: 0 })
    expect(moves(state)).toEqual([['chinatown'], ['customs']])
    const canal = moving({ chinatown: 1 }, 'customs')
    technologies(canal, 0, 'stagecoach')
    expect(moves(canal)).toEqual([['chinatown', 'canal']])
    const placing = turnTable(2)
    technologies(placing, 0, 'stagecoach')
    president(placing, 1, 'bank')
    expect(player(play(placing, { type: 'place', area: 'bank' }).state, 0).yen).toBe(9)
  })

  it('Y9.5 Postal System: may stop beside others and act there, paying on entering', () => {
    const state = moving({ agency: 1 }, 'bank', ['agency', 'agency'])
    technologies(state, 0, 'postal-system')
    expect(moves(state)).toEqual([['agency', 'agency']])
    const { state: next, events } = play(state, { type: 'move', to: 'agency', paying: ['agency'] })
    expect([0, 1, 2].map((seat) => player(next, seat).yen)).toEqual([8, 11, 11])
    expect(eventsOf(events, 'acted')).toHaveLength(1)
    const coach = moving({ agency: 1 }, 'bank', ['agency'])
    technologies(coach, 0, 'postal-system', 'stagecoach')
    expect(moves(coach)).toEqual([['agency']])
  })

  it('R10 Postal System and Station serve a president in hand, at the price of entering', () => {
    const postal = moving({ agency: 1, bank: 1 }, null, ['agency'])
    technologies(postal, 0, 'postal-system')
    expect(moves(postal)).toEqual([['bank'], ['agency', 'agency']])
    expect(player(play(postal, { type: 'move', to: 'agency', paying: ['agency'] }).state, 1).yen).toBe(11)
    purse(postal, 0, { yen: 0 })
    expect(moves(postal)).toEqual([['bank']])
    const station = moving({ agency: 1, bank: 1 }, null, ['agency'])
    technologies(station, 0, 'station')
    station.station = area('agency')
    expect(moves(station)).toEqual([['bank'], ['agency']])
  })

  it('Y9.12 R6 Tram: to any area without other presidents, free, without an assistant, acting at the power there', () => {
    const state = moving({ agency: 1 }, 'bank', ['church'])
    technologies(state, 0, 'tram')
    const targets = moves(state).map(([to]) => to)
    expect(targets).toHaveLength(17 - 2)
    expect(targets).not.toContain('bank')
    expect(targets).not.toContain('church')
    expect(targets).not.toContain('canal')
    expect(moves(state).every((move) => move.length === 1)).toBe(true)
    const { events, state: next } = play(state, { type: 'move', to: 'tea-2' })
    expect(eventsOf(events, 'moved')).toEqual([{ type: 'moved', seat: 0, by: 'tram', path: ['tea-2'] }])
    expect(eventsOf(events, 'acted')[0]).toMatchObject({ area: 'tea-2', power: 1 })
    expect(player(next, 0).tea).toBe(1)
    // Where the feet go as well, they go.
    expect(eventsOf(play(state, { type: 'move', to: 'agency' }).events, 'moved')[0].by).toBe('walking')
  })

  it('R9 Tram serves a president in hand and never goes beside another one', () => {
    const state = moving({}, null, ['agency'])
    technologies(state, 0, 'tram', 'postal-system', 'stagecoach')
    expect(moves(state)).toHaveLength(16)
    expect(refused(state, { type: 'move', to: 'agency' }).rule).toBe('Y5.2')
    // An own assistant there opens it by Postal System.
    assistants(state, 0, { agency: 1 })
    expect(moves(state)).toHaveLength(17)
  })

  it('R16 with the president in hand technologies that permit are not forced', () => {
    const tram = moving({}, null)
    technologies(tram, 0, 'tram')
    expect(kinds(tram)).toEqual(['move', 'stay'])
    const { state: next, events } = play(tram, { type: 'stay' })
    expect(eventsOf(events, 'acted')).toEqual([])
    expect(yokohama.deciders(next)).toEqual([1])
    const ordinary = moving({ bank: 1 }, null)
    technologies(ordinary, 0, 'tram')
    expect(kinds(ordinary)).toEqual(['move'])
    const postal = moving({ agency: 1 }, null, ['agency'])
    technologies(postal, 0, 'postal-system')
    expect(legal(postal)).toEqual([{ type: 'move', to: 'agency', paying: ['agency'] }, { type: 'stay' }])
  })
})
