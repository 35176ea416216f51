import type { Seat } from '@entrepot/kernel'
import { standingPower } from '../../area.ts'
import {
  ACHIEVEMENTS,
  AGENT_COUNT,
  AREA_COUNT,
  AREA_IDS,
  CANAL,
  CARD_COUNT,
  CARDS,
  COUNTRY_COUNT,
  GOOD_COUNT,
  HAND_LIMIT,
  HOUSE_LOT,
  IMPORT,
  LOTS,
  NEUTRAL,
  NONE,
  ORDER_COUNT,
  ORDERS,
  PIECE_COUNT,
  SHOP_LOTS,
  TECHNOLOGY_IDS,
  TOKEN_COUNT,
  TRADING_HOUSE,
  VP,
  YEN,
} from '../../components/components.ts'
import { COUNTRIES, GOODS, PIECES } from '../../components/schema.ts'
import { amountOf, inHand, inWarehouse, type State } from '../../state.ts'
import { priceOfNext } from '../../warehouse.ts'
import { progressOf } from '../features.ts'
import { completeness, orderWorth, roundsLeft } from '../outlook.ts'

/** Places where pieces stand: all areas but the canal. */
const STANDING = AREA_IDS.flatMap((id, area) => (area === CANAL ? [] : [{ id, area }]))
const OF_AN_ORDER = [
  'there',
  ...GOODS.map((good) => `${good} missing`),
  'complete',
  'points',
  'worth',
  'new country',
]
const OF_A_BOARD = ['assistants', 'lead', 'points now', 'rightmost']

export const ownNames: readonly string[] = [
  ...GOODS.flatMap((good) => [good, `${good}, up to 3`]),
  'yen',
  'yen, up to 6',
  'imports',
  'imports, up to 3',
  'points',
  ...Array.from({ length: HAND_LIMIT }, (_, place) =>
    OF_AN_ORDER.map((name) => `order ${place + 1}: ${name}`),
  ).flat(),
  'orders fulfilled',
  ...COUNTRIES.flatMap((country) => [`icons of ${country}`, `odd icons of ${country}`]),
  'countries',
  'fewest icons',
  ...PIECES.flatMap((piece) => [`${piece} in hand`, `${piece} in the warehouse`]),
  'price of the next house',
  'a house can be paid',
  ...STANDING.map(({ id }) => `assistants in ${id}`),
  ...STANDING.map(({ id }) => `power in ${id}`),
  ...STANDING.map(({ id }) => `president in ${id}`),
  ...STANDING.map(({ id }) => `shop in ${id}`),
  ...STANDING.map(({ id }) => `house in ${id}`),
  'president in hand',
  'shops built',
  'houses built',
  ...OF_A_BOARD.map((name) => `church: ${name}`),
  ...OF_A_BOARD.map((name) => `customs: ${name}`),
  'technology value',
  'technology lead',
  'technologies',
  ...TECHNOLOGY_IDS,
  'agents unused',
  'agents used',
  'tokens',
  ...[1, 2, 3].flatMap((place) => [
    `achievement ${place}: done`,
    `achievement ${place}: progress`,
    `achievement ${place}: points near`,
  ]),
  'achievements done',
  'at turn',
  'turns to wait',
  'start player',
]

/** What the seat at hand has: orders and cards by country, orders, cards; and by owner the value of its cards. */
const icons = new Float64Array(COUNTRY_COUNT)
let fulfilled = 0
let cards = 0
const OWNERS = NEUTRAL + 1
const values = [0, 0, 0, 0, 0]
/** By owner: assistants on a board. Like the values it is written out: a call here would change the rules' fingerprint. */
const present = [0, 0, 0, 0, 0]
const places = new Int32Array(HAND_LIMIT)

/** What a learnt mind sees of a seat: numbers of the size of 1. */
export function own(state: State, seat: Seat, out: Float64Array, from: number): void {
  let at = from
  for (let good = 0; good < GOOD_COUNT; good++) {
    const count = amountOf(state, seat, good)
    out[at++] = count / 5
    out[at++] = Math.min(count, 3) / 3
  }
  out[at++] = amountOf(state, seat, YEN) / 12
  out[at++] = Math.min(6, amountOf(state, seat, YEN)) / 6
  out[at++] = amountOf(state, seat, IMPORT) / 5
  out[at++] = Math.min(3, amountOf(state, seat, IMPORT)) / 3
  out[at++] = amountOf(state, seat, VP) / 50
  countOwned(state, seat)
  at = writeOrders(state, seat, out, at)
  at = writeCountries(out, at)
  at = writePieces(state, seat, out, at)
  at = writeMap(state, seat, out, at)
  at = writeBoard(state, seat, state.church, out, at)
  at = writeBoard(state, seat, state.customs, out, at)
  at = writeTechnologies(state, seat, out, at)
  at = writeAchievements(state, seat, out, at)
  out[at++] = state.active === seat ? 1 : 0
  out[at++] = ((seat - state.active + state.seats) % state.seats) / 3
  out[at++] = state.start === seat ? 1 : 0
}

/** Looks at each order and each card once. */
function countOwned(state: State, seat: Seat): void {
  for (let country = 0; country < COUNTRY_COUNT; country++) icons[country] = 0
  for (let owner = 0; owner < OWNERS; owner++) values[owner] = 0
  fulfilled = 0
  cards = 0
  for (let order = 0; order < ORDER_COUNT; order++) {
    if (state.orders[order] !== seat) continue
    icons[ORDERS[order].country]++
    fulfilled++
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    const owner = state.cardOwner[card]
    if (owner === NONE) continue
    const { country, value } = CARDS[card]
    values[owner] += value
    if (owner !== seat) continue
    icons[country]++
    cards++
  }
}

