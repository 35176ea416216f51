import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { GOODS_CARD, type Command } from './commands.ts'
import { SLOTS } from './components/board.ts'
import { CARD_KIND, CARDS, GOODS_COUNT } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { bare, decision } from './decision.ts'
import type { Say } from './events.ts'
import { canBuy, listBuys, refuseBuy, takeCard } from './market.ts'
import { unknown } from './reason.ts'
import { pushFrame, type Frame, type State } from './state.ts'
import { faceUpCard, goodsValue, permanentOf } from './totals.ts'
import { listGoodsSteps, refuseGoodsStep, stepForGoods } from './tracks.ts'
import { hasTwinBefore, slotOf, startUsing } from './use.ts'

/** Lists the goods cards with which the action can begin (M5.1): even a card at price 0 asks for one (M5.4). */
export function listFirstGoods(state: State, seat: Seat, out: Command[]): void {
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] < GOODS_COUNT && !hasTwinBefore(state, seat, slot))
      out.push(GOODS_CARD[card])
  }
}

export function useGoods(state: State, seat: Seat, card: string, emit: Say): void {
  startUsing(state, seat, card, emit)
  pushFrame(state, 'goods', seat, -1, 0, 0, 0)
}

/** The goods types among the slots of a set, as bits. */
function typesIn(state: State, seat: Seat, slots: number): number {
  let types = 0
  for (let slot = 0; slot < SLOTS.size; slot++)
    if ((slots >> slot) & 1) types |= 1 << CARD_KIND[state.slots[seat * SLOTS.size + slot]]
  return types
}

function valueOf(state: State, seat: Seat, slots: number): number {
  let value = 0
  for (let slot = 0; slot < SLOTS.size; slot++)
    if ((slots >> slot) & 1) value += goodsValue(state, seat, slot)
  return value
}

/** What a card is cheaper by when paid with these types of goods; reductions of several tracks add up (M9.8, R13), and the second bonus reduces for any goods (R21). */
function discountFor(state: State, seat: Seat, types: number): number {
  let discount = 0
  for (let company = 0; company < COMPANIES.size; company++) {
    const bonus = permanentOf(state, seat, company)
    discount += bonus.anyDiscount
    for (let good = 0; good < GOODS_COUNT; good++) if ((types >> good) & 1) discount += bonus.discount[good]
  }
  return discount
}

function faceUpGoods(state: State, seat: Seat): number {
  let slots = 0
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] < GOODS_COUNT) slots |= 1 << slot
  }
  return slots
}

/** Different types may be mixed only with the bonus, and only to buy: so all goods together must pay some card (R13). */
function mayMix(state: State, seat: Seat): boolean {
  let allowed = false
  for (let company = 0; company < COMPANIES.size; company++)
    if (permanentOf(state, seat, company).mixGoods) allowed = true
  if (!allowed) return false
  const all = faceUpGoods(state, seat)
  return canBuy(state, valueOf(state, seat, all), discountFor(state, seat, typesIn(state, seat, all)))
}

function isMixed(types: number): boolean {
  return (types & (types - 1)) !== 0
}

/** The value of the goods in use. */
export function valueInUse(state: State, seat: Seat): number {
  return valueOf(state, seat, state.inUse)
}

/** What a card is cheaper by when paid with the goods in use. */
export function discountInUse(state: State, seat: Seat): number {
  return discountFor(state, seat, typesIn(state, seat, state.inUse))
}

/** Add a card, buy one, or take the first step, which closes the choice; mixed goods must buy (M5.2). */
export const goods = decision({
  rule: 'M5.1',

  list(state, { seat }, out) {
    const used = state.inUse
    const types = typesIn(state, seat, used)
    const mixed = isMixed(types)
    const rest = faceUpGoods(state, seat) & ~used
    const others = rest !== 0 && (mixed || mayMix(state, seat))
    for (let slot = 0; slot < SLOTS.size; slot++) {
      if (!((rest >> slot) & 1)) continue
      const card = state.slots[seat * SLOTS.size + slot]
      if ((others || (types >> CARD_KIND[card]) & 1) && !hasTwinBefore(state, seat, slot))
        out.push(GOODS_CARD[card])
    }
    listBuys(state, valueOf(state, seat, used), discountFor(state, seat, types), out)
    if (!mixed) listGoodsSteps(state, seat, out)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'goods') addGoods(state, frame.seat, command.card, emit)
    else spendGoods(state, frame.seat, command, emit)
  },

  refuse: {
    goods: refuseGoods,
    buy: (state, { seat }, command) =>
      refuseBuy(state, command, 'M5.3', valueInUse(state, seat), discountInUse(state, seat)),
    ...refuseGoodsStep,
  },
  ...bare,
})

function addGoods(state: State, seat: Seat, card: string, emit: Say): void {
  state.inUse |= 1 << slotOf(state, seat, CARDS.find(card))
  if (emit) emit({ type: 'cardInUse', seat, card })
}

/** The value buys a card or makes the first step; what is left makes steps (M5.4, M5.5), or all is given up (M5.7). */
function spendGoods(state: State, seat: Seat, command: Command, emit: Say): void {
  popFrame(state)
  let value = valueInUse(state, seat)
  if (command.type === 'buy') {
    value -= takeCard(state, seat, CARDS.find(command.card), discountInUse(state, seat), 'goods', emit)
  } else if (command.type === 'step') {
    value--
    stepForGoods(state, seat, COMPANIES.find(command.company), emit)
  } else {
    if (emit) emit({ type: 'stepsLost', seat, amount: value })
    return
  }
  if (value > 0) pushFrame(state, 'steps', seat, -1, value, 0, 0)
}

export function refuseGoods(state: State, { seat }: Frame, command: Command & { type: 'goods' }): Reason {
  const card = CARDS.find(command.card)
  if (card < 0) return unknown(command)
  const slot = slotOf(state, seat, card)
  if (slot < 0 || faceUpCard(state, seat, slot) !== card) return because('M4.5', { card: command.card })
  if (CARD_KIND[card] < GOODS_COUNT && state.inUse !== 0) return because('R13', { card: command.card })
  return because('M5.1', { card: command.card })
}
