import type { Seat } from '@entrepot/kernel'
import { RESOURCE_COUNT, SOURCE_COUNT, sourceOf, VP } from './components/components.ts'
import { RESOURCES } from './components/schema.ts'
import type { Say } from './events.ts'
import type { State } from './state.ts'

/** Gives from the bank, which never runs out (Y1.3). */
export function gain(
  state: State,
  seat: Seat,
  resource: number,
  amount: number,
  source: string,
  emit: Say,
): void {
  if (amount === 0) return
  state.purse[seat * RESOURCE_COUNT + resource] += amount
  if (resource === VP) {
    const from = sourceOf(source)
    if (from !== undefined) state.earned[seat * SOURCE_COUNT + from] += amount
  }
  if (emit) emit({ type: 'gained', seat, what: RESOURCES[resource], amount, source })
}

/** Pays to the bank, or to the player that a rule names (Y1.3). */
export function pay(
  state: State,
  seat: Seat,
  resource: number,
  amount: number,
  to: Seat | null,
  source: string,
  emit: Say,
): void {
  if (amount === 0) return
  state.purse[seat * RESOURCE_COUNT + resource] -= amount
  if (to !== null) state.purse[to * RESOURCE_COUNT + resource] += amount
  if (emit) emit({ type: 'paid', seat, what: RESOURCES[resource], amount, to, source })
}

/** Whether the seat holds at least so much of everything; the first figures of a longer table count. */
export function canPay(state: State, seat: Seat, price: readonly number[]): boolean {
  const base = seat * RESOURCE_COUNT
  for (let resource = 0; resource < price.length; resource++) {
    if (state.purse[base + resource] < price[resource]) return false
  }
  return true
}

/** Pays so much of everything to the bank. */
export function payAll(state: State, seat: Seat, price: readonly number[], source: string, emit: Say): void {
  for (let resource = 0; resource < price.length; resource++) {
    pay(state, seat, resource, price[resource], null, source, emit)
  }
}
