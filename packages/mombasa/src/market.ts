import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { BUY, DECLINE, type Command } from './commands.ts'
import { CARD_CRATE, CARDS, DISPLAY, MODIFIER } from './components/cards.ts'
import { decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { spend } from './pounds.ts'
import { notOffered, unknown } from './reason.ts'
import { HAND, pushFrame, type State } from './state.ts'

/** The price at a display space that holds a card: red numbers less reductions, never below 0 (M5.3). */
export function priceAt(state: State, space: number, discount: number): number {
  const price = CARD_CRATE[state.cardDisplay[space]] + MODIFIER[space] - discount
  return price > 0 ? price : 0
}

/** Lists the cards of the display that can be paid. */
export function listBuys(state: State, budget: number, discount: number, out: Command[]): void {
  for (let space = 0; space < DISPLAY.size; space++) {
    const card = state.cardDisplay[space]
    if (card >= 0 && priceAt(state, space, discount) <= budget) out.push(BUY[card])
  }
}

export function canBuy(state: State, budget: number, discount: number): boolean {
  for (let space = 0; space < DISPLAY.size; space++)
    if (state.cardDisplay[space] >= 0 && priceAt(state, space, discount) <= budget) return true
  return false
}

/** Moves a card from the display to the hand and returns its price; the gap stays until the round ends (M5.6). */
export function takeCard(
  state: State,
  seat: Seat,
  card: number,
  discount: number,
  paidWith: 'goods' | 'pounds',
  emit: Say,
): number {
  const space = state.cardDisplay.indexOf(card)
  const price = priceAt(state, space, discount)
  state.cardDisplay[space] = -1
  state.place[seat * CARDS.size + card] = HAND
  if (emit)
    emit({ type: 'cardBought', seat, card: CARDS.ids[card], space: DISPLAY.ids[space], price, paidWith })
  return price
}

/** Why a card cannot be bought: not in the display, or too dear (M5.3, M8.6). */
export function refuseBuy(
  state: State,
  command: Command & { type: 'buy' },
  rule: string,
  budget: number,
  discount: number,
): Reason {
  const card = CARDS.find(command.card)
  if (card < 0) return unknown(command)
  const space = state.cardDisplay.indexOf(card)
  if (space < 0) return because(rule, { card: command.card, inDisplay: false })
  const price = priceAt(state, space, discount)
  return because(rule, { card: command.card, space: DISPLAY.ids[space], price, budget })
}

// ── Buying for pounds on a bonus space (M8.6, M9.9) ──

export function pushBuy(state: State, seat: Seat, discount: number, optional: boolean): void {
  pushFrame(state, 'buy', seat, -1, discount, optional ? 1 : 0, 0)
}

export const buy = decision({
  rule: 'M8.6',

  list(state, { seat, amount, set }, out) {
    listBuys(state, state.pounds[seat], amount, out)
    if (set === 1) out.push(DECLINE)
  },

  apply(state, { seat, amount }, command, emit) {
    popFrame(state)
    if (command.type === 'buy') {
      const price = takeCard(state, seat, CARDS.find(command.card), amount, 'pounds', emit)
      spend(state, seat, price, 'purchase', emit)
    } else if (emit) emit({ type: 'purchaseDeclined', seat })
  },

  refuse: {
    buy: (state, { seat, amount }, command) => refuseBuy(state, command, 'M8.6', state.pounds[seat], amount),
    decline: notOffered('M8.6'),
  },

  show({ kind, seat, amount, set }) {
    return { kind, seat, amount, optional: set === 1 }
  },
  read(shown) {
    return frameOf(shown, { amount: shown.amount ?? 0, set: shown.optional ? 1 : 0 })
  },
})
