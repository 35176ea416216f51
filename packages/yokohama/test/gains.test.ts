import { describe, expect, it } from 'vitest'
import { ORDER_IDS, ORDERS, SITES, TOKEN_IDS } from '../src/components/components.ts'
import { yokohama, type Command, type State } from '../src/index.ts'
import {
  act,
  agents,
  area,
  assistants,
  assistantsAt,
  build,
  decision,
  gained,
  kept,
  legal,
  options,
  orders,
  pieces,
  play,
  player,
  purse,
  refused,
  site,
  token,
  turnTable,
  printed,
} from './table.ts'

/** Seat 0 at step 4 in the bank with this token. */
function offered(id: string, seats = 2): State {
  const state = turnTable(seats)
  token(state, 'bank', id)
  return act(state, 'bank', 5).state
}

describe('tokens', () => {
  /** By token: what is to be chosen. */
  const CASES: Record<string, Command[]> = {
    'fp-01': [],
    'fp-02': [],
    'fp-03': [],
    'fp-04': [],
    'fp-05': [],
    'fp-06': [],
    'fp-07': [],
    'fp-08': [],
    'fp-09': [],
    'fp-10': [],
    'fp-11': [good('copper'), good('fish')],
    'fp-12': [good('silk'), good('silk')],
    'fp-13': [],
    'fp-14': [],
    'fp-15': [],
    'fp-16': [fetch('assistant'), fetch('assistant')],
    'fp-17': [fetch('shop'), { type: 'done' }],
    'fp-18': [from('hand'), to('tea-1'), from('bank'), to('church'), { type: 'done' }],
    'fp-19': [{ type: 'done' }],
    'fp-20': [good('tea')],
  }

  function good(id: 'copper' | 'silk' | 'tea' | 'fish'): Command {
    return { type: 'choose', good: id }
  }
  function fetch(piece: 'assistant' | 'shop'): Command {
    return { type: 'fetch', piece }
  }
  function from(id: string): Command {
    return { type: 'deployFrom', from: id }
  }
  function to(id: string): Command {
    return { type: 'deployTo', area: id }
  }

  it('Y10.4 has a case for every token', () => {
    expect(Object.keys(CASES)).toEqual(TOKEN_IDS)
  })

  it.each(Object.entries(CASES))('Y10.4 %s gives everything on it', (id, choices) => {
    const { events, state } = play(offered(id), { type: 'token' }, ...choices)
    const chosen = choices.map((command) => (command.type === 'choose' ? command.good : null))
    for (const what of ['copper', 'silk', 'tea', 'fish', 'yen', 'import', 'vp'] as const) {
      const goods = chosen.filter((good) => good === what).length
      expect([what, gained(events, 0, what)]).toEqual([what, printed(id, what) + goods])
    }
    expect(decision(state)).toBe('building')
    expect(player(state, 0).tokens).toEqual([id])
  })
})

