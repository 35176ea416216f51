import { type Amounts, amounts, type Bits, box, priceOf } from './data.ts'
import { TECHNOLOGY_IDS } from './cards.ts'
import { COPPER_SOURCES, PIECES, type CopperSource } from './schema.ts'

type Effect = (typeof box.technologies)[number]['effect']

function technologiesWhere(holds: (effect: Effect) => boolean): readonly number[] {
  return box.technologies.flatMap(({ effect }, index) => (holds(effect) ? [index] : []))
}

function bitsWhere(holds: (effect: Effect) => boolean): Bits {
  return technologiesWhere(holds).reduce((bits, index) => bits | (1 << index), 0)
}

/** A technology that gives something when something happens. */
export interface Bonus {
  readonly bit: Bits
  readonly id: string
  readonly gain: readonly number[]
}

function bonusesAt(hook: Effect['hook']): readonly Bonus[] {
  return technologiesWhere((effect) => effect.hook === hook && effect.gain !== undefined).map((index) => ({
    bit: 1 << index,
    id: TECHNOLOGY_IDS[index],
    gain: priceOf(box.technologies[index].effect.gain),
  }))
}

export const ON_BUILDING_SHOP = bonusesAt('buildShop')
export const ON_BUILDING_HOUSE = bonusesAt('buildTradingHouse')
export const ON_FULFILLING = bonusesAt('fulfilOrder')
export const ON_ACQUIRING_OTHER = bonusesAt('acquireTechnology')
export const ON_ACQUIRING_ITSELF = bonusesAt('acquire')
export const ON_CHURCH = bonusesAt('placeOnChurch')
export const ON_CUSTOMS = bonusesAt('placeOnCustoms')
export const ON_COPPER = bonusesAt('gainCopper')
/** Where the copper bonuses work; one entry for each of ON_COPPER. */
export const COPPER_EVENTS: readonly ReadonlySet<CopperSource>[] = technologiesWhere(
  (effect) => effect.hook === 'gainCopper',
).map((index) => new Set(box.technologies[index].effect.sources ?? COPPER_SOURCES))

export const STATION_TECHNOLOGY = bitsWhere((effect) => effect.placeStation === true)
export const FREE_PASSAGE = bitsWhere((effect) => effect.freePassage === true)
export const MAY_STOP_BESIDE = bitsWhere((effect) => effect.mayEndWithOtherPresidents === true)
export const TRAM = bitsWhere((effect) => effect.jumpToAreaWithoutOtherPresidents === true)
export const MORE_AREAS = bitsWhere((effect) => effect.differentAreas !== undefined)
export const PAIR_PLUS = bitsWhere((effect) => effect.pairPlusAdjacent !== undefined)
export const MAY_LEAVE = bitsWhere((effect) => effect.mayLeaveAssistants !== undefined)

const figureOf = (read: (effect: Effect) => number | undefined): number =>
  box.technologies.map(({ effect }) => read(effect)).find((figure) => figure !== undefined) ?? 0

/** Newspaper's number of areas, Telegram's additional assistants, Telephone's staying ones. */
export const MORE_AREAS_COUNT = figureOf((effect) => effect.differentAreas)
export const PAIR_PLUS_COUNT = figureOf((effect) => effect.pairPlusAdjacent)
export const MAY_LEAVE_COUNT = figureOf((effect) => effect.mayLeaveAssistants)

/** A technology of use once in each own turn (Y9.4). */
export interface OncePerTurn {
  readonly index: number
  readonly bit: Bits
  readonly id: string
  readonly cost: readonly number[]
  readonly gain: readonly number[]
  /** Pieces that come from the warehouse to the hand. */
  readonly pieces: readonly number[]
}

export const ONCE_PER_TURN: readonly OncePerTurn[] = technologiesWhere(
  (effect) => effect.hook === 'oncePerTurn',
).map((index) => {
  const { cost, gain, moveFromWarehouse } = box.technologies[index].effect
  const pieces = amounts(PIECES, moveFromWarehouse)
  return {
    index,
    bit: 1 << index,
    id: TECHNOLOGY_IDS[index],
    cost: priceOf(cost),
    gain: priceOf(gain),
    pieces,
  }
})
export const ONCE_PER_TURN_BITS = ONCE_PER_TURN.reduce((bits, { bit }) => bits | bit, 0)

const stockSystem = box.technologies.findIndex(({ effect }) => effect.yenWhen !== undefined)
export const STOCK_SYSTEM = stockSystem < 0 ? 0 : 1 << stockSystem
export const STOCK_SYSTEM_ID = TECHNOLOGY_IDS[stockSystem]
/** By yen in hand, what Stock System gives (Y9.11). */
export const STOCK_YEN: readonly number[] = stockYen(box.technologies[stockSystem]?.effect.yenWhen ?? {})

function stockYen(when: Amounts): readonly number[] {
  const most = Math.max(-1, ...Object.keys(when).map(Number))
  return Array.from({ length: most + 1 }, (_, yen) => when[yen] ?? 0)
}
