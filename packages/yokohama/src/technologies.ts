import { because, popFrame, type Seat } from '@entrepot/kernel'
import { firstOf, withoutFirst } from './bits.ts'
import { STATION } from './commands.ts'
import {
  COPPER_EVENTS,
  DIFFERENT_AREAS,
  FREE_PASSAGE,
  MAY_LEAVE,
  MAY_LEAVE_COUNT,
  MAY_STOP_BESIDE,
  MORE_AREAS,
  MORE_AREAS_COUNT,
  NONE,
  ON_ACQUIRING_ITSELF,
  ON_ACQUIRING_OTHER,
  ON_COPPER,
  PAIR_PLUS,
  PAIR_PLUS_COUNT,
  POWER,
  RESOURCE_COUNT,
  STANDING_AREAS,
  STATION_TECHNOLOGY,
  STOCK_SYSTEM,
  STOCK_SYSTEM_ID,
  STOCK_YEN,
  TRAM,
  YEN,
  type Bits,
  type Bonus,
} from './components/components.ts'
import type { CopperSource } from './components/schema.ts'
import type { Say } from './events.ts'
import { bare, decision, indexOfArea } from './decision.ts'
import { gain } from './purse.ts'
import { amountOf, owns, pushFrame, type State } from './state.ts'

// What the technologies change (Y9), by the moment at which they do. The chapters ask here and know none by name: a new
// technology that fits a moment is a line of data, and one that does not gets its function here. Those that are used by a
// command of their own are in `uses.ts`.

// ————— at the start of the turn —————

/** Y9.11: Stock System, before anything else. */
export function payStockSystem(state: State, seat: Seat, emit: Say): void {
  if (!owns(state, seat, STOCK_SYSTEM)) return
  gain(state, seat, YEN, STOCK_YEN[amountOf(state, seat, YEN)] ?? 0, STOCK_SYSTEM_ID, emit)
}

// ————— placement (Y9.9) —————

/** In how many different areas assistants may be placed: one more with Newspaper. */
export function differentAreas(state: State, seat: Seat): number {
  return owns(state, seat, MORE_AREAS) ? MORE_AREAS_COUNT : DIFFERENT_AREAS
}

/** How many more may be placed beside two in one area: with Telegram. */
export function besidePair(state: State, seat: Seat): number {
  return owns(state, seat, PAIR_PLUS) ? PAIR_PLUS_COUNT : 0
}

// ————— movement —————

/** Where the president may stop beside other presidents, if anywhere: Postal System and the own station (Y9.2, Y9.5). */
export function stopsBeside(state: State, seat: Seat): Bits {
  if (owns(state, seat, MAY_STOP_BESIDE)) return -1
  return ownStation(state, seat)
}

/** The area of the own station as bits: ending a move there is free of charge (Y9.2). */
export function ownStation(state: State, seat: Seat): Bits {
  return state.station !== NONE && owns(state, seat, STATION_TECHNOLOGY) ? 1 << state.station : 0
}

/** Whether moving pays no owners of other presidents: Stagecoach (Y9.5). */
export function passesFree(state: State, seat: Seat): boolean {
  return owns(state, seat, FREE_PASSAGE)
}

/** Whether the president may go to any area without other presidents: Tram (Y9.12, R6, R9). */
export function mayJump(state: State, seat: Seat): boolean {
  return owns(state, seat, TRAM)
}

// ————— action and recovery —————

/** What the own station adds to the power (Y9.2). */
export function stationPower(state: State, seat: Seat, area: number): number {
  return state.station === area && owns(state, seat, STATION_TECHNOLOGY) ? POWER.station : 0
}

/** How many assistants may stay in the area of an action: with Telephone (Y9.10). */
export function mayLeave(state: State, seat: Seat): number {
  return owns(state, seat, MAY_LEAVE) ? MAY_LEAVE_COUNT : 0
}

// ————— when something happens —————

/** What the seat's technologies add to what has just happened (Y9.1, Y9.6–Y9.8). */
export function gainBonuses(state: State, seat: Seat, bonuses: readonly Bonus[], emit: Say): void {
  for (let i = 0; i < bonuses.length; i++)
    if (owns(state, seat, bonuses[i].bit)) gainBonus(state, seat, bonuses[i], emit)
}

function gainBonus(state: State, seat: Seat, bonus: Bonus, emit: Say): void {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    gain(state, seat, resource, bonus.gain[resource], bonus.id, emit)
  }
}

/** Y9.3: whether Mining Technology of the seat works on such an event. */
export function minesMoreBy(state: State, seat: Seat, source: CopperSource): boolean {
  for (let i = 0; i < ON_COPPER.length; i++) {
    if (owns(state, seat, ON_COPPER[i].bit) && COPPER_EVENTS[i].has(source)) return true
  }
  return false
}

/** Y9.7, Y9.13: earlier technologies reward the new one; it works from now on, and never leaves (Y9.14). */
export function addTechnology(state: State, seat: Seat, technology: number, emit: Say): void {
  const bit = 1 << technology
  gainBonuses(state, seat, ON_ACQUIRING_OTHER, emit)
  state.technologies[seat] |= bit
  for (const bonus of ON_ACQUIRING_ITSELF) if (bonus.bit === bit) gainBonus(state, seat, bonus, emit)
  if ((bit & STATION_TECHNOLOGY) !== 0) pushFrame(state, 'station', seat)
}

// ————— the station (Y9.2) —————

/** Where the station goes: any area but the canal. */
export const station = decision({
  rule: 'Y9.2',
  list(state, _frame, out) {
    for (let areas = STANDING_AREAS[state.seats]; areas !== 0; areas = withoutFirst(areas)) {
      out.push(STATION[firstOf(areas)])
    }
  },
  apply(state, { seat }, command, emit) {
    if (command.type !== 'station') return
    popFrame(state)
    state.station = indexOfArea(command.area)
    if (emit) emit({ type: 'stationPlaced', seat, area: command.area })
  },
  refuse: { station: () => because('Y9.2') },
  ...bare,
})
