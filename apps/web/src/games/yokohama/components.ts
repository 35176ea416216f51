import box from '@entrepot/yokohama/components.json' with { type: 'json' }

/**
 * The box as the table draws it: every component by its id. The figures come from the data file of the rules, so a
 * figure corrected there is corrected on the table too.
 */

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const
export type Good = (typeof GOODS)[number]

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
export type GainKind = (typeof GAINS)[number]
export type Gain = Readonly<Partial<Record<GainKind, number>>>

export type AreaKind =
  | 'copper'
  | 'silk'
  | 'tea'
  | 'fish'
  | 'bank'
  | 'port'
  | 'laboratory'
  | 'agency'
  | 'chinatown'
  | 'church'
  | 'customs'
  | 'canal'

export type Zone = 'blue' | 'yellow' | 'red'

export const COUNTRIES = ['england', 'usa', 'france', 'germany', 'netherlands'] as const
export type Country = (typeof COUNTRIES)[number]

export const PIECES = ['assistant', 'shop', 'tradingHouse'] as const
export type Piece = (typeof PIECES)[number]

interface AreaAction {
  readonly type: string
  readonly board?: string
  readonly amountByPower?: readonly number[]
  readonly exchangesByPower?: readonly number[]
  readonly levelByPower?: readonly number[]
  readonly faithByPower?: readonly number[]
  readonly maxImportsByPower?: readonly number[]
  readonly zonesByPower?: readonly (readonly Zone[])[]
  readonly vpByPower?: readonly number[]
  readonly secondCardCost?: readonly Gain[]
  readonly buyLevel?: readonly Gain[]
  readonly sell?: Gain
  readonly buy?: Gain
}

export interface Area {
  readonly id: string
  readonly kind: AreaKind
  readonly category: 'production' | 'commercial' | 'canal'
  readonly action: AreaAction
}

export interface Order {
  readonly id: string
  readonly country: Country
  readonly requires: Readonly<Partial<Record<Good, number>>>
  readonly gain: Gain
}

export interface TechnologyCard {
  readonly id: string
  readonly technology: string
  readonly country: Country
  readonly value: number
}

export interface Lot {
  readonly id: string
  readonly gain: Gain
}

export interface Site {
  readonly id: string
  readonly shops: readonly Lot[]
  readonly tradingHouse: Lot
}

export interface Space {
  readonly id: string
  /** Faith on the church board, imports on the customs board. */
  readonly needs: number
  readonly gain: Gain
}

export interface Achievement {
  readonly id: string
  /** What must be had at once. */
  readonly condition: {
    readonly have?: Readonly<Partial<Record<Good | 'yen', number>>>
    readonly fivePowerTokensPlusAgents?: number
    readonly ordersFulfilled?: number
    readonly technologies?: number
    readonly areasWithOwnBuilding?: Readonly<Partial<Record<'production' | 'commercial', number>>>
  }
  readonly vpFirst: number
  readonly vpLater: number
}

interface Printed {
  readonly areas: readonly Area[]
  readonly layouts: readonly {
    readonly players: number
    readonly rows: readonly number[]
    readonly cells: readonly Cell[]
  }[]
  readonly managementBoards: readonly {
    readonly id: string
    readonly area: string
    readonly slots?: readonly { readonly zone?: Zone; readonly costModifier?: number }[]
    readonly spaces?: readonly {
      readonly id: string
      readonly faith?: number
      readonly imports?: number
      readonly gain: Gain
    }[]
    readonly majorityVp?: readonly number[]
    readonly endTriggerPlayerAssistants?: Readonly<Record<string, number>>
  }[]
  readonly orders: readonly Order[]
  readonly technologyCards: readonly TechnologyCard[]
  readonly buildingSites: readonly Site[]
  readonly fivePowerTokens: readonly { readonly id: string; readonly gain: Gain }[]
  readonly achievements: readonly Achievement[]
  readonly foreignAgents: readonly { readonly id: string; readonly country: Country }[]
}

