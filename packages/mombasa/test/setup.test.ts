import { describe, expect, it } from 'vitest'
import { CARDS, CARDS_BY_LETTER, DISPLAY } from '../src/components/cards.ts'
import { BOOK_LETTER, BOOK_DISPLAY, SPACE_LETTER } from '../src/components/books.ts'
import { components } from '../src/components/components.ts'
import { mombasa, type Command, type State } from '../src/index.ts'
import { columns, firstCall, handOf, newTable, play, refused, spaceOf, track } from './table.ts'

const seeds = Array.from({ length: 40 }, (_, index) => `setup-${index}`)

function tracksOf(state: State): { [company: string]: string } {
  return Object.fromEntries(mombasa.view(state, null).companies.map(({ id, track: name }) => [id, name]))
}

function inSeatOrder<Item>(state: State, read: (seat: number) => Item): Item[] {
  return Array.from({ length: state.seats }, (_, place) => read((state.firstPlayer + place) % state.seats))
}

describe('setup', () => {
  it('M2.1 the first game has fixed tracks', () => {
    for (const seed of seeds)
      expect(tracksOf(newTable(3, 'first', seed))).toEqual({
        mombasa: 'A1',
        'cape-town': 'B1',
        'saint-louis': 'C1',
        cairo: 'D1',
      })
  })

  it('M2.2 later games put one half of each track card at a base, any way round', () => {
    const found = new Set<string>()
    for (const seed of seeds) {
      const names = Object.values(tracksOf(newTable(3, 'later', seed)))
      expect(names.map((name) => name[0]).toSorted()).toEqual(['A', 'B', 'C', 'D'])
      for (const [company, name] of names.entries()) found.add(`${company} ${name}`)
    }
    expect(found.size).toBe(32)
  })

  it('M2.3 fifteen posts cover each base', () => {
    const state = newTable()
    for (const { id } of components.companies) expect(columns(state, id)).toEqual([5, 5, 5])
    expect(mombasa.view(state, null).companies.map(({ value }) => value)).toEqual([0, 0, 0, 0])
  })

  it('M2.4 the deck lies in letter order, each letter shuffled', () => {
    const { deck } = newTable()
    const letters = deck.toReversed().map((card) => CARDS.ids[card][0])
    expect(letters.join('')).toBe('B'.repeat(13) + 'C'.repeat(11) + 'D'.repeat(4) + 'E'.repeat(4))
    expect(CARDS_BY_LETTER.map((cards) => cards.length)).toEqual([9, 16, 11, 4, 4])
    const orders = new Set(seeds.map((seed) => newTable(2, 'first', seed).deck.join()))
    expect(orders.size).toBe(seeds.length)
  })

  it('M2.5 the display is filled from the right, so the left column is one A above three B', () => {
    for (const seed of seeds) {
      const { cards } = mombasa.view(newTable(2, 'first', seed), null)
      const left = DISPLAY.ids
        .filter((space) => space.startsWith('left'))
        .map((space) => cards.display[space]?.[0])
      const rest = DISPLAY.ids
        .filter((space) => !space.startsWith('left'))
        .map((space) => cards.display[space]?.[0])
      expect(left).toEqual(['A', 'B', 'B', 'B'])
      expect(rest).toEqual(new Array(8).fill('A'))
    }
  })

  it('M2.6 coins lie on the round track by number of players', () => {
    expect(mombasa.view(newTable(2), null).roundCoins).toEqual({ 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 })
    expect(mombasa.view(newTable(3), null).roundCoins).toEqual({ 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 7: 1 })
    expect(mombasa.view(newTable(4), null).roundCoins).toEqual({ 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2 })
  })

  it('M2.7 seventy-two books in three supplies, twelve on display by printed letter', () => {
    const state = newTable()
    expect(state.supply.map((books) => books.length)).toEqual([20, 20, 20])
    expect(BOOK_DISPLAY.size).toBe(12)
    for (const [space, book] of state.bookDisplay.entries())
      expect(BOOK_LETTER[book]).toBe(SPACE_LETTER[space])
  })

  it('M2.8 the bonus tiles belong to nobody', () => {
    const { tiles } = mombasa.view(newTable(), null)
    expect(Object.values(tiles)).toEqual(new Array(4).fill({ seat: null, faceDown: false, card: null }))
  })

  it('M2.9 R1 each player starts with £1 and two or three bonus markers', () => {
    expect(newTable(2).markers).toEqual([3, 3])
    expect(newTable(3).markers).toEqual([2, 2, 2])
    expect(newTable(4).markers).toEqual([2, 2, 2, 2])
    expect(newTable(4).pounds).toEqual([1, 1, 1, 1])
    expect(newTable(4).inkwell).toEqual([0, 0, 0, 0])
  })

  it('M2.10 a random first player, and numbered expansion cards in turn order', () => {
    const starters = new Set<number>()
    for (const seed of seeds) {
      const state = newTable(3, 'first', seed)
      starters.add(state.firstPlayer)
      const cards = inSeatOrder(state, (seat) =>
        handOf(state, seat).find((card) => card.startsWith('expansion-1')),
      )
      expect(cards).toEqual(['expansion-1-p1', 'expansion-1-p2', 'expansion-1-p3'])
    }
    expect(starters).toEqual(new Set([0, 1, 2]))
    expect(handOf(newTable(4), 0)).toHaveLength(10 - 3)
  })

  it('M2.11 the first game gives the printed tiles in turn order', () => {
    const state = newTable(4)
    const { players } = mombasa.view(state, null)
    expect(inSeatOrder(state, (seat) => players[seat].startTile)).toEqual([
      'start-01',
      'start-02',
      'start-03',
      'start-04',
    ])
  })

  it('M2.11 later games deal two tiles of ten, kept in secret and changeable until all have chosen', () => {
    const state = newTable(4, 'later')
    expect(mombasa.deciders(state)).toEqual([0, 1, 2, 3])
    const pairs = [0, 1, 2, 3].map((seat) => mombasa.legal(state, seat))
    expect(new Set(pairs.flat().map((command) => JSON.stringify(command))).size).toBe(8)
    let current = mombasa.apply(state, 2, pairs[2][0]).state
    expect(mombasa.legal(current, 2)).toEqual([{ type: 'rechoose' }])
    expect(mombasa.deciders(current)).toEqual([0, 1, 3])
    current = mombasa.apply(current, 2, { type: 'rechoose' }).state
    current = mombasa.apply(current, 2, pairs[2][1]).state
    for (const seat of [0, 1, 3]) current = mombasa.apply(current, seat, pairs[seat][0]).state
    expect(mombasa.view(current, 0).players[2].startTile).toBe((pairs[2][1] as { tile: string }).tile)
    expect(current.phase).toBe('planning')
    expect(current.revealed).toBe(state.revealed + 1)
    expect(refused(newTable(2, 'later'), { type: 'keep', tile: 'start-99' }, 0).rule).toBe('M2.11')
  })

  it('M2.12 R17 the tile lies down its book, its resting cards left to right, and moves markers', () => {
    const state = newTable(4)
    const [first, second] = inSeatOrder(state, (seat) => seat)
    const { players } = mombasa.view(state, null)
    expect(players[first].books[0]).toEqual([{ book: 'start-01', faceDown: false }])
    expect(players[first].books.slice(1).flat()).toEqual([])
    expect(players[first].piles).toEqual([
      [],
      ['start-banana-1'],
      ['start-cotton-2'],
      ['start-expansion-2a'],
      [],
    ])
    expect(players[first].hand).toHaveLength(7)
    expect(spaceOf(state, first, 'mombasa')).toBe(3)
    expect(spaceOf(state, second, 'saint-louis')).toBe(1)
    expect(players[second].diamonds).toBe(1)
    expect(players.map(({ inkwell }) => inkwell)).toEqual([0, 0, 0, 0])
  })

  it('M2.12 a capital call on the way of a starting bonus is asked, in seat order', () => {
    const state = newTable(2, 'later')
    track(state, 'cairo', 'B2')
    const { after, cost } = firstCall(state, 'cairo')
    state.steps.fill(after - 2)
    state.pounds = [5, 5]
    const cairo = ['start-06', 'start-04'].map((id) =>
      components.startTiles.findIndex((tile) => tile.id === id),
    )
    state.dealtTiles = [cairo[0], 0, cairo[1], 1]
    state.firstPlayer = 1
    let current = mombasa.apply(state, 0, { type: 'keep', tile: 'start-06' }).state
    current = mombasa.apply(current, 1, { type: 'keep', tile: 'start-04' }).state
    // Seat 1 moves one step and meets no call; seat 0 stands before it after two of three steps.
    expect(current.phase).toBe('bonuses')
    expect(mombasa.deciders(current)).toEqual([0])
    const paid = play(current, { type: 'pay', company: 'cairo' } satisfies Command).state
    expect(spaceOf(paid, 0, 'cairo')).toBe(after + 1)
    expect(paid.pounds).toEqual([5 - cost, 5])
    expect(paid.phase).toBe('planning')
    expect(spaceOf(play(current, { type: 'decline' }).state, 0, 'cairo')).toBe(after)
  })

  it('M2.2 refuses options that it does not know', () => {
    expect(() => mombasa.setup({ setup: 'third' } as never, 2, 1)).toThrow('K.options')
    expect(() => mombasa.setup({ expert: true } as never, 2, 1)).toThrow('K.options')
  })
})
