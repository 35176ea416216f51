import type { Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from '../../books.ts'
import {
  DIAMOND_END,
  DIAMOND_SCORE,
  DIAMOND_UNLOCK,
  INK_END,
  INK_SCORE,
  INK_UNLOCK,
  SLOTS,
} from '../../components/board.ts'
import { BOOK_NEEDS, BOOK_REWARD } from '../../components/books.ts'
import {
  BOOKKEEPER,
  CARD_KIND,
  CARD_VALUE,
  CARDS,
  EXPANSION,
  GOODS_COUNT,
  MERCHANT,
} from '../../components/cards.ts'
import { COMPANIES } from '../../components/components.ts'
import { BOARD_SPACE, TILE_SPACES, TILES } from '../../components/spaces.ts'
import { TRACK } from '../../components/tracks.ts'
import { postsLeft, shareValue } from '../../posts.ts'
import { sharesOf } from '../../scoring.ts'
import { HAND, NOT_OWNED, PILE, type State } from '../../state.ts'
import { faceUpCard, hasTile } from '../../totals.ts'
import { chainOf, stepsWithin, type Chain } from '../outlook.ts'

const KINDS = ['coffee', 'bananas', 'cotton', 'expansion', 'bookkeepers', 'merchants'] as const
/** The books before the inkwell that are looked at one by one. */
const BOOKS_AHEAD = 4

const OF_A_COMPANY = [
  'space',
  'shares',
  'value of shares',
  'best rival shares',
  'lead in shares',
  'rivals before',
  'steps to a share',
  'steps to a special space',
  'bonus',
  'capital call',
]
const OF_A_STAKE = ['shares', 'value', 'worth', 'best rival shares', 'posts left']
const OF_A_BOOK = [
  'there',
  'face down',
  'goods asked',
  'expansion asked',
  'helpers asked',
  'missing of all cards',
  'missing in hand',
  'reward',
]

export const ownNames: readonly string[] = [
  ...COMPANIES.ids.flatMap((id) => OF_A_COMPANY.map((name) => `${id}: ${name}`)),
  ...['best', 'second'].flatMap((rank) => OF_A_STAKE.map((name) => `${rank} stake: ${name}`)),
  'diamonds: space',
  'diamonds: points',
  'diamonds: next points',
  'diamonds: spaces to next points',
  'diamonds: slot open',
  'diamonds: at the end',
  'inkwell: step',
  'inkwell: points',
  'inkwell: next points',
  'inkwell: steps to next points',
  'inkwell: slot open',
  'inkwell: at the end',
  'inkwell: within reach',
  'inkwell: chain',
  'inkwell: chain asks',
  'books laid ahead',
  ...Array.from({ length: BOOKS_AHEAD }, (_, book) =>
    OF_A_BOOK.map((name) => `book ${book + 1}: ${name}`),
  ).flat(),
  ...KINDS.flatMap((kind) => [`${kind}: cards`, `${kind}: value`]),
  ...KINDS.map((kind) => `${kind}: in hand`),
  ...KINDS.map((kind) => `${kind}: face up`),
  ...KINDS.map((kind) => `${kind}: resting`),
  ...KINDS.map((kind) => `${kind}: in the fullest pile`),
  'cards in the fullest pile',
  'largest sum of a kind',
  'cards owned',
  'cards in hand',
  'slots open',
  'pounds',
  'pounds, up to 10',
  'markers left',
  'ended',
  'first player',
  'at turn',
  'turns to wait',
  'plan finished',
  ...TILES.ids.map((id) => `holds ${id}`),
  ...TILES.ids.map((id) => `reserved ${id}`),
]

const chain: Chain = { length: 0, asks: 0 }
const owned = new Float64Array(KINDS.length)
const inHand = new Float64Array(KINDS.length)
const resting = new Float64Array(KINDS.length)
const cards = new Float64Array(KINDS.length)
const piles = new Float64Array(SLOTS.size * KINDS.length)
let cardsOwned = 0
let cardsInHand = 0
const pileCards = new Float64Array(SLOTS.size)
const shares = new Float64Array(4 * COMPANIES.size)
/** By company: the value of a share, and the most shares that a rival has. */
const values = new Float64Array(COMPANIES.size)
const rivals = new Float64Array(COMPANIES.size)

/** The distance to the next space with a higher score, and by how much it is higher; none at the end. */
function nextOf(scores: readonly number[], end: number): { readonly gain: number[]; readonly way: number[] } {
  const next = scores.map((score, space) => scores.findIndex((other, at) => at > space && other > score))
  return {
    gain: next.map((at, space) => (at < 0 ? 0 : scores[at] - scores[space])),
    way: next.map((at, space) => (at < 0 || at > end ? 0 : at - space)),
  }
}
const DIAMOND_NEXT = nextOf(DIAMOND_SCORE, DIAMOND_END)
const INK_NEXT = nextOf(INK_SCORE, INK_END)
const SHARE_NEXT = TRACK.map((track) => nextOf(track.shares, track.length).way)
const SPECIAL_NEXT = TRACK.map((track) => nextOf(track.level, track.length).way)

/** What a learnt mind sees of a seat: numbers of the size of 1. */
export function own(state: State, seat: Seat, out: Float64Array, from: number): void {
  let at = writeCompanies(state, seat, out, from)
  const diamonds = state.diamonds[seat]
  out[at++] = diamonds / DIAMOND_END
  out[at++] = DIAMOND_SCORE[diamonds] / 30
  out[at++] = DIAMOND_NEXT.gain[diamonds] / 10
  out[at++] = DIAMOND_NEXT.way[diamonds] / 4
  out[at++] = diamonds >= DIAMOND_UNLOCK ? 1 : 0
  out[at++] = diamonds >= DIAMOND_END ? 1 : 0
  countCards(state, seat)
  at = writeLedger(state, seat, out, at)
  at = writeCards(state, seat, out, at)
  at = writeSeat(state, seat, out, at)
  writeTiles(state, seat, out, at)
}

function writeCompanies(state: State, seat: Seat, out: Float64Array, from: number): number {
  countShares(state)
  let best = -1
  let second = -1
  let bestStake = 0
  let secondStake = 0
  let at = from
  for (let company = 0; company < COMPANIES.size; company++) {
    const track = state.tracks[company]
    const space = state.steps[seat * COMPANIES.size + company]
    const mine = shares[seat * COMPANIES.size + company]
    const value = shareValue(state, company)
    let rival = 0
    let before = 0
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue
      const theirs = shares[other * COMPANIES.size + company]
      if (theirs > rival) rival = theirs
      if (theirs > mine) before++
    }
    values[company] = value
    rivals[company] = rival
    out[at++] = space / 12
    out[at++] = mine / 6
    out[at++] = (mine * value) / 30
    out[at++] = rival / 6
    out[at++] = (mine - rival) / 4
    out[at++] = before / 2
    out[at++] = SHARE_NEXT[track][space] / 3
    out[at++] = SPECIAL_NEXT[track][space] / 6
    out[at++] = TRACK[track].level[space] / 2
    out[at++] = TRACK[track].call[space] / 3
    const stake = mine * (1 + value)
    if (best < 0 || stake > bestStake) {
      second = best
      secondStake = bestStake
      best = company
      bestStake = stake
    } else if (second < 0 || stake > secondStake) {
      second = company
      secondStake = stake
    }
  }
  at = writeStake(state, seat, best, out, at)
  return writeStake(state, seat, second, out, at)
}

