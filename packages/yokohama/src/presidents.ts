import type { Seat } from '@entrepot/kernel'
import { AREA_IDS, NONE, YEN, type Bits } from './components/components.ts'
import type { Say } from './events.ts'
import { pay } from './purse.ts'
import type { State } from './state.ts'

/** Areas where other players' presidents stand. */
export function areasOfOthers(state: State, seat: Seat): Bits {
  let bits = 0
  for (let other = 0; other < state.seats; other++) {
    const area = state.presidents[other]
    if (other !== seat && area !== NONE) bits |= 1 << area
  }
  return bits
}

/** Areas with own assistants. */
export function areasOfAssistants(state: State, seat: Seat): Bits {
  return state.manned[seat]
}

/** How many other players' presidents stand in an area. */
export function othersIn(state: State, seat: Seat, area: number): number {
  let count = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.presidents[other] === area) count++
  }
  return count
}

/** Pays the owner of every other president in an area (Y4.2, Y5.4). */
export function payOthersIn(state: State, seat: Seat, area: number, fee: number, emit: Say): void {
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.presidents[other] !== area) continue
    pay(state, seat, YEN, fee, other, AREA_IDS[area], emit)
  }
}
