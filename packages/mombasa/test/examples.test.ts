import { describe, expect, it } from 'vitest'
import { mombasa, type State } from '../src/index.ts'
import examples from '../src/components/mombasa.json' with { type: 'json' }
import {
  actionTable,
  at,
  columns,
  display,
  faceUp,
  hand,
  handOf,
  laterTurn,
  ledger,
  options,
  own,
  play,
  post,
  setColumns,
  shareSpace,
  shelf,
  spaceOf,
  special,
} from './table.ts'

/** The worked examples of the rulebooks, one by one. */
const worked: { readonly [id: string]: () => void } = {
  'ex-shares'() {
    const state = actionTable(2)
    at(state, 0, 'cape-town', shareSpace(state, 'cape-town', 5))
    for (const card of ['C02', 'C06']) own(state, 0, card, 1)
    // Coins to be seen: 1 1 0 0 2, then 1 0, then 0 1 0 0.
    setColumns(state, 'cape-town', 0, 3, 1)
    expect(mombasa.view(state, null).companies[1].value).toBe(6)
    expect(mombasa.scores(state)[0].categories['cape-town']).toBe(42)
  },
  'ex-scoring'() {
    const state = actionTable(2)
    at(state, 0, 'cairo', shareSpace(state, 'cairo', 8))
    setColumns(state, 'cairo', 0, 5, 5)
    expect(mombasa.scores(state)[0].categories['cairo']).toBe(8 * 4)
  },
  'ex-goods'() {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'A04')
    display(state, { 'middle-1': 'A02' })
    const bought = play(
      state,
      { type: 'goods', card: 'start-coffee-1' },
      { type: 'goods', card: 'A04' },
      { type: 'buy', card: 'A02' },
    ).state
    expect(bought.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 1 })
    const after = play(bought, { type: 'step', company: 'cairo' }).state
    expect(spaceOf(after, 0, 'cairo')).toBe(spaceOf(state, 0, 'cairo') + 1)
    expect(after.turn).toBe(1)
  },
  'ex-expansion'() {
    const state = actionTable(2)
    faceUp(state, 0, 'B13', 'start-expansion-2b')
    post(state, 'mombasa', 'katanga')
    const take = { type: 'post', company: 'cape-town', column: 1 } as const
    const start = play(state, { type: 'expand', company: 'cape-town' }).state
    const left: (number | undefined)[] = [start.frames.at(-1)?.amount]
    let current: State = start
    for (const region of ['kalahari', 'transvaal', 'katanga']) {
      current = play(current, { type: 'enter', region }).state
      left.push(current.frames.at(-2)?.amount)
      current = play(current, take).state
    }
    expect(left).toEqual([5, 4, 3, 0])
  },
  'ex-points'() {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    post(state, 'cairo', 'senegambia')
    shelf(state, { 'bd-1-2': 'book-A01', 'bd-1-3': 'book-A02', 'bd-2-2': 'book-A03' })
    post(state, 'cairo', 'mozambique')
    let current = play(state, { type: 'expand', company: 'cairo' }).state
    for (const region of ['adrar', 'air', 'transvaal'])
      current = play(current, { type: 'enter', region }, { type: 'post', company: 'cairo', column: 1 }).state
    expect(current.frames.at(-1)).toMatchObject({ kind: 'points', amount: 3 })
    const spent = play(
      current,
      { type: 'take', book: 'book-A01' },
      { type: 'take', book: 'book-A02' },
      { type: 'cash' },
    ).state
    expect(spent.pounds[0]).toBe(state.pounds[0] + 1)
    expect(mombasa.view(spent, null).books.taken).toEqual(['book-A01', 'book-A02'])
  },
  'ex-bookkeeper'() {
    const state = actionTable(2)
    faceUp(state, 0, 'start-bookkeeper-2', 'start-coffee-2', 'start-banana-2')
    ledger(state, 0, 'book-A01', 'book-A02', 'book-A18', 'book-B10')
    state.pounds[0] = 2
    const stopped = play(
      state,
      { type: 'bookkeeper', card: 'start-bookkeeper-2' },
      { type: 'turnBook', step: 3 },
      { type: 'move', step: 4 },
    ).state
    expect(stopped.pounds[0]).toBe(0)
    expect(stopped.frames.filter(({ kind }) => kind === 'points').map(({ amount }) => amount)).toEqual([2, 2])
  },
  'ex-merchant'() {
    const state = actionTable(2)
    faceUp(state, 0, 'B04')
    post(state, 'cairo', 'abyssinia', 'darfur')
    const three = play(state, { type: 'merchant', card: 'B04' }).state
    expect([three.diamonds[0] - state.diamonds[0], three.pounds[0] - state.pounds[0]]).toEqual([3, 1])
    post(state, 'cairo', 'buganda')
    expect(play(state, { type: 'merchant', card: 'B04' }).state.diamonds[0] - state.diamonds[0]).toBe(4)
  },
  'ex-buy'() {
    const state = actionTable(2)
    display(state, { 'middle-1': 'A01', 'middle-2': 'A02' })
    state.pounds[0] = 4
    const after = play(state, { type: 'bonus', space: 'bs-buy-card' }, { type: 'buy', card: 'A01' }).state
    expect(after.pounds[0]).toBe(0)
    expect(handOf(after, 0)).toContain('A01')
  },
  'ex-sell'() {
    const state = actionTable(2)
    hand(state, 0, 'start-coffee-1')
    const after = play(
      state,
      { type: 'bonus', space: 'bs-sell-card' },
      { type: 'discard', card: 'start-coffee-1' },
    ).state
    expect(after.pounds[0]).toBe(state.pounds[0] + 3)
  },
  'ex-majority-coffee'() {
    for (const [cards, steps, removed] of [
      [['start-coffee-2'], 2, 0],
      [['A04'], 3, 0],
      [['A04', 'start-coffee-2'], 4, 1],
    ] as const) {
      const state = laterTurn(actionTable(2))
      faceUp(state, 0, ...cards)
      let current = play(state, { type: 'bonus', space: 'bs-majority-coffee' }).state
      const tier = options(current, 'tier').at(-1)
      if (tier) current = play(current, tier).state
      expect(spaceOf(current, 0, 'cairo')).toBe(steps)
      if (removed === 1) current = play(current, { type: 'remove', company: 'mombasa', column: 1 }).state
      expect(columns(current, 'mombasa')[0]).toBe(5 - removed)
    }
  },
  'ex-majority-banana'() {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A05', 'start-banana-2')
    faceUp(state, 1, 'B07')
    const chosen = play(state, { type: 'bonus', space: 'bs-majority-banana' }).state
    const after = play(chosen, ...options(chosen, 'tier').slice(-1)).state
    expect([spaceOf(after, 0, 'cape-town'), after.diamonds[0] - state.diamonds[0]]).toEqual([3, 1])
  },
  'ex-special'() {
    const state = actionTable(3)
    faceUp(state, 0, 'start-coffee-1')
    const { space } = special(state, 'mombasa', 1)
    at(state, 0, 'mombasa', space - 1)
    at(state, 1, 'mombasa', space)
    at(state, 2, 'mombasa', space + 3)
    state.pounds = [0, 0, 0]
    const after = play(
      state,
      { type: 'goods', card: 'start-coffee-1' },
      { type: 'step', company: 'mombasa' },
    ).state
    expect(after.pounds).toEqual([1, 1, 1])
  },
}

