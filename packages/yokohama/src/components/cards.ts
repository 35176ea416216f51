import { amounts, box, type Gain, gainOf, idsOf, indexOf, priceOf } from './data.ts'
import { COUNTRIES, GOODS } from './schema.ts'

export const COUNTRY_COUNT = COUNTRIES.length

export interface Order {
  readonly id: string
  readonly country: number
  readonly requires: readonly number[]
  readonly gain: Gain
}

export const ORDERS: readonly Order[] = box.orders.map(({ id, country, requires, gain }) => ({
  id,
  country: COUNTRIES.indexOf(country),
  requires: amounts(GOODS, requires),
  gain: gainOf(gain),
}))
export const ORDER_IDS = idsOf(ORDERS)
export const ORDER_INDEX = indexOf(ORDER_IDS)
export const ORDER_COUNT = ORDERS.length

export interface TechnologyCard {
  readonly id: string
  /** Index of the name. */
  readonly technology: number
  readonly country: number
  readonly value: number
}

export const TECHNOLOGY_IDS = idsOf(box.technologies)
export const TECHNOLOGY_INDEX = indexOf(TECHNOLOGY_IDS)
export const CARDS: readonly TechnologyCard[] = box.technologyCards.map(
  ({ id, technology, country, value }) => ({
    id,
    technology: TECHNOLOGY_IDS.indexOf(technology),
    country: COUNTRIES.indexOf(country),
    value,
  }),
)
export const CARD_IDS = idsOf(CARDS)
export const CARD_INDEX = indexOf(CARD_IDS)
export const CARD_COUNT = CARDS.length

/** Shop lots of a site; the house lot follows them in the state's table of lots. */
export const SHOP_LOTS = box.buildingSites[0].shops.length
export const LOTS = SHOP_LOTS + 1
export const HOUSE_LOT = LOTS - 1

export interface Site {
  readonly id: string
  readonly lotIds: readonly string[]
  /** By lot, shops first, then the house. */
  readonly gains: readonly Gain[]
}

export const SITES: readonly Site[] = box.buildingSites.map(({ id, shops, tradingHouse }) => {
  const lots = [...shops, tradingHouse]
  return { id, lotIds: idsOf(lots), gains: lots.map(({ gain }) => gainOf(gain)) }
})
export const SITE_INDEX = indexOf(idsOf(SITES))
/** By lot id, site index × LOTS + lot. */
export const LOT_INDEX = indexOf(SITES.flatMap(({ lotIds }) => lotIds))

export const TOKENS = box.fivePowerTokens.map(({ id, gain }) => ({ id, gain: gainOf(gain) }))
export const TOKEN_IDS = idsOf(TOKENS)
export const TOKEN_INDEX = indexOf(TOKEN_IDS)
export const TOKEN_COUNT = TOKENS.length

export const AGENTS = box.foreignAgents.map(({ id, country }) => ({
  id,
  country: COUNTRIES.indexOf(country),
}))
export const AGENT_IDS = idsOf(AGENTS)
export const AGENT_INDEX = indexOf(AGENT_IDS)
export const AGENT_COUNT = AGENTS.length

export interface Achievement {
  readonly id: string
  readonly deck: 'A' | 'B' | 'C'
  /** At least so many of each resource in hand; null when none is asked. */
  readonly have: readonly number[] | null
  readonly tokensPlusAgents: number
  readonly orders: number
  readonly technologies: number
  /** Different areas of each category with an own building. */
  readonly production: number
  readonly commercial: number
  readonly vpFirst: number
  readonly vpLater: number
}

export const ACHIEVEMENTS: readonly Achievement[] = box.achievements.map(
  ({ id, deck, condition, vpFirst, vpLater }) => ({
    id,
    deck,
    have: condition.have === undefined ? null : priceOf(condition.have),
    tokensPlusAgents: condition.fivePowerTokensPlusAgents ?? 0,
    orders: condition.ordersFulfilled ?? 0,
    technologies: condition.technologies ?? 0,
    production: condition.areasWithOwnBuilding?.production ?? 0,
    commercial: condition.areasWithOwnBuilding?.commercial ?? 0,
    vpFirst,
    vpLater,
  }),
)
export const ACHIEVEMENT_IDS = idsOf(ACHIEVEMENTS)
export const ACHIEVEMENT_INDEX = indexOf(ACHIEVEMENT_IDS)
export const ACHIEVEMENT_DECKS = ['A', 'B', 'C'] as const
