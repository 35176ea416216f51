import type { Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from '../books.ts'
import { DIAMOND_END, DIAMOND_SCORE, INK_END, INK_SCORE, ROUNDS } from '../components/board.ts'
import { BOOK_NEEDS } from '../components/books.ts'
import {
  BOOKKEEPER,
  CARD_KIND,
  CARD_SHARE,
  CARD_VALUE,
  EXPANSION,
  GOODS_COUNT,
  MERCHANT,
  MERCHANTS,
} from '../components/cards.ts'
import { COMPANIES } from '../components/components.ts'
import { TRACK } from '../components/tracks.ts'
import { minesOf } from '../merchants.ts'
import { inkwellReach } from '../needs.ts'
import { shareValue } from '../posts.ts'
import type { State } from '../state.ts'

/** Rounds after this one. */
export function roundsAhead(state: State): number {
  return state.phase === 'over' ? 0 : ROUNDS - state.round
}

/** What a share of a company may be worth in the end: what it is worth now and what the rounds ahead uncover. */
export function shareProspect(state: State, company: number): number {
  const value = shareValue(state, company)
  return value + (0.55 + 0.05 * value) * roundsAhead(state)
}

/** The score of a track with values at some spaces, read between them in proportion: half a way is half the gain. */
function smooth(scores: readonly number[], end: number): number[] {
  const marks = scores.flatMap((score, space) => (space === 0 || score > scores[space - 1] ? [space] : []))
  return scores.map((score, space) => {
    const next = marks.find((mark) => mark > space)
    const last = marks.findLast((mark) => mark <= space) ?? 0
    if (next === undefined || next > end) return score
    return score + ((scores[next] - score) * (space - last)) / (next - last)
  })
}

/** By space: what the diamond and bookkeeping tracks are worth on the way between their values. */
export const DIAMOND_WORTH = smooth(DIAMOND_SCORE, DIAMOND_END)
export const INK_WORTH = smooth(INK_SCORE, INK_END)

/** By space of a track: shares, with the part of the way to the next one. */
const SMOOTH_SHARES = TRACK.map(({ shares, length }) => smooth(shares, length))

export function smoothShares(state: State, seat: Seat, company: number): number {
  return SMOOTH_SHARES[state.tracks[company]][state.steps[seat * COMPANIES.size + company]]
}

/** What a step on a track is worth: its part of a share, and of the bonus it leads to. */
export function stepWorth(state: State, seat: Seat, company: number): number {
  const track = TRACK[state.tracks[company]]
  const space = state.steps[seat * COMPANIES.size + company]
  if (space >= track.length) return 0
  const shares = SMOOTH_SHARES[state.tracks[company]]
  let worth = (shares[space + 1] - shares[space]) * shareProspect(state, company)
  if (track.payout[space + 1] > 0) worth += track.payout[space + 1] + roundsAhead(state)
  else if (track.level[Math.min(track.length, space + 3)] > track.level[space])
    worth += 0.3 * roundsAhead(state)
  return worth - track.call[space]
}

/** The best step of all tracks. */
export function bestStep(state: State, seat: Seat): number {
  let best = 0
  for (let company = 0; company < COMPANIES.size; company++)
    best = Math.max(best, stepWorth(state, seat, company))
  return best
}

/** By card: what using it once brings, apart from mines. */
const CARD_USE = CARD_KIND.map((kind, card) => {
  if (kind < GOODS_COUNT) return 2 * CARD_VALUE[card]
  if (kind === EXPANSION) return 2.2 * CARD_VALUE[card]
  if (kind === BOOKKEEPER) return 2 + 1.6 * CARD_VALUE[card]
  return kind === MERCHANT ? 2.2 * MERCHANTS[card].diamonds + MERCHANTS[card].pounds : 0
})
const COUNTS_MINES = CARD_KIND.map((kind, card) => kind === MERCHANT && MERCHANTS[card].minesPerDiamond > 0)

/** What using a card once brings. */
export function cardUse(state: State, card: number): number {
  if (!COUNTS_MINES[card]) return CARD_USE[card]
  const { diamonds, pounds, company, minesPerDiamond } = MERCHANTS[card]
  return 2.2 * (diamonds + Math.floor(minesOf(state, company) / minesPerDiamond)) + pounds
}

/** What a card is worth to its owner: uses in the rounds ahead, and its share. */
export function cardWorth(state: State, card: number): number {
  const share = CARD_SHARE[card]
  const uses = 0.45 * Math.max(0, roundsAhead(state) - 0.3)
  return uses * cardUse(state, card) + (share >= 0 ? shareProspect(state, share) : 0)
}

/** By book: how much it asks, in units of value. */
export const ASKING = BOOK_NEEDS.map(({ goods, expansion, helpers, any }) => {
  let sum = expansion + 2 * helpers
  for (const need of goods) sum += need
  for (const need of any) sum += 0.8 * need
  return sum
})

/** The books that follow the inkwell without a gap: how many, and how much they ask. */
export interface Chain {
  length: number
  asks: number
}

export function chainOf(state: State, seat: Seat, chain: Chain): void {
  chain.length = 0
  chain.asks = 0
  for (let step = state.inkwell[seat] + 1; step <= INK_END; step++) {
    const entry = state.ledger[seat * STEPS + step]
    if (entry < 0) return
    chain.length++
    if (!isFaceDown(entry)) chain.asks += ASKING[entryBook(entry)]
  }
}

/** How many of those books the face-up cards let the inkwell enter with one bookkeeper (M7.2, M7.3). */
export function stepsWithin(state: State, seat: Seat): number {
  return inkwellReach(state, seat) - state.inkwell[seat]
}
