import { describe, expect, it } from 'vitest'
import { AREA_IDS } from '../src/components/components.ts'
import { yokohama, type State } from '../src/index.ts'
import {
  act,
  actByAgent,
  decision,
  eventsOf,
  kept,
  kinds,
  laboratory,
  legal,
  levelsOf,
  options,
  orders,
  pieces,
  play,
  player,
  port,
  purse,
  refused,
  technologies,
  turnTable,
} from './table.ts'

const TESTED = new Set<string>()
/** Notes that an area has a test of its own. */
function tests<Id extends string>(...ids: Id[]): Id[] {
  for (const id of ids) TESTED.add(id)
  return ids
}

describe('production areas and the bank', () => {
  it.each([
    ...tests('copper-1', 'copper-2').map((id) => [id, 'copper', [0, 0, 1, 2, 3]] as const),
    ...tests('silk-1', 'silk-2').map((id) => [id, 'silk', [0, 1, 2, 3, 4]] as const),
    ...tests('tea-1', 'tea-2').map((id) => [id, 'tea', [1, 2, 3, 4, 5]] as const),
    ...tests('fish-1', 'fish-2').map((id) => [id, 'fish', [1, 2, 3, 4, 5]] as const),
    ...tests('bank').map((id) => [id, 'yen', [1, 2, 3, 4, 5]] as const),
  ])('Y8.1 %s gives %s by power: %j', (id, what, amounts) => {
    const before = what === 'yen' ? 10 : 0
    expect(player(actByAgent(turnTable(4), id), 0)[what]).toBe(before + amounts[0])
    for (const power of [2, 3, 4, 5]) {
      expect(player(act(turnTable(4), id, power).state, 0)[what]).toBe(before + amounts[power - 1])
    }
  })

  it('Y8.1 Y1.3 goods, imports and money never run out, and victory points have no limit', () => {
    const state = turnTable(2)
    purse(state, 0, { tea: 400, yen: 900, vp: 1000 })
    expect(player(act(state, 'tea-1', 5).state, 0)).toMatchObject({ tea: 405, yen: 900, vp: 1000 })
  })

  it('Y1.3 there is no debt: what cannot be paid is not offered', () => {
    const state = turnTable(2)
    purse(state, 0, { yen: 1 })
    pieces(state, 0, 'shop', 0)
    const { state: agency } = act(state, 'agency', 3)
    expect(options(agency, 'fetch')).toEqual([{ type: 'fetch', piece: 'assistant' }])
    expect(refused(agency, { type: 'fetch', piece: 'shop' })).toEqual({
      rule: 'Y8.4',
      params: { piece: 'shop', needed: 2, yen: 1 },
    })
  })
})

