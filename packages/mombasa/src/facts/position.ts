import type { Seat } from '@entrepot/kernel'
import { extraLevel } from '../bonus.ts'
import { STEPS } from '../books.ts'
import { CARD_KIND, CARD_VALUE, CARDS, GOODS_COUNT } from '../components/cards.ts'
import { COMPANIES } from '../components/components.ts'
import { REGIONS } from '../components/map.ts'
import { GOODS, type TrackBonus } from '../components/schema.ts'
import { SPACES } from '../components/spaces.ts'
import { entryCost as entryCostIn } from '../expansion.ts'
import { discountInUse, valueInUse } from '../goods.ts'
import { knownState } from '../known.ts'
import { priceAt } from '../market.ts'
import { countMeans, inkwellReach, mayEnter, noMeans } from '../needs.ts'
import { postsLeft as postsLeftIn } from '../posts.ts'
import type { State } from '../state.ts'
import { goodsValue } from '../totals.ts'
import { callAhead as callAheadIn } from '../tracks.ts'
import { slotOf } from '../use.ts'
import type { PlayerView, View } from '../view.ts'
import { companyOfSpace, trackFacts } from './printed.ts'

// What follows from a position: the rules are asked about what a view tells.

const positions = new WeakMap<View, State>()

/** The position that a view shows, read once. Never to be changed. */
function positionOf(view: View): State {
  let state = positions.get(view)
  if (state === undefined) {
    state = knownState(view)
    positions.set(view, state)
  }
  return state
}

export function playerOf(view: View, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`There is no player in seat ${seat}.`)
  return player
}

/** The price of a card of the display in the decision at hand (M5.3, M8.6, M9.8). */
export function priceOf(view: View, card: string): number {
  const state = positionOf(view)
  const frame = state.frames.at(-1)
  const paysGoods = state.inUse !== 0
  const discount = frame?.kind === 'buy' ? frame.amount : paysGoods ? discountInUse(state, state.turn) : 0
  return priceAt(state, state.cardDisplay.indexOf(CARDS.of(card)), discount)
}

/** The value of a card that lies in a slot, with the tile on it and permanent bonuses (M4.6). */
export function cardValue(view: View, seat: Seat, id: string): number {
  const state = positionOf(view)
  const card = CARDS.of(id)
  return CARD_KIND[card] < GOODS_COUNT ? goodsValue(state, seat, slotOf(state, seat, card)) : CARD_VALUE[card]
}

/** The value of the goods in use (M5.1). */
export function goodsInUse(view: View): number {
  return view.turn === null ? 0 : valueInUse(positionOf(view), view.turn)
}

export type Totals = Readonly<Record<(typeof GOODS)[number] | 'expansion' | 'helpers', number>>

/** The face-up totals of a seat (M4.6); helpers are bookkeepers and diamond merchants. */
export function totalsOf(view: View, seat: Seat): Totals {
  const { goods, expansion, bookkeepers, merchants } = countMeans(positionOf(view), seat, noMeans())
  return {
    coffee: goods[0],
    banana: goods[1],
    cotton: goods[2],
    expansion,
    helpers: bookkeepers + merchants,
  }
}

/** The points that entering a region costs a company (M6.4); null where it cannot enter from where it stands (M6.3). */
export function entryCost(view: View, company: string, region: string): number | null {
  const cost = entryCostIn(positionOf(view), COMPANIES.of(company), REGIONS.of(region))
  return cost === 0 ? null : cost
}

/** The posts left in a company's base. */
export function postsLeft(view: View, company: string): number {
  return postsLeftIn(positionOf(view), COMPANIES.of(company))
}

/** The pounds that the next step on a track costs a seat; 0 without a capital call (M9.2). */
export function callAhead(view: View, seat: Seat, company: string): number {
  return callAheadIn(positionOf(view), seat, COMPANIES.of(company))
}

/** Which books a seat meets with what is face up in the action phase, and how far the inkwell could go (M7.2, M7.3). */
export function bookReach(view: View, seat: Seat): { isMet(step: number): boolean; reach: number } {
  const state = positionOf(view)
  const means = countMeans(state, seat, noMeans())
  return {
    isMet: (step) => mayEnter(state.ledger[seat * STEPS + step], means),
    reach: view.phase === 'action' ? inkwellReach(state, seat) : state.inkwell[seat],
  }
}

/** An extra bonus space in this game, with the track that lies there (M9.9); null for a space of the board. */
export function extraSpaceOf(
  view: View,
  space: string,
): {
  readonly company: string
  readonly track: string
  readonly level: 'first' | 'second'
  readonly bonus: TrackBonus
} | null {
  const company = companyOfSpace(space)
  if (company === null) return null
  const { track } = view.companies[COMPANIES.of(company)]
  const level = extraLevel(SPACES.of(space)) === 0 ? 'first' : 'second'
  return { company, track, level, bonus: trackFacts(track).bonuses[level] }
}
