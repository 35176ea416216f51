import type { Seat } from '@entrepot/kernel'
import type { PoundsReason, Say } from './events.ts'
import type { State } from './state.ts'

/** The bank pays the seat; it never runs out (M1.4). */
export function receive(state: State, seat: Seat, amount: number, reason: PoundsReason, emit: Say): void {
  if (amount === 0) return
  state.pounds[seat] += amount
  if (emit) emit({ type: 'pounds', seat, amount, reason })
}

export function spend(state: State, seat: Seat, amount: number, reason: PoundsReason, emit: Say): void {
  if (amount === 0) return
  state.pounds[seat] -= amount
  if (emit) emit({ type: 'pounds', seat, amount: -amount, reason })
}
