import type { Seat } from '@entrepot/kernel'
import { DIAMOND_UNLOCK, INK_END, INK_UNLOCK, SLOTS } from '../components/board.ts'
import {
  BOOKKEEPER,
  CARD_KIND,
  CARD_VALUE,
  CARDS,
  EXPANSION,
  GOODS_COUNT,
  MERCHANT,
} from '../components/cards.ts'
import { COMPANIES } from '../components/components.ts'
import { BOARD_SPACE, TILE_SPACES, TILES } from '../components/spaces.ts'
import { TRACK, TRACKS } from '../components/tracks.ts'
import { countMeans, noMeans, reachWith } from '../needs.ts'
import { postsLeft, shareValue } from '../posts.ts'
import { sharesOf } from '../scoring.ts'
import { HAND, NOT_OWNED, PILE, type State } from '../state.ts'
import { hasTile } from '../totals.ts'
import {
  cardUse,
  chainOf,
  DIAMOND_WORTH,
  INK_WORTH,
  roundsAhead,
  smoothShares,
  type Chain,
} from './outlook.ts'

/** What a position holds for a seat, and by hand what each is worth. "Ahead" multiplies by the rounds after this one. */
const FEATURES: readonly (readonly [name: string, weight: number])[] = [
  ['pounds', 1],
  ['pounds ahead', 0.05],
  ['shares at their value', 1],
  ['parts of shares', 0.9],
  ['shares ahead', 0.6],
  ['shares of rising companies ahead', 0.05],
  ['diamonds', 1],
  ['diamonds ahead', 0.05],
  ['diamond slot ahead', 4],
  ['near the diamond slot ahead', 1.5],
  ['bookkeeping', 1],
  ['bookkeeping ahead', 0.05],
  ['book slot ahead', 4],
  ['near the book slot ahead', 1.5],
  ['books before the inkwell', 0.8],
  ['worth of the books before the inkwell', 0.35],
  ['what those books ask', -0.05],
  ['goods owned ahead', 0.5],
  ['largest good owned ahead', 0.2],
  ['expansion owned ahead', 0.6],
  ['bookkeepers owned ahead', 0.7],
  ['merchants owned ahead', 1.2],
  ['use of the hand', 0.1],
  ['use of the best pile', 0.05],
  ['cards in hand', 0],
  ['coffee face up', 1.2],
  ['bananas face up', 1.2],
  ['cotton face up', 1.2],
  ['largest good face up', 0.3],
  ['expansion face up', 2],
  ['bookkeepers face up', 3],
  ['books within reach', 0.9],
  ['merchants face up', 4],
  ['markers left', 1.2],
  ['still in', 0],
  ['first player', 0.3],
  ['first player ahead', 0.1],
  ...TILES.ids.map((id) => [`reserved ${id}`, 2] as const),
  ...TRACKS.ids.flatMap(
    (id) =>
      [
        [`first bonus of ${id} ahead`, 0.8],
        [`second bonus of ${id} ahead`, 0.8],
      ] as const,
  ),
  ['ahead', 18],
  ['ahead squared', 0],
  ['three players', 0],
  ['four players', 0],
]

export const featureNames = FEATURES.map(([name]) => name)
/** The last weight is a constant. */
export const handWeights = [...FEATURES.map(([, weight]) => weight), 0]

const chain: Chain = { length: 0, asks: 0 }
const means = noMeans()
const piles = new Float64Array(SLOTS.size)
/** The features from coffee to merchants face up. */
const OF_FACE_UP = GOODS_COUNT + 5

export function features(state: State, seat: Seat, out: Float64Array): void {
  const ahead = roundsAhead(state)
  const next = ahead > 0 ? 1 : 0
  const acting = state.phase === 'action' && state.ended[seat] === 0
  let at = 0
  out[at++] = state.pounds[seat]
  out[at++] = state.pounds[seat] * ahead
  at = writeShares(state, seat, ahead, out, at)
  const diamonds = DIAMOND_WORTH[state.diamonds[seat]]
  out[at++] = diamonds
  out[at++] = diamonds * ahead
  out[at++] = state.diamonds[seat] >= DIAMOND_UNLOCK ? ahead : 0
  out[at++] = nearness(state.diamonds[seat], DIAMOND_UNLOCK) * ahead
  const ink = state.inkwell[seat]
  out[at++] = INK_WORTH[ink]
  out[at++] = INK_WORTH[ink] * ahead
  out[at++] = ink >= INK_UNLOCK ? ahead : 0
  out[at++] = nearness(ink, INK_UNLOCK) * ahead
  chainOf(state, seat, chain)
  const books = acting || next === 1 ? chain.length : 0
  const booksWorth = books === 0 ? 0 : INK_WORTH[Math.min(INK_END, ink + books)] - INK_WORTH[ink]
  out[at++] = Math.min(books, 2 + 2 * ahead)
  out[at++] = booksWorth
  out[at++] = books === 0 ? 0 : chain.asks
  at = writeCards(state, seat, ahead, out, at)
  at = acting ? writeFaceUp(state, seat, out, at) : writeZeros(out, at, OF_FACE_UP)
  out[at++] = acting ? state.markers[seat] : 0
  out[at++] = acting ? 1 : 0
  out[at++] = state.firstPlayer === seat ? next : 0
  out[at++] = state.firstPlayer === seat ? ahead : 0
  at = writeTiles(state, seat, next, out, at)
  at = writeBonuses(state, seat, ahead, acting, out, at)
  out[at++] = ahead
  out[at++] = ahead * ahead
  out[at++] = state.seats === 3 ? 1 : 0
  out[at++] = state.seats === 4 ? 1 : 0
}

