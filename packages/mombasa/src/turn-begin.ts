import type { Seat } from '@entrepot/kernel'
import { COMPANIES } from './components/components.ts'
import { TRACK } from './components/tracks.ts'
import type { Say } from './events.ts'
import { pushFrame, type State } from './state.ts'
import { permanentOf } from './totals.ts'

/** The seat is to choose its action. */
export function beginTurn(state: State, seat: Seat, emit: Say): void {
  state.turn = seat
  if (emit) emit({ type: 'turnBegins', seat })
  readyBonuses(state, seat, emit)
  pushFrame(state, 'turn', seat, -1, 0, 0, 0)
}

/** Bonuses unlocked since the last turn can be used from now on (M9.6, R3); additional markers join the supply (M9.8). */
function readyBonuses(state: State, seat: Seat, emit: Say): void {
  for (let company = 0; company < COMPANIES.size; company++) {
    const at = seat * COMPANIES.size + company
    const level = TRACK[state.tracks[company]].level[state.steps[at]]
    if (level === state.usable[at]) continue
    const before = permanentOf(state, seat, company).markers
    state.usable[at] = level
    state.markers[seat] += permanentOf(state, seat, company).markers - before
    if (emit) emit({ type: 'bonusUsable', seat, company: COMPANIES.ids[company], bonus: level })
  }
}
