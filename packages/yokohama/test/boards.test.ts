import { describe, expect, it } from 'vitest'
import type { Resource } from '../src/components/schema.ts'
import { yokohama, type Command } from '../src/index.ts'
import {
  act,
  actByAgent,
  agents,
  assistants,
  assistantsAt,
  decision,
  eventsOf,
  giftsOf,
  laboratory,
  legal,
  needed,
  options,
  pieces,
  play,
  player,
  president,
  printed,
  purse,
  refused,
  technologies,
  turnTable,
  within,
} from './table.ts'

describe('agency and Chinatown', () => {
  it('Y8.4 agency: moves up to 0 to 4 pieces, assistants free, shops 2, trading houses 4, 5, 6, 7 yen', () => {
    expect(decision(actByAgent(turnTable(2), 'agency'))).toBe('placement')
    const state = turnTable(2)
    purse(state, 0, { yen: 26 })
    const { state: asked } = act(state, 'agency', 5)
    const commands: Command[] = (
      ['tradingHouse', 'tradingHouse', 'tradingHouse', 'tradingHouse'] as const
    ).map((piece) => ({
      type: 'fetch',
      piece,
    }))
    const { state: next, events } = play(asked, ...commands)
    expect(eventsOf(events, 'paid').map(({ amount }) => amount)).toEqual([4, 5, 6, 7])
    expect(player(next, 0)).toMatchObject({
      yen: 4,
      hand: { tradingHouse: 4 },
      warehouse: { tradingHouse: 0 },
    })
    expect(decision(next)).toBe('fivePower')
    const mixed = play(
      asked,
      { type: 'fetch', piece: 'assistant' },
      { type: 'fetch', piece: 'shop' },
      { type: 'done' },
    ).state
    expect(player(mixed, 0)).toMatchObject({
      yen: 24,
      hand: { shop: 3 },
      warehouse: { assistant: 11, shop: 5 },
    })
    for (const power of [2, 3, 4]) {
      const { state: some } = act(turnTable(2), 'agency', power)
      expect(some.frames.at(-1)?.count).toBe(power - 1)
    }
  })

  it('Y8.4 the price of a trading house counts those that have ever left the warehouse', () => {
    const state = turnTable(2)
    pieces(state, 0, 'tradingHouse', 2)
    const { state: asked } = act(state, 'agency', 2)
    expect(eventsOf(play(asked, { type: 'fetch', piece: 'tradingHouse' }).events, 'paid')[0].amount).toBe(6)
  })

  it('Y8.5 chinatown: up to as many trades as the power, one after another, at the printed prices', () => {
    const state = turnTable(4)
    purse(state, 0, { copper: 1, tea: 1, yen: 3 })
    const { state: asked } = act(state, 'chinatown', 5)
    expect(legal(asked)).toEqual([
      { type: 'sell', what: 'copper' },
      { type: 'sell', what: 'tea' },
      { type: 'buy', what: 'copper' },
      { type: 'buy', what: 'silk' },
      { type: 'buy', what: 'tea' },
      { type: 'buy', what: 'fish' },
      { type: 'done' },
    ])
    const { state: next } = play(
      asked,
      { type: 'sell', what: 'copper' },
      { type: 'buy', what: 'import' },
      { type: 'sell', what: 'tea' },
      { type: 'buy', what: 'silk' },
      { type: 'sell', what: 'silk' },
    )
    expect(player(next, 0)).toMatchObject({ copper: 0, silk: 0, tea: 0, import: 1, yen: 2 })
    expect(decision(next)).toBe('fivePower')
    expect(refused(asked, { type: 'sell', what: 'import' }).rule).toBe('Y8.5')
    expect(refused(asked, { type: 'buy', what: 'import' }).rule).toBe('Y8.5')
    expect(actByAgent(turnTable(4), 'chinatown').frames.at(-1)?.count).toBe(1)
  })
})

