import { describe, expect, it } from 'vitest'
import { powerIn } from '../src/area.ts'
import { yokohama } from '../src/index.ts'
import {
  act,
  agents,
  area,
  assistants,
  assistantsAt,
  build,
  decision,
  eventsOf,
  gained,
  giftsOf,
  legal,
  needed,
  options,
  pieces,
  play,
  player,
  president,
  refused,
  site,
  technologies,
  token,
  turnTable,
  printed,
} from './table.ts'

describe('steps 3 to 6', () => {
  it('Y6.1 power counts the own president, assistants, shop, trading house and station, at most 5', () => {
    const state = turnTable(2)
    const power = (): number => powerIn(state, 0, area('bank'), false)
    expect(power()).toBe(0)
    president(state, 0, 'bank')
    expect(power()).toBe(1)
    assistants(state, 0, { bank: 1 })
    expect(power()).toBe(2)
    build(state, 0, 'shop', 'bank')
    expect(power()).toBe(3)
    build(state, 0, 'tradingHouse', 'bank')
    expect(power()).toBe(4)
    technologies(state, 0, 'station')
    state.station = area('bank')
    expect(power()).toBe(5)
    assistants(state, 0, { bank: 3 })
    expect(power()).toBe(5)
  })

  it('Y6.1 pieces of others neither add nor subtract', () => {
    const state = turnTable(2)
    assistants(state, 0, { bank: 1 })
    assistants(state, 1, { bank: 5 })
    build(state, 1, 'shop', 'bank')
    build(state, 1, 'tradingHouse', 'bank')
    technologies(state, 1, 'station')
    state.station = area('bank')
    expect(powerIn(state, 0, area('bank'), false)).toBe(1)
  })

  it('Y6.2 the action is done at the power and may yield nothing', () => {
    const state = turnTable(2)
    const { events, state: next } = act(state, 'copper-1', 2)
    expect(eventsOf(events, 'acted')).toEqual([
      { type: 'acted', seat: 0, area: 'copper-1', power: 2, agent: false },
    ])
    expect(player(next, 0).copper).toBe(0)
  })

  it("Y6.2 the owner of another player's trading house gets a yen from the bank, for an agent's action too", () => {
    const state = turnTable(2)
    build(state, 1, 'tradingHouse', 'copper-1', 'tea-1')
    build(state, 0, 'tradingHouse', 'bank')
    agents(state, 0, 'usa')
    assistants(state, 0, { 'tea-1': 1 })
    const agent = play(state, { type: 'agent', area: 'tea-1' })
    expect(player(agent.state, 1).yen).toBe(11)
    expect(player(agent.state, 0).yen).toBe(10)
    const { state: next } = act(agent.state, 'copper-1', 2)
    expect(player(next, 1).yen).toBe(12)
    const own = turnTable(2)
    build(own, 0, 'tradingHouse', 'tea-1')
    expect(player(act(own, 'tea-1', 2).state, 0).yen).toBe(10)
  })

  it('Y6.3 at power 5 the token may be taken and works at once', () => {
    const state = turnTable(2)
    token(state, 'bank', 'fp-03')
    const { state: asked } = act(state, 'bank', 5)
    expect(legal(asked)).toEqual([{ type: 'token' }, { type: 'pass' }])
    const { state: taken, events } = play(asked, { type: 'token' })
    expect(player(taken, 0)).toMatchObject({ vp: 5, tokens: ['fp-03'] })
    expect(eventsOf(events, 'tokenTaken')).toEqual([
      { type: 'tokenTaken', seat: 0, area: 'bank', token: 'fp-03' },
    ])
    expect(taken.tokens[area('bank')]).toBe(-1)
    expect(player(play(asked, { type: 'pass' }).state, 0).vp).toBe(0)
  })

  it('Y6.3 not below power 5 and never a second time', () => {
    expect(decision(act(turnTable(2), 'bank', 4).state)).toBe('building')
    const again = turnTable(2)
    token(again, 'bank', null)
    expect(decision(act(again, 'bank', 5).state)).toBe('building')
  })

  it('Y6.4 at power 4 or 5 a shop on any free lot or a trading house, with the bonus of the lot', () => {
    const state = turnTable(2)
    site(state, 'bank', 'site-01')
    pieces(state, 0, 'tradingHouse', 1)
    build(state, 1, 'shop', 'bank')
    const { state: asked } = act(state, 'bank', 4)
    expect(legal(asked)).toEqual([
      { type: 'build', lot: 'site-01-shop2' },
      { type: 'build', lot: 'site-01-shop3' },
      { type: 'build', lot: 'site-01-shop4' },
      { type: 'build', lot: 'site-01-house' },
      { type: 'pass' },
    ])
    const shop = play(asked, { type: 'build', lot: 'site-01-shop2' })
    expect(printed('site-01-shop2', 'yen')).toBeGreaterThan(0)
    expect(gained(shop.events, 0, 'yen')).toBe(printed('site-01-shop2', 'yen'))
    expect(player(shop.state, 0).hand.shop).toBe(1)
    const house = play(asked, { type: 'build', lot: 'site-01-house' })
    expect(player(house.state, 0)).toMatchObject({
      vp: printed('site-01-house', 'vp'),
      hand: { tradingHouse: 0 },
    })
    expect(yokohama.view(house.state, null).areas.find(({ id }) => id === 'bank')?.tradingHouse).toBe(0)
    expect(refused(asked, { type: 'build', lot: 'site-01-shop1' })).toEqual({
      rule: 'Y6.4',
      params: { reason: 'taken' },
    })
    expect(refused(asked, { type: 'build', lot: 'site-02-shop1' }).rule).toBe('Y6.4')
  })

  it('Y6.4 not below power 4, one own shop and one trading house in an area', () => {
    expect(yokohama.deciders(act(turnTable(2), 'bank', 3).state)).toEqual([1])
    const state = turnTable(2)
    build(state, 0, 'shop', 'bank')
    pieces(state, 0, 'tradingHouse', 1)
    site(state, 'bank', 'site-01')
    const { state: asked } = act(state, 'bank', 3)
    expect(options(asked, 'build')).toEqual([{ type: 'build', lot: 'site-01-house' }])
    expect(refused(asked, { type: 'build', lot: 'site-01-shop3' })).toEqual({
      rule: 'Y6.4',
      params: { reason: 'one own shop in an area' },
    })
    const taken = turnTable(2)
    build(taken, 1, 'tradingHouse', 'bank')
    build(taken, 0, 'shop', 'bank')
    pieces(taken, 0, 'tradingHouse', 1)
    expect(yokohama.deciders(act(taken, 'bank', 3).state)).toEqual([1])
  })

  it('Y6.5 all own assistants there return to the hand, the president stays', () => {
    const state = turnTable(2)
    assistants(state, 1, { bank: 2 })
    assistants(state, 0, { 'tea-1': 1 })
    const { state: next, events } = act(state, 'bank', 3)
    expect([
      assistantsAt(next, 0, 'bank'),
      assistantsAt(next, 1, 'bank'),
      assistantsAt(next, 0, 'tea-1'),
    ]).toEqual([0, 2, 1])
    expect(next.presidents[0]).toBe(area('bank'))
    expect(player(next, 0).hand.assistant).toBe(7)
    expect(eventsOf(events, 'recovered')).toEqual([
      { type: 'recovered', seat: 0, area: 'bank', count: 2, left: 0 },
    ])
  })

  it('Y6.6 steps 4 and 5 use the power of step 3, whatever happens in between', () => {
    const state = turnTable(2)
    pieces(state, 0, 'assistant', 4)
    giftsOf(state, 0, needed('church-1') - 5)
    const { state: church } = act(state, 'church', 5)
    expect(player(church, 0).hand.assistant).toBe(0)
    // The assistant for the board leaves the area; token and building are still there.
    const sent = play(church, { type: 'put', space: 'church-1' }).state
    expect(assistantsAt(sent, 0, 'church')).toBe(3)
    expect(decision(sent)).toBe('fivePower')
    expect(decision(play(sent, { type: 'pass' }).state)).toBe('building')
  })

  it('Y6.7 a piece that comes to the hand in step 3 or 4 can be built in step 5', () => {
    const state = turnTable(2)
    pieces(state, 0, 'shop', 0)
    site(state, 'agency', 'site-05')
    const { state: agency } = act(state, 'agency', 4)
    const building = play(agency, { type: 'fetch', piece: 'tradingHouse' }, { type: 'done' }).state
    expect(options(building, 'build')).toEqual([{ type: 'build', lot: 'site-05-house' }])
    const token4 = turnTable(2)
    pieces(token4, 0, 'shop', 0)
    token(token4, 'bank', 'fp-16')
    site(token4, 'bank', 'site-05')
    const { state: bank } = act(token4, 'bank', 5)
    const shop = play(bank, { type: 'token' }, { type: 'fetch', piece: 'shop' }, { type: 'done' }).state
    expect(options(shop, 'build')).toHaveLength(4)
    expect(refused(shop, { type: 'build', lot: 'site-05-house' })).toEqual({
      rule: 'Y1.6',
      params: { piece: 'tradingHouse' },
    })
  })
})
