import {
  type Bits,
  box,
  byPower,
  forPlayers,
  type Gain,
  gainOf,
  idsOf,
  indexOf,
  NONE,
  priceOf,
  YEN,
} from './data.ts'
import { RESOURCES, type Category } from './schema.ts'

export type AreaKind =
  | 'resource'
  | 'port'
  | 'laboratory'
  | 'agency'
  | 'chinatown'
  | 'church'
  | 'customs'
  | 'canal'

export interface Area {
  readonly id: string
  readonly kind: AreaKind
  readonly category: Category
  /** What mines, mills, plantations, grounds and the bank yield; else 0. */
  readonly resource: number
  /** How much by power: of the resource, pieces, trades, levels, faith or imports. */
  readonly amount: readonly number[]
  /** Index among the ports or laboratories; else NONE. */
  readonly board: number
  /** Ports: the slots within reach by power. */
  readonly reach: readonly Bits[]
  /** Ports: victory points by power. */
  readonly vp: readonly number[]
}

const boardOf = (id: string | undefined) => box.managementBoards.find((board) => board.id === id)
const portBoards = box.areas
  .filter(({ action }) => action.type === 'takeOrders')
  .map(({ action }) => boardOf(action.board))
const labBoards = box.areas
  .filter(({ action }) => action.type === 'takeTechnology')
  .map(({ action }) => boardOf(action.board))
const KINDS: Readonly<Record<string, AreaKind>> = {
  gainGoods: 'resource',
  gainYen: 'resource',
  takeOrders: 'port',
  takeTechnology: 'laboratory',
  moveFromWarehouse: 'agency',
  exchange: 'chinatown',
  passage: 'canal',
}

function areaOf({ id, category, action }: (typeof box.areas)[number]): Area {
  const board = boardOf(action.board)
  const kind =
    action.type === 'placeOnBoard' ? (action.faithByPower ? 'church' : 'customs') : KINDS[action.type]
  const slots = board?.slots ?? []
  const reach = (action.zonesByPower ?? []).map((zones) =>
    slots.reduce((bits, { zone }, slot) => (zone && zones.includes(zone) ? bits | (1 << slot) : bits), 0),
  )
  const figures =
    action.amountByPower ??
    action.levelByPower ??
    action.exchangesByPower ??
    action.faithByPower ??
    action.maxImportsByPower
  return {
    id,
    kind,
    category,
    resource: action.type === 'gainYen' ? YEN : action.good ? RESOURCES.indexOf(action.good) : 0,
    amount: byPower(figures),
    board:
      kind === 'port' ? portBoards.indexOf(board) : kind === 'laboratory' ? labBoards.indexOf(board) : NONE,
    reach: byPower(reach),
    vp: byPower(action.vpByPower),
  }
}

export const AREAS: readonly Area[] = box.areas.map(areaOf)
export const AREA_COUNT = AREAS.length
export const AREA_IDS = idsOf(AREAS)
export const AREA_INDEX = indexOf(AREA_IDS)
export const CANAL = AREAS.findIndex(({ kind }) => kind === 'canal')

const actionOf = (kind: AreaKind) => box.areas[AREAS.findIndex((area) => area.kind === kind)].action

/** Areas of a category, as bits (Y7.5). */
export const CATEGORY_AREAS: Readonly<Record<Category, Bits>> = {
  production: areasOf('production'),
  commercial: areasOf('commercial'),
  canal: areasOf('canal'),
}

function areasOf(category: Category): Bits {
  return AREAS.reduce((bits, area, index) => (area.category === category ? bits | (1 << index) : bits), 0)
}

export interface Layout {
  readonly cells: readonly string[]
  /** By cell, the cells that touch it. */
  readonly adjacent: readonly (readonly number[])[]
}

export const LAYOUTS = forPlayers((players): Layout => {
  const cells = box.layouts.find((layout) => String(layout.players) === players)?.cells ?? []
  const ids = idsOf(cells)
  return { cells: ids, adjacent: cells.map(({ adjacent }) => adjacent.map((id) => ids.indexOf(id))) }
}) as readonly Layout[]

