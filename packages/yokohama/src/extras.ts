import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { startAction } from './area.ts'
import { firstOf, sizeOf, withoutFirst } from './bits.ts'
import { ACHIEVE, AGENT, END, FULFIL, type Command } from './commands.ts'
import {
  ACHIEVEMENT_INDEX,
  ACHIEVEMENTS,
  AGENT_USES,
  AGENTS,
  AREA_COUNT,
  AREA_INDEX,
  ASSISTANT,
  CATEGORY_AREAS,
  HAND_LIMIT,
  LOTS,
  NONE,
  ON_FULFILLING,
  ORDER_COUNT,
  ORDER_INDEX,
  ORDERS,
  PIECE_COUNT,
  TOKEN_COUNT,
  VP,
  type Achievement,
  type Bits,
} from './components/components.ts'
import type { Category } from './components/schema.ts'
import { agentsOf, checkCountry, unusedAgent } from './countries.ts'
import { built } from './ending.ts'
import type { Say } from './events.ts'
import { bare, decision } from './decision.ts'
import { receive } from './gains.ts'
import { areasOfAssistants } from './presidents.ts'
import { canPay, gain, payAll } from './purse.ts'
import { unlisted } from './reason.ts'
import { inHand, keptOrder, ORDER_HIDDEN, type Frame, type State } from './state.ts'
import { gainBonuses } from './technologies.ts'

/** The commands of phases A and C. */
export type Extra = Extract<Command, { readonly type: 'agent' | 'achieve' | 'fulfil' }>

/** Phase C: it lasts until the player ends it (Y3.3), who is also asked anyway. */
export const after = decision({
  rule: 'Y7.1',
  list(state, { seat }, out) {
    listExtras(state, seat, out)
    out.push(END)
  },
  apply(state, { seat }, command, emit) {
    if (!applyExtra(state, seat, command, emit)) popFrame(state)
  },
  isOpen: (state, { seat }) => isAskedAnyway(state, seat),
  refuse: { agent: refuseExtra, achieve: refuseExtra, fulfil: refuseExtra },
  ...bare,
})

/** Y7: agents, achievements and orders, in any number and order. */
export function listExtras(state: State, seat: Seat, out: Command[]): void {
  if (state.agentsThisTurn < AGENT_USES && unusedAgent(state, seat) !== NONE) {
    for (let areas = agentAreas(state, seat); areas !== 0; areas = withoutFirst(areas))
      out.push(AGENT[firstOf(areas)])
  }
  if (inHand(state, seat, ASSISTANT) > 0) {
    for (let place = 0; place < state.achievements.length; place++) {
      if ((state.achievers[place] & (1 << seat)) !== 0) continue
      const achievement = state.achievements[place]
      if (meets(state, seat, ACHIEVEMENTS[achievement])) out.push(ACHIEVE[achievement])
    }
  }
  for (let place = 0; place < HAND_LIMIT; place++) {
    const order = state.orderHand[seat * HAND_LIMIT + place]
    if (order !== NONE && canPay(state, seat, ORDERS[order].requires)) out.push(FULFIL[order])
  }
}

/** Carries out an extra action; false when the command is none. */
export function applyExtra(state: State, seat: Seat, command: Command, emit: Say): boolean {
  switch (command.type) {
    case 'agent':
      sendAgent(state, seat, AREA_INDEX.get(command.area) as number, emit)
      return true
    case 'achieve':
      achieve(state, seat, ACHIEVEMENT_INDEX.get(command.achievement) as number, emit)
      return true
    case 'fulfil':
      fulfil(state, seat, ORDER_INDEX.get(command.order) as number, emit)
      return true
    default:
      return false
  }
}

/**
 * Whether the player is asked though there is nothing but to go on. Others do not know the order kept at set-up: if an order
 * that they cannot rule out could be fulfilled, not being asked would tell them that it is another one.
 */
export function isAskedAnyway(state: State, seat: Seat): boolean {
  if (state.orders[keptOrder(state, seat)] !== ORDER_HIDDEN) return false
  for (let order = 0; order < ORDER_COUNT; order++) {
    if (state.orders[order] === ORDER_HIDDEN && canPay(state, seat, ORDERS[order].requires)) return true
  }
  return false
}

export function refuseExtra(state: State, { seat }: Frame, command: Extra): Reason {
  switch (command.type) {
    case 'agent':
      return refuseAgent(state, seat, AREA_INDEX.get(command.area) ?? NONE)
    case 'achieve':
      return refuseAchievement(state, seat, ACHIEVEMENT_INDEX.get(command.achievement) ?? NONE)
    case 'fulfil':
      return refuseOrder(state, seat, ORDER_INDEX.get(command.order) ?? NONE)
  }
}

/** Y3.4: why no extra action has its place in another step. */
export function notBetweenSteps({ kind }: Frame): Reason {
  return because('Y3.4', { step: kind })
}

// ————— agents (Y7.1) —————

/** Areas with own assistants and without the own president. */
function agentAreas(state: State, seat: Seat): Bits {
  const president = state.presidents[seat]
  const areas = areasOfAssistants(state, seat)
  return president === NONE ? areas : areas & ~(1 << president)
}

