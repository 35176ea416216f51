import { describe, expect, it } from 'vitest'
import { AREA_IDS, AREAS_IN_PLAY, ORDER_IDS } from '../src/components/components.ts'
import { yokohama } from '../src/index.ts'
import { area, keepFirst, newTable, player, refused } from './table.ts'

describe('players, aim, information', () => {
  it('Y1.1 takes two to four players, who play clockwise', () => {
    for (const seats of [1, 5, 2.5]) expect(() => newTable(seats)).toThrow(/K\.seats/)
    for (const seats of [2, 3, 4]) expect(newTable(seats).seats).toBe(seats)
  })

  it('Y1.2 a spectator sees everything but the orders dealt at set-up', () => {
    let state = newTable(3)
    for (let seat = 0; seat < 3; seat++) state = keepFirst(state, seat)
    const view = yokohama.view(state, null)
    expect(view.players.map(({ orders }) => orders)).toEqual([[null], [null], [null]])
    expect(view.players.map(({ dealt }) => dealt)).toEqual([null, null, null])
    expect(view.orderDeckSize).toBe(36 - 5 - 12 - 6)
    expect(view.players[1]).toMatchObject({ copper: 1, hand: { assistant: 8, shop: 2, tradingHouse: 0 } })
    const own = yokohama.view(state, 1)
    expect(own.players[1].orders).toEqual([own.players[1].dealt?.[0]])
    expect({ ...own, players: [] }).toEqual({ ...view, players: [] })
  })
})

