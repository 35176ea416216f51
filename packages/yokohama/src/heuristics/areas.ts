import type { Seat } from '@entrepot/kernel'
import { firstOf, withoutFirst } from '../bits.ts'
import {
  AREA_COUNT,
  AREAS,
  ASSISTANT,
  BUILD_MIN_POWER,
  CANAL,
  CARDS,
  CHURCH_SPACES,
  COST_MODIFIER,
  CUSTOMS_SPACES,
  FIVE_POWER_MIN,
  GIFT_KINDS,
  HAND_LIMIT,
  HOUSE_LOT,
  IMPORT,
  LAB_SLOTS,
  LEVEL_YEN,
  LOTS,
  NONE,
  ON_BUILDING_HOUSE,
  ON_BUILDING_SHOP,
  ON_CHURCH,
  ON_CUSTOMS,
  ORDERS,
  PORT_SLOTS,
  POWER,
  SHOP,
  SHOP_LOTS,
  SHOP_PRICE,
  STANDING_AREAS,
  TRADING_HOUSE,
  VP,
  YEN,
  type Bits,
  type Bonus,
} from '../components/components.ts'
import { standingPower } from '../area.ts'
import { areasOfAssistants, areasOfOthers } from '../presidents.ts'
import { amountOf, inHand, inWarehouse, owns, type State } from '../state.ts'
import { CHURCH_WORTH, CUSTOMS_WORTH, gainWorth, goodWorth, LOT_WORTH, TOKEN_WORTH } from './outlook.ts'
import { technologyWorth } from './technologies.ts'

/** What acting in an area at some power is worth in points: its action, its token, and building there. */
export function areaWorth(state: State, seat: Seat, area: number, power: number, left: number): number {
  const bounded = power > POWER.max ? POWER.max : power
  let worth = actionWorth(state, seat, area, bounded, left)
  if (bounded >= FIVE_POWER_MIN && state.tokens[area] !== NONE)
    worth += gainWorth(TOKEN_WORTH[state.tokens[area]], left)
  if (bounded >= BUILD_MIN_POWER) worth += buildingWorth(state, seat, area, left)
  return worth
}

function actionWorth(state: State, seat: Seat, area: number, power: number, left: number): number {
  const { kind, resource, amount, vp } = AREAS[area]
  switch (kind) {
    case 'resource':
      return (
        amount[power] * (resource === YEN ? (left > 2 ? 0.8 : 0.5) : goodWorth(state, seat, resource, left))
      )
    case 'port':
      return vp[power] + portWorth(state, seat, area, power, left)
    case 'laboratory':
      return laboratoryWorth(state, seat, area, power, left)
    case 'agency':
      return agencyWorth(state, seat, amount[power], left)
    case 'chinatown':
      return left > 1 ? 0.3 * amount[power] : 0.1
    case 'church':
      return churchWorth(state, seat, amount[power], left)
    case 'customs':
      return customsWorth(state, seat, amount[power], left)
    case 'canal':
      return 0
  }
}

function portWorth(state: State, seat: Seat, area: number, power: number, left: number): number {
  if (left < 2 || state.orderHand[(seat + 1) * HAND_LIMIT - 1] !== NONE) return 0
  const { board, reach } = AREAS[area]
  let best = 0
  for (let slots = reach[power]; slots !== 0; slots = withoutFirst(slots)) {
    const order = state.ports[board * PORT_SLOTS + firstOf(slots)]
    if (order !== NONE) best = Math.max(best, openOrderWorth(state, seat, order))
  }
  const full = state.orderHand[(seat + 1) * HAND_LIMIT - 2] !== NONE
  return best * (full ? 1 : 1.4)
}

/** By order: what taking it is worth when nothing is missing for it. */
const COMPLETE_ORDER_WORTH = ORDERS.map(
  ({ gain }) => 0.5 * (gain[VP] + 2.2 * gain[IMPORT] + 0.7 * gain[YEN] + 2.5),
)

/** What taking an order is worth: more, the less is missing for it. */
export function openOrderWorth(state: State, seat: Seat, order: number): number {
  const { requires } = ORDERS[order]
  let missing = 0
  for (let good = 0; good < requires.length; good++) {
    const lack = requires[good] - amountOf(state, seat, good)
    if (lack > 0) missing += lack * (good < 2 ? 1.1 : 0.7)
  }
  return Math.max(0.3, COMPLETE_ORDER_WORTH[order] - 0.35 * missing)
}

function laboratoryWorth(state: State, seat: Seat, area: number, power: number, left: number): number {
  const { board, amount } = AREAS[area]
  const levels = amount[power]
  const payable = Math.floor(amountOf(state, seat, YEN) / LEVEL_YEN)
  const imports = amountOf(state, seat, IMPORT)
  const technologies = state.technologies[seat]
  const modifiers = COST_MODIFIER[board]
  let best = 0
  for (let slot = 0; slot < LAB_SLOTS; slot++) {
    const card = state.laboratories[board * LAB_SLOTS + slot]
    if (card === NONE) continue
    const { technology, value } = CARDS[card]
    if ((technologies & (1 << technology)) !== 0) continue
    const missing = Math.max(0, value + modifiers[slot] - levels)
    const byYen = Math.min(missing, payable)
    if (missing - byYen > imports) continue
    const cost = 1.4 * byYen + 2.4 * (missing - byYen)
    best = Math.max(best, technologyWorth(card, left) - cost)
  }
  return best
}