function writeStake(state: State, seat: Seat, company: number, out: Float64Array, at: number): number {
  const mine = shares[seat * COMPANIES.size + company]
  const value = values[company]
  out[at] = mine / 6
  out[at + 1] = value / 6
  out[at + 2] = (mine * value) / 40
  out[at + 3] = rivals[company] / 6
  out[at + 4] = postsLeft(state, company) / 10
  return at + OF_A_STAKE.length
}

function countShares(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const first = seat * COMPANIES.size
    for (let company = 0; company < COMPANIES.size; company++)
      shares[first + company] = sharesOf(state, seat, company)
  }
}

function countCards(state: State, seat: Seat): void {
  for (let kind = 0; kind < KINDS.length; kind++) owned[kind] = inHand[kind] = resting[kind] = cards[kind] = 0
  for (let i = 0; i < piles.length; i++) piles[i] = 0
  for (let pile = 0; pile < SLOTS.size; pile++) pileCards[pile] = 0
  cardsOwned = 0
  cardsInHand = 0
  const first = seat * CARDS.size
  for (let card = 0; card < CARDS.size; card++) {
    const place = state.place[first + card]
    if (place === NOT_OWNED) continue
    cardsOwned++
    if (place === HAND) cardsInHand++
    const kind = CARD_KIND[card]
    if (kind >= KINDS.length) continue
    const value = valueOf(card)
    cards[kind]++
    owned[kind] += value
    if (place === HAND) inHand[kind] += value
    else if (place >= PILE) {
      resting[kind] += value
      piles[(place - PILE) * KINDS.length + kind] += value
      pileCards[place - PILE]++
    }
  }
}

/** Merchants count by number. */
function valueOf(card: number): number {
  return CARD_KIND[card] === MERCHANT ? 1 : CARD_VALUE[card]
}

