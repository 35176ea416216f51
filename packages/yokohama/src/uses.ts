import { because, type Reason, type Seat } from '@entrepot/kernel'
import { couldStillGive } from './boards.ts'
import { USE, type Command } from './commands.ts'
import {
  ONCE_PER_TURN,
  ONCE_PER_TURN_BITS,
  PIECE_COUNT,
  RESOURCE_COUNT,
  type OncePerTurn,
} from './components/components.ts'
import type { Say } from './events.ts'
import { canPay, gain, payAll } from './purse.ts'
import { known } from './reason.ts'
import { inWarehouse, type Frame, type State } from './state.ts'
import { fetch } from './warehouse.ts'

/** Y9.4: Spinning Mill and University, beside whatever else is to be decided. */
export function listUses(state: State, frame: Frame, out: Command[]): void {
  const unused = state.technologies[frame.seat] & ONCE_PER_TURN_BITS & ~state.usedThisTurn
  if (unused === 0) return
  for (let i = 0; i < ONCE_PER_TURN.length; i++) {
    const technology = ONCE_PER_TURN[i]
    if ((unused & technology.bit) !== 0 && canUse(state, frame, technology)) out.push(USE[i])
  }
}

/** A space of the church that was chosen must stay within reach: there is no debt (Y1.3). */
function canUse(state: State, frame: Frame, { cost, gain: brings, pieces }: OncePerTurn): boolean {
  if (!canPay(state, frame.seat, cost)) return false
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (inWarehouse(state, frame.seat, piece) < pieces[piece]) return false
  }
  return frame.kind !== 'gifts' || couldStillGive(state, frame, cost, brings)
}

export function use(state: State, seat: Seat, id: string, emit: Say): void {
  const technology = ONCE_PER_TURN.find((candidate) => candidate.id === id) as OncePerTurn
  state.usedThisTurn |= technology.bit
  if (emit) emit({ type: 'technologyUsed', seat, technology: id })
  payAll(state, seat, technology.cost, id, emit)
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    gain(state, seat, resource, technology.gain[resource], id, emit)
  }
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (technology.pieces[piece] > 0) fetch(state, seat, piece, technology.pieces[piece], emit)
  }
}

export function refuseUse({ technology }: Extract<Command, { readonly type: 'use' }>): Reason {
  return because('Y9.4', { technology: known(technology) })
}
