import { describe, expect, it } from 'vitest'
import { CARDS } from '../src/components/cards.ts'
import { mombasa } from '../src/index.ts'
import {
  actionTable,
  bonus,
  emptyHand,
  eventsOf,
  faceUp,
  hold,
  kinds,
  laterTurn,
  ledger,
  options,
  play,
  refused,
  rest,
  spendTurn,
  track,
} from './table.ts'

describe('the action phase', () => {
  it('M4.1 begins with the first player, goes round, and skips those who have ended', () => {
    const state = actionTable(3)
    faceUp(state, 0, 'A09', 'B01')
    faceUp(state, 2, 'start-coffee-1')
    expect(state.turn).toBe(0)
    const second = play(state, { type: 'merchant', card: 'A09' }).state
    expect(second.turn).toBe(1)
    const third = play(second, { type: 'end' }, { type: 'pile', slot: 'slot-2' }).state
    expect(third.turn).toBe(2)
    const again = play(third, { type: 'bonus', space: 'bs-first-player' }, { type: 'cash' }).state
    expect(again.turn).toBe(0)
    expect(play(again, { type: 'merchant', card: 'B01' }).state.turn).toBe(2)
  })

  it('M4.2 offers every action, and no passing', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-coffee-1', 'start-expansion-2b', 'start-bookkeeper-2', 'A09')
    expect(kinds(state)).toEqual(['goods', 'expand', 'bookkeeper', 'merchant', 'bonus', 'end'])
    expect(refused(state, { type: 'pass' }).rule).toBe('K.command')
    expect(refused(state, { type: 'cash' }).rule).toBe('M4.2')
    expect(refused(state, { type: 'end' }, 1).rule).toBe('K.turn')
  })

  it('M4.3 used cards are turned face down after the action and count no more', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2')
    const using = play(state, { type: 'goods', card: 'start-coffee-2' }).state
    const shown = mombasa.view(using, 1)
    expect(shown.inUse).toEqual(['start-coffee-2'])
    expect(shown.players[0].slots[2]).toEqual({ card: 'start-coffee-2', faceDown: false })
    const { state: used, events } = play(
      using,
      { type: 'step', company: 'cairo' },
      { type: 'step', company: 'cairo' },
    )
    expect(eventsOf(events, 'cardsTurned')).toEqual([
      { type: 'cardsTurned', seat: 0, cards: ['start-coffee-2'] },
    ])
    expect(mombasa.view(used, 1).players[0].slots[2]).toEqual({ card: 'start-coffee-2', faceDown: true })
    used.turn = 0
    used.frames = [{ ...used.frames[0], seat: 0 }]
    expect(options(used, 'goods')).toEqual([{ type: 'goods', card: 'start-coffee-1' }])
    expect(refused(used, { type: 'goods', card: 'start-coffee-2' }).rule).toBe('M4.5')
  })

  it('M4.4 a player who can do nothing else ends without being asked', () => {
    const state = actionTable(2)
    state.markers[1] = 0
    const { state: after, events } = spendTurn(state)
    // Seat 1 has no card in a slot and no marker: only the rest pile is to be chosen.
    expect(after.turn).toBe(1)
    expect(kinds(after)).toEqual(['pile'])
    expect(eventsOf(events, 'turnBegins')).toEqual([{ type: 'turnBegins', seat: 1 }])
    const next = play(after, { type: 'pile', slot: 'slot-3' }).state
    expect(next.ended).toEqual([0, 1])
    expect(next.turn).toBe(0)
  })

  it('M4.5 hands and rest piles count for nothing, nor do the cards of a player who has ended', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-coffee-1')
    faceUp(state, 1, 'A04')
    expect(options(state, 'bonus')).not.toContainEqual({ type: 'bonus', space: 'bs-majority-coffee' })
    const ended = play(
      state,
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
      { type: 'end' },
      { type: 'pile', slot: 'slot-3' },
    ).state
    expect(mombasa.view(ended, 0).players[1].piles[1]).toContain('A04')
    expect(options(ended, 'bonus')).toContainEqual({ type: 'bonus', space: 'bs-majority-coffee' })
  })

  it('M4.6 values add up with the tile and the bonuses', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-cotton-1', 'start-cotton-2', 'start-expansion-2b')
    hold(state, 0, 'tile-plus1-good', 'tile-expansion')
    track(state, 'cape-town', 'A2')
    bonus(state, 0, 'cape-town', 2)
    bonus(state, 0, 'mombasa', 2)
    const tiled = play(state, { type: 'plusOne', card: 'start-cotton-1' }).state
    // Cotton 1 + 1 tile + 1 bonus, cotton 2 + 1 bonus: 6. Expansion 2 + 2 tile + 2 bonus: 6.
    const cotton = play(tiled, { type: 'bonus', space: 'bs-majority-cotton' }).state
    expect(options(cotton, 'tier').map(({ min }) => min)).toEqual([1, 4, 6])
    const expansion = play(tiled, { type: 'bonus', space: 'bs-majority-expansion' }).state
    expect(options(expansion, 'tier').map(({ min }) => min)).toEqual([4, 6])
  })

  it('M4.7 the last player still in takes turn after turn, and the order stays when the marker moves', () => {
    const state = laterTurn(actionTable(3))
    const moved = play(
      spendTurn(state).state,
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
    ).state
    expect(moved.firstPlayer).toBe(1)
    expect(moved.turn).toBe(2)
    state.ended = [0, 1, 1]
    const again = play(state, { type: 'bonus', space: 'bs-first-player' }, { type: 'cash' }).state
    expect(again.turn).toBe(0)
  })

  it('M8.15 ending takes one rest pile, then moves the cards of the slots to their piles', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2')
    rest(state, 0, 2, 'A05')
    hold(state, 0, 'tile-expansion', 'tile-plus1-good')
    const tiled = play(state, { type: 'plusOne', card: 'start-coffee-1' }).state
    tiled.faceDown[0] = 0b100
    tiled.spaces[0] = 0
    const choosing = play(tiled, { type: 'end' }).state
    const piles = mombasa.view(choosing, 0).players[0].piles
    expect(options(choosing, 'pile').map(({ slot }) => slot)).toEqual(
      ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'].filter((_, index) => piles[index].length > 0),
    )
    expect(refused(choosing, { type: 'pile', slot: 'slot-5' }).rule).toBe('M8.15')
    const { state: ended, events } = play(choosing, { type: 'pile', slot: 'slot-2' })
    const view = mombasa.view(ended, 0).players[0]
    for (const card of piles[1]) expect(view.hand).toContain(card)
    expect(view.piles[1]).toEqual(['start-coffee-1'])
    expect(view.piles[2]).toContain('start-coffee-2')
    expect(view.slots).toEqual([null, null, null, null, null])
    expect(ended.tileHolder).toEqual([-1, -1, -1, -1])
    expect(ended.faceDown[0]).toBe(0)
    expect(ended.spaces[0]).toBe(0)
    expect(eventsOf(events, 'phaseEnded')).toEqual([{ type: 'phaseEnded', seat: 0, pile: 'slot-2' }])
  })

  it('M8.15 with all rest piles empty nothing is taken', () => {
    const state = actionTable(2)
    for (let card = 0; card < CARDS.size; card++) if (state.place[card] > 2) state.place[card] = 1
    faceUp(state, 0, 'start-coffee-1')
    const { state: ended, events } = play(state, { type: 'end' })
    expect(eventsOf(events, 'phaseEnded')).toEqual([{ type: 'phaseEnded', seat: 0, pile: null }])
    expect(mombasa.view(ended, 0).players[0].piles[1]).toEqual(['start-coffee-1'])
  })

  it('R16 in the last round the rest pile is not asked', () => {
    const state = actionTable(2)
    state.round = 7
    expect(play(state, { type: 'end' }).state.turn).toBe(1)
  })

  it('R11 M8.12 the goods tile is placed before the action, on a face-up goods card, once', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-bookkeeper-2', 'B05', 'B06')
    hold(state, 0, 'tile-plus1-good')
    expect(options(state, 'plusOne').map(({ card }) => card)).toEqual(['B06', 'start-coffee-1'])
    expect(refused(state, { type: 'plusOne', card: 'start-bookkeeper-2' }).rule).toBe('M8.12')
    const tiled = play(state, { type: 'plusOne', card: 'start-coffee-1' }).state
    expect(tiled.turn).toBe(0)
    expect(mombasa.view(tiled, 1).tiles['tile-plus1-good']).toEqual({
      seat: 0,
      faceDown: false,
      card: 'start-coffee-1',
    })
    expect(options(tiled, 'plusOne')).toEqual([])
    const spent = play(
      tiled,
      { type: 'goods', card: 'start-coffee-1' },
      { type: 'step', company: 'cairo' },
    ).state
    expect(spent.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 1 })
    const done = play(spent, { type: 'step', company: 'cairo' }).state
    expect(mombasa.view(done, 1).tiles['tile-plus1-good']).toEqual({
      seat: 0,
      faceDown: true,
      card: 'start-coffee-1',
    })
  })

  it('M8.12 without a goods card the tile is nothing', () => {
    const state = laterTurn(actionTable(2))
    hold(state, 0, 'tile-plus1-good')
    expect(options(state, 'plusOne')).toEqual([])
    expect(options(state, 'bonus').map(({ space }) => space)).not.toContain('bs-majority-coffee')
  })

  it('M8.13 tiles count as cards of their kind and are face down after use', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A09', 'B01', 'start-bookkeeper-2')
    hold(state, 0, 'tile-merchant', 'tile-bookkeeper', 'tile-expansion')
    ledger(state, 0, 'book-A23')
    expect(options(state, 'merchant').map(({ card }) => card)).toEqual(['A09', 'B01', 'tile-merchant'])
    expect(options(state, 'bookkeeper').map(({ card }) => card)).toEqual([
      'start-bookkeeper-2',
      'tile-bookkeeper',
    ])
    // Two steps and one for each of two face-up merchant cards.
    const merchant = play(state, { type: 'merchant', card: 'tile-merchant' }).state
    expect(merchant.diamonds[0]).toBe(state.diamonds[0] + 4)
    expect(mombasa.view(merchant, 1).tiles['tile-merchant']).toEqual({ seat: 0, faceDown: true, card: null })
    const keeper = play(state, { type: 'bookkeeper', card: 'tile-bookkeeper' }, { type: 'stay' }).state
    expect(keeper.frames.at(-1)).toMatchObject({ kind: 'points', amount: 1 })
    emptyHand(state, 0)
    const expansion = play(state, { type: 'expand', company: 'cairo' }).state
    expect(expansion.frames.at(-1)).toMatchObject({ kind: 'enter', amount: 2 })
  })
})
