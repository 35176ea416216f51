import type { Seat } from '@entrepot/kernel'
import { SLOTS } from './components/board.ts'
import { CARD_KIND, CARD_VALUE, EXPANSION, GOODS_COUNT } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { GOODS_TILE, TILE, TILES } from './components/spaces.ts'
import { TRACK, type Permanent } from './components/tracks.ts'
import type { State } from './state.ts'

/** The permanent bonus that the seat has in use on a company's track (M9.6–M9.8); the second replaces the first (R12). */
export function permanentOf(state: State, seat: Seat, company: number): Permanent {
  return TRACK[state.tracks[company]].permanent[state.usable[seat * COMPANIES.size + company]]
}

/** The card in a slot if it is face up (M4.5); -1 otherwise. */
export function faceUpCard(state: State, seat: Seat, slot: number): number {
  return (state.faceDown[seat] >> slot) & 1 ? -1 : state.slots[seat * SLOTS.size + slot]
}

/** Whether the seat holds the bonus tile and has not used it this round. */
export function hasTile(state: State, seat: Seat, tile: number): boolean {
  return state.tileHolder[tile] === seat && !((state.faceDown[seat] >> (SLOTS.size + tile)) & 1)
}

/** The slot of the own goods card under the "+1 goods" tile; -1 without (M8.12). */
export function tiledSlot(state: State, seat: Seat): number {
  return state.tileHolder[GOODS_TILE] === seat ? state.goodsTileSlot : -1
}

/** What permanent bonuses add to each card of a good (M9.8). */
export function cardPlus(state: State, seat: Seat, good: number): number {
  let plus = 0
  const from = seat * COMPANIES.size
  for (let company = 0; company < COMPANIES.size; company++)
    if (state.usable[from + company] > 0) plus += permanentOf(state, seat, company).cardPlus[good]
  return plus
}

/** What permanent bonuses add to the expansion total (M9.8). */
export function expansionPlus(state: State, seat: Seat): number {
  let plus = 0
  const from = seat * COMPANIES.size
  for (let company = 0; company < COMPANIES.size; company++)
    if (state.usable[from + company] > 0) plus += permanentOf(state, seat, company).expansion
  return plus
}

/** The value of the goods card in a slot (M4.6). */
export function goodsValue(state: State, seat: Seat, slot: number): number {
  const card = state.slots[seat * SLOTS.size + slot]
  const value = CARD_VALUE[card] + cardPlus(state, seat, CARD_KIND[card])
  return tiledSlot(state, seat) === slot ? value + TILE[GOODS_TILE].plusUnits : value
}

/** The seat's total of a goods type (M4.6). */
export function goodsTotal(state: State, seat: Seat, good: number): number {
  const tiled = tiledSlot(state, seat)
  let total = 0
  let cards = 0
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card < 0 || CARD_KIND[card] !== good) continue
    total += CARD_VALUE[card]
    if (slot === tiled) total += TILE[GOODS_TILE].plusUnits
    cards++
  }
  return cards === 0 ? 0 : total + cards * cardPlus(state, seat, good)
}

/** Whether an expansion card or tile is face up (M6.1). */
export function canExpand(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] === EXPANSION) return true
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (hasTile(state, seat, tile) && TILE[tile].kind === EXPANSION) return true
  }
  return false
}

/** The seat's expansion total; the bonus counts only beside a card or tile (M4.6, M9.8). */
export function expansionTotal(state: State, seat: Seat): number {
  let total = 0
  let any = false
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card < 0 || CARD_KIND[card] !== EXPANSION) continue
    total += CARD_VALUE[card]
    any = true
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (!hasTile(state, seat, tile) || TILE[tile].kind !== EXPANSION) continue
    total += TILE[tile].expansion
    any = true
  }
  return any ? total + expansionPlus(state, seat) : 0
}

/** The total that a majority space compares (M8.8). */
export function kindTotal(state: State, seat: Seat, kind: number): number {
  return kind < GOODS_COUNT ? goodsTotal(state, seat, kind) : expansionTotal(state, seat)
}

/** The face-up cards of a kind, without tiles. */
export function countFaceUp(state: State, seat: Seat, kind: number): number {
  let count = 0
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] === kind) count++
  }
  return count
}
