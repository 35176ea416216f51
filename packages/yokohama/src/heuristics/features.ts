import type { Seat } from '@entrepot/kernel'
import {
  ACHIEVEMENTS,
  AGENT_COUNT,
  ASSISTANT,
  CARD_COUNT,
  CARDS,
  COUNTRY_COUNT,
  GOOD_COUNT,
  HAND_LIMIT,
  IMPORT,
  NEUTRAL,
  NONE,
  ORDER_COUNT,
  ORDERS,
  PIECES_OF_PLAYER,
  SCORING,
  SHOP,
  TECHNOLOGY_IDS,
  TOKEN_COUNT,
  TRADING_HOUSE,
  VP,
  YEN,
  type Achievement,
} from '../components/components.ts'
import { built } from '../ending.ts'
import { splitPoints } from '../scoring.ts'
import { amountOf, inHand, inWarehouse, type State } from '../state.ts'
import { reachOf, type Reach } from './areas.ts'
import { completeness, orderWorth, roundsLeft } from './outlook.ts'

/**
 * What a position holds for a seat, and by hand how many points each is worth. "Ahead" multiplies by the rounds left, in
 * tens: what must still be used is worth more, the longer the game goes on.
 */
const FEATURES: readonly (readonly [name: string, weight: number])[] = [
  ['points', 1],
  ['majorities', 0.7],
  ['countries', 0.9],
  ['yen', 0.5],
  ['yen ahead', 0.3],
  ['imports', 1.2],
  ['imports ahead', 1],
  ['copper', 0.35],
  ['silk', 0.35],
  ['tea', 0.33],
  ['fish', 0.33],
  ['copper ahead', 0.6],
  ['silk ahead', 0.5],
  ['tea ahead', 0.25],
  ['fish ahead', 0.25],
  ['orders near', 0.5],
  ['orders ready', 0.45],
  ['orders in hand', 0],
  ['orders in hand ahead', 1],
  ['orders fulfilled', 0],
  ['assistants ahead', 1],
  ['assistants in hand ahead', 0.4],
  ['assistants on the map', 0],
  ['shops in hand', 0],
  ['shops in hand ahead', 1.6],
  ['houses in hand', 0],
  ['houses in hand ahead', 5],
  ['shops built ahead', 1.5],
  ['houses built ahead', 2],
  ['unused agents', 1],
  ['unused agents ahead', 2.5],
  ['half agents', 0.8],
  ['best stop', 0.35],
  ['second stop', 0.1],
  ['all stops', 0.05],
  ['president in hand', -0.5],
  ['achievements near', 0.5],
  ['on the church board', 0.8],
  ['on the customs board', 0.8],
  ['technology lead', 0.1],
  ['ahead', 30],
  ['ahead squared', 0],
  ['three players', 0],
  ['four players', 0],
  ['turns waited', 0],
  ...TECHNOLOGY_IDS.map((id) => [`${id} ahead`, 3] as const),
]

export const featureNames = FEATURES.map(([name]) => name)
/** The last weight is a constant. */
export const handWeights = [...FEATURES.map(([, weight]) => weight), 0]

const OWNERS = NEUTRAL + 1
const reach: Reach = { best: 0, second: 0, all: 0 }
/** What the seat at hand has: orders and cards by country, and how many orders. */
const icons: number[] = new Array<number>(COUNTRY_COUNT).fill(0)
let fulfilled = 0
/**
 * By owner, others than seats included: the values of its technologies, and its rank on a board. Written out: a call here
 * would be bundled with the rules, and change their fingerprint.
 */
const values = [0, 0, 0, 0, 0]
const ranks = [0, 0, 0, 0, 0]

export function features(state: State, seat: Seat, out: Float64Array): void {
  const left = roundsLeft(state)
  const ahead = left / 10
  let at = 0
  countOwned(state, seat)
  out[at++] = amountOf(state, seat, VP)
  out[at++] = majorities(state, seat)
  out[at++] = splitPoints(icons)
  out[at++] = amountOf(state, seat, YEN)
  out[at++] = amountOf(state, seat, YEN) * ahead
  out[at++] = amountOf(state, seat, IMPORT)
  out[at++] = amountOf(state, seat, IMPORT) * ahead
  for (let good = 0; good < GOOD_COUNT; good++) {
    const count = amountOf(state, seat, good)
    out[at + good] = count
    out[at + GOOD_COUNT + good] = Math.min(count, 8) * ahead
  }
  at += 2 * GOOD_COUNT
  at = writeOrders(state, seat, left, out, at)
  const inHandNow = inHand(state, seat, ASSISTANT)
  const owned = PIECES_OF_PLAYER[ASSISTANT] - inWarehouse(state, seat, ASSISTANT)
  out[at++] = owned * ahead
  out[at++] = inHandNow * ahead
  out[at++] = owned - inHandNow
  out[at++] = inHand(state, seat, SHOP)
  out[at++] = inHand(state, seat, SHOP) * ahead
  out[at++] = inHand(state, seat, TRADING_HOUSE)
  out[at++] = inHand(state, seat, TRADING_HOUSE) * ahead
  out[at++] = built(state, seat, false) * ahead
  out[at++] = built(state, seat, true) * ahead
  const agents = agentsUnused(state, seat)
  out[at++] = agents
  out[at++] = agents * Math.min(ahead, 0.5)
  let odd = 0
  for (let country = 0; country < COUNTRY_COUNT; country++) odd += icons[country] & 1
  out[at++] = odd * ahead
  reachOf(state, seat, left, reach)
  const next = left > 1 || state.active === seat ? 1 : 0
  out[at++] = reach.best * next
  out[at++] = reach.second * next
  out[at++] = reach.all * next
  out[at++] = state.presidents[seat] === NONE ? 1 : 0
  out[at++] = achievementsNear(state, seat, left)
  out[at++] = countOf(state.church, state.church.length, seat)
  out[at++] = countOf(state.customs, state.customs.length, seat)
  out[at++] = technologyLead(state, seat)
  out[at++] = ahead
  out[at++] = ahead * ahead
  out[at++] = state.seats === 3 ? 1 : 0
  out[at++] = state.seats === 4 ? 1 : 0
  out[at++] = ((seat - state.active + state.seats) % state.seats) / state.seats
  for (let technology = 0; technology < TECHNOLOGY_IDS.length; technology++) {
    out[at++] = (state.technologies[seat] >> technology) & 1 ? ahead : 0
  }
}

