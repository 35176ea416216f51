import { fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { ORDER_IDS } from '../src/components/components.ts'
import { yokohama, type State, type View } from '../src/index.ts'
import { act, keepFirst, kept, newTable, options, play, player, purse, turnTable } from './table.ts'

/** How often each order turns up in a place over many resampled worlds. */
function spread(view: View, viewer: number | null, where: (world: State) => number[]): Map<number, number> {
  const rng = fastRng('spread')
  const found = new Map<number, number>()
  for (let i = 0; i < 4000; i++) {
    for (const order of where(yokohama.resample(view, viewer, rng)))
      found.set(order, (found.get(order) ?? 0) + 1)
  }
  return found
}

describe('what is known of orders', () => {
  it('Y1.8 the dealt ones are known to their player alone, the rejected one for the whole game', () => {
    const state = turnTable(3)
    const own = yokohama.view(state, 0).players[0]
    expect(own.dealt).toHaveLength(2)
    expect(own.orders).toEqual([own.dealt?.[0]])
    for (const viewer of [1, 2, null]) {
      expect(yokohama.view(state, viewer).players[0]).toMatchObject({
        orders: [null],
        dealt: null,
        kept: null,
      })
    }
    purse(state, 0, { copper: 9, silk: 9, tea: 9, fish: 9 })
    const done = play(state, options(state, 'fulfil')[0]).state
    expect(yokohama.view(done, 0).players[0].dealt).toEqual(own.dealt)
    expect(yokohama.view(done, 1).players[0]).toMatchObject({ dealt: null, kept: own.kept })
  })

  it('Y1.8 R15 an order taken from a port stays known to all, also in hand', () => {
    const { state: asked } = act(turnTable(3), 'port-a', 3)
    const [first] = options(asked, 'take')
    const { state: taken } = play(asked, first, { type: 'done' })
    for (const viewer of [0, 1, null])
      expect(yokohama.view(taken, viewer).players[0].orders[1]).toBe(first.order)
    expect(yokohama.view(taken, 1).players[0].orders[0]).toBeNull()
    // In every world that seat 1 can think of, seat 0 holds it.
    const rng = fastRng('known')
    for (let i = 0; i < 50; i++) {
      expect(player(yokohama.resample(yokohama.view(taken, 1), 1, rng), 0).orders[1]).toBe(first.order)
    }
  })

  it('R15 a view of an earlier release, which does not name what was taken, is read as it was', () => {
    const { state: asked } = act(turnTable(3), 'port-a', 3)
    const [first] = options(asked, 'take')
    const { players, ...rest } = yokohama.view(play(asked, first, { type: 'done' }).state, 1)
    const before = { ...rest, players: players.map(({ taken: _taken, ...player }) => player) }
    const world = player(yokohama.resample(before, 1, fastRng('before')), 0)
    expect(world.orders).toEqual([world.kept, first.order])
  })

  it('R15 the switch: the hands of the others lie face down, but nobody is made to forget', () => {
    const { state: asked } = act(turnTable(3, { ordersInHandAreHidden: true }), 'port-a', 3)
    const [first] = options(asked, 'take')
    const { state: taken } = play(asked, first, { type: 'done' })
    const own = yokohama.view(taken, 0).players[0]
    expect(own.orders).toEqual([own.kept, first.order])
    for (const viewer of [1, 2, null]) {
      expect(yokohama.view(taken, viewer).players[0]).toMatchObject({
        orders: [null, null],
        taken: [first.order],
        kept: null,
      })
    }
    const rng = fastRng('face down')
    for (let i = 0; i < 50; i++) {
      const world = player(yokohama.resample(yokohama.view(taken, 1), 1, rng), 0)
      expect(world.orders[1]).toBe(first.order)
      expect(world.orders[0]).toBe(world.kept)
    }
    taken.over = true
    expect(yokohama.view(taken, 1).players[0].orders).toEqual(own.orders)
  })

  it('Y1.9 for a seat an unseen order may lie anywhere, with equal chance', () => {
    const state = turnTable(3)
    const view = yokohama.view(state, 0)
    const seen = new Set([...view.ports.flatMap(({ slots }) => slots), ...(view.players[0].dealt ?? [])])
    const unseen = ORDER_IDS.filter((id) => !seen.has(id)).length
    for (const where of [
      (world: State) => [world.dealt[2 + world.kept[1]]],
      (world: State) => [world.dealt[2 + 1 - world.kept[1]]],
      (world: State) => [world.removed[0]],
      (world: State) => [world.orderDeck.at(-1) as number],
    ]) {
      const found = spread(view, 0, where)
      expect(found.size).toBe(unseen)
      for (const [order, count] of found) {
        expect(seen.has(ORDER_IDS[order])).toBe(false)
        expect(count).toBeGreaterThan((4000 / unseen) * 0.6)
        expect(count).toBeLessThan((4000 / unseen) * 1.5)
      }
    }
  })

  it('Y1.9 the technology deck holds what nobody has seen, in any order', () => {
    const state = turnTable(2)
    const rng = fastRng('cards')
    const decks = Array.from(
      { length: 20 },
      () => yokohama.resample(yokohama.view(state, 1), 1, rng).cardDeck,
    )
    for (const deck of decks) expect(new Set(deck)).toEqual(new Set(state.cardDeck))
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(20)
  })

  it('Y1.8 while the orders are chosen others see only that a choice was made', () => {
    const state = keepFirst(newTable(3), 1)
    expect(yokohama.view(state, 0).players.map(({ chosen }) => chosen)).toEqual([false, true, false])
    expect(yokohama.view(state, 1).players[1].kept).toBe(yokohama.view(state, 1).players[1].dealt?.[0])
    const world = yokohama.resample(yokohama.view(state, 0), 0, fastRng(1))
    expect(yokohama.deciders(world)).toEqual([0, 2])
    expect(yokohama.legal(world, 0)).toEqual(yokohama.legal(state, 0))
  })

  it('Y1.8 a spectator knows what all players know', () => {
    const state = turnTable(2)
    kept(state, 0, 'order-en01')
    const text = JSON.stringify(yokohama.view(state, null))
    expect(text).not.toContain('order-en01')
    expect(JSON.stringify(yokohama.view(state, 0))).toContain('order-en01')
    expect(JSON.stringify(yokohama.view(state, 1))).not.toContain('order-en01')
  })
})