function sendAgent(state: State, seat: Seat, area: number, emit: Say): void {
  const agent = unusedAgent(state, seat)
  state.agents[agent]++
  state.agentsThisTurn++
  if (emit) emit({ type: 'agentUsed', seat, agent: AGENTS[agent].id })
  startAction(state, seat, area, true, emit)
}

function refuseAgent(state: State, seat: Seat, area: number): Reason {
  if (state.agentsThisTurn >= AGENT_USES) return because('Y7.1', { reason: 'once per turn' })
  if (unusedAgent(state, seat) === NONE) return because('Y7.1', { reason: 'no unused agent' })
  if (area === NONE || (agentAreas(state, seat) & (1 << area)) === 0) {
    return because('Y7.1', { reason: 'needs an own assistant and no own president there' })
  }
  return unlisted()
}

// ————— achievements (Y7.2, Y7.5), for an assistant from hand (R18) —————

export function meets(state: State, seat: Seat, achievement: Achievement): boolean {
  const { have, tokensPlusAgents, orders, technologies, production, commercial } = achievement
  if (have !== null && !canPay(state, seat, have)) return false
  if (tokensPlusAgents > 0 && tokensAndAgents(state, seat) < tokensPlusAgents) return false
  if (orders > 0 && ordersFulfilled(state, seat) < orders) return false
  if (technologies > 0 && technologiesOf(state, seat) < technologies) return false
  if (production === 0 && commercial === 0) return true
  if (built(state, seat, false) + built(state, seat, true) < production + commercial) return false
  return (
    areasBuiltOn(state, seat, 'production') >= production &&
    areasBuiltOn(state, seat, 'commercial') >= commercial
  )
}

/** Tokens taken and agents amountOf, used or not. */
export function tokensAndAgents(state: State, seat: Seat): number {
  return countOf(state.tokenOwner, TOKEN_COUNT, seat) + agentsOf(state, seat)
}

export function ordersFulfilled(state: State, seat: Seat): number {
  return countOf(state.orders, ORDER_COUNT, seat)
}

export function technologiesOf(state: State, seat: Seat): number {
  return sizeOf(state.technologies[seat])
}

/** Areas of a category with an own shop or trading house; one with both counts once. */
export function areasBuiltOn(state: State, seat: Seat, category: Category): number {
  let areas = 0
  for (let area = 0; area < AREA_COUNT; area++) {
    for (let lot = 0; lot < LOTS; lot++) if (state.lots[area * LOTS + lot] === seat) areas |= 1 << area
  }
  return sizeOf(areas & CATEGORY_AREAS[category])
}

function countOf(owners: readonly number[], length: number, seat: Seat): number {
  let count = 0
  for (let i = 0; i < length; i++) if (owners[i] === seat) count++
  return count
}

function achieve(state: State, seat: Seat, achievement: number, emit: Say): void {
  const place = state.achievements.indexOf(achievement)
  const { id, vpFirst, vpLater } = ACHIEVEMENTS[achievement]
  const first = state.achievers[place] === 0
  state.hand[seat * PIECE_COUNT + ASSISTANT]--
  state.achievers[place] |= 1 << seat
  if (emit) emit({ type: 'achieved', seat, achievement: id })
  gain(state, seat, VP, first ? vpFirst : vpLater, id, emit)
}

function refuseAchievement(state: State, seat: Seat, achievement: number): Reason {
  const place = state.achievements.indexOf(achievement)
  if (achievement === NONE || place < 0) return because('Y2.5')
  if ((state.achievers[place] & (1 << seat)) !== 0) return because('Y7.2', { reason: 'once per player' })
  if (inHand(state, seat, ASSISTANT) === 0) return because('Y7.2', { reason: 'no assistant in hand' })
  return meets(state, seat, ACHIEVEMENTS[achievement]) ? unlisted() : because('Y7.5')
}

// ————— orders (Y7.3) —————

function fulfil(state: State, seat: Seat, order: number, emit: Say): void {
  const { id, requires, gain: rewards, country } = ORDERS[order]
  if (state.orders[order] === ORDER_HIDDEN) state.revealed++
  state.orders[order] = seat
  takeFromHand(state, seat, order)
  if (emit) emit({ type: 'orderFulfilled', seat, order: id })
  payAll(state, seat, requires, id, emit)
  receive(state, seat, rewards, id, null, emit)
  gainBonuses(state, seat, ON_FULFILLING, emit)
  checkCountry(state, seat, country, emit)
}

/** Free places of a hand come last. */
function takeFromHand(state: State, seat: Seat, order: number): void {
  const end = (seat + 1) * HAND_LIMIT - 1
  for (let place = state.orderHand.indexOf(order, seat * HAND_LIMIT); place < end; place++) {
    state.orderHand[place] = state.orderHand[place + 1]
  }
  state.orderHand[end] = NONE
}

function refuseOrder(state: State, seat: Seat, order: number): Reason {
  const hand = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT)
  if (order === NONE || !hand.includes(order)) return because('Y7.3', { reason: 'not in hand' })
  if (!canPay(state, seat, ORDERS[order].requires)) return because('Y7.3', { reason: 'goods are missing' })
  return unlisted()
}
