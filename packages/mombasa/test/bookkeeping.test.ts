import { describe, expect, it } from 'vitest'
import { BOOKS } from '../src/components/books.ts'
import { components } from '../src/components/components.ts'
import { mombasa, type State } from '../src/index.ts'
import {
  actionTable,
  at,
  bonus,
  eventsOf,
  faceUp,
  hold,
  kinds,
  ledger,
  options,
  own,
  play,
  refused,
  shelf,
  spaceOf,
  track,
} from './table.ts'

/** Seat 0 uses a bookkeeper of 2 points, with these other cards face up and these books on the track. */
function keeping(cards: string[], books: (string | null)[], pounds = 0): State {
  const state = actionTable(2)
  faceUp(state, 0, 'start-bookkeeper-2', ...cards)
  ledger(state, 0, ...books)
  state.pounds[0] = pounds
  return play(state, { type: 'bookkeeper', card: 'start-bookkeeper-2' }).state
}

/** A book that asks for just this. */
function asking(needs: { readonly [kind: string]: number }): string {
  const wanted = JSON.stringify(Object.entries(needs))
  const book = components.bookTiles.find(
    ({ requirements }) => JSON.stringify(requirements.map(({ kind, min }) => [kind, min])) === wanted,
  )
  if (book === undefined) throw new Error(`No book asks for ${wanted}.`)
  return book.id
}

function moves(state: State): number[] {
  return options(state, 'move').map(({ step }) => step)
}

