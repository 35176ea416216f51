import { popFrame, type Seat } from '@entrepot/kernel'
import { BUY, DECLINE, type Command } from './commands.ts'
import { CARD_CRATE, CARDS, DISPLAY, MODIFIER } from './components/cards.ts'
import type { Say } from './events.ts'
import { spend } from './pounds.ts'
import { HAND, pushFrame, type Frame, type State } from './state.ts'

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

// ── Buying for pounds on a bonus space (M8.6, M9.9) ──

export function pushBuy(state: State, seat: Seat, discount: number, optional: boolean): void {
  pushFrame(state, 'buy', seat, -1, discount, optional ? 1 : 0, 0)
}

export function listBuy(state: State, { seat, amount, set }: Frame, out: Command[]): void {
  listBuys(state, state.pounds[seat], amount, out)
  if (set === 1) out.push(DECLINE)
}

export function applyBuy(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat } = frame
  popFrame(state)
  if (command.type === 'buy') {
    const price = takeCard(state, seat, CARDS.find(command.card), frame.amount, 'pounds', emit)
    spend(state, seat, price, 'purchase', emit)
  } else if (emit) emit({ type: 'purchaseDeclined', seat })
}
