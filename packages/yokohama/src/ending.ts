import {
  AREA_COUNT,
  CHURCH_TO_END,
  CUSTOMS_TO_END,
  HOUSE_LOT,
  HOUSES_TO_END,
  LOTS,
  NONE,
  PORT_AREA,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  SHOPS_TO_END,
  TO_END_WITH_NEUTRAL,
} from './components/components.ts'
import type { Seat } from '@entrepot/kernel'
import type { EndReason, Say } from './events.ts'
import type { State } from './state.ts'

/** R8: the game ends after so many rounds whatever happens. */
export const MOST_ROUNDS = 60

/** Y11.2: this round is finished and one more is played; further triggers change nothing. */
function triggerEnd(state: State, seat: Seat, reason: EndReason, emit: Say): void {
  if (state.lastRound !== 0) return
  state.lastRound = state.round + 1
  if (emit) emit({ type: 'endTriggered', seat, reason, lastRound: state.lastRound })
}

/** Y11.1, after building. */
export function checkBuildings(state: State, seat: Seat, emit: Say): void {
  let shops = 0
  let houses = 0
  for (let area = 0; area < AREA_COUNT; area++) {
    for (let lot = 0; lot < LOTS; lot++) {
      if (state.lots[area * LOTS + lot] !== seat) continue
      if (lot === HOUSE_LOT) houses++
      else shops++
    }
  }
  if (houses >= HOUSES_TO_END) triggerEnd(state, seat, 'tradingHouses', emit)
  if (shops >= SHOPS_TO_END) triggerEnd(state, seat, 'shops', emit)
}

/** Y11.1, after a refill: a deck that is just used up with all slots full is no trigger yet. */
export function checkPorts(state: State, seat: Seat, emit: Say): void {
  if (state.orderDeck.length > 0) return
  for (let port = 0; port < PORT_AREA.length; port++) {
    if (state.neighbours[PORT_AREA[port]] === 0) continue
    for (let slot = 0; slot < PORT_SLOT_COUNT[port]; slot++) {
      if (state.ports[port * PORT_SLOTS + slot] === NONE) triggerEnd(state, seat, 'orders', emit)
    }
  }
}

/** Y11.1, R5: after an assistant came to a board; a neutral one counts. */
export function checkBoard(state: State, seat: Seat, board: 'church' | 'customs', emit: Say): void {
  const spaces = state[board]
  const toEnd = board === 'church' ? CHURCH_TO_END : CUSTOMS_TO_END
  let assistants = 0
  for (let space = 0; space < spaces.length; space++) if (spaces[space] !== NONE) assistants++
  if (assistants >= (withNeutral(state) ? TO_END_WITH_NEUTRAL : toEnd[state.seats]))
    triggerEnd(state, seat, board, emit)
}

/** R5: whether neutral assistants and the dummy take part. */
export function withNeutral(state: State): boolean {
  return state.options.neutralAssistants && state.seats === 2
}

/** Y11.2, R8: whether the round that has just been finished was the last one. */
export function isLastRound(state: State): boolean {
  return state.round === state.lastRound || state.round === MOST_ROUNDS
}
