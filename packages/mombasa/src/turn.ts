import { popFrame, type Seat } from '@entrepot/kernel'
import { listBonus, placeMarker, refuseBonus } from './bonus.ts'
import { pushPlace, refillBooks } from './books.ts'
import { listBookkeepers, useBookkeeper } from './bookkeeping.ts'
import { END, PLUS_ONE, TAKE_PILE, type Command } from './commands.ts'
import { ROUNDS, SLOTS } from './components/board.ts'
import { CARD_KIND, CARDS, GOODS_COUNT } from './components/cards.ts'
import { GOODS_TILE, TILES } from './components/spaces.ts'
import { bare, decision, unasked } from './decision.ts'
import type { Say } from './events.ts'
import { listExpand, refuseExpand, useExpansion } from './expansion.ts'
import { listFirstGoods, refuseGoods, useGoods } from './goods.ts'
import { listMerchants, useMerchant } from './merchants.ts'
import { notOffered } from './reason.ts'
import { endRound } from './round.ts'
import { HAND, PILE, pushFrame, type State } from './state.ts'
import { faceUpCard, hasTile } from './totals.ts'
import { beginTurn } from './turn-begin.ts'
import { hasTwinBefore, refuseCard, slotOf, startAction } from './use.ts'

// ── Turn order (M4.1, M4.7) ──

/** The next player clockwise (M1.1) who has not ended; when all have, the round is over. */
function nextTurn(state: State, seat: Seat, emit: Say): void {
  state.opening = 0
  for (let i = 1; i <= state.seats; i++) {
    const next = (seat + i) % state.seats
    if (state.ended[next] === 1) continue
    beginTurn(state, next, emit)
    return
  }
  endRound(state, emit)
}

// ── Choosing the action (M4.2) ──

export const turn = decision({
  rule: 'M4.2',

  list(state, { seat }, out) {
    listPlusOne(state, seat, out)
    listFirstGoods(state, seat, out)
    listExpand(state, seat, out)
    listBookkeepers(state, seat, out)
    listMerchants(state, seat, out)
    listBonus(state, seat, out)
    // Always possible (M8.15), and the only way when nothing else is (M4.4).
    out.push(END)
  },

  /** A card that lies face up has an action (M3.4), and the phase can always be ended. */
  isOpen(state, { seat }) {
    for (let slot = 0; slot < SLOTS.size; slot++) if (faceUpCard(state, seat, slot) >= 0) return true
    return false
  },

  apply(state, { seat }, command, emit) {
    switch (command.type) {
      case 'plusOne':
        return placePlusOne(state, seat, command.card, emit)
      case 'goods':
        return useGoods(state, seat, command.card, emit)
      case 'expand':
        return useExpansion(state, seat, command.company, emit)
      case 'bookkeeper':
        return useBookkeeper(state, seat, command.card, emit)
      case 'merchant':
        return useMerchant(state, seat, command.card, emit)
      case 'bonus':
        return placeMarker(state, seat, command.space, emit)
      default:
        return chooseEnd(state, seat)
    }
  },

  refuse: {
    plusOne: refuseCard('M8.12'),
    goods: refuseGoods,
    expand: refuseExpand,
    bookkeeper: refuseCard('M4.5'),
    merchant: refuseCard('M4.5'),
    bonus: refuseBonus,
    end: notOffered('M4.2'),
  },
  ...bare,
})

// ── The "+1 goods" tile (M8.12, R11) ──

function listPlusOne(state: State, seat: Seat, out: Command[]): void {
  if (!hasTile(state, seat, GOODS_TILE) || state.goodsTileSlot >= 0) return
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] < GOODS_COUNT && !hasTwinBefore(state, seat, slot))
      out.push(PLUS_ONE[card])
  }
}

/** Not an action: the turn goes on. */
function placePlusOne(state: State, seat: Seat, card: string, emit: Say): void {
  state.goodsTileSlot = slotOf(state, seat, CARDS.find(card))
  if (emit) emit({ type: 'plusOnePlaced', seat, card })
}

// ── Ending the own action phase (M8.15) ──

function chooseEnd(state: State, seat: Seat): void {
  startAction(state)
  pushFrame(state, 'pile', seat, -1, 0, 0, 0)
}

/** The rest piles with cards, as bits. */
function pilesOf(state: State, seat: Seat): number {
  let piles = 0
  for (let card = 0; card < CARDS.size; card++) {
    const slot = state.place[seat * CARDS.size + card] - PILE
    if (slot >= 0) piles |= 1 << slot
  }
  return piles
}

export const pile = decision({
  rule: 'M8.15',

  /** Without a pile there is nothing to choose; in the last round the choice has no effect and is not asked (R16). */
  run(state, { seat }, emit) {
    const piles = pilesOf(state, seat)
    if (piles !== 0 && state.round < ROUNDS) return false
    endPhase(state, seat, piles === 0 ? -1 : 31 - Math.clz32(piles & -piles), emit)
    return true
  },

  list(state, { seat }, out) {
    const piles = pilesOf(state, seat)
    for (let slot = 0; slot < SLOTS.size; slot++) if ((piles >> slot) & 1) out.push(TAKE_PILE[slot])
  },

  apply(state, { seat }, command, emit) {
    if (command.type === 'pile') endPhase(state, seat, SLOTS.find(command.slot), emit)
  },

  refuse: { pile: notOffered('M8.15') },
  ...bare,
})

/** The pile first, then the cards of the slots to their piles, used or not; tiles go back, markers stay. */
function endPhase(state: State, seat: Seat, taken: number, emit: Say): void {
  const from = seat * CARDS.size
  popFrame(state)
  if (taken >= 0) {
    for (let card = 0; card < CARDS.size; card++)
      if (state.place[from + card] === PILE + taken) state.place[from + card] = HAND
  }
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = state.slots[seat * SLOTS.size + slot]
    if (card < 0) continue
    state.slots[seat * SLOTS.size + slot] = -1
    state.place[from + card] = PILE + slot
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (state.tileHolder[tile] !== seat) continue
    state.tileHolder[tile] = -1
    if (tile === GOODS_TILE) state.goodsTileSlot = -1
  }
  state.faceDown[seat] = 0
  state.ended[seat] = 1
  if (emit) emit({ type: 'phaseEnded', seat, pile: taken < 0 ? null : SLOTS.ids[taken] })
}

// ── Closing the turn ──

/**
 * Cards in use are turned face down (M5.8, M6.12, M7.6); then taken books are placed (M7.9); then the display is
 * refilled (M7.10).
 */
export const finish = decision({
  rule: 'M4.2',
  ...unasked,

  run(state, { seat }, emit) {
    if (state.inUse !== 0) turnDown(state, seat, emit)
    if (state.taken.length > 0) {
      pushPlace(state, seat)
      return true
    }
    state.frames.length--
    refillBooks(state, emit)
    nextTurn(state, seat, emit)
    return true
  },
})

function turnDown(state: State, seat: Seat, emit: Say): void {
  const used = state.inUse
  state.inUse = 0
  state.faceDown[seat] |= used
  if (!emit) return
  const cards: string[] = []
  for (let slot = 0; slot < SLOTS.size; slot++)
    if ((used >> slot) & 1) cards.push(CARDS.ids[state.slots[seat * SLOTS.size + slot]])
  for (let tile = 0; tile < TILES.size; tile++)
    if ((used >> (SLOTS.size + tile)) & 1) cards.push(TILES.ids[tile])
  emit({ type: 'cardsTurned', seat, cards })
}
