import { because, type Reason, type Seat } from '@entrepot/kernel'
import { extraOpen, spaceCompany, spaceRule } from './bonus.ts'
import type { Command } from './commands.ts'
import { CARDS, DISPLAY } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { SPACES, type SpaceRule } from './components/spaces.ts'
import { goodsPrice } from './goods.ts'
import { priceAt } from './market.ts'
import { unknown } from './reason.ts'
import type { Frame, State } from './state.ts'
import { kindTotal } from './totals.ts'

/** Why a bonus space cannot be used (M8.4–M8.11, M9.9). */
export function refuseBonus(state: State, seat: Seat, command: Command & { type: 'bonus' }): Reason {
  const space = SPACES.find(command.space)
  const rule = space < 0 ? undefined : spaceRule(state, space)
  if (rule === undefined) return unknown(command)
  if (state.markers[seat] === 0) return because('M8.4', { markers: 0 })
  if (state.spaces[space] >= 0) return because('M8.4', { space: command.space, seat: state.spaces[space] })
  const company = spaceCompany(space)
  if (company >= 0 && !extraOpen(state, seat, space))
    return because('M9.9', { space: command.space, bonus: state.usable[seat * COMPANIES.size + company] })
  if (rule.cost > state.pounds[seat])
    return because('M8.4', { space: command.space, cost: rule.cost, pounds: state.pounds[seat] })
  return refuseRequirement(state, seat, rule)
}

function refuseRequirement(state: State, seat: Seat, rule: SpaceRule): Reason {
  if (rule.notOpening && state.opening === 1) return because('M8.5')
  if (rule.majority >= 0) {
    const totals = state.ended.map((_, other) => kindTotal(state, other, rule.majority))
    return because('M8.8', { total: totals[seat], needed: rule.tiers[0].min, best: Math.max(...totals) })
  }
  return rule.buyDiscount >= 0 ? because('M8.6', { pounds: state.pounds[seat] }) : because('M8.7')
}

/** Why a card cannot be bought: not in the display, or too dear (M5.3, M8.6). */
export function refuseBuy(state: State, frame: Frame, command: Command & { type: 'buy' }): Reason {
  const card = CARDS.find(command.card)
  if (card < 0) return unknown(command)
  const space = state.cardDisplay.indexOf(card)
  const rule = frame.kind === 'goods' ? 'M5.3' : 'M8.6'
  if (space < 0) return because(rule, { card: command.card, inDisplay: false })
  const { budget, discount } =
    frame.kind === 'goods'
      ? goodsPrice(state, frame.seat)
      : { budget: state.pounds[frame.seat], discount: frame.amount }
  const price = priceAt(state, space, discount)
  return because(rule, { card: command.card, space: DISPLAY.ids[space], price, budget })
}