describe('church and customs house', () => {
  const none = (kinds: readonly Resource[]) => Object.fromEntries(kinds.map((kind) => [kind, 0]))

  it('Y8.6 church: an assistant goes to a free space whose faith is reached, with gifts of each kind once', () => {
    const state = turnTable(2)
    // With power 4, one kind more than the second space asks for; the first space is taken.
    const kinds = giftsOf(state, 0, needed('church-2') - 4 + 1)
    state.church[0] = 1
    const { state: asked } = act(state, 'church', 4)
    const reached = 4 + kinds.length
    const free = within(state, 'church', reached)
    expect(free).not.toContain('church-1')
    expect(legal(asked)).toEqual([...free.map((space) => ({ type: 'put', space })), { type: 'pass' }])
    const { state: choice } = play(asked, { type: 'put', space: 'church-2' })
    expect(legal(choice)).toEqual(
      kinds.toReversed().map((left) => ({ type: 'give', gifts: kinds.filter((kind) => kind !== left) })),
    )
    const [left, ...given] = kinds
    const { state: next } = play(choice, { type: 'give', gifts: given })
    expect(player(next, 0)).toMatchObject({ ...none(given), [left]: 1, vp: printed('church-2', 'vp') })
    expect(within(next, 'church', reached)).toEqual(free.filter((space) => space !== 'church-2'))
    expect(refused(asked, { type: 'put', space: 'church-1' })).toEqual({
      rule: 'Y8.6',
      params: { reason: 'taken' },
    })
    expect(refused(asked, { type: 'put', space: 'church-7' })).toEqual({
      rule: 'Y8.6',
      params: { reason: 'faith is missing', missing: needed('church-7') - 4 },
    })
  })

  it('Y8.6 with just enough gifts there is nothing to choose', () => {
    const state = turnTable(2)
    const kinds = giftsOf(state, 0, needed('church-2') - 4)
    const { state: next } = play(act(state, 'church', 4).state, { type: 'put', space: 'church-2' })
    expect(player(next, 0)).toMatchObject({ ...none(kinds), vp: printed('church-2', 'vp') })
  })

  it('Y8.6 R14 gifts hold nothing that could be left out', () => {
    const state = turnTable(2)
    giftsOf(state, 0, 6)
    const { state: asked } = act(state, 'church', needed('church-1') - 3)
    const { state: gifts } = play(asked, { type: 'put', space: 'church-1' })
    // Any three of six kinds.
    expect(options(gifts, 'give')).toHaveLength(20)
    expect(new Set(options(gifts, 'give').map(({ gifts: { length } }) => length))).toEqual(new Set([3]))
    expect(refused(gifts, { type: 'give', gifts: ['copper'] }).rule).toBe('R14')
  })

  it('R12 each church action may use every kind: an agent and the president in one turn', () => {
    const state = turnTable(2)
    // So many gifts that a power of 4 is enough with them at either space.
    const asks = [needed('church-1'), needed('church-2')] as const
    const kinds = giftsOf(state, 0, Math.max(...asks) - 4)
    for (const kind of kinds) purse(state, 0, { [kind]: 2 })
    // Nothing to build with: the actions end with the space.
    pieces(state, 0, 'shop', 0)
    pieces(state, 0, 'tradingHouse', 0)
    agents(state, 0, 'usa')
    assistants(state, 0, { church: asks[0] - kinds.length })
    const { state: agent } = play(
      state,
      { type: 'agent', area: 'church' },
      { type: 'put', space: 'church-1' },
    )
    expect(kinds.map((kind) => player(agent, 0)[kind])).toEqual(kinds.map(() => 1))
    const { state: asked } = act(agent, 'church', asks[1] - kinds.length)
    const { state: next } = play(asked, { type: 'put', space: 'church-2' })
    expect(player(next, 0)).toMatchObject({
      ...none(kinds),
      vp: printed('church-1', 'vp') + printed('church-2', 'vp'),
    })
    expect(next.church.slice(0, 2)).toEqual([0, 0])
  })

  it('Y8.7 customs: exactly the printed imports, at most as many as the power allows', () => {
    const most = needed('customs-7') - 1
    const state = turnTable(2)
    purse(state, 0, { import: most + 1 })
    state.customs[1] = 1
    const { state: asked } = act(state, 'customs', most + 1)
    const free = within(state, 'customs', most)
    expect(free).not.toContain('customs-2')
    expect(legal(asked)).toEqual([...free.map((space) => ({ type: 'put', space })), { type: 'pass' }])
    const last = free.at(-1) as string
    const { state: next } = play(asked, { type: 'put', space: last })
    expect(player(next, 0)).toMatchObject({ import: most + 1 - needed(last), vp: printed(last, 'vp') })
    expect(within(next, 'customs', most)).toEqual(free.filter((space) => space !== last))
    expect(refused(asked, { type: 'put', space: 'customs-7' })).toMatchObject({
      rule: 'Y8.7',
      params: { needed: most + 1, most },
    })
    const poor = turnTable(2)
    purse(poor, 0, { import: most })
    const { state: one } = act(poor, 'customs', 5)
    expect(refused(one, { type: 'put', space: 'customs-7' })).toMatchObject({
      rule: 'Y8.7',
      params: { needed: most + 1, imports: most },
    })
    // At power 1 no imports are allowed.
    const agent = turnTable(2)
    purse(agent, 0, { import: 4 })
    expect(decision(actByAgent(agent, 'customs'))).toBe('placement')
  })

  it('Y8.6 Y8.7 the assistant comes from the hand or, with none there, from the area, and stays', () => {
    const state = turnTable(2)
    giftsOf(state, 0, needed('church-1') - 4)
    const { state: asked } = act(state, 'church', 4)
    const { state: next, events } = play(asked, { type: 'put', space: 'church-1' }, { type: 'pass' })
    expect(eventsOf(events, 'putOnBoard')).toEqual([
      { type: 'putOnBoard', seat: 0, space: 'church-1', from: 'hand' },
    ])
    expect(player(next, 0).hand.assistant).toBe(7)
    const empty = turnTable(2)
    pieces(empty, 0, 'assistant', 3)
    purse(empty, 0, { import: needed('customs-1') })
    const { state: customs } = act(empty, 'customs', 4)
    const put = play(customs, { type: 'put', space: 'customs-1' })
    expect(eventsOf(put.events, 'putOnBoard')[0].from).toBe('customs')
    expect(assistantsAt(put.state, 0, 'customs')).toBe(2)
    expect(player(play(put.state, { type: 'pass' }).state, 0).hand.assistant).toBe(2)
  })

  it('Y8.6 a player may have several there', () => {
    const state = turnTable(2)
    state.church[0] = 0
    giftsOf(state, 0, needed('church-2') - 5)
    const { state: asked } = act(state, 'church', 5)
    expect(play(asked, { type: 'put', space: 'church-2' }).state.church.slice(0, 2)).toEqual([0, 0])
  })

  it('Y8.8 the player may also do nothing', () => {
    for (const id of ['port-a', 'lab-a', 'church', 'customs']) {
      const state = turnTable(2)
      purse(state, 0, { copper: 1, silk: 1, tea: 1, fish: 1, import: 4 })
      laboratory(state, 'mb-lab-a', 'tech-stagecoach-1')
      const { state: asked } = act(state, id, 4)
      expect(legal(asked)).toContainEqual({ type: 'pass' })
      const { events } = play(asked, { type: 'pass' })
      expect(eventsOf(events, 'paid')).toEqual([])
    }
    for (const id of ['agency', 'chinatown']) {
      expect(legal(act(turnTable(4), id, 4).state)).toContainEqual({ type: 'done' })
    }
  })

  it('Y8.9 the assistant is taken after power has been counted', () => {
    const state = turnTable(2)
    pieces(state, 0, 'assistant', 1)
    // President and the only assistant: power 2, and gifts for the rest.
    giftsOf(state, 0, needed('church-2') - 2)
    const { state: asked } = act(state, 'church', 2)
    const { state: next } = play(asked, { type: 'put', space: 'church-2' })
    expect(next.church[1]).toBe(0)
    expect(assistantsAt(next, 0, 'church')).toBe(0)
  })

  it('Y8.6 without any assistant nothing can be put there', () => {
    const state = turnTable(2)
    pieces(state, 0, 'assistant', 0)
    technologies(state, 0, 'tram', 'university')
    president(state, 0, 'bank')
    const asked = play(state, { type: 'done' }, { type: 'move', to: 'church' }).state
    expect(options(asked, 'put')).toEqual([])
    expect(refused(asked, { type: 'put', space: 'church-1' })).toEqual({
      rule: 'Y8.6',
      params: { reason: 'no assistant' },
    })
  })
})

describe('the canal', () => {
  it('Y5.5 canal: nobody acts or builds there', () => {
    const view = yokohama.view(turnTable(4), null)
    expect(view.areas.find(({ id }) => id === 'canal')).toMatchObject({ site: null, token: null })
  })
})