function writeOrders(state: State, seat: Seat, left: number, out: Float64Array, at: number): number {
  let near = 0
  let ready = 0
  let count = 0
  for (let place = 0; place < HAND_LIMIT; place++) {
    const order = state.orderHand[seat * HAND_LIMIT + place]
    if (order === NONE) break
    const complete = completeness(state, seat, order)
    const worth = orderWorth(state, seat, order, left)
    near += worth * complete * complete
    if (complete === 1) ready += worth
    count++
  }
  out[at++] = left > 1 ? near : 0
  out[at++] = left > 1 ? ready : 0
  out[at++] = count
  out[at++] = (count * left) / 10
  out[at++] = fulfilled
  return at
}

/** Counts what orders and cards come to, each looked at once: bots ask for every seat of every position. */
function countOwned(state: State, seat: Seat): void {
  fulfilled = 0
  for (let country = 0; country < COUNTRY_COUNT; country++) icons[country] = 0
  for (let owner = 0; owner < OWNERS; owner++) values[owner] = 0
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
    if (owner === seat) icons[country]++
  }
}

/** The points of the three majorities as they stand. */
function majorities(state: State, seat: Seat): number {
  rankBoard(state.church)
  let points = placePoints(state, seat, SCORING.church, ranks)
  rankBoard(state.customs)
  points += placePoints(state, seat, SCORING.customs, ranks)
  return points + placePoints(state, seat, SCORING.technology, values)
}

function placePoints(state: State, seat: Seat, points: readonly number[], by: readonly number[]): number {
  const own = by[seat]
  if (own === 0) return 0
  let before = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat && by[other] > own) before++
  return before < points.length ? points[before] : 0
}

/** More assistants first, then the one further right. */
function rankBoard(spaces: readonly number[]): void {
  for (let owner = 0; owner < OWNERS; owner++) ranks[owner] = 0
  for (let space = 0; space < spaces.length; space++) {
    const owner = spaces[space]
    if (owner !== NONE) ranks[owner] = ranks[owner] - (ranks[owner] % 10) + 10 + space
  }
}

function technologyLead(state: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && values[other] > best) best = values[other]
  return Math.max(-10, Math.min(10, values[seat] - best))
}

function agentsUnused(state: State, seat: Seat): number {
  let count = 0
  for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) count++
  return count
}

function countOf(owners: readonly number[], length: number, seat: Seat): number {
  let count = 0
  for (let i = 0; i < length; i++) if (owners[i] === seat) count++
  return count
}

/** The points of achievements still open to the seat, each by the square of how nearly its condition is met. */
function achievementsNear(state: State, seat: Seat, left: number): number {
  if (left < 1) return 0
  let near = 0
  for (let place = 0; place < state.achievements.length; place++) {
    if ((state.achievers[place] & (1 << seat)) !== 0) continue
    const achievement = ACHIEVEMENTS[state.achievements[place]]
    const progress = progressOf(state, seat, achievement)
    near += progress * progress * (state.achievers[place] === 0 ? achievement.vpFirst : achievement.vpLater)
  }
  return near
}

/** How nearly the condition of an achievement is met, from 0 to 1. */
export function progressOf(state: State, seat: Seat, achievement: Achievement): number {
  const { have, tokensPlusAgents, orders, technologies, production, commercial } = achievement
  let progress = 1
  for (let resource = 0; have !== null && resource < have.length; resource++) {
    if (have[resource] > 0) progress = Math.min(progress, amountOf(state, seat, resource) / have[resource])
  }
  if (tokensPlusAgents > 0) {
    let agents = 0
    for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] >> 1 === seat) agents++
    progress = Math.min(progress, (countOf(state.tokenOwner, TOKEN_COUNT, seat) + agents) / tokensPlusAgents)
  }
  if (orders > 0) progress = Math.min(progress, countOf(state.orders, ORDER_COUNT, seat) / orders)
  if (technologies > 0)
    progress = Math.min(progress, countOf(state.cardOwner, CARD_COUNT, seat) / technologies)
  if (production + commercial > 0)
    progress = Math.min(progress, built(state, seat, false) / (production + commercial))
  return progress
}