/** The orders in hand, the most complete one first. */
function writeOrders(state: State, seat: Seat, out: Float64Array, from: number): number {
  const left = roundsLeft(state)
  let count = 0
  for (; count < HAND_LIMIT; count++) {
    const order = state.orderHand[seat * HAND_LIMIT + count]
    if (order === NONE) break
    let at = count
    const complete = completeness(state, seat, order)
    for (; at > 0 && completeness(state, seat, places[at - 1]) < complete; at--) places[at] = places[at - 1]
    places[at] = order
  }
  for (let place = 0; place < count; place++) {
    let at = from + place * OF_AN_ORDER.length
    const order = places[place]
    const { requires, gain, country } = ORDERS[order]
    out[at++] = 1
    for (let good = 0; good < GOOD_COUNT; good++)
      out[at++] = Math.max(0, requires[good] - amountOf(state, seat, good)) / 3
    out[at++] = completeness(state, seat, order)
    out[at++] = gain[VP] / 8
    out[at++] = orderWorth(state, seat, order, left) / 10
    out[at++] = icons[country] === 0 ? 1 : 0
  }
  out[from + HAND_LIMIT * OF_AN_ORDER.length] = fulfilled / 4
  return from + HAND_LIMIT * OF_AN_ORDER.length + 1
}

function writeCountries(out: Float64Array, from: number): number {
  let at = from
  let different = 0
  let fewest = Infinity
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    out[at++] = icons[country] / 3
    out[at++] = icons[country] & 1
    if (icons[country] > 0) different++
    fewest = Math.min(fewest, icons[country])
  }
  out[at++] = different / COUNTRY_COUNT
  out[at++] = fewest
  return at
}

function writePieces(state: State, seat: Seat, out: Float64Array, from: number): number {
  let at = from
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    out[at++] = inHand(state, seat, piece) / 4
    out[at++] = inWarehouse(state, seat, piece) / 4
  }
  const left = inWarehouse(state, seat, TRADING_HOUSE)
  const price = left > 0 ? priceOfNext(TRADING_HOUSE, left) : 0
  out[at++] = price / 8
  out[at++] = left > 0 && amountOf(state, seat, YEN) >= price ? 1 : 0
  return at
}

function writeMap(state: State, seat: Seat, out: Float64Array, from: number): number {
  const size = STANDING.length
  let shops = 0
  let houses = 0
  for (let place = 0; place < size; place++) {
    const { area } = STANDING[place]
    const assistants = state.assistants[seat * AREA_COUNT + area]
    if (assistants > 0) out[from + place] = assistants / 2
    out[from + size + place] = standingPower(state, seat, area) / 3
    if (state.presidents[seat] === area) out[from + 2 * size + place] = 1
    for (let lot = 0; lot < SHOP_LOTS; lot++) {
      if (state.lots[area * LOTS + lot] !== seat) continue
      out[from + 3 * size + place] = 1
      shops++
    }
    if (state.lots[area * LOTS + HOUSE_LOT] === seat) {
      out[from + 4 * size + place] = 1
      houses++
    }
  }
  const at = from + 5 * size
  out[at] = state.presidents[seat] === NONE ? 1 : 0
  out[at + 1] = shops / 4
  out[at + 2] = houses / 2
  return at + 3
}

function writeBoard(
  state: State,
  seat: Seat,
  spaces: readonly number[],
  out: Float64Array,
  at: number,
): number {
  for (let owner = 0; owner < OWNERS; owner++) present[owner] = 0
  let rightmost = 0
  for (let space = 0; space < spaces.length; space++) {
    const owner = spaces[space]
    if (owner === NONE) continue
    present[owner]++
    if (owner === seat) rightmost = space + 1
  }
  const mine = present[seat]
  const most = mostOfOthers(state, seat, present)
  out[at] = mine / 3
  out[at + 1] = (mine - most) / 3
  out[at + 2] = mine > most ? 1 : mine > 0 && mine === most ? 0.5 : 0
  out[at + 3] = rightmost / spaces.length
  return at + OF_A_BOARD.length
}

/** The most that another seat has. */
function mostOfOthers(state: State, seat: Seat, counts: readonly number[]): number {
  let most = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && counts[other] > most) most = counts[other]
  return most
}

function writeTechnologies(state: State, seat: Seat, out: Float64Array, from: number): number {
  let at = from
  const mine = values[seat]
  const most = mostOfOthers(state, seat, values)
  out[at++] = mine / 15
  out[at++] = Math.max(-10, Math.min(10, mine - most)) / 10
  out[at++] = cards / 4
  for (let technology = 0; technology < TECHNOLOGY_IDS.length; technology++)
    out[at++] = (state.technologies[seat] >> technology) & 1
  let unused = 0
  let used = 0
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    if (state.agents[agent] === 2 * seat) unused++
    else if (state.agents[agent] === 2 * seat + 1) used++
  }
  out[at++] = unused / 2
  out[at++] = used / 2
  let tokens = 0
  for (let token = 0; token < TOKEN_COUNT; token++) if (state.tokenOwner[token] === seat) tokens++
  out[at++] = tokens / 3
  return at
}

function writeAchievements(state: State, seat: Seat, out: Float64Array, from: number): number {
  let done = 0
  for (let place = 0; place < state.achievements.length && place < 3; place++) {
    const at = from + 3 * place
    if ((state.achievers[place] & (1 << seat)) !== 0) {
      out[at] = 1
      done++
      continue
    }
    const achievement = ACHIEVEMENTS[state.achievements[place]]
    const progress = progressOf(state, seat, achievement)
    out[at + 1] = progress
    const points = state.achievers[place] === 0 ? achievement.vpFirst : achievement.vpLater
    out[at + 2] = (progress * progress * points) / 8
  }
  out[from + 9] = done / 2
  return from + 10
}
