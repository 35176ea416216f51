import { describe, expect, it } from 'vitest'
import { MOST_ROUNDS } from '../src/ending.ts'
import { yokohama, type State } from '../src/index.ts'
import {
  act,
  agents,
  assistants,
  build,
  eventsOf,
  options,
  pieces,
  play,
  purse,
  site,
  turnTable,
} from './table.ts'

/** Passes turns without doing anything until it is the seat's turn of the round, or the game is over. */
function passTo(state: State, round: number, seat: number): State {
  let current = state
  while (yokohama.outcome(current) === null && !(current.round === round && current.active === seat)) {
    for (let place = 0; place < current.seats; place++) {
      purse(current, place, { copper: 0, silk: 0, tea: 0, fish: 0 })
      current.presidents[place] = -1
    }
    const command = yokohama
      .legal(current, current.active)
      .find(({ type }) => type === 'done' || type === 'end')
    current = yokohama.apply(current, current.active, command ?? { type: 'pass' }).state
  }
  return current
}

/** Enough for every space of the church, together with a power of 5. */
const GIFTS = { copper: 1, silk: 1, tea: 1, fish: 1, yen: 1, import: 1 }

const trigger = (played: { readonly events: readonly unknown[] }): unknown =>
  eventsOf(played.events as Parameters<typeof eventsOf>[0], 'endTriggered')

