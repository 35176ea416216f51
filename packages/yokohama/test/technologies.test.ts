import { fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { TECHNOLOGY_IDS } from '../src/components/components.ts'
import { yokohama, type State } from '../src/index.ts'
import {
  act,
  agents,
  area,
  assistants,
  assistantsAt,
  decision,
  eventsOf,
  gained,
  giftsOf,
  kept,
  kinds,
  laboratory,
  legal,
  needed,
  options,
  orders,
  pieces,
  play,
  player,
  president,
  purse,
  refused,
  site,
  technologies,
  token,
  turnTable,
  printed,
} from './table.ts'

/** Technologies with a test, here or in the tests of placement and movement. */
const TESTED = new Set(['newspaper', 'telegram', 'stagecoach', 'postal-system', 'tram'])
function owning(seats: number, ...ids: string[]): State {
  for (const id of ids) TESTED.add(id)
  const state = turnTable(seats)
  technologies(state, 0, ...ids)
  return state
}

/** Seat 0 acquires the card in the laboratory at a power that pays for it. */
function acquiring(state: State, card: string): { state: State; asked: State; vp: number; yen: number } {
  laboratory(state, 'mb-lab-a', card)
  purse(state, 0, { yen: 20 })
  const { state: asked } = act(state, 'lab-a', 3)
  const { state: next, events } = play(
    asked,
    options(asked, 'acquire').find((command) => command.card === card) ?? { type: 'pass' },
  )
  return { state: next, asked, vp: gained(events, 0, 'vp'), yen: gained(events, 0, 'yen') }
}

describe('technologies', () => {
  it('Y9.1 gaslight: 2 points whenever a shop is built', () => {
    const state = owning(2, 'gaslight')
    site(state, 'bank', 'site-01')
    const { state: asked } = act(state, 'bank', 4)
    const { events } = play(asked, { type: 'build', lot: 'site-01-shop4' })
    expect(eventsOf(events, 'gained')).toEqual([
      { type: 'gained', seat: 0, what: 'vp', amount: 2, source: 'gaslight' },
    ])
  })

  it('Y9.1 electric-light: 3 points whenever a trading house is built', () => {
    const state = owning(2, 'electric-light')
    pieces(state, 0, 'tradingHouse', 1)
    site(state, 'bank', 'site-20')
    const { state: asked } = act(state, 'bank', 4)
    expect(gained(play(asked, { type: 'build', lot: 'site-20-house' }).events, 0, 'vp')).toBe(
      printed('site-20-house', 'vp') + 3,
    )
    expect(gained(play(asked, { type: 'build', lot: 'site-20-shop4' }).events, 0, 'vp')).toBe(0)
  })

  it('Y9.2 station: put on any area but the canal when acquired, 1 more power there for the owner', () => {
    const state = owning(4)
    const { state: asked } = acquiring(state, 'tech-station-1')
    expect(decision(asked)).toBe('station')
    expect(options(asked, 'station')).toHaveLength(17)
    expect(refused(asked, { type: 'station', area: 'canal' }).rule).toBe('Y9.2')
    const { state: next, events } = play(asked, { type: 'station', area: 'bank' })
    expect(eventsOf(events, 'stationPlaced')).toEqual([{ type: 'stationPlaced', seat: 0, area: 'bank' }])
    expect(yokohama.view(next, null).areas.find(({ station }) => station)?.id).toBe('bank')
    TESTED.add('station')
    const acting = owning(4, 'station')
    acting.station = area('bank')
    expect(eventsOf(act(acting, 'bank', 2).events, 'acted')[0].power).toBe(3)
  })

  it('Y9.2 the station is placed before the slots slide and refill, so what comes next is not known yet', () => {
    const state = turnTable(4)
    const before = state.cardDeck.length
    const { state: asked } = acquiring(state, 'tech-station-1')
    const slotsOf = (position: State) => yokohama.view(position, 0).laboratories[0].slots
    expect(slotsOf(asked)[0]).toBeNull()
    expect([asked.cardDeck.length, asked.revealed]).toEqual([before, state.revealed])
    const { state: next, events } = play(asked, { type: 'station', area: 'bank' })
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['stationPlaced', 'refilled'])
    expect(slotsOf(next)).not.toContain(null)
    expect([next.cardDeck.length, next.revealed]).toEqual([before - 1, state.revealed + 1])
    // The same holds in every world that the player can think of.
    const world = yokohama.resample(yokohama.view(asked, 0), 0, fastRng('station'))
    expect(slotsOf(play(world, { type: 'station', area: 'bank' }).state)).not.toContain(null)
  })

  it('Y9.2 Y6.6 a station put where the action is does not change its power', () => {
    const { state: asked } = acquiring(owning(4), 'tech-station-1')
    const { state: next } = play(asked, { type: 'station', area: 'lab-a' })
    expect(yokohama.deciders(next)).toEqual([1])
  })

  it('Y9.3 mining-technology: 1 more copper with the first of a mine, token or lot', () => {
    const mine = owning(2, 'mining-technology')
    expect(player(act(mine, 'copper-1', 4).state, 0).copper).toBe(3)
    const nothing = owning(2, 'mining-technology')
    expect(player(act(nothing, 'copper-1', 2).state, 0).copper).toBe(0)
    const byToken = owning(2, 'mining-technology')
    token(byToken, 'bank', 'fp-07')
    expect(gained(play(act(byToken, 'bank', 5).state, { type: 'token' }).events, 0, 'copper')).toBe(3)
    const byLot = owning(2, 'mining-technology')
    site(byLot, 'bank', 'site-02')
    expect(
      gained(play(act(byLot, 'bank', 4).state, { type: 'build', lot: 'site-02-shop1' }).events, 0, 'copper'),
    ).toBe(2)
  })

  it('Y9.3 copper taken as a good of choice counts, once for the event', () => {
    const state = owning(2, 'mining-technology')
    token(state, 'bank', 'fp-11')
    const { state: asked } = play(act(state, 'bank', 5).state, { type: 'token' })
    const one = play(asked, { type: 'choose', good: 'copper' })
    expect(gained(one.events, 0, 'copper')).toBe(2)
    expect(gained(play(one.state, { type: 'choose', good: 'copper' }).events, 0, 'copper')).toBe(1)
    const late = play(asked, { type: 'choose', good: 'tea' }, { type: 'choose', good: 'copper' })
    expect(gained(late.events, 0, 'copper')).toBe(2)
  })

  it('R13 a Chinatown visit is one event: the additional copper comes with the first and can be sold in it', () => {
    const state = owning(4, 'mining-technology')
    purse(state, 0, { yen: 4 })
    const { state: asked } = act(state, 'chinatown', 4)
    const { state: two } = play(asked, { type: 'buy', what: 'copper' }, { type: 'buy', what: 'copper' })
    expect(player(two, 0)).toMatchObject({ copper: 3, yen: 0 })
    const { state: sold } = play(two, { type: 'sell', what: 'copper' }, { type: 'sell', what: 'copper' })
    expect(player(sold, 0)).toMatchObject({ copper: 1, yen: 4 })
  })

  it('Y9.4 spinning-mill: once per turn a silk for 2 yen', () => {
    const state = owning(2, 'spinning-mill')
    purse(state, 0, { silk: 2 })
    expect(options(state, 'use')).toEqual([{ type: 'use', technology: 'spinning-mill' }])
    const { state: used } = play(state, { type: 'use', technology: 'spinning-mill' })
    expect(player(used, 0)).toMatchObject({ silk: 1, yen: 12 })
    expect(options(used, 'use')).toEqual([])
    expect(refused(used, { type: 'use', technology: 'spinning-mill' }).rule).toBe('Y9.4')
    expect(yokohama.view(used, null).usedThisTurn).toEqual(['spinning-mill'])
    const next = act(used, 'bank', 2).state
    expect(yokohama.view(next, null).usedThisTurn).toEqual([])
  })

  it('Y9.4 university: once per turn an assistant from the warehouse for a yen', () => {
    const state = owning(2, 'university')
    const { state: used } = play(state, { type: 'use', technology: 'university' })
    expect(player(used, 0)).toMatchObject({ yen: 9, hand: { assistant: 9 }, warehouse: { assistant: 11 } })
    expect(options(used, 'use')).toEqual([])
    purse(state, 0, { yen: 0 })
    expect(options(state, 'use')).toEqual([])
    const empty = owning(2, 'university')
    pieces(empty, 0, 'assistant', 20)
    expect(options(empty, 'use')).toEqual([])
  })

  it('Y9.4 at every point where the player chooses, also where only one choice would be left', () => {
    const state = owning(2, 'spinning-mill')
    purse(state, 0, { silk: 1, yen: 0 })
    laboratory(state, 'mb-lab-a', 'tech-postal-system-1', 'tech-exposition-1')
    const forced = play(state, { type: 'place', area: 'lab-a' }, { type: 'done' }).state
    // The only way is to the laboratory, but the mill may run first.
    expect(kinds(forced)).toEqual(['move', 'use'])
    const { state: poor } = play(forced, { type: 'move', to: 'lab-a' })
    // Power 2 and no yen reach nothing; with the mill's 2 yen the first card.
    expect(legal(poor).filter(({ type }) => type !== 'acquire')).toEqual([
      { type: 'pass' },
      { type: 'use', technology: 'spinning-mill' },
    ])
    const { state: rich } = play(poor, { type: 'use', technology: 'spinning-mill' })
    expect(options(rich, 'acquire')).toContainEqual({
      type: 'acquire',
      card: 'tech-postal-system-1',
      imports: 0,
    })
    const after = act(owningSilk(), 'bank', 2).state
    expect(legal(after)).toEqual([{ type: 'end' }, { type: 'use', technology: 'spinning-mill' }])
  })

  function owningSilk(): State {
    const state = owning(2, 'spinning-mill')
    purse(state, 0, { silk: 1 })
    return state
  }

  it("Y9.4 never in another player's turn", () => {
    const state = owningSilk()
    const { state: next } = play(act(state, 'bank', 2).state, { type: 'end' })
    expect(yokohama.deciders(next)).toEqual([1])
    expect(yokohama.legal(next, 0)).toEqual([])
  })

  it('Y9.4 a gift that was promised to the church cannot be used up', () => {
    const state = owning(2, 'spinning-mill')
    purse(state, 0, { silk: 1, tea: 1, fish: 1, yen: 0, copper: 1 })
    const { state: asked } = act(state, 'church', needed('church-1') - 3)
    const three = play(asked, { type: 'put', space: 'church-1' }).state
    expect(options(three, 'give')).toHaveLength(4)
    // The mill would take the silk and bring yen instead: still enough kinds.
    expect(options(three, 'use')).toHaveLength(1)
    purse(three, 0, { yen: 1, copper: 0 })
    expect(options(three, 'use')).toHaveLength(1)
    purse(three, 0, { yen: 1, copper: 0, tea: 0 })
    expect(options(three, 'use')).toEqual([])
  })

  it('Y9.6 exposition: 10 points at once', () => {
    TESTED.add('exposition')
    expect(acquiring(turnTable(2), 'tech-exposition-1').vp).toBe(10)
  })

  it('Y9.6 ball and language-school: 2 points and a yen for each order fulfilled', () => {
    const state = owning(2, 'ball', 'language-school')
    kept(state, 0, 'order-us07')
    orders(state, 0, 'order-de03')
    purse(state, 0, { copper: 2, tea: 2 })
    const { events } = play(state, { type: 'fulfil', order: 'order-de03' })
    expect([gained(events, 0, 'vp'), gained(events, 0, 'yen')]).toEqual([6 + 2, 1])
  })

  it('Y9.7 letterpress-printing and patent-system: a yen and 2 points for each later technology', () => {
    const state = owning(2, 'letterpress-printing', 'patent-system')
    const later = acquiring(state, 'tech-tram-1')
    expect([later.vp, later.yen]).toEqual([2, 1])
    expect(acquiring(turnTable(2), 'tech-patent-system-1').vp).toBe(0)
    expect(acquiring(turnTable(2), 'tech-letterpress-printing-1').yen).toBe(0)
  })

  it('Y9.7 the yen comes after the technology has been paid for', () => {
    const state = owning(2, 'letterpress-printing')
    laboratory(state, 'mb-lab-a', 'tech-gaslight-1')
    purse(state, 0, { yen: 1 })
    const { state: asked } = act(state, 'lab-a', 3)
    expect(options(asked, 'acquire').some(({ card }) => card === 'tech-gaslight-1')).toBe(false)
  })

  it('Y9.8 winery: 3 points with an assistant on the church board', () => {
    const state = owning(2, 'winery', 'brickyard')
    giftsOf(state, 0, needed('church-1') - 4)
    const { events } = play(act(state, 'church', 4).state, { type: 'put', space: 'church-1' })
    expect(gained(events, 0, 'vp')).toBe(printed('church-1', 'vp') + 3)
  })

  it('Y9.8 brickyard: 4 points with an assistant on the customs board', () => {
    const state = owning(2, 'winery', 'brickyard')
    purse(state, 0, { import: 1 })
    const { events } = play(act(state, 'customs', 2).state, { type: 'put', space: 'customs-1' })
    expect(gained(events, 0, 'vp')).toBe(printed('customs-1', 'vp') + 4)
  })

  it("Y9.10 telephone: at each recovery, an agent's too, one assistant may stay", () => {
    const state = owning(2, 'telephone')
    const { state: asked } = act(state, 'bank', 3)
    expect(legal(asked)).toEqual([
      { type: 'recover', leave: 0 },
      { type: 'recover', leave: 1 },
    ])
    expect(assistantsAt(play(asked, { type: 'recover', leave: 1 }).state, 0, 'bank')).toBe(1)
    expect(assistantsAt(play(asked, { type: 'recover', leave: 0 }).state, 0, 'bank')).toBe(0)
    expect(refused(asked, { type: 'recover', leave: 2 }).rule).toBe('Y9.10')
    const agent = owning(2, 'telephone')
    agents(agent, 0, 'usa')
    assistants(agent, 0, { bank: 1 })
    const { state: recovery } = play(agent, { type: 'agent', area: 'bank' })
    expect(decision(recovery)).toBe('recovery')
    expect(assistantsAt(play(recovery, { type: 'recover', leave: 1 }).state, 0, 'bank')).toBe(1)
  })

  it('Y9.10 with Telephone the board never takes the one that could stay', () => {
    const state = owning(2, 'telephone')
    purse(state, 0, { import: 1 })
    const { state: asked } = act(state, 'customs', 2)
    const { state: recovery } = play(asked, { type: 'put', space: 'customs-1' })
    expect(legal(recovery)).toContainEqual({ type: 'recover', leave: 1 })
  })

  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
  ])('Y9.11 stock-system: with %i yen at the start of the turn %i more', (yen, more) => {
    TESTED.add('stock-system')
    const state = turnTable(2)
    technologies(state, 1, 'stock-system')
    purse(state, 1, { yen })
    const { state: next } = act(state, 'tea-1', 2)
    expect(player(next, 1).yen).toBe(yen + more)
  })

  it('Y9.13 a technology works from the moment it is acquired, in the same action and turn', () => {
    const gaslight = turnTable(2)
    laboratory(gaslight, 'mb-lab-a', 'tech-gaslight-1')
    site(gaslight, 'lab-a', 'site-01')
    const { state: asked } = act(gaslight, 'lab-a', 4)
    const { events } = play(
      asked,
      { type: 'acquire', card: 'tech-gaslight-1', imports: 0 },
      { type: 'build', lot: 'site-01-shop4' },
    )
    expect(gained(events, 0, 'vp')).toBe(2)
    const telephone = turnTable(2)
    const acquired = acquiring(telephone, 'tech-telephone-1')
    expect(decision(acquired.state)).toBe('recovery')
    const byAgent = turnTable(2)
    laboratory(byAgent, 'mb-lab-a', 'tech-newspaper-1')
    agents(byAgent, 0, 'usa')
    assistants(byAgent, 0, { 'lab-a': 1 })
    purse(byAgent, 0, { import: 4 })
    const { state: placing } = play(
      byAgent,
      { type: 'agent', area: 'lab-a' },
      { type: 'acquire', card: 'tech-newspaper-1', imports: 4 },
    )
    const three = (['bank', 'tea-1', 'church'] as const).map((id) => ({ type: 'place', area: id }) as const)
    expect(decision(play(placing, ...three).state)).toBe('placement')
  })

  it('Y9.14 the two copies of a name differ only in their country, and none is ever lost', () => {
    const state = turnTable(2)
    laboratory(state, 'mb-lab-a', 'tech-ball-1', 'tech-ball-2')
    const { state: asked } = act(state, 'lab-a', 5)
    expect(
      options(asked, 'acquire')
        .map(({ card }) => card)
        .slice(0, 2),
    ).toEqual(['tech-ball-1', 'tech-ball-2'])
    const { state: next } = play(asked, { type: 'acquire', card: 'tech-ball-2', imports: 0 })
    expect(player(next, 0).technologies).toEqual(['tech-ball-2'])
  })

  it('Y9.9 Y9.5 Y9.12 and the others: every technology has a test', () => {
    expect([...TESTED].toSorted()).toEqual([...TECHNOLOGY_IDS].toSorted())
  })

  it('Y9.5 Stagecoach and Postal System together: free and allowed, on the board', () => {
    const state = owning(2, 'stagecoach', 'postal-system')
    president(state, 0, 'bank')
    president(state, 1, 'agency')
    assistants(state, 0, { agency: 1 })
    purse(state, 0, { yen: 0 })
    const { state: moving } = play(state, { type: 'done' })
    expect(options(moving, 'move')).toEqual([{ type: 'move', to: 'agency' }])
  })
})
