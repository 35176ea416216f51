import {
  AREA_COUNT,
  AREA_IDS,
  CANAL,
  CARDS,
  CHURCH_SPACES,
  COST_MODIFIER,
  CUSTOMS_SPACES,
  GOOD_COUNT,
  HOUSE_LOT,
  HOUSES_TO_END,
  LAB_SLOTS,
  LOTS,
  NONE,
  ORDER_COUNT,
  ORDERS,
  ORDERS_REMOVED,
  SHOP_LOTS,
  SHOPS_TO_END,
  TECHNOLOGY_IDS,
  VP,
} from '../../components/components.ts'
import { GOODS } from '../../components/schema.ts'
import { assistantsOn, boardToEnd, built } from '../../ending.ts'
import type { State } from '../../state.ts'
import { roundsLeft } from '../outlook.ts'

const STANDING = AREA_IDS.flatMap((id, area) => (area === CANAL ? [] : [{ id, area }]))

export const sharedNames: readonly string[] = [
  'rounds left',
  'few rounds left',
  'rounds played',
  'last round known',
  'two players',
  'three players',
  'four players',
  'church to the end',
  'customs to the end',
  'orders to the end',
  'shops to the end',
  'houses to the end',
  ...CHURCH_SPACES.map((_, space) => `church space ${space + 1} free`),
  ...CUSTOMS_SPACES.map((_, space) => `customs space ${space + 1} free`),
  ...STANDING.map(({ id }) => `token on ${id}`),
  ...STANDING.map(({ id }) => `shop lots in ${id}`),
  ...STANDING.map(({ id }) => `house lot in ${id}`),
  ...STANDING.map(({ id }) => `president in ${id}`),
  ...TECHNOLOGY_IDS.map((id) => `${id} for sale`),
  'cheapest technology',
  ...GOODS.map((good) => `${good} asked in ports`),
  'best order in ports',
  'orders in ports',
]

/** What a learnt mind sees of the board: numbers of the size of 1. */
export function shared(state: State, out: Float64Array, from: number): void {
  let at = from
  const left = roundsLeft(state)
  out[at++] = left / 10
  out[at++] = left < 4 ? (4 - left) / 4 : 0
  out[at++] = state.round / 10
  out[at++] = state.lastRound > 0 ? 1 : 0
  out[at + state.seats - 2] = 1
  at += 3
  at = writeEnds(state, out, at)
  for (let space = 0; space < CHURCH_SPACES.length; space++) out[at++] = state.church[space] === NONE ? 1 : 0
  for (let space = 0; space < CUSTOMS_SPACES.length; space++)
    out[at++] = state.customs[space] === NONE ? 1 : 0
  at = writeMap(state, out, at)
  at = writeLaboratories(state, out, at)
  writePorts(state, out, at)
}

/** How much of the way to each end of the game is gone. */
function writeEnds(state: State, out: Float64Array, at: number): number {
  let shops = 0
  let houses = 0
  for (let seat = 0; seat < state.seats; seat++) {
    shops = Math.max(shops, built(state, seat, false))
    houses = Math.max(houses, built(state, seat, true))
  }
  const dealt = ORDER_COUNT - ORDERS_REMOVED[state.seats] - 4 * state.seats
  out[at] = assistantsOn(state.church) / boardToEnd(state, 'church')
  out[at + 1] = assistantsOn(state.customs) / boardToEnd(state, 'customs')
  out[at + 2] = 1 - state.orderDeck.length / dealt
  out[at + 3] = shops / SHOPS_TO_END
  out[at + 4] = houses / HOUSES_TO_END
  return at + 5
}

function writeMap(state: State, out: Float64Array, from: number): number {
  const size = STANDING.length
  for (let place = 0; place < size; place++) {
    const { area } = STANDING[place]
    if (state.neighbours[area] === 0) continue
    if (state.tokens[area] !== NONE) out[from + place] = 1
    let free = 0
    for (let lot = 0; lot < SHOP_LOTS; lot++) if (state.lots[area * LOTS + lot] === NONE) free++
    out[from + size + place] = free / SHOP_LOTS
    if (state.lots[area * LOTS + HOUSE_LOT] === NONE) out[from + 2 * size + place] = 1
  }
  const presidents = from + 3 * size
  for (let seat = 0; seat < state.seats; seat++) {
    const area = state.presidents[seat]
    if (area !== NONE && area < AREA_COUNT) out[presidents + PLACE_OF[area]] += 0.5
  }
  return from + 4 * size
}

const PLACE_OF = AREA_IDS.map((_, area) => (area > CANAL && CANAL !== NONE ? area - 1 : area))

function writeLaboratories(state: State, out: Float64Array, at: number): number {
  let cheapest = Infinity
  for (let slot = 0; slot < state.laboratories.length; slot++) {
    const card = state.laboratories[slot]
    if (card === NONE) continue
    const cost = CARDS[card].value + COST_MODIFIER[Math.floor(slot / LAB_SLOTS)][slot % LAB_SLOTS]
    out[at + CARDS[card].technology] = 4 / (4 + cost)
    cheapest = Math.min(cheapest, cost)
  }
  out[at + TECHNOLOGY_IDS.length] = cheapest === Infinity ? 0 : cheapest / 5
  return at + TECHNOLOGY_IDS.length + 1
}

function writePorts(state: State, out: Float64Array, at: number): void {
  let best = 0
  let count = 0
  for (let slot = 0; slot < state.ports.length; slot++) {
    const order = state.ports[slot]
    if (order === NONE) continue
    count++
    const { requires, gain } = ORDERS[order]
    for (let good = 0; good < GOOD_COUNT; good++) out[at + good] += requires[good] / 10
    best = Math.max(best, gain[VP])
  }
  out[at + GOOD_COUNT] = best / 10
  out[at + GOOD_COUNT + 1] = count / 6
}
