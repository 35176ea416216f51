import type { Seat } from '@entrepot/kernel'
import {
  CHURCH_SPACES,
  CHURCH_TO_END,
  CUSTOMS_SPACES,
  CUSTOMS_TO_END,
  GOOD_COUNT,
  HAND_LIMIT,
  HOUSES_TO_END,
  NONE,
  ON_FULFILLING,
  ORDER_COUNT,
  ORDERS,
  ORDERS_REMOVED,
  RESOURCE_COUNT,
  SHOPS_TO_END,
  SITES,
  TOKENS,
  VP,
  YEN,
  type Gain,
} from '../components/components.ts'
import { assistantsOn, built } from '../ending.ts'
import { owns, type State } from '../state.ts'

/** Points that one unit is worth in the middle of a game: goods, yen, imports, points, then the icons of Y10. */
const UNIT_WORTH = [1.2, 1, 0.65, 0.65, 0.75, 2.6, 1, 1.2, 1.5, 0.6]

const LONG_GAME = 16

/** How many rounds are still to be played, this one included: counted once the end is triggered, else guessed. */
export function roundsLeft(state: State): number {
  if (state.over) return 0
  if (state.lastRound > 0) return state.lastRound - state.round + 1
  const { seats } = state
  const dealt = ORDER_COUNT - ORDERS_REMOVED[seats] - 4 * seats
  let houses = 0
  let shops = 0
  for (let seat = 0; seat < seats; seat++) {
    houses = Math.max(houses, built(state, seat, true))
    shops = Math.max(shops, built(state, seat, false))
  }
  const progress = Math.max(
    assistantsOn(state.church) / CHURCH_TO_END[seats],
    assistantsOn(state.customs) / CUSTOMS_TO_END[seats],
    1 - state.orderDeck.length / dealt,
    houses / HOUSES_TO_END,
    shops / SHOPS_TO_END,
  )
  return Math.max(2, Math.min(2 + LONG_GAME * (1 - progress), LONG_GAME + 8 - state.round))
}

/** What a gain is worth, taken apart once for all: bots ask for it at every area of every decision. */
interface Worth {
  readonly points: number
  /** For each other icon on it, what that is worth while there is time to use it. */
  readonly useful: readonly number[]
  /** All of it while there is time. */
  readonly all: number
}

function worthOf(gain: Gain): Worth {
  const useful = gain.flatMap((count, icon) => (icon === VP || count === 0 ? [] : [count * UNIT_WORTH[icon]]))
  return { points: gain[VP], useful, all: useful.reduce((sum, worth) => sum + worth, gain[VP]) }
}

export const TOKEN_WORTH = TOKENS.map(({ gain }) => worthOf(gain))
/** By site and lot. */
export const LOT_WORTH = SITES.map(({ gains }) => gains.map(worthOf))
export const CHURCH_WORTH = CHURCH_SPACES.map(({ gain }) => worthOf(gain))
export const CUSTOMS_WORTH = CUSTOMS_SPACES.map(({ gain }) => worthOf(gain))
const ORDER_WORTH = ORDERS.map(({ gain }) => worthOf(gain))

/** What a token, lot, order or board space gives, in points; what must still be turned into points counts less at the end. */
export function gainWorth({ points, useful, all }: Worth, left: number): number {
  if (left > 3) return all
  const use = left / 4
  let worth = points
  for (let i = 0; i < useful.length; i++) worth += useful[i] * use
  return worth
}

/** What fulfilling an order brings, its icon included. */
export function orderWorth(state: State, seat: Seat, order: number, left: number): number {
  let worth = gainWorth(ORDER_WORTH[order], left) + 2.2
  for (const { bit, gain } of ON_FULFILLING) {
    if (owns(state, seat, bit)) worth += gain[VP] + 0.7 * gain[YEN]
  }
  return worth
}

/** What one more of a good is worth: much where an order in hand lacks it. */
export function goodWorth(state: State, seat: Seat, good: number, left: number): number {
  const have = state.purse[seat * RESOURCE_COUNT + good]
  let worth = left > 2 ? UNIT_WORTH[good] * (have > 6 ? 0.5 : 0.8) : 0.35
  for (let place = 0; place < HAND_LIMIT; place++) {
    const order = state.orderHand[seat * HAND_LIMIT + place]
    if (order === NONE) break
    if (ORDERS[order].requires[good] > have) worth += left > 1 ? 0.5 : 0.2
  }
  return worth
}

/** How much of what an order asks is there, from 0 to 1. */
export function completeness(state: State, seat: Seat, order: number): number {
  const { requires } = ORDERS[order]
  let asked = 0
  let there = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    asked += requires[good]
    there += Math.min(requires[good], state.purse[seat * RESOURCE_COUNT + good])
  }
  return asked === 0 ? 1 : there / asked
}
