import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, AGENT_COUNT } from '../src/components/components.ts'
import { meets } from '../src/extras.ts'
import { yokohama, type State } from '../src/index.ts'
import {
  achievements,
  act,
  agents,
  assistants,
  build,
  decision,
  eventsOf,
  fulfilled,
  gained,
  kept,
  laboratory,
  options,
  orders,
  pieces,
  play,
  player,
  president,
  purse,
  refused,
  technologies,
  turnTable,
} from './table.ts'

const agentAreas = (state: State): string[] => options(state, 'agent').map(({ area }) => area)

describe('agents', () => {
  it('Y7.1 an agent does steps 3 to 6 where an own assistant and not the own president is', () => {
    const state = turnTable(2)
    agents(state, 0, 'england')
    assistants(state, 0, { bank: 2, 'tea-1': 1, church: 1 })
    president(state, 0, 'church')
    president(state, 1, 'bank')
    expect(agentAreas(state)).toEqual(['tea-1', 'bank'])
    const { state: next, events } = play(state, { type: 'agent', area: 'bank' })
    expect(eventsOf(events, 'acted')).toEqual([
      { type: 'acted', seat: 0, area: 'bank', power: 2, agent: true },
    ])
    expect(player(next, 0)).toMatchObject({
      yen: 12,
      agents: [{ id: 'agent-england-1', used: true }],
      president: 'church',
    })
    expect(player(next, 1).yen).toBe(10)
    expect(player(next, 0).hand.assistant).toBe(6)
    expect(decision(next)).toBe('placement')
    expect(yokohama.view(next, 0).phase).toBe('A')
    expect(refused(state, { type: 'agent', area: 'church' }).rule).toBe('Y7.1')
    expect(refused(state, { type: 'agent', area: 'copper-1' }).rule).toBe('Y7.1')
  })

  it('Y7.1 once per turn, in phase A or in phase C, and the main action is still done in full', () => {
    const state = turnTable(2)
    agents(state, 0, 'england', 'usa')
    assistants(state, 0, { bank: 1, 'tea-1': 1, 'silk-1': 1 })
    const used = play(state, { type: 'agent', area: 'bank' }).state
    expect(agentAreas(used)).toEqual([])
    expect(refused(used, { type: 'agent', area: 'tea-1' })).toEqual({
      rule: 'Y7.1',
      params: { reason: 'once per turn' },
    })
    const moved = play(used, { type: 'done' }, { type: 'move', to: 'tea-1' })
    expect(player(moved.state, 0).tea).toBe(2)
    const late = play(state, { type: 'done' }, { type: 'move', to: 'tea-1' }).state
    expect(yokohama.view(late, 0).phase).toBe('C')
    expect(agentAreas(late)).toEqual(['silk-1', 'bank'])
    const { state: next } = play(late, { type: 'agent', area: 'bank' })
    expect(yokohama.deciders(next)).toEqual([1])
    expect(player(next, 0).yen).toBe(11)
  })

  it('Y7.1 the phase goes on in which the agent was used, and the next turn may use another one', () => {
    const state = turnTable(2)
    achievements(state, 'ach-b1', 'ach-a1', 'ach-c1')
    agents(state, 0, 'england', 'usa')
    assistants(state, 0, { 'tea-1': 1 })
    const used = play(state, { type: 'agent', area: 'tea-1' }).state
    expect(yokohama.view(used, 0)).toMatchObject({ phase: 'A', agentsThisTurn: 1 })
    expect(used.frames).toHaveLength(1)
    const { state: next } = play(act(used, 'bank', 2).state, { type: 'end' })
    expect(yokohama.view(next, 1)).toMatchObject({ active: 1, agentsThisTurn: 0 })
    agents(next, 1, 'france')
    assistants(next, 1, { 'tea-1': 1 })
    expect(agentAreas(next)).toEqual(['tea-1'])
  })

  it('Y7.1 with the president in hand any area with an own assistant will do', () => {
    const state = turnTable(2)
    agents(state, 0, 'france')
    assistants(state, 0, { bank: 1 })
    expect(agentAreas(state)).toEqual(['bank'])
    const without = turnTable(2)
    expect(refused(without, { type: 'agent', area: 'bank' })).toEqual({
      rule: 'Y7.1',
      params: { reason: 'no unused agent' },
    })
  })

  it('R1 an agent adds no power; with the switch it adds 1', () => {
    const plain = turnTable(2)
    const switched = turnTable(2, { agentCountsAsPower: true })
    for (const state of [plain, switched]) {
      agents(state, 0, 'france')
      assistants(state, 0, { bank: 2 })
    }
    expect(player(play(plain, { type: 'agent', area: 'bank' }).state, 0).yen).toBe(12)
    expect(player(play(switched, { type: 'agent', area: 'bank' }).state, 0).yen).toBe(13)
  })

  it('R2 the action of an agent comes in addition to the main action', () => {
    const state = turnTable(2)
    agents(state, 0, 'france')
    assistants(state, 0, { bank: 1, 'tea-1': 2 })
    const { events } = play(state, { type: 'agent', area: 'bank' }, { type: 'done' })
    expect(eventsOf(events, 'acted').map(({ area, agent }) => [area, agent])).toEqual([
      ['bank', true],
      ['tea-1', false],
    ])
  })

  it('Y7.6 an agent can be used in the turn in which it was taken', () => {
    const state = turnTable(2)
    fulfilled(state, 0, 'order-en02')
    orders(state, 0, 'order-en01')
    purse(state, 0, { tea: 4 })
    assistants(state, 0, { bank: 1 })
    const { state: next, events } = play(state, { type: 'fulfil', order: 'order-en01' })
    expect(eventsOf(events, 'agentTaken')).toEqual([
      { type: 'agentTaken', seat: 0, agent: 'agent-england-1' },
    ])
    expect(agentAreas(next)).toEqual(['bank'])
  })
})

