import { describe, expect, it } from 'vitest'
import { BOOK_DISPLAY, SPACE_LETTER } from '../src/components/books.ts'
import { CARDS } from '../src/components/cards.ts'
import { components } from '../src/components/components.ts'
import { mombasa, type Command, type Event, type State } from '../src/index.ts'
import {
  actionTable,
  at,
  display,
  eventsOf,
  faceUp,
  laterTurn,
  marker,
  options,
  own,
  play,
  setColumns,
  shareSpace,
  spendTurn,
} from './table.ts'

/** Both players end: the round is over and the next one prepared. */
function nextRound(state: State): { state: State; events: Event[] } {
  const events: Event[] = []
  let current = state
  const { round } = state
  while (current.round === round && current.phase === 'action') {
    const seat = mombasa.deciders(current)[0]
    const command = mombasa.legal(current, seat).find(({ type }) => type === 'end' || type === 'pile')
    const applied = mombasa.apply(current, seat, command as Command)
    events.push(...applied.events.map(({ event }) => event))
    current = applied.state
  }
  return { state: current, events }
}

function shown(state: State): { [space: string]: string | null } {
  return { ...mombasa.view(state, null).cards.display }
}

describe('preparing the next round', () => {
  it('M11.1 coins go to the upper space of the round’s column, a second one to the lower', () => {
    const two = nextRound(actionTable(2)).state
    expect(mombasa.view(two, null).books.display['bd-1-2'].coins).toBe(1)
    expect(mombasa.view(two, null).books.display['bd-2-2'].coins).toBe(0)
    expect(mombasa.view(two, null).roundCoins).toEqual({ 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 })
    const three = actionTable(3)
    three.bookDisplay[0] = -1
    const after = nextRound(three).state
    expect(mombasa.view(after, null).books.display['bd-1-2']).toMatchObject({ coins: 1 })
    expect(mombasa.view(after, null).books.display['bd-2-2'].coins).toBe(1)
  })

  it('M11.1 a coin is laid also where no book lies', () => {
    const state = actionTable(2)
    const space = BOOK_DISPLAY.of('bd-1-2')
    state.bookDisplay[space] = -1
    state.supply[SPACE_LETTER[space]] = []
    const { state: after, events } = nextRound(state)
    expect(mombasa.view(after, null).books.display['bd-1-2']).toEqual({ book: null, coins: 1 })
    expect(eventsOf(events, 'coinsLaid')).toEqual([{ type: 'coinsLaid', spaces: ['bd-1-2'] }])
  })

  it('M11.2 the right column is discarded, rows move right, gaps are filled from the deck', () => {
    const state = actionTable(2)
    display(state, {
      'right-1': 'A01',
      'middle-1': 'A02',
      'left-1': 'A03',
      'left-2': 'A04',
      'middle-3': 'A05',
      'right-4': 'A06',
    })
    const next = state.deck.toReversed().map((card) => CARDS.ids[card])
    const { state: after, events } = nextRound(state)
    expect(eventsOf(events, 'cardsSwept')[0].cards).toEqual(['A01', 'A06'])
    expect(mombasa.view(after, null).cards.discard).toEqual(['A01', 'A06'])
    expect(shown(after)).toEqual({
      'right-1': 'A02',
      'right-2': 'A04',
      'right-3': 'A05',
      'right-4': next[0],
      'middle-1': 'A03',
      'middle-2': next[1],
      'middle-3': next[2],
      'middle-4': next[3],
      'left-1': next[4],
      'left-2': next[5],
      'left-3': next[6],
      'left-4': next[7],
    })
    expect(after.revealed).toBe(state.revealed + 8)
  })

  it('M11.2 an empty deck fills nothing, and the discard is never reshuffled', () => {
    const state = actionTable(2)
    display(state, { 'right-1': 'A01', 'left-1': 'A02' })
    state.discard = [...state.deck]
    state.deck = []
    const { state: after } = nextRound(state)
    expect(Object.values(shown(after)).filter(Boolean)).toEqual(['A02'])
    expect(shown(after)['right-1']).toBe('A02')
  })

  it('M11.3 markers return, and whoever had one on a tile space takes the tile', () => {
    const state = actionTable(2)
    marker(state, 0, 'bs-tile-plus1-good', 'bs-sell-card')
    marker(state, 1, 'bs-tile-merchant', 'extra-cairo-1')
    state.markers = [1, 1]
    const { state: after, events } = nextRound(state)
    expect(after.markers).toEqual([3, 3])
    expect(after.spaces.every((owner) => owner === -1)).toBe(true)
    expect(eventsOf(events, 'tileReceived')).toEqual([
      { type: 'tileReceived', seat: 0, tile: 'tile-plus1-good' },
      { type: 'tileReceived', seat: 1, tile: 'tile-merchant' },
    ])
    expect(mombasa.view(after, null).tiles['tile-plus1-good']).toEqual({
      seat: 0,
      faceDown: false,
      card: null,
    })
  })

  it('M11.4 in this order; the holder of the first-player marker begins the next action phase', () => {
    const state = laterTurn(actionTable(3))
    const taken = play(
      spendTurn(state).state,
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
    ).state
    const { state: planning, events } = nextRound(taken)
    const order = [
      'roundBegins',
      'coinsLaid',
      'cardsSwept',
      'cardsDrawn',
      'tileReceived',
      'markersReturned',
      'planning',
    ]
    expect(events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order)
    expect(planning.ended).toEqual([0, 0, 0])
    let current = planning
    while (current.phase === 'planning') {
      const seat = mombasa.deciders(current)[0]
      current = mombasa.apply(current, seat, mombasa.legal(current, seat).at(-1) as Command).state
    }
    expect(current.turn).toBe(1)
    // The first player, whoever it is, may not use the first-player space at once.
    expect(options(current, 'bonus').map(({ space }) => space)).not.toContain('bs-first-player')
  })
})