/** A place in the staggered rows, in widths of a card. */
export interface Cell {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly adjacent: readonly string[]
}

// The data file is checked by the rules when they load; here it only gets the types of what is printed.
const printed = box as unknown as Printed

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** What a view names is in the box: a missing one is a fault of the program, not of a person. */
function inBox<Item extends { readonly id: string }>(
  items: readonly Item[],
  what: string,
): (id: string) => Item {
  const found = byId(items)
  return (id) => {
    const item = found.get(id)
    if (item === undefined) throw new Error(`The box of Yokohama holds no ${what} ${id}.`)
    return item
  }
}

export const ALL_AREAS = printed.areas
export const ALL_ORDERS = printed.orders
export const ALL_TECHNOLOGY_CARDS = printed.technologyCards
export const ALL_TOKENS = printed.fivePowerTokens
export const ALL_ACHIEVEMENTS = printed.achievements
export const ALL_SITES = printed.buildingSites

export const areaOf = inBox(printed.areas, 'area')
export const orderOf = inBox(printed.orders, 'order')
export const technologyCardOf = inBox(printed.technologyCards, 'technology card')
export const siteOf = inBox(printed.buildingSites, 'building site')
export const tokenOf = inBox(printed.fivePowerTokens, 'five-power token')
export const achievementOf = inBox(printed.achievements, 'achievement')
export const agentOf = inBox(printed.foreignAgents, 'agent')
export const boardOf = inBox(printed.managementBoards, 'management board')

export function cellsFor(seats: number): readonly Cell[] {
  return printed.layouts.find(({ players }) => players === seats)?.cells ?? []
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

const actionOf = (type: string): AreaAction | undefined =>
  printed.areas.find(({ action }) => action.type === type)?.action
const priceIn = (prices: readonly Gain[] | undefined, kind: 'yen' | 'import'): number =>
  prices?.find((price) => price[kind] !== undefined)?.[kind] ?? 0

/** What a second order costs at a port (Y8.2): the one or the other. */
export const SECOND_ORDER = {
  yen: priceIn(actionOf('takeOrders')?.secondCardCost, 'yen'),
  import: priceIn(actionOf('takeOrders')?.secondCardCost, 'import'),
}
/** What a missing level costs in a laboratory (Y8.3): the one or the other. */
export const LEVEL = {
  yen: priceIn(actionOf('takeTechnology')?.buyLevel, 'yen'),
  import: priceIn(actionOf('takeTechnology')?.buyLevel, 'import'),
}
/** What Chinatown pays and asks (Y8.5). */
export const SELL_PRICES: Gain = actionOf('exchange')?.sell ?? {}
export const BUY_PRICES: Gain = actionOf('exchange')?.buy ?? {}
export const DIFFERENT_AREAS = box.rules.placement.option3Different
export const SAME_AREA = box.rules.placement.optionSameArea
/** What every other president costs, placing beside it or passing it (Y4.2, Y5.4). */
export const PASSAGE_FEE = box.rules.placement.feePerAssistantPerOtherPresident
/** What brings the end (Y11.1); on the church and customs boards, by the number of players. */
export const HOUSES_TO_END = box.rules.endTriggers.tradingHousesBuilt
export const SHOPS_TO_END = box.rules.endTriggers.shopsBuilt
/** With neutral assistants, which only two players have (R5). */
export const ON_BOARD_TO_END_WITH_NEUTRAL = box.variants.tmgTwoPlayer.endTriggerIncludingNeutral
export const AGENT_EVERY = box.rules.agentEvery
export const HAND_LIMIT = box.rules.handLimitOrders
export const MOST_POWER = box.rules.power.max
export const SHOP_PRICE = box.rules.warehouseCost.shop
export const HOUSE_PRICES: readonly number[] = box.rules.warehouseCost.tradingHouse
export const SET_POINTS: Readonly<Record<string, number>> = box.rules.finalScoring.countrySets
