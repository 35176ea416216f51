import { pick, fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import {
  bookReach,
  callAhead,
  cardValue,
  entryCost,
  goodsInUse,
  mombasa,
  priceOf,
  totalsOf,
  type Command,
  type Event,
  type State,
} from '../src/index.ts'
import { actionTable, faceUp, hold, ledger, play, post } from './table.ts'

interface Step {
  readonly before: State
  readonly seat: number
  readonly command: Command
  readonly events: readonly Event[]
}

/** A random game, one decision after the other. */
function* randomGame(seed: string, setup: 'first' | 'later', seats: number): Generator<Step> {
  const rng = fastRng(seed)
  let state = mombasa.setup({ setup }, seats, seed)
  for (let deciders = mombasa.deciders(state); deciders.length > 0; deciders = mombasa.deciders(state)) {
    const seat = pick(rng, deciders)
    const command = pick(rng, mombasa.legal(state, seat))
    const applied = mombasa.apply(state, seat, command)
    yield { before: state, seat, command, events: applied.events.map(({ event }) => event) }
    state = applied.state
  }
}

const games = [
  ['a', 'first', 2],
  ['b', 'later', 3],
  ['c', 'later', 4],
] as const

describe('facts over a view', () => {
  it.each(games)('game %s: prices, costs, totals and reach are what the rules then do', (...game) => {
    for (const { before, seat, command, events } of randomGame(...game)) {
      const view = mombasa.view(before, seat)
      const frame = view.pending.at(-1)
      for (const event of events) {
        if (event.type === 'cardBought') expect(priceOf(view, event.card)).toBe(event.price)
        if (event.type === 'expansionBegins') expect(totalsOf(view, seat).expansion).toBe(event.points)
        if (event.type === 'stepsLost' && frame?.kind === 'goods') expect(goodsInUse(view)).toBe(event.amount)
      }
      if (command.type === 'step') expect(callAhead(view, seat, command.company)).toBe(command.pay ?? 0)
      if (frame?.kind === 'bookkeeper') {
        const steps = mombasa
          .legal(before, seat)
          .flatMap((legal) => (legal.type === 'move' ? [legal.step] : []))
        expect(bookReach(view, seat).reach).toBe(Math.max(view.players[seat].inkwell, ...steps))
      }
      if (command.type !== 'enter') continue
      const after = mombasa.view(mombasa.apply(before, seat, command).state, seat)
      const left = after.pending.findLast(({ kind }) => kind === 'enter')?.amount
      if (left !== undefined)
        expect(entryCost(view, frame?.company ?? '', command.region)).toBe((frame?.amount ?? 0) - left)
    }
  })

  it('M6.3: a region where the company stands, or that it does not adjoin, has no entry cost', () => {
    const state = actionTable(2)
    post(state, 'cairo', 'tibesti')
    const view = mombasa.view(state, null)
    expect(entryCost(view, 'cairo', 'tibesti')).toBeNull()
    expect(entryCost(view, 'cairo', 'transvaal')).toBeNull()
    expect(entryCost(view, 'cairo', 'nubia')).toBeGreaterThan(0)
  })

  it('M8.12: the tile adds to its goods card, other cards have the printed value', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-2', 'start-bookkeeper-2')
    hold(state, 0, 'tile-plus1-good')
    const placed = play(state, { type: 'plusOne', card: 'start-coffee-2' }).state
    const view = mombasa.view(placed, 1)
    expect(cardValue(view, 0, 'start-coffee-2')).toBe(3)
    expect(cardValue(view, 0, 'start-bookkeeper-2')).toBe(2)
    expect(totalsOf(view, 0).coffee).toBe(3)
  })

  it('M7.3: the bookkeeper that moves the inkwell meets no book', () => {
    const state = actionTable(2)
    ledger(state, 0, 'book-A23')
    faceUp(state, 0, 'start-bookkeeper-2')
    expect(bookReach(mombasa.view(state, 0), 0)).toMatchObject({ reach: 0 })
    faceUp(state, 0, 'A09')
    const { isMet, reach } = bookReach(mombasa.view(state, 0), 0)
    expect([isMet(1), isMet(2), reach]).toEqual([true, false, 1])
  })
})