function writeFaceUp(state: State, seat: Seat, out: Float64Array, from: number): number {
  const { goods, expansion, bookkeepers, merchants } = countMeans(state, seat, means)
  let at = from
  let largest = 0
  for (let good = 0; good < GOODS_COUNT; good++) {
    out[at++] = goods[good]
    if (goods[good] > largest) largest = goods[good]
  }
  out[at++] = largest
  out[at++] = expansion
  out[at++] = bookkeepers
  const ink = state.inkwell[seat]
  const reach = bookkeepers > 0 ? reachWith(state, seat, means) : ink
  out[at++] = INK_WORTH[reach] - INK_WORTH[ink]
  out[at++] = merchants
  return at
}

function writeZeros(out: Float64Array, from: number, count: number): number {
  for (let at = from; at < from + count; at++) out[at] = 0
  return from + count
}

/** How much of the way to an unlocking space is done; nothing once it is reached. */
function nearness(space: number, unlock: number): number {
  return space >= unlock ? 0 : (space / unlock) ** 2
}

function writeShares(state: State, seat: Seat, ahead: number, out: Float64Array, at: number): number {
  let points = 0
  let parts = 0
  let held = 0
  let rising = 0
  for (let company = 0; company < COMPANIES.size; company++) {
    const value = shareValue(state, company)
    const whole = sharesOf(state, seat, company)
    const part =
      smoothShares(state, seat, company) -
      TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]]
    points += whole * value
    parts += part * value
    const room = Math.min(1, postsLeft(state, company) / 6)
    held += (whole + part) * room
    rising += (whole + part) * value * room
  }
  out[at++] = points
  out[at++] = parts
  out[at++] = held * ahead
  out[at++] = rising * ahead
  return at
}

function writeCards(state: State, seat: Seat, ahead: number, out: Float64Array, at: number): number {
  let goods = 0
  let expansion = 0
  let bookkeepers = 0
  let merchants = 0
  let hand = 0
  let inHand = 0
  let coffee = 0
  let banana = 0
  let cotton = 0
  for (let pile = 0; pile < SLOTS.size; pile++) piles[pile] = 0
  const first = seat * CARDS.size
  for (let card = 0; card < CARDS.size; card++) {
    const place = state.place[first + card]
    if (place === NOT_OWNED) continue
    const kind = CARD_KIND[card]
    const value = CARD_VALUE[card]
    if (kind < GOODS_COUNT) {
      goods += value
      if (kind === 0) coffee += value
      else if (kind === 1) banana += value
      else cotton += value
    } else if (kind === EXPANSION) expansion += value
    else if (kind === BOOKKEEPER) bookkeepers += value
    else if (kind === MERCHANT) merchants++
    if (place === HAND) {
      hand += cardUse(state, card)
      inHand++
    } else if (place >= PILE) piles[place - PILE] += cardUse(state, card)
  }
  let best = 0
  for (let pile = 0; pile < SLOTS.size; pile++) if (piles[pile] > best) best = piles[pile]
  out[at++] = goods * ahead
  out[at++] = Math.max(coffee, banana, cotton) * ahead
  out[at++] = expansion * ahead
  out[at++] = bookkeepers * ahead
  out[at++] = merchants * ahead
  out[at++] = ahead > 0 ? hand : 0
  out[at++] = ahead > 0 ? best : 0
  out[at++] = ahead > 0 ? inHand : 0
  return at
}

/** Tiles that come next round, and those that can still be used in this one. */
function writeTiles(state: State, seat: Seat, next: number, out: Float64Array, at: number): number {
  for (let tile = 0; tile < TILES.size; tile++) out[at + tile] = hasTile(state, seat, tile) ? 0.5 : 0
  for (let i = 0; i < TILE_SPACES.length; i++) {
    const space = TILE_SPACES[i]
    if (state.spaces[space] === seat) out[at + BOARD_SPACE[space].tile] += next
  }
  return at + TILES.size
}

/** By track: the bonuses unlocked on it, for the rounds ahead and half a round for what is left of this one. */
function writeBonuses(
  state: State,
  seat: Seat,
  ahead: number,
  acting: boolean,
  out: Float64Array,
  at: number,
): number {
  const end = writeZeros(out, at, 2 * TRACKS.size)
  const use = ahead + (acting ? 0.5 : 0)
  for (let company = 0; company < COMPANIES.size; company++) {
    const track = state.tracks[company]
    const level = TRACK[track].level[state.steps[seat * COMPANIES.size + company]]
    if (level > 0) out[at + 2 * track + level - 1] = use
  }
  return end
}