describe('scoring', () => {
  it('M12.1 all cards count, wherever they are', () => {
    const state = actionTable(2)
    setColumns(state, 'mombasa', 0, 5, 5)
    at(state, 0, 'mombasa', 0)
    const worth = (): number => mombasa.scores(state)[0].categories['mombasa']
    expect(worth()).toBe(0)
    own(state, 0, 'C01', 1)
    own(state, 0, 'C04', 4)
    faceUp(state, 0, 'D01')
    // Three shares at 0 + 0 + 1 + 1 + 2 coins.
    expect(worth()).toBe(12)
  })

  it('M12.2 a share is worth the coins uncovered on the base', () => {
    const state = actionTable(2)
    const value = (...left: number[]): number => {
      state.lastOpen.fill(0)
      setColumns(state, 'cairo', ...left)
      return mombasa.view(state, null).companies[3].value
    }
    /** The coins on the spaces that were left, from the top of each column. */
    const coins = (...left: number[]): number =>
      components.companies[3].base.columns
        .flatMap((column, index) => column.slice(0, column.length - left[index]))
        .reduce((sum, coin) => sum + coin, 0)
    expect(value(5, 5, 5)).toBe(0)
    expect(value(2, 5, 5)).toBe(coins(2, 5, 5))
    expect(value(1, 3, 1)).toBe(coins(1, 3, 1))
    expect(value(0, 0, 0)).toBe(coins(0, 0, 0))
  })

  it('M12.3 shares are those of the track and those on cards', () => {
    const state = actionTable(2)
    at(state, 0, 'cairo', shareSpace(state, 'cairo', 5))
    own(state, 0, 'D04', 1)
    own(state, 0, 'C08', 1)
    expect(mombasa.view(state, null).players[0].tracks['cairo'].shares).toBe(7)
  })

  it('M12.4 the seven lines of the sheet add up', () => {
    const state = actionTable(2)
    setColumns(state, 'cairo', 0, 5, 5)
    state.steps.fill(0)
    at(state, 0, 'cairo', shareSpace(state, 'cairo', 2))
    state.pounds[0] = 13
    state.diamonds[0] = 9
    state.inkwell[0] = 5
    expect(mombasa.scores(state)[0]).toEqual({
      seat: 0,
      categories: {
        pounds: 13,
        mombasa: 0,
        'cape-town': 0,
        'saint-louis': 0,
        cairo: 8,
        diamonds: 15,
        bookkeeping: 15,
      },
      total: 51,
    })
  })
})