describe('achievements', () => {
  it('Y7.2 R18 the first gets the left value, later ones the right, each once, for an assistant from hand', () => {
    const { vpFirst: left, vpLater: right } = ACHIEVEMENTS[ACHIEVEMENT_IDS.indexOf('ach-b1')]
    expect(left).toBeGreaterThan(right)
    const state = turnTable(2)
    achievements(state, 'ach-b1', 'ach-a1', 'ach-c1')
    expect(options(state, 'achieve')).toEqual([{ type: 'achieve', achievement: 'ach-b1' }])
    const { state: first } = play(state, { type: 'achieve', achievement: 'ach-b1' })
    expect(player(first, 0)).toMatchObject({ vp: left, yen: 10, hand: { assistant: 7 } })
    expect(yokohama.view(first, null).achievements[0]).toEqual({ id: 'ach-b1', seats: [0] })
    expect(refused(first, { type: 'achieve', achievement: 'ach-b1' })).toEqual({
      rule: 'Y7.2',
      params: { reason: 'once per player' },
    })
    const second = play(act(first, 'tea-1', 2).state, { type: 'achieve', achievement: 'ach-b1' }).state
    expect(player(second, 1).vp).toBe(right)
    const handless = turnTable(2)
    achievements(handless, 'ach-b1', 'ach-a1', 'ach-c1')
    pieces(handless, 0, 'assistant', 0)
    expect(refused(handless, { type: 'achieve', achievement: 'ach-b1' }).rule).toBe('Y7.2')
  })

  it('Y7.2 it is never automatic', () => {
    const state = turnTable(2)
    achievements(state, 'ach-b1', 'ach-a1', 'ach-c1')
    president(state, 0, 'church')
    const declined = play(state, { type: 'done' }).state
    expect(yokohama.view(declined, 0).phase).toBe('C')
    expect(player(play(declined, { type: 'end' }).state, 0).vp).toBe(0)
  })

  /** By achievement: a position that just misses it, and what is missing. */
  const CASES: Record<string, (state: State) => () => void> = {
    'ach-a1': (state) => (purse(state, 0, { copper: 4 }), () => purse(state, 0, { copper: 5 })),
    'ach-a2': (state) => (purse(state, 0, { silk: 5 }), () => purse(state, 0, { silk: 6 })),
    'ach-a3': (state) => (purse(state, 0, { tea: 6 }), () => purse(state, 0, { tea: 7 })),
    'ach-a4': (state) => (purse(state, 0, { fish: 6 }), () => purse(state, 0, { fish: 7 })),
    'ach-b1': (state) => (purse(state, 0, { yen: 9 }), () => purse(state, 0, { yen: 10 })),
    'ach-b2': (state) => {
      agents(state, 0, 'england', 'usa')
      state.agents[0]++
      for (const token of [0, 1]) state.tokenOwner[token] = 0
      return () => (state.tokenOwner[2] = 0)
    },
    'ach-b3': (state) => {
      fulfilled(state, 0, 'order-en01', 'order-en02', 'order-en03', 'order-en04')
      return () => fulfilled(state, 0, 'order-us01')
    },
    'ach-b4': (state) => {
      technologies(state, 0, 'ball', 'tram', 'winery')
      return () => technologies(state, 0, 'brickyard')
    },
    'ach-c1': (state) => {
      build(state, 0, 'shop', 'copper-1', 'silk-1', 'tea-1', 'bank', 'church')
      build(state, 0, 'tradingHouse', 'copper-1')
      return () => build(state, 0, 'tradingHouse', 'fish-1')
    },
    'ach-c2': (state) => {
      build(state, 0, 'shop', 'bank', 'church', 'customs', 'tea-1')
      build(state, 0, 'tradingHouse', 'bank')
      return () => build(state, 0, 'shop', 'port-a')
    },
    'ach-c3': (state) => {
      build(state, 0, 'shop', 'tea-1', 'fish-1', 'silk-1', 'bank')
      return () => build(state, 0, 'tradingHouse', 'agency')
    },
    'ach-c4': (state) => {
      build(state, 0, 'shop', 'tea-1', 'fish-1', 'bank', 'lab-a')
      return () => build(state, 0, 'shop', 'church')
    },
  }

  it('Y7.5 has a case for every achievement', () => {
    expect(Object.keys(CASES)).toEqual(ACHIEVEMENT_IDS)
  })

  it.each(Object.entries(CASES))('Y7.5 %s is met exactly when its condition is', (id, position) => {
    const state = turnTable(2)
    const achievement = ACHIEVEMENTS[ACHIEVEMENT_IDS.indexOf(id)]
    const complete = position(state)
    achievements(state, id)
    expect(meets(state, 0, achievement)).toBe(false)
    expect(refused(state, { type: 'achieve', achievement: id }).rule).toBe('Y7.5')
    complete()
    expect(meets(state, 0, achievement)).toBe(true)
    expect(meets(state, 1, achievement)).toBe(id === 'ach-b1')
    const { events } = play(state, { type: 'achieve', achievement: id })
    expect(gained(events, 0, 'vp')).toBe(achievement.vpFirst)
  })
})

