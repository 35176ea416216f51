import { components, SECOND_ORDER_IMPORTS, SECOND_ORDER_YEN } from '@entrepot/yokohama'

/** The box as the table draws it: every component by its id. */

/** Everything that can be printed as a gain, in the order in which it is printed. */
export const GAINS = [
  'vp',
  'yen',
  'import',
  'copper',
  'silk',
  'tea',
  'fish',
  'anyGood',
  'warehouse',
  'deploy',
] as const
type GainKind = (typeof GAINS)[number]
export type Gain = Readonly<Partial<Record<GainKind, number>>>

type Item<Group extends 'areas' | 'buildingSites'> = (typeof components)[Group][number]
export type Area = Item<'areas'>
export type Site = Item<'buildingSites'>
export type Lot = Site['tradingHouse']
/** A place in the staggered rows, in widths of a card. */
export type Cell = (typeof components)['layouts'][number]['cells'][number]
export type Zone = 'blue' | 'yellow' | 'red'

interface Space {
  readonly id: string
  /** Faith on the church board, imports on the customs board. */
  readonly needs: number
  readonly gain: Gain
}

/** What a view names is in the box: a missing one is a fault of the program, not of a person. */
function inBox<Item extends { readonly id: string }>(
  itemsInPlay: () => readonly Item[],
  what: string,
): (id: string) => Item {
  const found = new WeakMap<readonly Item[], ReadonlyMap<string, Item>>()
  return (id) => {
    const items = itemsInPlay()
    const known = found.get(items) ?? new Map(items.map((item) => [item.id, item]))
    found.set(items, known)
    const item = known.get(id)
    if (item === undefined) throw new Error(`The box of Yokohama holds no ${what} ${id}.`)
    return item
  }
}

export const areaOf = inBox(() => components.areas, 'area')
export const orderOf = inBox(() => components.orders, 'order')
export const technologyCardOf = inBox(() => components.technologyCards, 'technology card')
export const siteOf = inBox(() => components.buildingSites, 'building site')
export const tokenOf = inBox(() => components.fivePowerTokens, 'five-power token')
export const achievementOf = inBox(() => components.achievements, 'achievement')
export const agentOf = inBox(() => components.foreignAgents, 'agent')
export const boardOf = inBox(() => components.managementBoards, 'management board')

export function cellsFor(seats: number): readonly Cell[] {
  return components.layouts.find(({ players }) => players === seats)?.cells ?? []
}

export function spacesOf(board: string): readonly Space[] {
  return (boardOf(board).spaces ?? []).map(({ id, faith, imports, gain }) => ({
    id,
    needs: faith ?? imports ?? 0,
    gain,
  }))
}

/** A space of the church or customs board. */
export function spaceOf(id: string): Space {
  const found = [...spacesOf('mb-church'), ...spacesOf('mb-customs')].find((space) => space.id === id)
  if (found === undefined) throw new Error(`The boards of Yokohama have no space ${id}.`)
  return found
}

/** What a second order costs at a port (Y8.2): the one or the other. */
export function secondOrder(): { readonly yen: number; readonly import: number } {
  return { yen: SECOND_ORDER_YEN, import: SECOND_ORDER_IMPORTS }
}

/** What Chinatown pays and asks (Y8.5). */
export function chinatownPrices(): { readonly sell: Gain; readonly buy: Gain } {
  const exchange = components.areas.find(({ action }) => action.type === 'exchange')?.action
  return { sell: exchange?.sell ?? {}, buy: exchange?.buy ?? {} }
}
