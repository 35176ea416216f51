import { randomDecision } from '@entrepot/kernel/testkit'
import { fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { VP } from '../src/components/components.ts'
import { yokohama, type Event } from '../src/index.ts'
import { gain } from '../src/purse.ts'
import { tally } from '../src/tally.ts'
import { orders, purse, turnTable } from './table.ts'

describe('what is counted of a game', () => {
  it('counts actions by area and power, fees by who paid and who got them, and what ended it', () => {
    const state = turnTable(3)
    state.start = 1
    const events: Event[] = [
      { type: 'turnBegan', seat: 1, round: 1 },
      { type: 'paid', seat: 1, what: 'yen', amount: 2, to: 0, source: 'bank' },
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: null, source: 'canal' },
      { type: 'acted', seat: 1, area: 'port-b', power: 4, agent: false },
      { type: 'orderTaken', seat: 1, order: 'order-de03', board: 'mb-port-b' },
      { type: 'acted', seat: 1, area: 'port-a', power: 1, agent: true },
      { type: 'built', seat: 1, area: 'port-b', piece: 'shop', lot: 'site-01-shop1' },
      { type: 'technologyAcquired', seat: 0, card: 'tech-ball-2', board: 'mb-lab-a' },
      { type: 'endTriggered', seat: 1, reason: 'customs', lastRound: 9 },
    ]
    const { seats, endedBy, order } = tally(state, events, state)
    expect(seats[1]).toMatchObject({
      turns: { taken: 1 },
      actions: { president: 1, agent: 1 },
      areas: { port: 2 },
      powers: { 4: 1, 1: 1, threeAndMore: 1 },
      orders: { taken: 1 },
      buildings: { shop: 1 },
      fees: { paid: 2 },
    })
    expect(seats[0]).toMatchObject({ fees: { got: 2 }, technologyNames: { ball: 1 } })
    expect([endedBy, order]).toEqual(['customs', [1, 2, 0]])
    expect(tally(state, [], state).endedBy).toBe('mostRounds')
  })

  it('tells points of the game by what brought them', () => {
    const state = turnTable(2)
    purse(state, 0, { yen: 0 })
    const brought = {
      'order-de03': 6,
      'site-01-house': 5,
      'church-1': 3,
      'customs-1': 4,
      exposition: 2,
      'ach-a1': 4,
      'fp-01': 1,
      'port-a': 3,
    }
    for (const [source, amount] of Object.entries(brought)) gain(state, 0, VP, amount, source, null)
    expect(state.purse[VP]).toBe(28)
    expect(tally(state, [], state).makeUp[0]).toMatchObject({
      orders: 6,
      buildings: 5,
      church: 3,
      customs: 4,
      technologies: 2,
      achievements: 4,
      tokens: 1,
      ports: 3,
    })
  })

  it('tells what is left', () => {
    const state = turnTable(2)
    purse(state, 1, { copper: 1, silk: 2, tea: 0, fish: 3, yen: 7, import: 2 })
    orders(state, 1, 'order-de03')
    expect(tally(state, [], state).seats[1]['left']).toMatchObject({ goods: 6, yen: 7, import: 2, orders: 2 })
  })

  it('Y12.1–Y12.5 makes up the totals of the score sheet', () => {
    const rng = fastRng('tally')
    const first = yokohama.setup({}, 3, 'tally')
    const events: Event[] = []
    let state = first
    for (let next = randomDecision(yokohama, first, rng); next; next = randomDecision(yokohama, state, rng)) {
      const applied = yokohama.apply(state, next.seat, next.command)
      for (const { event } of applied.events) events.push(event)
      state = applied.state
    }
    const { makeUp } = tally(first, events, state)
    for (const { seat, total } of yokohama.scores(state))
      expect(Object.values(makeUp[seat]).reduce((sum, points) => sum + points, 0)).toBe(total)
  })
})
