import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomGame } from '@entrepot/kernel/testkit'
import data from '../src/components/mombasa.json' with { type: 'json' }
import { mombasa, provenance, sameCard } from '../src/index.ts'

type Data = typeof data
type Changed = {
  game: typeof import('../src/index.ts')
  table: typeof import('./table.ts')
}

/** The whole package loaded anew on an edited copy of the data file, as if its owner had edited the file. */
async function withData(edit: (copy: Data) => void): Promise<Changed> {
  const copy = structuredClone(data)
  edit(copy)
  vi.resetModules()
  vi.doMock('../src/components/mombasa.json', () => ({ default: copy }))
  return { game: await import('../src/index.ts'), table: await import('./table.ts') }
}

afterEach(() => {
  vi.doUnmock('../src/components/mombasa.json')
  vi.resetModules()
})

describe('the data file', () => {
  it('a corrected card is followed by value, price and discard', async () => {
    const { table } = await withData((copy) => {
      const card = copy.actionCards.find(({ id }) => id === 'A04')
      if (card) Object.assign(card, { value: 6, crate: 9 })
    })
    const state = table.actionTable(2)
    table.faceUp(state, 0, 'A04')
    const using = table.play(state, { type: 'goods', card: 'A04' }, { type: 'step', company: 'cairo' }).state
    expect(using.frames.at(-1)).toMatchObject({ kind: 'steps', amount: 5 })
    table.hand(state, 0, 'A04')
    const sold = table.play(
      state,
      { type: 'bonus', space: 'bs-sell-card' },
      { type: 'discard', card: 'A04' },
    ).state
    expect(sold.pounds[0]).toBe(1 + 9 + 2)
  })

  it('corrected borders, mines and rewards of a region are followed', async () => {
    const { table, game } = await withData((copy) => {
      const region = copy.map.regions.find(({ id }) => id === 'tibesti')
      if (region) Object.assign(region, { rewards: { diamonds: 5 }, mines: 4 })
      for (const base of copy.map.bases) for (const entry of base.entries) entry.lines = 2
    })
    const state = table.actionTable(2)
    table.faceUp(state, 0, 'B13', 'B04')
    const { state: after } = table.play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
    )
    expect(after.frames[1].amount).toBe(1)
    const done = table.play(after, { type: 'post', company: 'cairo', column: 1 }, { type: 'stop' }).state
    expect(done.diamonds[0]).toBe(state.diamonds[0] + 5)
    table.post(state, 'cairo', 'tibesti')
    const merchant = game.mombasa.apply(state, 0, { type: 'merchant', card: 'B04' }).state
    expect(merchant.diamonds[0]).toBe(state.diamonds[0] + 4)
  })

  it('corrected tracks are followed: specials, calls, shares, and which bonus lies where', async () => {
    const { table, game } = await withData((copy) => {
      const track = copy.tracks.find(({ id }) => id === 'B1')
      Object.assign(track ?? {}, {
        specials: [
          { space: 1, payout: 7, bonus: 1 },
          { space: 2, payout: 2, bonus: 2 },
        ],
        capitalCalls: [{ after: 1, cost: 5 }],
        shares: [{ space: 1, total: 9 }],
        bonuses: { type: 'permanent', effect: 'bonusMarkers', first: { plus: 4 }, second: { plus: 5 } },
      })
    })
    const state = table.actionTable(2)
    table.faceUp(state, 0, 'start-coffee-2')
    const one = table.play(
      state,
      { type: 'goods', card: 'start-coffee-2' },
      { type: 'step', company: 'cape-town' },
    ).state
    expect(one.pounds[0]).toBe(8)
    expect(game.mombasa.view(one, null).players[0].tracks['cape-town'].shares).toBe(9)
    const two = table.play(one, { type: 'step', company: 'cape-town', pay: 5 }).state
    expect(two.pounds[0]).toBe(5)
    two.ended[1] = 1
    two.turn = 0
    two.frames = [{ ...two.frames[0], seat: 0 }]
    const next = table.play(
      table.laterTurn(two),
      { type: 'bonus', space: 'bs-first-player' },
      { type: 'cash' },
    ).state
    expect(next.markers[0]).toBe(3 - 1 + 5)
  })

  it('corrected region steps of different size are collected in the order chosen', async () => {
    const { table } = await withData((copy) => {
      const region = copy.map.regions.find(({ id }) => id === 'damaraland')
      if (region) Object.assign(region, { rewards: { track: 2 } })
    })
    const state = table.actionTable(2)
    table.faceUp(state, 0, 'B13')
    const call = table.firstCall(state, 'saint-louis')
    table.at(state, 0, 'saint-louis', call.after)
    table.post(state, 'saint-louis', 'kalahari')
    state.pounds[0] = call.cost
    const take = { type: 'post', company: 'saint-louis', column: 1 } as const
    const asked = table.play(
      state,
      { type: 'expand', company: 'saint-louis' },
      { type: 'enter', region: 'gold-coast' },
      take,
      { type: 'enter', region: 'damaraland' },
      take,
      { type: 'stop' },
    ).state
    expect(table.options(asked, 'collect').map(({ region }) => region)).toEqual(['gold-coast', 'damaraland'])
    const small = table.play(
      asked,
      { type: 'collect', region: 'damaraland' },
      { type: 'decline' },
      { type: 'pay', company: 'saint-louis' },
    ).state
    expect(table.spaceOf(small, 0, 'saint-louis')).toBe(call.after + 1)
    const large = table.play(
      asked,
      { type: 'collect', region: 'gold-coast' },
      { type: 'decline' },
      { type: 'pay', company: 'saint-louis' },
    ).state
    expect(table.spaceOf(large, 0, 'saint-louis')).toBe(call.after + 2)
  })

  it('corrected thresholds, costs, rounds and starting figures are followed', async () => {
    const { table, game } = await withData((copy) => {
      copy.roundTrack.rounds = 2
      copy.setup.startPounds = 6
      copy.playerBoard.diamondTrack.unlockSlotAt = 0
      copy.bookRules.cost.C = 3
      copy.bookRules.flipCost = 4
      const coffee = copy.bonusSpaces.find(({ id }) => id === 'bs-majority-coffee')
      if (coffee?.tiers) coffee.tiers[0].min = 2
    })
    const state = table.actionTable(2)
    expect(state.pounds).toEqual([6, 6])
    expect(game.mombasa.view(state, null).players[0].openSlots[0]).toBe(true)
    table.faceUp(state, 0, 'start-coffee-1', 'start-bookkeeper-2')
    expect(table.refused(state, { type: 'bonus', space: 'bs-majority-coffee' }).params['needed']).toBe(2)
    const keeping = table.play(
      state,
      { type: 'bookkeeper', card: 'start-bookkeeper-2' },
      { type: 'turnBook', step: 1 },
      { type: 'stay' },
    ).state
    expect(keeping.pounds[0]).toBe(2)
    expect(table.options(keeping, 'take').every(({ book }) => !book.includes('-C'))).toBe(true)
    const { state: over } = randomGame(game.mombasa, { seats: 2, options: {}, seed: 'short' })
    expect(game.mombasa.round(over as never)).toBe(2)
  })

  it('a corrected book is followed, and pounds for goods are never below 0', async () => {
    const { table } = await withData((copy) => {
      const book = copy.bookTiles.find(({ id }) => id === 'book-C03')
      if (book) Object.assign(book, { reward: { poundsPerGood: { good: 'cotton', minus: 3 } } })
    })
    const pounds = (...cards: string[]): number => {
      const state = table.actionTable(2)
      table.faceUp(state, 0, 'start-bookkeeper-2', ...cards)
      table.ledger(state, 0, 'book-C03')
      state.pounds[0] = 0
      return table.play(state, { type: 'bookkeeper', card: 'start-bookkeeper-2' }, { type: 'move', step: 1 })
        .state.pounds[0]
    }
    expect(pounds('start-cotton-1')).toBe(0)
    expect(pounds('start-cotton-2', 'A06')).toBe(2)
  })

  it('a wrong figure stops the game from loading, with its path', async () => {
    await expect(withData((copy) => Object.assign(copy.actionCards[3], { crate: -1 }))).rejects.toThrow(
      'actionCards.3.crate',
    )
    await expect(
      withData((copy) => Object.assign(copy.actionCards[3], { share: 'atlantis' })),
    ).rejects.toThrow('atlantis')
    await expect(withData((copy) => Object.assign(copy.actionCards[3], { id: 'A01' }))).rejects.toThrow(
      'twice',
    )
    await expect(withData((copy) => Object.assign(copy.map.borders[0], { lines: 3 }))).rejects.toThrow(
      '3 lines',
    )
    await expect(withData((copy) => copy.companies[0].base.columns[0].push(1))).rejects.toThrow(
      'cover the base',
    )
    await expect(withData((copy) => Object.assign(copy.bookTiles[0], { letter: 'Z' }))).rejects.toThrow(
      'letters',
    )
    await expect(
      withData((copy) => Object.assign(copy.startHand[0], { copiesPerPlayer: 2 })),
    ).rejects.toThrow('own id')
    await expect(withData((copy) => copy.startTiles[0].resting.pop())).rejects.toThrow('resting')
  })

  it('every item has a provenance', () => {
    const all = provenance()
    const ids = new Set(all.map(({ id }) => id))
    for (const list of [
      data.actionCards,
      data.bookTiles,
      data.startTiles,
      data.bonusSpaces,
      data.tracks,
      data.map.regions,
    ])
      for (const { id } of list) expect(ids).toContain(id)
    expect(all.every(({ source }) => /^(rulebook|reconstructed|public:.+)$/.test(source))).toBe(true)
    const merchant = all.find(({ id }) => id === 'B01')
    expect(merchant).toMatchObject({
      part: 'actionCards',
      source: 'reconstructed',
      fieldSources: { 'company,effect': 'rulebook' },
    })
    expect(mombasa.id).toBe('mombasa')
  })

  it('tells which cards look the same', () => {
    expect(sameCard('start-expansion-2b')).toBe('start-expansion-2a')
    expect(sameCard('B06')).toBe('B05')
    expect(sameCard('C02')).toBe('C02')
    // The same action, but another back.
    expect(sameCard('A01')).toBe('A01')
  })
})