function agencyWorth(state: State, seat: Seat, pieces: number, left: number): number {
  if (left < 2) return 0
  const yen = amountOf(state, seat, YEN)
  const houses = inWarehouse(state, seat, TRADING_HOUSE) > 0 && yen >= 4 ? 1 : 0
  const shops = Math.min(
    inWarehouse(state, seat, SHOP),
    Math.floor((yen - 4 * houses) / SHOP_PRICE),
    pieces - houses,
  )
  const assistants = Math.max(0, Math.min(inWarehouse(state, seat, ASSISTANT), pieces - houses - shops))
  const use = Math.min(1, left / 8)
  return use * ((pieces > 0 ? 3 * houses : 0) + 1.4 * Math.max(0, shops) + 1.2 * assistants)
}

function churchWorth(state: State, seat: Seat, faith: number, left: number): number {
  let kinds = 0
  for (const kind of GIFT_KINDS) if (amountOf(state, seat, kind) > 0) kinds++
  let best = 0
  for (let space = 0; space < CHURCH_SPACES.length; space++) {
    const missing = Math.max(0, CHURCH_SPACES[space].needs - faith)
    if (state.church[space] !== NONE || missing > kinds) continue
    best = Math.max(best, gainWorth(CHURCH_WORTH[space], left) + 2 - 0.8 * missing)
  }
  return best > 0 ? best + bonusPoints(state, seat, ON_CHURCH) : 0
}

function customsWorth(state: State, seat: Seat, most: number, left: number): number {
  const imports = Math.min(most, amountOf(state, seat, IMPORT))
  let best = 0
  for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
    const { needs } = CUSTOMS_SPACES[space]
    if (state.customs[space] !== NONE || needs > imports) continue
    best = Math.max(best, gainWorth(CUSTOMS_WORTH[space], left) + 2.5 - 1.6 * needs)
  }
  return best > 0 ? best + bonusPoints(state, seat, ON_CUSTOMS) : 0
}

function buildingWorth(state: State, seat: Seat, area: number, left: number): number {
  const later = 0.25 * Math.min(left, 8)
  const lots = LOT_WORTH[state.sites[area]]
  let best = 0
  if (inHand(state, seat, TRADING_HOUSE) > 0 && state.lots[area * LOTS + HOUSE_LOT] === NONE)
    best = gainWorth(lots[HOUSE_LOT], left) + later + bonusPoints(state, seat, ON_BUILDING_HOUSE)
  if (inHand(state, seat, SHOP) === 0) return best
  let free = 0
  for (let lot = 0; lot < SHOP_LOTS; lot++) {
    const owner = state.lots[area * LOTS + lot]
    if (owner === seat) return best
    if (owner === NONE) free = Math.max(free, gainWorth(lots[lot], left) + 0.01)
  }
  return free === 0 ? best : Math.max(best, free + later + bonusPoints(state, seat, ON_BUILDING_SHOP))
}

function bonusPoints(state: State, seat: Seat, bonuses: readonly Bonus[]): number {
  let points = 0
  for (const { bit, gain } of bonuses) if (owns(state, seat, bit)) points += gain[VP]
  return points
}

/** The two best places that the president can go to next turn, and what all places together promise. */
export interface Reach {
  best: number
  second: number
  all: number
}

/** How good the next turn can be: walking over own assistants, and over up to three that are placed first. */
export function reachOf(state: State, seat: Seat, left: number, reach: Reach): void {
  const standing = STANDING_AREAS[state.seats]
  const own = areasOfAssistants(state, seat)
  const free = standing & ~areasOfOthers(state, seat)
  const start = state.presidents[seat]
  const hand = inHand(state, seat, ASSISTANT)
  reach.best = 0
  reach.second = 0
  reach.all = 0
  let seen = start === NONE ? 0 : 1 << start
  let edge = start === NONE ? own : neighbours(state, seen)
  for (let placed = 0; placed <= 3 && placed <= hand; placed++) {
    if (placed > 0) edge = start === NONE ? standing : neighbours(state, seen)
    let fresh = edge & ~seen & (placed > 0 ? standing : own)
    while (fresh !== 0) {
      seen |= fresh
      for (let bits = fresh & free; bits !== 0; bits = withoutFirst(bits))
        weighStop(state, seat, firstOf(bits), placed, hand, left, reach)
      fresh = start === NONE ? 0 : neighbours(state, fresh) & own & ~seen
    }
    if (start === NONE && placed > 0) break
  }
}

function weighStop(
  state: State,
  seat: Seat,
  area: number,
  placed: number,
  hand: number,
  left: number,
  reach: Reach,
): void {
  const there = state.assistants[seat * AREA_COUNT + area] > 0
  const more = there && hand > placed && placed < 3 ? (placed === 0 && hand > 1 ? 2 : 1) : there ? 0 : 1
  const worth = areaWorth(state, seat, area, POWER.president + standingPower(state, seat, area) + more, left)
  reach.all += worth
  if (worth > reach.best) {
    reach.second = reach.best
    reach.best = worth
  } else if (worth > reach.second) reach.second = worth
}

function neighbours(state: State, areas: Bits): Bits {
  let found = 0
  for (let bits = areas; bits !== 0; bits = withoutFirst(bits)) found |= state.neighbours[firstOf(bits)]
  if (CANAL !== NONE && (found & (1 << CANAL)) !== 0) found |= state.neighbours[CANAL]
  return found
}
