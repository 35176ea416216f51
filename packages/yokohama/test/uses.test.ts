import { describe, expect, it } from 'vitest'
import type { State } from '../src/index.ts'
import type { FrameKind } from '../src/state.ts'
import {
  act,
  assistants,
  decision,
  laboratory,
  needed,
  options,
  orders,
  play,
  player,
  president,
  purse,
  site,
  technologies,
  token,
  turnTable,
} from './table.ts'

/** Seat 0 owns Spinning Mill and University, a silk and yen: both can be used wherever it decides. */
function owning(seats = 2): State {
  const state = turnTable(seats)
  technologies(state, 0, 'spinning-mill', 'university')
  purse(state, 0, { silk: 1, yen: 10 })
  return state
}

/** A position for every kind of decision of a turn. */
const POSITIONS: { readonly [Kind in FrameKind]: () => State } = {
  placement: () => owning(),
  movement() {
    const state = owning()
    assistants(state, 0, { bank: 1, church: 1 })
    return play(state, { type: 'done' }).state
  },
  recall() {
    const state = owning()
    assistants(state, 0, { church: 1 })
    president(state, 0, 'bank')
    const moving = play(state, { type: 'done' }).state
    return decision(moving) === 'recall' ? moving : play(moving, { type: 'return' }).state
  },
  after() {
    const state = owning()
    orders(state, 0, 'order-de03')
    purse(state, 0, { copper: 2, tea: 2 })
    return act(state, 'tea-1', 2).state
  },
  port: () => act(owning(), 'port-a', 3).state,
  laboratory: () => act(owning(), 'lab-a', 3).state,
  church() {
    const state = owning()
    purse(state, 0, { copper: 1, tea: 1, fish: 1, import: 1 })
    return act(state, 'church', 4).state
  },
  gifts() {
    const state = owning()
    purse(state, 0, { copper: 1, tea: 1, fish: 1 })
    return play(act(state, 'church', needed('church-1') - 3).state, { type: 'put', space: 'church-1' }).state
  },
  customs() {
    const state = owning()
    purse(state, 0, { import: 1 })
    return act(state, 'customs', 2).state
  },
  fivePower: () => act(owning(), 'bank', 5).state,
  building: () => act(owning(), 'bank', 4).state,
  recovery() {
    const state = owning()
    technologies(state, 0, 'telephone')
    return act(state, 'bank', 3).state
  },
  warehouse: () => act(owning(), 'agency', 3).state,
  chinatown: () => act(owning(4), 'chinatown', 3).state,
  anyGood: () => withToken('fp-11'),
  deploy: () => withToken('fp-18'),
  station() {
    const state = owning()
    laboratory(state, 'mb-lab-a', 'tech-station-1')
    purse(state, 0, { yen: 20 })
    const asked = act(state, 'lab-a', 3).state
    return play(asked, options(asked, 'acquire').find(({ card }) => card === 'tech-station-1') as never).state
  },
}

function withToken(id: string): State {
  const state = owning()
  token(state, 'bank', id)
  site(state, 'bank', 'site-01')
  return play(act(state, 'bank', 5).state, { type: 'token' }).state
}

describe('Spinning Mill and University', () => {
  it.each(Object.entries(POSITIONS))('Y9.4 both can be used at a decision of kind %s', (kind, position) => {
    const state = position()
    expect(decision(state)).toBe(kind)
    expect(options(state, 'use').map(({ technology }) => technology)).toEqual(['spinning-mill', 'university'])
    const { silk, yen, hand } = player(state, 0)
    const used = play(
      state,
      { type: 'use', technology: 'university' },
      { type: 'use', technology: 'spinning-mill' },
    ).state
    expect(decision(used)).toBe(kind)
    const now = player(used, 0)
    expect([now.silk, now.yen, now.hand.assistant]).toEqual([silk - 1, yen - 1 + 2, hand.assistant + 1])
    expect(options(used, 'use')).toEqual([])
  })
})