describe('icons', () => {
  it('Y10.1 goods of choice are chosen one by one and are never imports', () => {
    const { state: asked } = play(offered('fp-11'), { type: 'token' })
    expect(legal(asked)).toEqual(['copper', 'silk', 'tea', 'fish'].map((good) => ({ type: 'choose', good })))
    const { state: one } = play(asked, { type: 'choose', good: 'fish' })
    expect(player(one, 0).fish).toBe(1)
    expect(decision(one)).toBe('anyGood')
    expect(refused(one, { type: 'choose', good: 'import' }).rule).toBe('Y10.1')
  })

  it('Y1.7 what is gained is gained in full; only what is optional can be declined', () => {
    const { state: asked } = play(offered('fp-11'), { type: 'token' })
    expect(refused(asked, { type: 'done' })).toEqual({ rule: 'Y1.7', params: { step: 'anyGood' } })
    expect(refused(asked, { type: 'pass' }).rule).toBe('Y1.7')
  })

  it('Y10.2 the warehouse icon moves pieces at the prices of the agency', () => {
    const state = turnTable(2)
    site(state, 'bank', 'site-23')
    const { state: asked } = act(state, 'bank', 4)
    const { state: icon } = play(asked, { type: 'build', lot: 'site-23-shop1' })
    expect(decision(icon)).toBe('warehouse')
    const { state: two } = play(
      icon,
      { type: 'fetch', piece: 'tradingHouse' },
      { type: 'fetch', piece: 'shop' },
    )
    expect(player(two, 0)).toMatchObject({ yen: 10 + 4 - 4 - 2, hand: { shop: 2, tradingHouse: 1 } })
    expect(yokohama.deciders(two)).toEqual([1])
    expect(yokohama.deciders(play(icon, { type: 'done' }).state)).toEqual([1])
  })

  it('Y10.2 with an empty warehouse nothing is asked', () => {
    const state = offered('fp-16')
    for (const piece of ['assistant', 'shop', 'tradingHouse'] as const) {
      const { hand, warehouse } = player(state, 0)
      pieces(state, 0, piece, hand[piece] + warehouse[piece])
    }
    expect(decision(play(state, { type: 'token' }).state)).toBe('building')
  })

  it('Y10.3 deploys from the hand or from an area to any other area without payment', () => {
    const state = turnTable(4)
    token(state, 'bank', 'fp-18')
    assistants(state, 0, { church: 1 })
    assistants(state, 1, { customs: 1 })
    state.presidents[1] = area('tea-2')
    purse(state, 0, { yen: 0 })
    const { state: bank } = act(state, 'bank', 5)
    const { state: asked } = play(bank, { type: 'token' })
    expect(options(asked, 'deployFrom').map(({ from }) => from)).toEqual(['hand', 'bank', 'church'])
    const { state: source } = play(asked, { type: 'deployFrom', from: 'church' })
    expect(options(source, 'deployTo')).toHaveLength(16)
    expect(refused(source, { type: 'deployTo', area: 'church' }).rule).toBe('Y10.3')
    expect(refused(source, { type: 'deployTo', area: 'canal' }).rule).toBe('Y10.3')
    const { state: moved } = play(source, { type: 'deployTo', area: 'tea-2' })
    expect([assistantsAt(moved, 0, 'church'), assistantsAt(moved, 0, 'tea-2')]).toEqual([0, 1])
    expect(player(moved, 1).yen).toBe(10)
    expect(refused(moved, { type: 'deployFrom', from: 'customs' }).rule).toBe('Y10.3')
    const four = play(moved, { type: 'deployFrom', from: 'hand' }, { type: 'deployTo', area: 'tea-2' }).state
    expect(assistantsAt(four, 0, 'tea-2')).toBe(2)
    expect(decision(four)).toBe('deploy')
  })

  it('Y10.3 recovery takes what is in the area then, deployed ones included and nothing that was moved away', () => {
    const { state: asked } = play(offered('fp-18'), { type: 'token' })
    const { state: next } = play(
      asked,
      { type: 'deployFrom', from: 'bank' },
      { type: 'deployTo', area: 'church' },
      { type: 'deployFrom', from: 'hand' },
      { type: 'deployTo', area: 'bank' },
      { type: 'done' },
      { type: 'pass' },
    )
    expect([assistantsAt(next, 0, 'bank'), assistantsAt(next, 0, 'church')]).toEqual([0, 1])
    expect(player(next, 0).hand.assistant).toBe(7)
  })

  it('Y10.3 up to the printed number of times', () => {
    const state = turnTable(2)
    token(state, 'bank', 'fp-19')
    pieces(state, 0, 'assistant', 12)
    const { state: asked } = play(act(state, 'bank', 5).state, { type: 'token' })
    const once = [{ type: 'deployFrom', from: 'hand' } as const, { type: 'deployTo', area: 'tea-1' } as const]
    const times = printed('fp-19', 'deploy')
    const { state: last } = play(asked, ...Array.from({ length: times - 1 }, () => once).flat())
    expect(decision(last)).toBe('deploy')
    const { state: next } = play(last, ...once)
    expect(decision(next)).toBe('building')
    expect(assistantsAt(next, 0, 'tea-1')).toBe(times)
  })

  it.each(SITES.map(({ id }) => id))('Y10.4 every lot of %s gives what is printed on it', (id) => {
    const { lotIds, gains } = SITES.find((found) => found.id === id) ?? SITES[0]
    for (const [lot, lotId] of lotIds.entries()) {
      const state = turnTable(2)
      site(state, 'bank', id)
      pieces(state, 0, 'tradingHouse', 1)
      const { state: asked } = act(state, 'bank', 4)
      const { state: next, events } = play(asked, { type: 'build', lot: lotId })
      for (const [resource, what] of (
        ['copper', 'silk', 'tea', 'fish', 'yen', 'import', 'vp'] as const
      ).entries()) {
        expect([lotId, what, gained(events, 0, what)]).toEqual([lotId, what, gains[lot][resource]])
      }
      const icon = (['anyGood', 'warehouse', 'deploy'] as const).findIndex(
        (_, index) => gains[lot][7 + index] > 0,
      )
      if (icon >= 0)
        expect(next.frames.at(-1)).toMatchObject({
          kind: ['anyGood', 'warehouse', 'deploy'][icon],
          count: gains[lot][7 + icon],
        })
    }
  })

  it.each(ORDER_IDS)('Y10.4 Y7.3 %s asks and gives what is printed on it', (id) => {
    const state = turnTable(2)
    kept(state, 0, id === 'order-us07' ? 'order-en11' : 'order-us07')
    orders(state, 0, id)
    const { requires, gain } = ORDERS[ORDER_IDS.indexOf(id)]
    const goods = ['copper', 'silk', 'tea', 'fish'] as const
    for (const [index, good] of goods.entries()) purse(state, 0, { [good]: requires[index] })
    const { state: next } = play(state, { type: 'fulfil', order: id })
    expect(goods.map((good) => player(next, 0)[good])).toEqual([0, 0, 0, 0])
    expect(player(next, 0)).toMatchObject({ yen: 10 + gain[4], import: gain[5], vp: gain[6] })
    for (const [index, good] of goods.entries()) {
      if (requires[index] === 0) continue
      purse(state, 0, { [good]: requires[index] - 1 })
      expect(refused(state, { type: 'fulfil', order: id }).rule).toBe('Y7.3')
      purse(state, 0, { [good]: requires[index] })
    }
  })

  it("Y10.4 a lot without bonus gives nothing, and an agent's building counts too", () => {
    const state = turnTable(2)
    site(state, 'bank', 'site-01')
    agents(state, 0, 'usa')
    assistants(state, 0, { bank: 4 })
    const { state: asked } = play(state, { type: 'agent', area: 'bank' })
    expect(decision(asked)).toBe('building')
    const { state: next } = play(asked, { type: 'build', lot: 'site-01-shop4' })
    expect(player(next, 0)).toMatchObject({ yen: 14, vp: 0, hand: { shop: 1 } })
    build(next, 1, 'shop', 'bank')
    expect(decision(next)).toBe('placement')
  })
})