describe('set-up', () => {
  it.each([
    [2, 10, [4, 3, 2, 1]],
    [3, 14, [5, 4, 3, 2]],
    [4, 18, [6, 5, 4, 3]],
  ])('Y2.1 with %i players %i areas lie in rows of %j', (seats, count, rows) => {
    const view = yokohama.view(newTable(seats), null)
    expect(view.areas).toHaveLength(count)
    for (const [row, size] of rows.entries()) {
      expect(view.areas.filter(({ cell }) => cell.startsWith(`r${row}`))).toHaveLength(size)
    }
    expect(view.areas.map(({ id }) => id).toSorted()).toEqual(
      AREAS_IN_PLAY[seats].map((index) => AREA_IDS[index]).toSorted(),
    )
    expect(view.areas.some(({ id }) => id === 'canal')).toBe(seats > 2)
  })

  it('Y2.1 areas touch left and right and two in the rows above and below', () => {
    const state = newTable(4)
    const at = (cell: string): number =>
      area(yokohama.view(state, null).areas.find((found) => found.cell === cell)?.id ?? '')
    const neighbours = (cell: string): Set<number> =>
      new Set(
        AREA_IDS.flatMap((_, index) => ((state.neighbours[at(cell)] & (1 << index)) === 0 ? [] : [index])),
      )
    expect(neighbours('r1c1')).toEqual(new Set(['r1c0', 'r1c2', 'r0c1', 'r0c2', 'r2c0', 'r2c1'].map(at)))
    expect(neighbours('r0c0')).toEqual(new Set(['r0c1', 'r1c0'].map(at)))
  })

  it('Y2.1 the areas are shuffled', () => {
    const layouts = ['a', 'b', 'c', 'd'].map((seed) => newTable(4, {}, seed).cells.join())
    expect(new Set(layouts).size).toBe(4)
  })

  it('Y2.2 the boards of the areas in play are there', () => {
    const boards = (seats: number): string[] => {
      const { ports, laboratories } = yokohama.view(newTable(seats), null)
      return [...ports, ...laboratories].map(({ id }) => id)
    }
    expect(boards(2)).toEqual(['mb-port-a', 'mb-lab-a'])
    expect(boards(3)).toEqual(['mb-port-a', 'mb-port-b', 'mb-lab-a'])
    expect(boards(4)).toEqual(['mb-port-a', 'mb-port-b', 'mb-lab-a', 'mb-lab-b'])
    const { church, customs } = yokohama.view(newTable(2), null)
    expect([church, customs]).toEqual([new Array(7).fill(null), new Array(7).fill(null)])
  })

  it('Y2.3 every area but the canal has a site and a token of its own', () => {
    const { areas } = yokohama.view(newTable(4), null)
    for (const { id, site, token } of areas) {
      expect(site === null).toBe(id === 'canal')
      expect(token === null).toBe(id === 'canal')
    }
    const of = (key: 'site' | 'token'): (string | null)[] =>
      areas.map((found) => found[key]).filter((id) => id !== null)
    expect(new Set(of('site')).size).toBe(17)
    expect(new Set(of('token')).size).toBe(17)
  })

  it('Y2.4 each player begins with the same but for the yen of the start player', () => {
    const state = newTable(3)
    for (let seat = 0; seat < 3; seat++) {
      expect(player(state, seat)).toMatchObject({
        president: null,
        copper: 1,
        silk: 1,
        tea: 1,
        fish: 1,
        yen: seat === state.start ? 3 : 4,
        import: 0,
        vp: 0,
        hand: { assistant: 8, shop: 2, tradingHouse: 0 },
        warehouse: { assistant: 12, shop: 6, tradingHouse: 4 },
      })
    }
    const starts = Array.from({ length: 30 }, (_, seed) => newTable(3, {}, `start ${seed}`).start)
    expect(new Set(starts).size).toBe(3)
  })

  it('Y2.5 one achievement of each deck is in play', () => {
    const { achievements } = yokohama.view(newTable(2), null)
    expect(achievements.map(({ id }) => id.slice(0, 5))).toEqual(['ach-a', 'ach-b', 'ach-c'])
    const state = newTable(2)
    const missing = ['ach-a1', 'ach-a2', 'ach-a3'].filter(
      (id) => !achievements.some((found) => found.id === id),
    )
    const began = keepFirst(keepFirst(state, 0), 1)
    expect(refused(began, { type: 'achieve', achievement: missing[0] }).rule).toBe('Y2.5')
  })

  it('Y2.6 the laboratories are filled and all agents lie in the supply', () => {
    const view = yokohama.view(newTable(4), null)
    expect(view.laboratories.flatMap(({ slots }) => slots).filter((card) => card === null)).toEqual([])
    expect(view.laboratories.map(({ slots }) => slots.length)).toEqual([6, 6])
    expect(view.technologyDeckSize).toBe(18)
    expect(view.agents).toHaveLength(10)
  })

  it.each([
    [2, 16, 36 - 16 - 6 - 4],
    [3, 5, 36 - 5 - 12 - 6],
    [4, 0, 36 - 12 - 8],
  ])('Y2.7 with %i players %i orders leave and %i stay in the deck', (seats, removed, deck) => {
    const state = newTable(seats)
    expect(state.removed).toHaveLength(removed)
    expect(yokohama.view(state, null).orderDeckSize).toBe(deck)
  })

  it('Y2.7 all choose at once and in secret, and may choose again until all have', () => {
    const state = newTable(3)
    expect(yokohama.deciders(state)).toEqual([0, 1, 2])
    expect(yokohama.legal(state, 1)).toHaveLength(2)
    const [first, second] = yokohama.view(state, 1).players[1].dealt as string[]
    const chosen = yokohama.apply(state, 1, { type: 'keep', order: second })
    expect(chosen.events).toEqual([
      { event: { type: 'orderChosen', seat: 1 }, to: null },
      { event: { type: 'orderKept', seat: 1, order: second }, to: [1] },
    ])
    expect(yokohama.deciders(chosen.state)).toEqual([0, 2])
    expect(yokohama.view(chosen.state, 0).players[1]).toMatchObject({ chosen: true, kept: null, dealt: null })
    expect(yokohama.legal(chosen.state, 1)).toEqual([{ type: 'rechoose' }])
    const again = yokohama.apply(chosen.state, 1, { type: 'rechoose' }).state
    expect(yokohama.deciders(again)).toEqual([0, 1, 2])
    const other = yokohama.apply(again, 1, { type: 'keep', order: first }).state
    const begun = keepFirst(keepFirst(other, 0), 2)
    expect(yokohama.deciders(begun)).toEqual([begun.start])
    expect(player(begun, 1)).toMatchObject({ orders: [first], kept: first, dealt: [first, second] })
    expect(refused(begun, { type: 'rechoose' }, begun.start).rule).toBe('Y2.7')
  })

  it('Y2.7 only a dealt order can be kept', () => {
    const state = newTable(2)
    const others = ORDER_IDS.filter((id) => !(yokohama.view(state, 0).players[0].dealt ?? []).includes(id))
    for (const order of others) expect(refused(state, { type: 'keep', order }, 0).rule).toBe('Y2.7')
    expect(refused(state, { type: 'rechoose' }, 0).rule).toBe('Y2.7')
    expect(refused(state, { type: 'done' }, 0).rule).toBe('Y2.7')
    expect(refused(keepFirst(state, 0), { type: 'keep', order: others[0] }, 0).rule).toBe('Y2.7')
  })
})