describe('the end', () => {
  it('Y11.1 four trading houses of a player', () => {
    const state = turnTable(2)
    build(state, 0, 'tradingHouse', 'tea-1', 'silk-1', 'fish-1')
    build(state, 1, 'tradingHouse', 'church')
    pieces(state, 0, 'tradingHouse', 1)
    site(state, 'bank', 'site-01')
    const { state: asked } = act(state, 'bank', 4)
    const built = play(asked, { type: 'build', lot: 'site-01-house' })
    expect(trigger(built)).toEqual([{ type: 'endTriggered', seat: 0, reason: 'tradingHouses', lastRound: 2 }])
    expect(trigger(play(asked, { type: 'build', lot: 'site-01-shop4' }))).toEqual([])
  })

  it('Y11.1 eight shops of a player', () => {
    const state = turnTable(4)
    build(state, 0, 'shop', 'tea-1', 'silk-1', 'fish-1', 'tea-2', 'silk-2', 'fish-2', 'church')
    pieces(state, 0, 'shop', 1)
    site(state, 'bank', 'site-01')
    const { state: asked } = act(state, 'bank', 4)
    expect(trigger(play(asked, { type: 'build', lot: 'site-01-shop4' }))).toMatchObject([{ reason: 'shops' }])
  })

  it('Y11.1 an empty order deck with a gap in a port; a deck just used up is no trigger yet', () => {
    const state = turnTable(3)
    state.removed.push(...state.orderDeck.splice(0, state.orderDeck.length - 1))
    const { state: asked } = act(state, 'port-a', 2)
    const [first] = options(asked, 'take')
    const last = play(asked, first, { type: 'done' })
    expect(last.state.orderDeck).toEqual([])
    expect(trigger(last)).toEqual([])
    const empty = turnTable(3)
    empty.removed.push(...empty.orderDeck.splice(0))
    const { state: again } = act(empty, 'port-b', 2)
    const gap = play(again, options(again, 'take')[0], { type: 'done' })
    expect(trigger(gap)).toMatchObject([{ reason: 'orders' }])
  })

  it("Y11.1 the port action of an agent empties the ports as well as a president's", () => {
    const state = turnTable(3)
    state.removed.push(...state.orderDeck.splice(0))
    agents(state, 0, 'usa')
    assistants(state, 0, { 'port-a': 2 })
    const asked = play(state, { type: 'agent', area: 'port-a' }).state
    const gap = play(asked, options(asked, 'take')[0], { type: 'done' })
    expect(trigger(gap)).toEqual([{ type: 'endTriggered', seat: 0, reason: 'orders', lastRound: 2 }])
  })

  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('Y11.1 with %i players %i assistants on the church or the customs board', (seats, count) => {
    for (const board of ['church', 'customs'] as const) {
      const state = turnTable(seats)
      purse(state, 0, { ...GIFTS, import: 5 })
      for (let space = 0; space < count - 1; space++) state[board][space] = 1
      const { state: asked } = act(state, board, 5)
      const played = play(
        asked,
        { type: 'put', space: `${board}-${count}` },
        ...giving(asked, `${board}-${count}`),
      )
      expect(trigger(played)).toMatchObject([{ reason: board, lastRound: 2 }])
      const fewer = turnTable(seats)
      purse(fewer, 0, { ...GIFTS, import: 5 })
      for (let space = 0; space < count - 2; space++) fewer[board][space + 1] = 1
      const { state: open } = act(fewer, board, 5)
      const put = play(open, { type: 'put', space: `${board}-1` }, ...giving(open, `${board}-1`))
      expect(put.state[board][0]).toBe(0)
      expect(trigger(put)).toEqual([])
    }
  })

  /** What is given for a space, where that is asked. */
  function giving(state: State, space: string) {
    const { state: gifts } = play(state, { type: 'put', space })
    return options(gifts, 'give').slice(0, 1)
  }

  it('R5 the neutral assistant counts: five in all', () => {
    const state = turnTable(2, { neutralAssistants: true })
    expect(yokohama.view(state, null).church).toEqual([null, null, null, 'neutral', null, null, null])
    expect(yokohama.view(state, null).customs[3]).toBe('neutral')
    purse(state, 0, GIFTS)
    state.church[0] = 1
    state.church[1] = 1
    const { state: third } = act(state, 'church', 5)
    expect(options(third, 'put').map(({ space }) => space)).not.toContain('church-4')
    const put = play(third, { type: 'put', space: 'church-3' }, ...giving(third, 'church-3'))
    expect(put.state.church[2]).toBe(0)
    expect(trigger(put)).toEqual([])
    const fourth = turnTable(2, { neutralAssistants: true })
    purse(fourth, 0, GIFTS)
    for (const space of [0, 1, 4]) fourth.church[space] = 1
    const { state: asked } = act(fourth, 'church', 5)
    const played = play(asked, { type: 'put', space: 'church-3' }, ...giving(asked, 'church-3'))
    expect(trigger(played)).toMatchObject([{ reason: 'church' }])
    expect(yokohama.view(turnTable(3, { neutralAssistants: true }), null).church[3]).toBeNull()
  })

  it('Y11.2 the round is finished and one more is played, also after a trigger in the last turn', () => {
    for (const seat of [0, 2]) {
      const state = passTo(turnTable(3), 3, seat)
      state.lastRound = 4
      const last = passTo(state, 4, 2)
      expect(yokohama.outcome(last)).toBeNull()
      const over = passTo(last, 5, 0)
      expect(yokohama.outcome(over)).not.toBeNull()
      expect(over.round).toBe(4)
      expect(yokohama.deciders(over)).toEqual([])
    }
  })

  it('Y11.2 further triggers change nothing', () => {
    const state = passTo(turnTable(2), 3, 0)
    state.lastRound = 3
    build(state, 0, 'tradingHouse', 'tea-1', 'silk-1', 'fish-1')
    pieces(state, 0, 'tradingHouse', 1)
    site(state, 'bank', 'site-01')
    const { state: asked } = act(state, 'bank', 4)
    const built = play(asked, { type: 'build', lot: 'site-01-house' })
    expect(trigger(built)).toEqual([])
    expect(built.state.lastRound).toBe(3)
  })

  it('R8 a game ends after 60 rounds, even if a final round is still due', () => {
    expect(MOST_ROUNDS).toBe(60)
    const state = turnTable(2)
    state.round = 60
    state.lastRound = 61
    const over = passTo(state, 61, 0)
    expect(over.over).toBe(true)
    expect(over.round).toBe(60)
  })

  it('Y1.9 when the game is over everything may be shown', () => {
    const state = turnTable(2)
    state.round = 60
    expect(yokohama.view(state, 1).players[0].dealt).toBeNull()
    const over = passTo(state, 61, 0)
    for (const { dealt, orders, kept } of yokohama.view(over, null).players) {
      expect(dealt).toHaveLength(2)
      expect(orders).toEqual([kept])
    }
    expect(yokohama.view(over, null).phase).toBe('over')
    expect(() => yokohama.apply(over, 0, { type: 'done' })).toThrow(/K\.over/)
  })
})
