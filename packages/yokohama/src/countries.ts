import type { Seat } from '@entrepot/kernel'
import {
  AGENT_COUNT,
  AGENT_EVERY,
  AGENTS,
  CARD_COUNT,
  CARDS,
  NONE,
  ORDER_COUNT,
  ORDERS,
} from './components/components.ts'
import type { Say } from './events.ts'
import type { State } from './state.ts'

/** The seat's icons of a country, on fulfilled orders and technologies together. */
export function iconsOf(state: State, seat: Seat, country: number): number {
  let icons = 0
  for (let order = 0; order < ORDER_COUNT; order++) {
    if (state.orders[order] === seat && ORDERS[order].country === country) icons++
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    if (state.cardOwner[card] === seat && CARDS[card].country === country) icons++
  }
  return icons
}

/** Y7.4: whether the country's icon with this number brings an agent: the 2nd, 4th, 6th … */
export function isIconOfAgent(icons: number): boolean {
  return icons % AGENT_EVERY === 0
}

/** An agent of the country in the supply, or NONE. */
export function agentInSupply(state: State, country: number): number {
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    if (state.agents[agent] === NONE && AGENTS[agent].country === country) return agent
  }
  return NONE
}

/** Y7.4: the icon that has just come may bring an agent of its country, if one is left. */
export function checkCountry(state: State, seat: Seat, country: number, emit: Say): void {
  if (!isIconOfAgent(iconsOf(state, seat, country))) return
  const agent = agentInSupply(state, country)
  if (agent === NONE) return
  state.agents[agent] = 2 * seat
  if (emit) emit({ type: 'agentTaken', seat, agent: AGENTS[agent].id })
}

/** An unused agent of the seat, or NONE. Which one is turned never matters: its country has done its work. It serves from the moment it was taken (Y7.6). */
export function unusedAgent(state: State, seat: Seat): number {
  for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) return agent
  return NONE
}

/** The seat's agents, used or not. */
export function agentsOf(state: State, seat: Seat): number {
  let count = 0
  for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] >> 1 === seat) count++
  return count
}