/** What each example of the rule book says. */
const told: { readonly [id: string]: string } = {
  'ex-shares': '7 Cape Town shares (5 track + 2 cards) x 6 visible coins = 42',
  'ex-scoring': '8 x 4 = 32',
  'ex-goods':
    'coffee 1 + coffee 3 = 4 units; banana-2 costs 3 in total; 1 unit left moves one track marker 1 space',
  'ex-expansion':
    '5 expansion points, Cape Town: single line 1 + single line 1 + double line 2 + foreign post 1',
  'ex-points': '3 regions entered, each 1 bookkeeping point: 2 A-books + 1 pound',
  'ex-bookkeeper':
    'pay 2 pounds to flip a book asking for 2 expansion points; stop on the 4th book; reward 2 points, then 2 points of the bookkeeper card',
  'ex-merchant': 'Cairo merchant: 2 spaces + 1 pound, 3 mines → 1 more space (4 mines → 2)',
  'ex-buy': 'buy space: 1 pound, then coffee-2 for 3 pounds',
  'ex-sell': 'sell space: coffee-1 gives 3 pounds (crate 1 + 2)',
  'ex-majority-coffee': 'coffee 1-2: 2 spaces on the Cairo track; 3-4: 3; 5+: 4 and remove 1 trading post',
  'ex-majority-banana': '5 bananas against 3: 3 spaces on the Cape Town track + 1 diamond',
  'ex-special':
    'first special space pays 1 pound to the player reaching it and again to everyone who reached it before',
}

describe('the worked examples', () => {
  it.each(examples.rulebookExamples.map(({ id }) => [id, told[id]]))('%s: %s', (id) => {
    expect(Object.keys(worked)).toContain(id)
    worked[id]()
  })

  it('R4 a coffee-1 card, red number 1, gives £3 on the discard space', () => {
    worked['ex-sell']()
    expect(examples.startHand.find(({ id }) => id === 'start-coffee-1')?.crate).toBe(1)
  })
})