/** By number of players, the areas in play (Y2.1). */
export const AREAS_IN_PLAY = forPlayers((players) =>
  AREAS.flatMap(({ id }, index) => (box.setup.removeAreas[players].includes(id) ? [] : [index])),
) as readonly (readonly number[])[]

/** The same as bits and without the canal, on which nothing ever stands (Y4.3). */
export const STANDING_AREAS: readonly Bits[] = AREAS_IN_PLAY.map((areas) =>
  (areas ?? []).reduce((bits, area) => (area === CANAL ? bits : bits | (1 << area)), 0),
)

export const PORT_IDS = portBoards.map((board) => board?.id ?? '')
export const LAB_IDS = labBoards.map((board) => board?.id ?? '')
export const PORT_AREA = AREAS.flatMap(({ kind }, index) => (kind === 'port' ? [index] : []))
export const LAB_AREA = AREAS.flatMap(({ kind }, index) => (kind === 'laboratory' ? [index] : []))
/** Slots of the longest port and laboratory: the stride of the state's tables. */
export const PORT_SLOTS = Math.max(...portBoards.map((board) => board?.slots?.length ?? 0))
export const LAB_SLOTS = Math.max(...labBoards.map((board) => board?.slots?.length ?? 0))
export const PORT_SLOT_COUNT = portBoards.map((board) => board?.slots?.length ?? 0)
export const LAB_SLOT_COUNT = labBoards.map((board) => board?.slots?.length ?? 0)
/** By laboratory and slot, what the slot adds to the value of its card. */
export const COST_MODIFIER = labBoards.map((board) =>
  (board?.slots ?? []).map(({ costModifier }) => costModifier ?? 0),
)

const port = actionOf('port')
/** Cards that a port gives free of charge, and what one more costs (Y8.2). */
export const FREE_ORDERS = port.freeCards ?? 0
export const SECOND_ORDER_YEN = port.secondCardCost?.find((price) => price.yen)?.yen ?? 0
export const SECOND_ORDER_IMPORTS = port.secondCardCost?.find((price) => price.import)?.import ?? 0

const laboratory = actionOf('laboratory')
/** What one more level costs in a laboratory (Y8.3). */
export const LEVEL_YEN = laboratory.buyLevel?.find((price) => price.yen)?.yen ?? 0
export const LEVEL_IMPORTS = laboratory.buyLevel?.find((price) => price.import)?.import ?? 0

const chinatown = actionOf('chinatown')
/** By resource, the yen for one sold or bought in Chinatown; 0 where it is not traded (Y8.5). */
export const SELL_PRICE = priceOf(chinatown.sell)
export const BUY_PRICE = priceOf(chinatown.buy)

/** What can be given to the church, each once (Y8.6). */
export const GIFT_KINDS: readonly number[] = (actionOf('church').extraFaithOnceEach ?? []).map((kind) =>
  RESOURCES.indexOf(kind),
)

export interface Space {
  readonly id: string
  /** Faith or imports needed. */
  readonly needs: number
  readonly gain: Gain
  readonly neutral: boolean
}

function spacesOf(kind: 'church' | 'customs'): readonly Space[] {
  return (boardOf(actionOf(kind).board)?.spaces ?? []).map(
    ({ id, faith, imports, gain, neutralIn2pVariant }) => ({
      id,
      needs: faith ?? imports ?? 0,
      gain: gainOf(gain),
      neutral: neutralIn2pVariant,
    }),
  )
}

export const CHURCH_SPACES = spacesOf('church')
export const CUSTOMS_SPACES = spacesOf('customs')
export const CHURCH_SPACE_INDEX = indexOf(idsOf(CHURCH_SPACES))
export const CUSTOMS_SPACE_INDEX = indexOf(idsOf(CUSTOMS_SPACES))
