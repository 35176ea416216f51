import { describe, expect, it } from 'vitest'
import { mombasa, type Command, type State } from '../src/index.ts'
import {
  actionTable,
  emptyHand,
  faceUp,
  hand,
  handOf,
  hold,
  newTable,
  options,
  play,
  refused,
} from './table.ts'

function plan(state: State, seat: number, ...cards: (string | null)[]): State {
  const slots = mombasa.view(state, seat).players[seat].openSlots
  const open = ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'].filter((_, index) => slots[index])
  let current = state
  for (const [index, card] of cards.entries())
    current = mombasa.apply(current, seat, { type: 'plan', slot: open[index], card }).state
  return current
}

describe('planning', () => {
  it('M3.1 all plan at once, one card a slot, fewer or none allowed', () => {
    const state = newTable(3)
    expect(mombasa.deciders(state)).toEqual([0, 1, 2])
    const cards = mombasa.legal(state, 1)
    expect(cards.at(-1)).toEqual({ type: 'plan', slot: 'slot-2', card: null })
    // Seven cards in hand, all different.
    expect(cards).toHaveLength(8)
    const one = plan(state, 1, 'start-coffee-2', null)
    expect(mombasa.legal(one, 1)).not.toContainEqual({ type: 'plan', slot: 'slot-4', card: 'start-coffee-2' })
    expect(refused(one, { type: 'plan', slot: 'slot-4', card: 'start-coffee-2' }, 1).rule).toBe('M3.1')
    const none = plan(state, 2, null, null, null)
    expect(mombasa.view(none, 2).players[2].slots).toEqual([null, null, null, null, null])
    expect(mombasa.deciders(none)).toEqual([0, 1])
  })

  it('M3.1 cards that look the same are offered once', () => {
    const state = newTable(2)
    hand(state, 0, 'start-expansion-2a', 'start-expansion-2b', 'B05', 'B06')
    const cards = mombasa.legal(state, 0).map((command) => (command as { card: string }).card)
    expect(cards).toContain('start-expansion-2a')
    expect(cards).not.toContain('start-expansion-2b')
    expect(cards).toContain('B05')
    expect(cards).not.toContain('B06')
  })

  it('M3.2 the outer slots open on the diamond and the bookkeeping track, from the next planning on', () => {
    const state = newTable(2)
    expect(refused(state, { type: 'plan', slot: 'slot-1', card: 'start-coffee-2' }, 0).rule).toBe('M3.2')
    state.diamonds[0] = 8
    state.planned[0] = 0
    expect(mombasa.legal(state, 0)[0]).toMatchObject({ slot: 'slot-1' })
    state.inkwell[1] = 4
    const rest = plan(state, 1, 'start-coffee-2', null, null)
    expect(mombasa.legal(rest, 1)[0]).toMatchObject({ slot: 'slot-5' })
    const during = actionTable(2)
    during.diamonds[0] = 7
    faceUp(during, 0, 'A09')
    const after = play(during, { type: 'merchant', card: 'A09' }).state
    expect(after.diamonds[0]).toBe(8)
    expect(mombasa.view(after, 0).players[0].slots[0]).toBeNull()
    expect(mombasa.view(after, 0).players[0].openSlots[0]).toBe(true)
  })

  it('M3.3 each slot has the rest pile of its column', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2', 'start-bookkeeper-2', 'A04', 'A05')
    const piles = [0, 1, 2, 3, 4].map((slot) => state.slots[slot])
    const ended = play(state, { type: 'end' }, { type: 'pile', slot: 'slot-3' }).state
    for (const [slot, card] of piles.entries())
      expect(mombasa.view(ended, 0).players[0].piles[slot]).toContain(
        mombasa.view(state, 0).players[0].slots[slot]?.card ?? card,
      )
  })

  it('M3.4 share cards are never planned', () => {
    const state = newTable(2)
    hand(state, 0, 'D01', 'E02')
    expect(mombasa.legal(state, 0).some((command) => /D01|E02/.test(JSON.stringify(command)))).toBe(false)
    expect(refused(state, { type: 'plan', slot: 'slot-2', card: 'D01' }, 0).rule).toBe('M3.4')
  })

  it('M3.4 a hand without an action has nothing to plan and is finished by itself', () => {
    const state = actionTable(2)
    emptyHand(state, 1)
    hand(state, 1, 'D01')
    state.place.fill(0, 57 + 13 + 44, 57 * 2)
    for (let card = 0; card < 57; card++) if (state.place[57 + card] > 2) state.place[57 + card] = 0
    const next = play(state, { type: 'end' }, { type: 'pile', slot: 'slot-2' }, { type: 'end' }).state
    expect(next.phase).toBe('planning')
    expect(mombasa.deciders(next)).toEqual([0])
    expect(mombasa.legal(next, 1)).toEqual([])
  })

  it('M3.5 a finished plan can be taken back while others plan; then all are revealed at once', () => {
    const state = newTable(2)
    const done = plan(state, 0, 'start-coffee-2', 'start-bookkeeper-2', null)
    expect(mombasa.deciders(done)).toEqual([1])
    expect(mombasa.legal(done, 0)).toEqual([{ type: 'replan' }])
    const back = mombasa.apply(done, 0, { type: 'replan' }).state
    expect(mombasa.deciders(back)).toEqual([0, 1])
    expect(handOf(back, 0)).toEqual(handOf(state, 0))
    const again = plan(back, 0, null, 'start-coffee-2', null)
    const hidden = plan(again, 1, 'start-coffee-2', null)
    expect(hidden.revealed).toBe(state.revealed)
    const { state: shown, events } = mombasa.apply(hidden, 1, { type: 'plan', slot: 'slot-4', card: null })
    expect(shown.revealed).toBe(state.revealed + 1)
    expect(shown.phase).toBe('action')
    const revealed = events.filter(({ event }) => event.type === 'planRevealed')
    expect(revealed.map(({ event }) => (event as { cards: unknown }).cards)).toEqual([
      [null, null, 'start-coffee-2', null, null],
      [null, 'start-coffee-2', null, null, null],
    ])
    expect(refused(shown, { type: 'replan' }, shown.turn).rule).toBe('M4.2')
  })

  it('M3.6 tiles received before a round take no slot and are there from the start of its action phase', () => {
    const state = newTable(2)
    hold(state, 0, 'tile-bookkeeper')
    state.firstPlayer = 0
    const planned = plan(plan(state, 0, null, null, null), 1, null, null, null)
    expect(options(planned, 'bookkeeper')).toEqual([
      { type: 'bookkeeper', card: 'tile-bookkeeper' },
    ] satisfies Command[])
  })
})