describe('ports', () => {
  const SIX = ['order-en01', 'order-en02', 'order-en03', 'order-en04', 'order-en05', 'order-en06']

  function atPort(power: number, id: 'port-a' | 'port-b' = 'port-a'): State {
    const state = turnTable(4)
    port(state, id === 'port-a' ? 'mb-port-a' : 'mb-port-b', ...SIX)
    return act(state, id, power).state
  }

  it.each([
    [tests('port-a')[0], 2, 2, 0],
    ['port-a' as const, 3, 4, 0],
    ['port-a' as const, 4, 6, 0],
    ['port-a' as const, 5, 6, 3],
    [tests('port-b')[0], 2, 2, 0],
    ['port-b' as const, 5, 6, 3],
  ])('Y8.2 %s at power %i reaches %i slots and gives %i points', (id, power, reach, vp) => {
    const state = atPort(power, id)
    expect(options(state, 'take').map(({ order }) => order)).toEqual(SIX.slice(0, reach))
    expect(kinds(state)).toEqual(['take', 'pass'])
    expect(player(state, 0).vp).toBe(vp)
  })

  it('Y8.2 at power 1 there is nothing to take', () => {
    const state = actByAgent(turnTable(2), 'port-a')
    expect(decision(state)).toBe('placement')
  })

  it('Y8.2 one order is free, two cost 2 yen or an import in all', () => {
    const state = atPort(3)
    purse(state, 0, { import: 1 })
    const { state: one } = play(state, { type: 'take', order: 'order-en02' })
    expect(player(one, 0).yen).toBe(10)
    expect(options(one, 'take')).toEqual(
      ['order-en01', 'order-en03', 'order-en04'].flatMap((order) => [
        { type: 'take', order, pay: 'yen' },
        { type: 'take', order, pay: 'import' },
      ]),
    )
    expect(legal(one).at(-1)).toEqual({ type: 'done' })
    const yen = play(one, { type: 'take', order: 'order-en04', pay: 'yen' }).state
    expect(player(yen, 0)).toMatchObject({ yen: 8, import: 1 })
    expect(player(yen, 0).orders.slice(1)).toEqual(['order-en02', 'order-en04'])
    const crate = play(one, { type: 'take', order: 'order-en01', pay: 'import' }).state
    expect(player(crate, 0)).toMatchObject({ yen: 10, import: 0 })
    expect(refused(one, { type: 'take', order: 'order-en01' }).rule).toBe('Y8.2')
    expect(refused(state, { type: 'take', order: 'order-en01', pay: 'yen' }).rule).toBe('Y8.2')
    expect(refused(state, { type: 'take', order: 'order-en06' })).toEqual({
      rule: 'Y8.2',
      params: { reason: 'out of reach', power: 3 },
    })
    purse(one, 0, { yen: 1, import: 0 })
    expect(options(one, 'take')).toEqual([])
  })

  it('Y8.2 never three, even with an empty hand', () => {
    const state = turnTable(4)
    port(state, 'mb-port-a', ...SIX)
    kept(state, 0, 'order-us01')
    purse(state, 0, { tea: 2, fish: 2 })
    const { state: empty } = play(state, { type: 'fulfil', order: 'order-us01' })
    const { state: asked } = act(empty, 'port-a', 3)
    const { state: two } = play(
      asked,
      { type: 'take', order: 'order-en01' },
      { type: 'take', order: 'order-en02', pay: 'yen' },
    )
    expect(player(two, 0).orders).toEqual(['order-en01', 'order-en02'])
    expect(decision(two)).not.toBe('port')
  })

  it('Y8.2 both are taken as they lay, then the rest slides left and is refilled', () => {
    const state = atPort(4)
    const top = [state.orderDeck.at(-1), state.orderDeck.at(-2)]
    const { state: one } = play(state, { type: 'take', order: 'order-en01' })
    expect(yokohama.view(one, null).ports[0].slots).toEqual([null, ...SIX.slice(1)])
    expect(one.revealed).toBe(state.revealed)
    const { state: two, events } = play(
      one,
      { type: 'take', order: 'order-en04', pay: 'yen' },
      { type: 'pass' },
    )
    const slots = yokohama.view(two, null).ports[0].slots
    expect(slots.slice(0, 4)).toEqual(['order-en02', 'order-en03', 'order-en05', 'order-en06'])
    const [refill] = eventsOf(events, 'refilled')
    expect(refill).toEqual({ type: 'refilled', board: 'mb-port-a', cards: slots.slice(4) })
    expect(two.ports.slice(4, 6)).toEqual(top)
    expect(two.revealed).toBe(state.revealed + 1)
  })

  it('Y8.2 an empty deck refills nothing', () => {
    const state = turnTable(2)
    state.removed.push(...state.orderDeck.splice(0))
    const { state: asked } = act(state, 'port-a', 2)
    const [first] = options(asked, 'take')
    const { state: next } = play(asked, first, { type: 'done' })
    expect(yokohama.view(next, null).ports[0].slots.at(-1)).toBeNull()
    expect(next.revealed).toBe(state.revealed)
  })

  it('Y8.2 Y1.4 with 2 orders in hand only 1 can be taken, with 3 none', () => {
    const two = turnTable(4)
    port(two, 'mb-port-a', ...SIX)
    orders(two, 0, 'order-us01')
    const { state: asked } = act(two, 'port-a', 3)
    const { state: taken } = play(asked, { type: 'take', order: 'order-en01' })
    expect(player(taken, 0).orders).toHaveLength(3)
    expect(yokohama.deciders(taken)).toEqual([1])
    const three = turnTable(4)
    orders(three, 0, 'order-us01', 'order-us02')
    const { state: none } = act(three, 'port-a', 3)
    expect(yokohama.deciders(none)).toEqual([1])
  })

  it('R7 the points at power 5 come even if no order can be taken', () => {
    const state = turnTable(2)
    orders(state, 0, 'order-us01', 'order-us02')
    expect(player(act(state, 'port-a', 5).state, 0).vp).toBe(3)
  })
})