function writeLedger(state: State, seat: Seat, out: Float64Array, from: number): number {
  let at = from
  const ink = state.inkwell[seat]
  chainOf(state, seat, chain)
  out[at++] = ink / INK_END
  out[at++] = INK_SCORE[ink] / 30
  out[at++] = INK_NEXT.gain[ink] / 10
  out[at++] = INK_NEXT.way[ink] / 4
  out[at++] = ink >= INK_UNLOCK ? 1 : 0
  out[at++] = ink >= INK_END ? 1 : 0
  out[at++] = state.phase === 'action' && chain.length > 0 ? stepsWithin(state, seat) / 3 : 0
  out[at++] = chain.length / 4
  out[at++] = chain.asks / 15
  let laid = 0
  for (let step = ink + 1; step <= INK_END; step++) if (state.ledger[seat * STEPS + step] >= 0) laid++
  out[at++] = laid / 4
  for (let book = 0; book < BOOKS_AHEAD; book++, at += OF_A_BOOK.length) {
    const step = ink + 1 + book
    if (step > INK_END || state.ledger[seat * STEPS + step] < 0) break
    writeBook(state.ledger[seat * STEPS + step], out, at)
  }
  return from + 10 + BOOKS_AHEAD * OF_A_BOOK.length
}

function writeBook(entry: number, out: Float64Array, at: number): void {
  out[at] = 1
  if (isFaceDown(entry)) {
    out[at + 1] = 1
    return
  }
  const book = entryBook(entry)
  const { goods, expansion, helpers, any } = BOOK_NEEDS[book]
  let asked = 0
  let missing = Math.max(0, expansion - owned[EXPANSION])
  let notInHand = Math.max(0, expansion - inHand[EXPANSION])
  for (let good = 0; good < GOODS_COUNT; good++) {
    asked += goods[good]
    missing += Math.max(0, goods[good] - owned[good])
    notInHand += Math.max(0, goods[good] - inHand[good])
  }
  for (const amount of any) {
    asked += amount
    missing += Math.max(0, amount - Math.max(owned[0], owned[1], owned[2]))
    notInHand += Math.max(0, amount - Math.max(inHand[0], inHand[1], inHand[2]))
  }
  const { pounds, diamonds, points, steps, removePosts, good } = BOOK_REWARD[book]
  out[at + 2] = asked / 6
  out[at + 3] = expansion / 4
  out[at + 4] = helpers / 2
  out[at + 5] = missing / 4
  out[at + 6] = notInHand / 4
  out[at + 7] = (pounds + 2 * diamonds + points + 2 * steps + removePosts + (good >= 0 ? 2 : 0)) / 6
}

function writeCards(state: State, seat: Seat, out: Float64Array, from: number): number {
  let at = from
  for (let kind = 0; kind < KINDS.length; kind++) {
    out[at++] = cards[kind] / 4
    out[at++] = owned[kind] / 8
  }
  for (let kind = 0; kind < KINDS.length; kind++) out[at++] = inHand[kind] / 5
  if (state.phase === 'action' && state.ended[seat] === 0)
    for (let slot = 0; slot < SLOTS.size; slot++) {
      const card = faceUpCard(state, seat, slot)
      if (card >= 0 && CARD_KIND[card] < KINDS.length) out[at + CARD_KIND[card]] += valueOf(card) / 5
    }
  at += KINDS.length
  for (let kind = 0; kind < KINDS.length; kind++) out[at++] = resting[kind] / 5
  let fullest = 0
  for (let pile = 1; pile < SLOTS.size; pile++) if (pileCards[pile] > pileCards[fullest]) fullest = pile
  for (let kind = 0; kind < KINDS.length; kind++) out[at++] = piles[fullest * KINDS.length + kind] / 5
  out[at++] = pileCards[fullest] / 4
  out[at++] = Math.max(owned[0], owned[1], owned[2], owned[EXPANSION], owned[BOOKKEEPER]) / 8
  out[at++] = cardsOwned / 12
  out[at++] = cardsInHand / 8
  return at
}

function writeSeat(state: State, seat: Seat, out: Float64Array, from: number): number {
  let at = from
  const slots =
    SLOTS.size -
    2 +
    (state.diamonds[seat] >= DIAMOND_UNLOCK ? 1 : 0) +
    (state.inkwell[seat] >= INK_UNLOCK ? 1 : 0)
  out[at++] = slots / 4
  out[at++] = state.pounds[seat] / 20
  out[at++] = Math.min(10, state.pounds[seat]) / 10
  out[at++] = state.phase === 'action' ? state.markers[seat] / 2 : 0
  out[at++] = state.ended[seat]
  out[at++] = state.firstPlayer === seat ? 1 : 0
  out[at++] = state.turn === seat ? 1 : 0
  const first = state.turn >= 0 ? state.turn : state.firstPlayer
  out[at++] = ((seat - first + state.seats) % state.seats) / 3
  out[at++] = state.phase === 'planning' && state.planned[seat] >= SLOTS.size ? 1 : 0
  return at
}

function writeTiles(state: State, seat: Seat, out: Float64Array, at: number): void {
  for (let tile = 0; tile < TILES.size; tile++) if (hasTile(state, seat, tile)) out[at + tile] = 1
  for (let i = 0; i < TILE_SPACES.length; i++) {
    const space = TILE_SPACES[i]
    if (state.spaces[space] === seat) out[at + TILES.size + BOARD_SPACE[space].tile] = 1
  }
}
