import {
  CHURCH_TO_END,
  CUSTOMS_TO_END,
  HOUSES_TO_END,
  NONE,
  PIECES_OF_PLAYER,
  PORT_AREA,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  SHOP,
  SHOPS_TO_END,
  TO_END_WITH_NEUTRAL,
  TRADING_HOUSE,
} from './components/components.ts'
import type { Seat } from '@entrepot/kernel'
import type { EndReason, Say } from './events.ts'
import { inHand, inWarehouse, type State } from './state.ts'

/** R8: the game ends after so many rounds whatever happens. */
export const MOST_ROUNDS = 60

/** Y11.2: this round is finished and one more is played; further triggers change nothing. */
function triggerEnd(state: State, seat: Seat, reason: EndReason, emit: Say): void {
  if (state.lastRound !== 0) return
  state.lastRound = state.round + 1
  if (emit) emit({ type: 'endTriggered', seat, reason, lastRound: state.lastRound })
}

/** Shops or trading houses that the seat has built: those neither in hand nor in the warehouse. Bots ask at every decision. */
export function built(state: State, seat: Seat, houses: boolean): number {
  const piece = houses ? TRADING_HOUSE : SHOP
  return PIECES_OF_PLAYER[piece] - inHand(state, seat, piece) - inWarehouse(state, seat, piece)
}

/** Y11.1, after building. */
export function checkBuildings(state: State, seat: Seat, emit: Say): void {
  if (built(state, seat, true) >= HOUSES_TO_END) triggerEnd(state, seat, 'tradingHouses', emit)
  if (built(state, seat, false) >= SHOPS_TO_END) triggerEnd(state, seat, 'shops', emit)
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
  if (assistantsOn(state[board]) >= boardToEnd(state, board)) triggerEnd(state, seat, board, emit)
}

/** Assistants on the church or customs board, neutral ones included. */
export function assistantsOn(spaces: readonly number[]): number {
  let count = 0
  for (let space = 0; space < spaces.length; space++) if (spaces[space] !== NONE) count++
  return count
}

/** Y11.1, R5: how many assistants on a board bring the end. */
export function boardToEnd(state: State, board: 'church' | 'customs'): number {
  if (withNeutral(state)) return TO_END_WITH_NEUTRAL
  return (board === 'church' ? CHURCH_TO_END : CUSTOMS_TO_END)[state.seats]
}

/** R5: whether neutral assistants and the dummy take part. */
export function withNeutral(state: State): boolean {
  return state.options.neutralAssistants && state.seats === 2
}

/** Y11.2, R8: whether the round that has just been finished was the last one. */
export function isLastRound(state: State): boolean {
  return state.round === state.lastRound || state.round === MOST_ROUNDS
}