describe('laboratories', () => {
  function atLab(power: number, ...cards: string[]): State {
    const state = turnTable(4)
    laboratory(state, 'mb-lab-a', ...cards)
    return act(state, 'lab-a', power).state
  }
  const CARDS = [
    'tech-gaslight-1',
    'tech-exposition-1',
    'tech-stagecoach-1',
    'tech-postal-system-1',
    'tech-tram-1',
    'tech-ball-1',
  ]

  const offers = (state: State, card: string): number[] =>
    options(state, 'acquire')
      .filter((command) => command.card === card)
      .map(({ imports }) => imports)

  it('Y8.3 the power, yen and imports in any mixture must reach value and slot', () => {
    tests('lab-a')
    const state = atLab(3, ...CARDS)
    const lacking = CARDS.map((card, slot) => Math.max(0, levelsOf('mb-lab-a', slot, card) - 3))
    // Two imports are two levels, and 5 yen are two.
    purse(state, 0, { import: 2, yen: 5 })
    for (const [slot, card] of CARDS.entries()) {
      const enough = [0, 1, 2].filter((imports) => imports <= lacking[slot] && lacking[slot] - imports <= 2)
      expect(offers(state, card), card).toEqual(enough)
    }
    expect(legal(state).at(-1)).toEqual({ type: 'pass' })
    // A yen more than what one import leaves to pay.
    const dear = lacking[CARDS.indexOf('tech-exposition-1')]
    purse(state, 0, { import: 2, yen: 2 * (dear - 1) + 1 })
    expect(offers(state, 'tech-exposition-1')).toEqual([1, 2])
    const { state: next, events } = play(state, { type: 'acquire', card: 'tech-exposition-1', imports: 1 })
    expect(player(next, 0)).toMatchObject({ yen: 1, import: 1, technologies: ['tech-exposition-1'] })
    expect(eventsOf(events, 'technologyAcquired')).toHaveLength(1)
    expect(refused(state, { type: 'acquire', card: 'tech-exposition-1', imports: 0 })).toMatchObject({
      rule: 'Y8.3',
      params: { missing: dear },
    })
  })

  it('Y8.3 R14 excess is lost and never more than one card is taken; nothing is paid in vain', () => {
    const state = atLab(5, ...CARDS)
    purse(state, 0, { import: 3 })
    expect(offers(state, 'tech-gaslight-1')).toEqual([0])
    expect(offers(state, 'tech-stagecoach-1')).toEqual([0])
    const { state: next } = play(state, { type: 'acquire', card: 'tech-stagecoach-1', imports: 0 })
    expect(decision(next)).toBe('fivePower')
    expect(yokohama.view(next, null).laboratories[0].slots.slice(0, 5)).toEqual(
      CARDS.filter((id) => id !== 'tech-stagecoach-1'),
    )
    expect(next.revealed).toBe(state.revealed + 1)
  })

  it('Y8.3 only this board: the second laboratory has its own', () => {
    tests('lab-b')
    const state = turnTable(4)
    laboratory(state, 'mb-lab-a', 'tech-winery-1')
    laboratory(state, 'mb-lab-b', 'tech-stagecoach-2', 'tech-stock-system-1')
    const { state: asked } = act(state, 'lab-b', 2)
    expect(offers(asked, 'tech-stagecoach-2')).toEqual([0])
    expect(offers(asked, 'tech-winery-1')).toEqual([])
    expect(refused(asked, { type: 'acquire', card: 'tech-winery-1', imports: 0 })).toEqual({
      rule: 'Y8.3',
      params: { reason: 'not in this laboratory' },
    })
    expect(
      player(play(asked, { type: 'acquire', card: 'tech-stagecoach-2', imports: 0 }).state, 0).technologies,
    ).toEqual(['tech-stagecoach-2'])
  })

  it('Y1.5 never two technologies of the same name', () => {
    const state = turnTable(4)
    laboratory(state, 'mb-lab-a', 'tech-gaslight-2', 'tech-stagecoach-1')
    technologies(state, 0, 'gaslight')
    const { state: asked } = act(state, 'lab-a', 5)
    expect(offers(asked, 'tech-gaslight-2')).toEqual([])
    expect(refused(asked, { type: 'acquire', card: 'tech-gaslight-2', imports: 0 }).rule).toBe('Y1.5')
  })
})

describe('all areas', () => {
  it('Y8.1 every area has a test, here or among the boards', () => {
    const elsewhere = ['agency', 'chinatown', 'church', 'customs', 'canal']
    expect([...TESTED, ...elsewhere].toSorted()).toEqual([...AREA_IDS].toSorted())
  })
})
