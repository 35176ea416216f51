import type { Faults } from '@entrepot/kernel/faults'
import type { Components } from '../components/schema.ts'

/** What each area yields by power (Y8.1, Y8.3–Y8.7). */
const BY_POWER: { readonly [kind: string]: readonly number[] } = {
  copper: [0, 0, 1, 2, 3],
  silk: [0, 1, 2, 3, 4],
  tea: [1, 2, 3, 4, 5],
  fish: [1, 2, 3, 4, 5],
  bank: [1, 2, 3, 4, 5],
  laboratory: [1, 2, 3, 4, 5],
  agency: [0, 1, 2, 3, 4],
  chinatown: [1, 2, 3, 4, 5],
  church: [1, 2, 3, 4, 5],
  customs: [0, 1, 2, 3, 4],
}

/** Areas, pieces and prices (Y2.1, Y2.4, Y8). */
export function areaFaults({ areas, playerSet, rules, setup, layouts }: Components, wrong: Faults): void {
  wrong.counts(
    'areas',
    {
      copper: 2,
      silk: 2,
      tea: 2,
      fish: 2,
      bank: 1,
      port: 2,
      laboratory: 2,
      agency: 1,
      chinatown: 1,
      church: 1,
      customs: 1,
      canal: 1,
    },
    areas.map(({ kind }) => kind),
  )
  for (const { id, kind, action } of areas) {
    const byPower =
      action.amountByPower ??
      action.levelByPower ??
      action.exchangesByPower ??
      action.faithByPower ??
      action.maxImportsByPower
    if (kind in BY_POWER) wrong.fixed(`areas.${id}.action`, BY_POWER[kind], byPower)
    if (kind !== 'port') continue
    wrong.fixed(
      `areas.${id}.action.zonesByPower`,
      [0, 1, 2, 3, 3],
      action.zonesByPower?.map((zones) => zones.length),
    )
    wrong.fixed(`areas.${id}.action.vpByPower`, [0, 0, 0, 0, 3], action.vpByPower)
  }
  const chinatown = areas.find(({ kind }) => kind === 'chinatown')?.action
  wrong.fixed('areas.chinatown.action.sell', { copper: 2, silk: 2, tea: 1, fish: 1 }, chinatown?.sell)
  wrong.fixed(
    'areas.chinatown.action.buy',
    { copper: 2, silk: 2, tea: 1, fish: 1, import: 4 },
    chinatown?.buy,
  )
  wrong.fixed(
    'rules.warehouseCost',
    { assistant: 0, shop: 2, tradingHouse: [4, 5, 6, 7] },
    rules.warehouseCost,
  )
  wrong.fixed('playerSet.perColour', { assistant: 20, shop: 8, tradingHouse: 4 }, playerSet.perColour)
  const { hand, yenFirstPlayer, yenOthers } = playerSet.start
  wrong.fixed('playerSet.start', [8, 2, 3, 4], [hand.assistant, hand.shop, yenFirstPlayer, yenOthers])
  for (const [players, inPlay] of [
    ['2', 10],
    ['3', 14],
    ['4', 18],
  ] as const) {
    wrong.count(`setup.removeAreas.${players}`, areas.length - inPlay, setup.removeAreas[players].length)
    const layout = layouts.find((one) => String(one.players) === players)
    wrong.count(`layouts.${players}.cells`, inPlay, layout?.cells.length ?? 0)
  }
  wrong.fixed('setup.removeOrders', { '2': 16, '3': 5, '4': 0 }, setup.removeOrders)
}