describe('bookkeeping', () => {
  it('M7.1 pay £2, once, to turn a face-up book ahead of the inkwell for the rest of the game', () => {
    const state = keeping([], ['book-A01', null, 'book-A02'], 5)
    expect(options(state, 'turnBook').map(({ step }) => step)).toEqual([1, 3])
    expect(refused(state, { type: 'turnBook', step: 2 }).rule).toBe('M7.1')
    const { state: turned, events } = play(state, { type: 'turnBook', step: 1 })
    expect(turned.pounds[0]).toBe(3)
    expect(eventsOf(events, 'bookTurned')).toEqual([
      { type: 'bookTurned', seat: 0, step: 1, book: 'book-A01' },
    ])
    expect(mombasa.view(turned, null).players[0].books[0]).toEqual([{ book: 'book-A01', faceDown: true }])
    expect(options(turned, 'turnBook')).toEqual([])
    expect(refused(turned, { type: 'turnBook', step: 3 })).toEqual({ rule: 'M7.1', params: { once: true } })
    const poor = keeping([], ['book-A01'], 1)
    // Without £2 nothing can be done but spend the points.
    expect(kinds(poor)).toEqual(['take', 'cash'])
  })

  it('R18 a book at or behind the inkwell is not offered for turning', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2')
    ledger(state, 0, 'book-A01', 'book-A02', 'book-A03')
    state.inkwell[0] = 2
    state.pounds[0] = 4
    const using = play(state, { type: 'bookkeeper', card: 'start-bookkeeper-2' }).state
    expect(options(using, 'turnBook').map(({ step }) => step)).toEqual([3])
    expect(refused(using, { type: 'turnBook', step: 2 }).rule).toBe('R18')
  })

  it('M7.2 as far as the requirements of each book are met, each by itself', () => {
    // The coffee and the bananas meet one book after the other, until one asks for more bananas.
    const state = keeping(
      ['A04', 'start-banana-2'],
      [
        asking({ coffee: 3 }),
        asking({ coffee: 2 }),
        asking({ coffee: 1, banana: 1 }),
        asking({ banana: 2 }),
        asking({ banana: 3 }),
      ],
    )
    expect(moves(state)).toEqual([1, 2, 3, 4])
    expect(refused(state, { type: 'move', step: 5 }).rule).toBe('M7.2')
    expect(kinds(state)).toContain('stay')
  })

  it('M7.3 kinds of requirement', () => {
    expect(moves(keeping(['C01'], ['book-A22']))).toEqual([1])
    expect(moves(keeping(['start-coffee-2', 'start-banana-2'], ['book-A22'], 2))).toEqual([])
    expect(moves(keeping(['start-expansion-2b'], [asking({ expansion: 2 })]))).toEqual([1])
    expect(moves(keeping(['start-expansion-2b'], [asking({ expansion: 3 })], 2))).toEqual([])
    const both = asking({ coffee: 1, expansion: 1 })
    expect(moves(keeping(['start-coffee-2', 'start-expansion-2b'], [both]))).toEqual([1])
  })

  it('M7.3 two requirements on one type are met by different units', () => {
    // Coffee 3 and any one type 3.
    expect(moves(keeping(['A04', 'A06'], ['book-C07']))).toEqual([1])
    expect(moves(keeping(['A04', 'A05'], ['book-C07']))).toEqual([1])
    expect(moves(keeping(['A04', 'B05'], ['book-C07']))).toEqual([1])
    expect(moves(keeping(['A04', 'start-coffee-2'], ['book-C07'], 2))).toEqual([])
    expect(moves(keeping(['A04', 'start-banana-2'], ['book-C07'], 2))).toEqual([])
    expect(moves(keeping(['A05', 'A06'], ['book-C07'], 2))).toEqual([])
  })

  it('M7.3 "diamond merchant or bookkeeper" wants another one than the bookkeeper in use', () => {
    expect(moves(keeping([], ['book-A23'], 2))).toEqual([])
    expect(moves(keeping(['A09'], ['book-A23']))).toEqual([1])
    expect(moves(keeping(['A08'], ['book-A23']))).toEqual([1])
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2')
    hold(state, 0, 'tile-bookkeeper')
    ledger(state, 0, 'book-A23')
    const withTile = play(state, { type: 'bookkeeper', card: 'tile-bookkeeper' }).state
    expect(moves(withTile)).toEqual([1])
    state.faceDown[0] = 0b10
    state.pounds[0] = 2
    expect(moves(play(state, { type: 'bookkeeper', card: 'tile-bookkeeper' }).state)).toEqual([])
  })

  it('M7.4 face-down books ask and give nothing; empty spaces stop the inkwell', () => {
    const state = keeping([], ['book-C24', null, 'book-A01'], 2)
    const turned = play(state, { type: 'turnBook', step: 1 }).state
    expect(moves(turned)).toEqual([1])
    expect(refused(turned, { type: 'move', step: 3 })).toEqual({ rule: 'M7.4', params: { step: 2 } })
    const moved = play(turned, { type: 'move', step: 1 }).state
    expect(moved.inkwell[0]).toBe(1)
    expect(kinds(moved)).toEqual(['take', 'cash'])
  })

  it('M7.5 only the book on which the inkwell stops rewards', () => {
    const state = keeping(['start-coffee-2', 'start-banana-2'], ['book-A01', 'book-A02', 'book-A14'])
    expect(play(state, { type: 'move', step: 2 }).state.pounds[0]).toBe(2)
    const stayed = play(state, { type: 'stay' }).state
    expect(stayed.pounds[0]).toBe(0)
    expect(stayed.inkwell[0]).toBe(0)
  })

  it('M7.6 then the points of the bookkeeper are spent, and it is turned face down', () => {
    const state = keeping(['start-coffee-2'], ['book-A01'])
    const moved = play(state, { type: 'move', step: 1 }).state
    expect(moved.frames.at(-1)).toMatchObject({ kind: 'points', amount: 2 })
    expect(moved.faceDown[0]).toBe(0)
    const { state: after, events } = play(moved, { type: 'cash' })
    expect(eventsOf(events, 'cardsTurned')[0].cards).toEqual(['start-bookkeeper-2'])
    expect(after.faceDown[0]).toBe(0b10)
    expect(after.turn).toBe(1)
  })

  it('M7.7 points buy books of A and B for 1, of C for 2, or £1 each, batch by batch', () => {
    const state = keeping([], [])
    shelf(state, { 'bd-1-2': 'book-A01', 'bd-1-4': 'book-B01', 'bd-1-6': 'book-C01' })
    const spending = play(state).state
    expect(options(spending, 'take').map(({ book }) => book)).toEqual(['book-A01', 'book-B01', 'book-C01'])
    const one = play(spending, { type: 'take', book: 'book-B01' }).state
    expect(options(one, 'take').map(({ book }) => book)).toEqual(['book-A01'])
    expect(refused(one, { type: 'take', book: 'book-C01' })).toEqual({
      rule: 'M7.7',
      params: { book: 'book-C01', cost: 2, points: 1 },
    })
    expect(refused(one, { type: 'take', book: 'book-B01' }).params).toEqual({
      book: 'book-B01',
      inDisplay: false,
    })
    const { state: paid } = play(one, { type: 'cash' })
    expect(paid.pounds[0]).toBe(1)
    expect(mombasa.view(paid, null).books.display['bd-1-4'].book).toBeNull()
    // Two batches: the points of the book before those of the card.
    const two = keeping(['start-coffee-2'], ['book-A04'])
    const batches = play(two, { type: 'move', step: 1 }).state.frames.filter(({ kind }) => kind === 'points')
    expect(batches.map(({ amount }) => amount)).toEqual([2, 1])
  })

  it('M7.8 the coin at a book comes along at once', () => {
    const state = keeping([], [])
    state.bookCoins[0] = 1
    const book = BOOKS.ids[state.bookDisplay[0]]
    const { state: after, events } = play(state, { type: 'take', book })
    expect(after.pounds[0]).toBe(1)
    expect(after.bookCoins[0]).toBe(0)
    expect(eventsOf(events, 'pounds')).toEqual([{ type: 'pounds', seat: 0, amount: 1, reason: 'coin' }])
  })

  it('M7.9 taken books are placed one by one in any order at the end of the turn', () => {
    const state = keeping([], ['start-01', null, 'book-B02'])
    shelf(state, { 'bd-1-2': 'book-A01', 'bd-1-4': 'book-B01' })
    const taken = play(state, { type: 'take', book: 'book-A01' }, { type: 'take', book: 'book-B01' }).state
    expect(taken.faceDown[0]).toBe(0b10)
    expect(options(taken, 'pick').map(({ book }) => book)).toEqual(['book-A01', 'book-B01'])
    const picked = play(taken, { type: 'pick', book: 'book-A01' }).state
    // Not on the B book of step 3, nor on the spaces from 8 on.
    expect(options(picked, 'place').map(({ step }) => step)).toEqual([1, 2, 4, 5, 6, 7])
    expect(refused(picked, { type: 'place', book: 'book-A01', step: 8 }).rule).toBe('M7.9')
    expect(refused(picked, { type: 'place', book: 'book-A01', step: 3 }).rule).toBe('R2')
    const placed = play(picked, { type: 'place', book: 'book-A01', step: 2 }).state
    expect(options(placed, 'place')).toHaveLength(15)
    const { state: after } = play(placed, { type: 'place', book: 'book-B01', step: 2 })
    expect(mombasa.view(after, null).players[0].books[1].map(({ book }) => book)).toEqual([
      'book-A01',
      'book-B01',
    ])
    expect(after.turn).toBe(1)
  })

  it('R2 M7.9 an A book never on a B or C book, also face down; B and C books on anything', () => {
    const state = keeping([], ['start-01', 'book-A02', 'book-B02', 'book-C02'])
    state.ledger[3] |= 1
    shelf(state, { 'bd-1-2': 'book-A01', 'bd-1-6': 'book-C01' })
    const a = play(state, { type: 'take', book: 'book-A01' }).state
    expect(options(a, 'place').map(({ step }) => step)).toEqual([1, 2, 5, 6, 7])
    const c = play(state, { type: 'take', book: 'book-C01' }).state
    expect(options(c, 'place')).toHaveLength(15)
  })

  it('R9 the book of the starting tile has no letter: any book may cover it, and it may be turned', () => {
    const state = keeping([], ['start-01'], 2)
    expect(options(state, 'turnBook')).toEqual([{ type: 'turnBook', step: 1 }])
    shelf(state, { 'bd-1-2': 'book-A01' })
    const taken = play(state, { type: 'stay' }, { type: 'take', book: 'book-A01' }).state
    expect(options(taken, 'place')).toContainEqual({ type: 'place', book: 'book-A01', step: 1 })
  })

  it('R10 a book that fits nowhere leaves the game', () => {
    const state = keeping(
      [],
      ['book-B01', 'book-B02', 'book-B03', 'book-B04', 'book-C01', 'book-C02', 'book-C03'],
    )
    shelf(state, { 'bd-1-2': 'book-A01' })
    const { state: after, events } = play(state, { type: 'take', book: 'book-A01' })
    expect(eventsOf(events, 'bookLost')).toEqual([{ type: 'bookLost', seat: 0, book: 'book-A01' }])
    expect(mombasa.view(after, null).books.lost).toEqual(['book-A01'])
    expect(after.turn).toBe(1)
  })

  it('M7.10 gaps are refilled by letter, upper row first, while the letter lasts', () => {
    const state = keeping([], [])
    const [first, second] = state.bookDisplay.map((book) => BOOKS.ids[book])
    const next = state.supply[0].at(-1)
    const revealed = state.revealed
    const taken = play(
      state,
      { type: 'take', book: first },
      { type: 'take', book: second },
      { type: 'pick', book: first },
      { type: 'place', book: first, step: 2 },
    ).state
    expect(taken.bookDisplay.slice(0, 2)).toEqual([-1, -1])
    const { state: after, events } = play(taken, { type: 'place', book: second, step: 3 })
    expect(after.bookDisplay[0]).toBe(next)
    expect(after.revealed).toBe(revealed + 1)
    expect(eventsOf(events, 'booksDrawn')[0].books.map(({ space }) => space)).toEqual(['bd-1-2', 'bd-1-3'])
    taken.supply[0] = []
    const none = play(taken, { type: 'place', book: second, step: 3 }).state
    expect(none.bookDisplay.slice(0, 2)).toEqual([-1, -1])
    expect(none.revealed).toBe(revealed)
  })

  it('M7.11 a book may lie at or behind the inkwell', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2')
    state.inkwell[0] = 3
    state.pounds[0] = 0
    shelf(state, { 'bd-1-6': 'book-C01' })
    const placing = play(
      state,
      { type: 'bookkeeper', card: 'start-bookkeeper-2' },
      { type: 'take', book: 'book-C01' },
    ).state
    expect(options(placing, 'place').map(({ step }) => step)).toContain(2)
    const after = play(placing, { type: 'place', book: 'book-C01', step: 3 }).state
    expect(after.inkwell[0]).toBe(3)
  })

  it('M7.12 pounds for the value of a good, less 1, at least 0', () => {
    const worth = (cards: string[], book: string): number =>
      play(keeping(cards, [book]), { type: 'move', step: 1 }).state.pounds[0]
    expect(worth(['start-cotton-1', 'A06'], 'book-C03')).toBe(3)
    expect(worth(['start-cotton-1'], 'book-C03')).toBe(0)
    expect(worth(['start-coffee-2'], 'book-C01')).toBe(1)
  })

  it('M7.13 kinds of book reward', () => {
    const stop = (cards: string[], book: string): State =>
      play(keeping(cards, [book]), { type: 'move', step: 1 }).state
    expect(stop(['start-coffee-2'], 'book-A01').pounds[0]).toBe(2)
    expect(stop(['start-coffee-2'], 'book-A04').frames.at(-1)).toMatchObject({ kind: 'points', amount: 1 })
    expect(stop(['start-coffee-2'], 'book-C10').diamonds[0]).toBe(actionTable(2).diamonds[0] + 2)
    expect(spaceOf(stop(['A04'], 'book-C13'), 0, 'cairo')).toBe(4)
    expect(stop(['C07'], 'book-C18').frames.at(-1)).toMatchObject({ kind: 'remove', amount: 1 })
    expect(stop(['A04', 'A05'], 'book-C07').frames.at(-1)).toMatchObject({ kind: 'remove', amount: 2 })
  })

  it('M7.13 a named company means its track, whichever lies there', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2', 'A04')
    track(state, 'cairo', 'B2')
    ledger(state, 0, 'book-C13')
    state.pounds[0] = 0
    const moved = play(
      state,
      { type: 'bookkeeper', card: 'start-bookkeeper-2' },
      { type: 'move', step: 1 },
    ).state
    expect(spaceOf(moved, 0, 'cairo')).toBe(4)
  })

  it('M7.6 a bookkeeper that does not move still spends its points (R5)', () => {
    const state = keeping([], [null])
    expect(kinds(state)).toEqual(['take', 'cash'])
  })

  it('M10.5 on the last space points are £2 each, beginning with the reward of the last book', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2', 'start-coffee-2')
    state.inkwell[0] = 14
    state.pounds[0] = 0
    state.ledger[15] = 2 * BOOKS.of('book-A04')
    const { state: after, events } = play(
      state,
      { type: 'bookkeeper', card: 'start-bookkeeper-2' },
      { type: 'move', step: 15 },
    )
    expect(eventsOf(events, 'pounds').map(({ amount, reason }) => [amount, reason])).toEqual([
      [2, 'inkwell'],
      [4, 'inkwell'],
    ])
    expect(after.pounds[0]).toBe(6)
    expect(after.turn).toBe(1)
    const again = actionTable(2)
    faceUp(again, 0, 'start-bookkeeper-2')
    again.inkwell[0] = 15
    expect(play(again, { type: 'bookkeeper', card: 'start-bookkeeper-2' }).state.pounds[0]).toBe(5)
  })

  it('M10.4 the inkwell unlocks a slot and scores the last value reached', () => {
    const state = keeping(['start-coffee-2'], ['book-A01', 'book-A01', 'book-A01', 'book-A01'])
    const before = mombasa.view(state, 0).players[0].openSlots[4]
    const moved = play(state, { type: 'move', step: 4 }).state
    expect([before, mombasa.view(moved, 0).players[0].openSlots[4]]).toEqual([false, true])
    expect(mombasa.scores(moved)[0].categories['bookkeeping']).toBe(10)
  })

  it('M7.3 bonuses count for requirements', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2', 'start-cotton-2', 'start-expansion-2b')
    track(state, 'cairo', 'A2')
    bonus(state, 0, 'cairo', 2)
    bonus(state, 0, 'mombasa', 1)
    at(state, 0, 'cairo', 15)
    at(state, 0, 'mombasa', 6)
    ledger(state, 0, 'book-A09', 'book-A18')
    expect(moves(play(state, { type: 'bookkeeper', card: 'start-bookkeeper-2' }).state)).toEqual([1, 2])
    own(state, 0, 'start-expansion-2b', 1)
    expect(moves(play(state, { type: 'bookkeeper', card: 'start-bookkeeper-2' }).state)).toEqual([1])
  })
})
