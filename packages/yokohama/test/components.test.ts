import { afterEach, describe, expect, it, vi } from 'vitest'
import data from '../src/components/yokohama.json' with { type: 'json' }
import { provenance } from '../src/index.ts'

type Data = typeof data

/** The package, loaded on a changed copy of the data file. */
async function changed(change: (copy: Data) => void) {
  const copy = structuredClone(data)
  change(copy)
  vi.resetModules()
  vi.doMock('../src/components/yokohama.json', () => ({ default: copy }))
  return { game: (await import('../src/index.ts')).yokohama, table: await import('./table.ts') }
}

afterEach(() => {
  vi.doUnmock('../src/components/yokohama.json')
  vi.resetModules()
})

describe('the data file', () => {
  it('is the only place of a figure: who owns the box corrects it there', async () => {
    const { table } = await changed((copy) => {
      copy.areas[4].action.amountByPower = [2, 4, 6, 8, 10]
      copy.rules.power.max = 6
      copy.rules.buildMinPower = 3
      copy.playerSet.start.yenOthers = 9
      copy.rules.warehouseCost.shop = 1
      Object.assign(copy.managementBoards[4].spaces![0], { faith: 4, gain: { vp: 30 } })
      const bank = copy.areas[8].action
      bank.amountByPower = [7, 7, 7, 7, 7]
    })
    const fresh = table.newTable(2)
    expect(table.player(fresh, 1 - fresh.start).yen).toBe(9)
    expect(table.player(table.act(table.turnTable(2), 'tea-1', 2).state, 0).tea).toBe(4)
    const { state: asked } = table.act(table.turnTable(2), 'bank', 3)
    expect(table.decision(asked)).toBe('building')
    expect(table.player(asked, 0).yen).toBe(17)
    // The power alone is enough: nothing is given (Y8.6).
    const church = table.act(table.turnTable(2), 'church', 4).state
    const { state: joined, events } = table.play(church, { type: 'put', space: 'church-1' })
    expect(table.player(joined, 0).vp).toBe(30)
    expect(table.eventsOf(events, 'paid')).toEqual([])
  })

  it('can change technologies, orders and tokens too', async () => {
    const { table } = await changed((copy) => {
      const gaslight = copy.technologies.find(({ id }) => id === 'gaslight')!
      gaslight.effect.gain = { vp: 9 } as never
      copy.orders[0].requires = { fish: 1 } as never
      copy.orders[0].gain = { vp: 1, deploy: 2 } as never
      copy.fivePowerTokens[0].gain = { warehouse: 1, deploy: 1, anyGood: 1 } as never
      copy.fivePowerTokens[1].gain = { copper: 1, anyGood: 1 } as never
      copy.rules.handLimitOrders = 4
    })
    const state = table.turnTable(2)
    table.technologies(state, 0, 'gaslight')
    table.site(state, 'bank', 'site-01')
    const { state: asked } = table.act(state, 'bank', 4)
    expect(table.player(table.play(asked, { type: 'build', lot: 'site-01-shop4' }).state, 0).vp).toBe(9)
    const order = table.turnTable(2)
    table.orders(order, 0, 'order-en01', 'order-en02', 'order-en03')
    table.purse(order, 0, { fish: 1 })
    const { state: next } = table.play(order, { type: 'fulfil', order: 'order-en01' })
    expect(table.decision(next)).toBe('deploy')
    const bank = table.turnTable(2)
    table.token(bank, 'bank', 'fp-01')
    const { state: token } = table.play(table.act(bank, 'bank', 5).state, { type: 'token' })
    const mine = table.turnTable(2)
    table.technologies(mine, 0, 'mining-technology')
    table.token(mine, 'bank', 'fp-02')
    const copper = table.play(
      table.act(mine, 'bank', 5).state,
      { type: 'token' },
      { type: 'choose', good: 'copper' },
    )
    expect(table.gained(copper.events, 0, 'copper')).toBe(3)
    // Goods before pieces before deploying.
    expect(token.frames.map(({ kind }) => kind)).toEqual(['building', 'deploy', 'warehouse', 'anyGood'])
  })

  it.each<[string, (copy: Data) => void, RegExp]>([
    [
      'a figure that is no whole number',
      (copy) => (copy.rules.warehouseCost.shop = 1.5),
      /warehouseCost\.shop/,
    ],
    [
      'an id that two things have',
      (copy) => (copy.orders[1].id = 'order-en01'),
      /two things are called order-en01/,
    ],
    ['a country that does not exist', (copy) => (copy.orders[1].country = 'atlantis'), /atlantis/],
    ['two figures for one thing', (copy) => (copy.technologyCards[0].value = 3), /two figures/],
    ['an unknown icon', (copy) => (copy.fivePowerTokens[0].gain = { gold: 1 } as never), /gold/],
    ['areas that do not fill the layout', (copy) => copy.setup.removeAreas['2'].pop(), /11 areas/],
    [
      'a cell that touches only one way',
      (copy) => copy.layouts[0].cells[0].adjacent.pop(),
      /not the other way round/,
    ],
    [
      'pieces that are not all somewhere',
      (copy) => (copy.playerSet.start.warehouse.shop = 5),
      /number of shop pieces/,
    ],
  ])('is refused with %s', async (_, change, message) => {
    await expect(changed(change)).rejects.toThrow(message)
  })

  it('says where every figure comes from', () => {
    const found = provenance()
    expect(found.filter(({ part }) => part === 'orders')).toHaveLength(36)
    expect(found.find(({ id }) => id === 'order-de04')?.source).toMatch(/^public:/)
    expect(found.find(({ id }) => id === 'gaslight')).toMatchObject({
      source: 'rulebook',
      fieldSources: { value: 'reconstructed' },
    })
    for (const { source } of found) expect(source).toMatch(/^(rulebook|reconstructed|public:)/)
  })
})