describe('orders', () => {
  it('Y7.3 all its goods are paid, its rewards received, and it lies open', () => {
    const state = turnTable(2)
    orders(state, 0, 'order-us07', 'order-en04')
    purse(state, 0, { silk: 1, tea: 3, fish: 1 })
    expect(options(state, 'fulfil')).toEqual([{ type: 'fulfil', order: 'order-en04' }])
    expect(refused(state, { type: 'fulfil', order: 'order-us07' }).rule).toBe('Y7.3')
    expect(refused(state, { type: 'fulfil', order: 'order-en05' }).rule).toBe('Y7.3')
    const { state: next } = play(state, { type: 'fulfil', order: 'order-en04' })
    expect(player(next, 0)).toMatchObject({
      silk: 0,
      tea: 0,
      fish: 0,
      import: 1,
      vp: 3,
      fulfilled: ['order-en04'],
    })
    expect(player(next, 0).orders).toHaveLength(2)
  })

  it('Y7.3 the kept order becomes known to all, and that cannot be taken back', () => {
    const state = turnTable(3)
    kept(state, 0, 'order-en01')
    purse(state, 0, { tea: 4 })
    expect(yokohama.view(state, 1).players[0].orders).toEqual([null])
    const { state: next } = play(state, { type: 'fulfil', order: 'order-en01' })
    expect(next.revealed).toBe(state.revealed + 1)
    expect(yokohama.view(next, 1).players[0]).toMatchObject({
      orders: [],
      fulfilled: ['order-en01'],
      kept: 'order-en01',
    })
    const known = turnTable(3)
    orders(known, 0, 'order-en01')
    purse(known, 0, { tea: 4 })
    expect(play(known, { type: 'fulfil', order: 'order-en01' }).state.revealed).toBe(known.revealed)
  })

  it('Y7.4 the 2nd, 4th and 6th icon of a country bring an agent of it', () => {
    const state = turnTable(2)
    fulfilled(state, 0, 'order-en01', 'order-en02', 'order-en03')
    orders(state, 0, 'order-en04', 'order-en05')
    purse(state, 0, { silk: 3, tea: 3, fish: 4 })
    const fourth = play(state, { type: 'fulfil', order: 'order-en04' })
    expect(eventsOf(fourth.events, 'agentTaken')).toHaveLength(1)
    const fifth = play(fourth.state, { type: 'fulfil', order: 'order-en05' })
    expect(eventsOf(fifth.events, 'agentTaken')).toEqual([])
    expect(player(fifth.state, 0).agents).toEqual([{ id: 'agent-england-1', used: false }])
    expect(yokohama.view(fifth.state, null).agents).toHaveLength(AGENT_COUNT - 1)
  })

  it('Y7.4 technologies count together with orders', () => {
    const state = turnTable(2)
    fulfilled(state, 0, 'order-de01')
    laboratory(state, 'mb-lab-a', 'tech-mining-technology-1')
    const { state: lab } = act(state, 'lab-a', 3)
    const { events } = play(lab, { type: 'acquire', card: 'tech-mining-technology-1', imports: 0 })
    expect(eventsOf(events, 'agentTaken')).toEqual([
      { type: 'agentTaken', seat: 0, agent: 'agent-germany-1' },
    ])
  })

  it('Y7.4 with none left nothing is taken, also later', () => {
    const state = turnTable(2)
    agents(state, 1, 'netherlands')
    state.agents[AGENT_COUNT - 1]++
    fulfilled(state, 0, 'order-nl01')
    orders(state, 0, 'order-nl02')
    purse(state, 0, { copper: 2, fish: 3 })
    const { events, state: next } = play(state, { type: 'fulfil', order: 'order-nl02' })
    expect(eventsOf(events, 'agentTaken')).toEqual([])
    expect(player(next, 0).agents).toEqual([])
    expect(player(next, 1).agents).toEqual([{ id: 'agent-netherlands-1', used: true }])
  })
})
