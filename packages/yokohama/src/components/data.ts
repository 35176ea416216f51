import { checkConsistency } from './consistency.ts'
import data from './yokohama.json' with { type: 'json' }
import { GOODS, ICONS, PIECES, readComponents, RESOURCES, type Components } from './schema.ts'

/** The data file as it is. */
export const figures: object = data

/** The data file, typed and checked. Nothing of the box is written down anywhere else: who owns it can correct a figure there. */
export const box: Components = readComponents(data, 'Yokohama components')
checkConsistency(box)

/** A set of small indices as bits. */
export type Bits = number

/** Amounts by icon: the resources in their order, then the three icons that ask for choices (Y10). */
export type Gain = readonly number[]

export const COPPER = RESOURCES.indexOf('copper')
export const SILK = RESOURCES.indexOf('silk')
export const TEA = RESOURCES.indexOf('tea')
export const FISH = RESOURCES.indexOf('fish')
export const YEN = RESOURCES.indexOf('yen')
export const IMPORT = RESOURCES.indexOf('import')
export const VP = RESOURCES.indexOf('vp')
export const GOOD_COUNT = GOODS.length
export const RESOURCE_COUNT = RESOURCES.length
export const ANY_GOOD = ICONS.indexOf('anyGood')
export const WAREHOUSE_ICON = ICONS.indexOf('warehouse')
export const DEPLOY_ICON = ICONS.indexOf('deploy')

export const ASSISTANT = PIECES.indexOf('assistant')
export const SHOP = PIECES.indexOf('shop')
export const TRADING_HOUSE = PIECES.indexOf('tradingHouse')
export const PIECE_COUNT = PIECES.length

/** No component, no owner, no place. */
export const NONE = -1
/** Owner of the neutral assistants of R5. */
export const NEUTRAL = 4

export type Amounts = { readonly [key: string]: number | undefined }

export function amounts(keys: readonly string[], given: Amounts = {}): readonly number[] {
  return keys.map((key) => given[key] ?? 0)
}

export const gainOf = (given?: Amounts): Gain => amounts(ICONS, given)
export const priceOf = (given?: Amounts): readonly number[] => amounts(RESOURCES, given)

/** Figures by power 0 … 5: an action at power 0 cannot happen, so its figure is never read. */
export const byPower = <Figure>(figures: readonly Figure[] | undefined): readonly Figure[] =>
  figures === undefined ? [] : [figures[0], ...figures]

export function indexOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index]))
}

export const idsOf = (group: readonly { readonly id: string }[]): readonly string[] =>
  group.map(({ id }) => id)

export function forPlayers<Figure>(
  read: (players: '2' | '3' | '4') => Figure,
): readonly (Figure | undefined)[] {
  return [undefined, undefined, read('2'), read('3'), read('4')]
}
