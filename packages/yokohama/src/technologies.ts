import { popFrame } from '@entrepot/kernel'
import { couldStillGive } from './boards.ts'
import { firstOf, withoutFirst } from './bits.ts'
import { STATION, USE, type Command } from './commands.ts'
import {
  AREA_INDEX,
  ONCE_PER_TURN,
  ONCE_PER_TURN_BITS,
  PIECE_COUNT,
  RESOURCE_COUNT,
  STANDING_AREAS,
  STOCK_SYSTEM,
  STOCK_SYSTEM_ID,
  STOCK_YEN,
  YEN,
  type OncePerTurn,
} from './components/components.ts'
import type { Seat } from '@entrepot/kernel'
import type { Say } from './events.ts'
import { canPay, gain, payAll } from './purse.ts'
import { held, inWarehouse, owns, type Frame, type State } from './state.ts'
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

/** A space of the church that was chosen must stay within reach: there is no debt. */
function canUse(state: State, frame: Frame, { cost, gain: brings, pieces }: OncePerTurn): boolean {
  if (!canPay(state, frame.seat, cost)) return false
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (inWarehouse(state, frame.seat, piece) < pieces[piece]) return false
  }
  return frame.kind !== 'gifts' || couldStillGive(state, frame, cost, brings)
}

export function use(state: State, seat: Seat, id: string, emit: Say): void {
  const technology = ONCE_PER_TURN.find((known) => known.id === id) as OncePerTurn
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

/** Y9.2: the station goes on any area but the canal. */
export function listStation(state: State, out: Command[]): void {
  for (let areas = STANDING_AREAS[state.seats]; areas !== 0; areas = withoutFirst(areas)) {
    out.push(STATION[firstOf(areas)])
  }
}

export function applyStation(state: State, frame: Frame, area: string, emit: Say): void {
  popFrame(state)
  state.station = AREA_INDEX.get(area) as number
  if (emit) emit({ type: 'stationPlaced', seat: frame.seat, area })
}

/** Y9.11, at the start of the turn, before anything else. */
export function payStockSystem(state: State, seat: Seat, emit: Say): void {
  if (!owns(state, seat, STOCK_SYSTEM)) return
  gain(state, seat, YEN, STOCK_YEN[held(state, seat, YEN)] ?? 0, STOCK_SYSTEM_ID, emit)
}
