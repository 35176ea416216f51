import type { Seat } from '@entrepot/kernel'
import { isLastRound } from './ending.ts'
import type { Say } from './events.ts'
import { outcomeOf } from './scoring.ts'
import { pushFrame, type State } from './state.ts'
import { payStockSystem } from './technologies.ts'

/** Y3.1, Y11.2: the next player clockwise, or the end. */
export function passTurn(state: State, emit: Say): void {
  const next = (state.active + 1) % state.seats
  if (next === state.start) {
    if (isLastRound(state)) return endGame(state, emit)
    state.round++
  }
  beginTurn(state, next, emit)
}

/** Y3.3: Stock System, then phase A. */
export function beginTurn(state: State, seat: Seat, emit: Say): void {
  state.active = seat
  state.agentsThisTurn = 0
  state.usedThisTurn = 0
  if (emit) emit({ type: 'turnBegan', seat, round: state.round })
  payStockSystem(state, seat, emit)
  pushFrame(state, 'placement', seat)
}

/** Y1.9: now everything may be shown. */
function endGame(state: State, emit: Say): void {
  state.over = true
  state.revealed++
  if (!emit) return
  const { sheets, ranking } = outcomeOf(state)
  emit({ type: 'gameEnded', sheets, ranking: ranking.flat() })
}
