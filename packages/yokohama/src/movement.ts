import { popFrame, type Seat } from '@entrepot/kernel'
import { startAction } from './area.ts'
import { firstOf, withoutFirst } from './bits.ts'
import { DONE, MOVE, RECALL, RETURN, STAY, type Command } from './commands.ts'
import {
  AREA_COUNT,
  AREA_IDS,
  AREA_INDEX,
  ASSISTANT,
  CANAL,
  CANAL_TOLL,
  FREE_PASSAGE,
  MAY_STOP_BESIDE,
  NONE,
  PASSAGE_FEE,
  PIECE_COUNT,
  STANDING_AREAS,
  STATION_TECHNOLOGY,
  TRAM,
  YEN,
  type Bits,
} from './components/components.ts'
import type { Say } from './events.ts'
import { pay } from './purse.ts'
import { areasOfAssistants, areasOfOthers, othersIn, payOthersIn } from './presidents.ts'
import { held, owns, pushFrame, type Frame, type State } from './state.ts'

/** Y5.1: a president in hand is put on the board; one on the board moves or returns. */
export function listMovement(state: State, frame: Frame, out: Command[]): void {
  if (state.presidents[frame.seat] === NONE) listEntries(state, frame.seat, out)
  else {
    listMoves(state, frame.seat, out)
    out.push(RETURN)
  }
}

export function applyMovement(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat } = frame
  popFrame(state)
  if (command.type === 'move') move(state, seat, command.to, command.paying, emit)
  else if (command.type === 'return') returnPresident(state, seat, emit)
  else stay(state, seat, emit)
}

/** Step 2 is left out, and with it steps 3–6 (Y3.2). */
function stay(state: State, seat: Seat, emit: Say): void {
  if (emit) emit({ type: 'stayed', seat })
  pushFrame(state, 'after', seat)
}

/** Whether the president can certainly move or return: then there is a choice, and no need to list it all. */
export function isMovementOpen(state: State, frame: Frame): boolean {
  const at = state.presidents[frame.seat]
  if (at === NONE) return false
  const near = state.neighbours[at] & areasOfAssistants(state, frame.seat)
  return (near & ~areasOfOthers(state, frame.seat)) !== 0
}

/** Where the seat may stop beside other presidents, if anywhere: Postal System and the own station (Y9.2, Y9.5). */
export function stopsBeside(state: State, seat: Seat): Bits {
  if (owns(state, seat, MAY_STOP_BESIDE)) return -1
  return stationOf(state, seat)
}

/** The area of the own station as bits: ending a move there is free of charge (Y9.2). */
function stationOf(state: State, seat: Seat): Bits {
  return state.station !== NONE && owns(state, seat, STATION_TECHNOLOGY) ? 1 << state.station : 0
}

/** What entering an area costs if it is neither the own station's, where the move ends, nor free by Stagecoach. */
function tollOf(state: State, seat: Seat, area: number): number {
  return area === CANAL ? CANAL_TOLL : PASSAGE_FEE * othersIn(state, seat, area)
}

// ————— from the hand (Y5.2, R9, R10, R16) —————

function listEntries(state: State, seat: Seat, out: Command[]): void {
  const own = areasOfAssistants(state, seat)
  const others = areasOfOthers(state, seat)
  const ordinary = own & ~others
  const free = owns(state, seat, TRAM) ? STANDING_AREAS[state.seats] & ~others : ordinary
  for (let open = free; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)])
  const untaxed = owns(state, seat, FREE_PASSAGE) ? -1 : stationOf(state, seat)
  for (let beside = own & others & stopsBeside(state, seat); beside !== 0; beside = withoutFirst(beside)) {
    const area = firstOf(beside)
    if ((untaxed & (1 << area)) !== 0) out.push(MOVE[area])
    else if (tollOf(state, seat, area) <= held(state, seat, YEN)) out.push(moveFor(area, [area]))
  }
  if (ordinary === 0) out.push(STAY)
}

// ————— on the board (Y5.3–Y5.7) —————

/** Areas that cost something to enter in this search. At most three other presidents and the canal: four bits. */
const tollAreas: number[] = []
/** By set of toll areas that may be entered, as bits over `tollAreas`: where one can stop. */
const stopsFor: Bits[] = new Array<Bits>(1 << 4).fill(0)

/**
 * Every area where the president may stop, with every way to pay for it that pays nobody for nothing (R14). What a path costs
 * depends only on which toll areas it enters, each at most once: so each set of them is allowed in turn, smaller ones
 * first, and an area counts for a set only if no smaller part of it leads there.
 */
function listMoves(state: State, seat: Seat, out: Command[]): void {
  const start = 1 << state.presidents[seat]
  const own = areasOfAssistants(state, seat) & ~start
  const others = areasOfOthers(state, seat)
  const occupied = own & others
  const byTram = owns(state, seat, TRAM) ? STANDING_AREAS[state.seats] & ~others & ~start : 0
  for (let open = byTram; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)])

  const stops = ((own & ~others) | (occupied & stopsBeside(state, seat))) & ~byTram
  if (stops === 0) return
  const taxed = owns(state, seat, FREE_PASSAGE) ? 0 : occupied
  const untaxed = own & ~taxed
  const station = taxed & stationOf(state, seat)
  findTollAreas(state, taxed)
  const yen = held(state, seat, YEN)
  for (let set = 0; set < 1 << tollAreas.length; set++) {
    let known = 0
    let cost = 0
    let entered = 0
    for (let bits = set; bits !== 0; bits = withoutFirst(bits)) {
      const toll = firstOf(bits)
      known |= stopsFor[set & ~(1 << toll)]
      cost += tollOf(state, seat, tollAreas[toll])
      entered |= 1 << tollAreas[toll]
    }
    stopsFor[set] = known
    if (cost > yen) continue
    const reached = flood(state, start, untaxed | entered)
    let found = reached & stops
    if (station !== 0 && (state.neighbours[state.station] & (reached | start)) !== 0) found |= station
    stopsFor[set] |= found
    for (let fresh = found & ~known; fresh !== 0; fresh = withoutFirst(fresh)) {
      const area = firstOf(fresh)
      out.push(set === 0 ? MOVE[area] : moveFor(area, tollAreasOf(set)))
    }
  }
}

function findTollAreas(state: State, taxed: Bits): void {
  tollAreas.length = 0
  for (let bits = taxed; bits !== 0; bits = withoutFirst(bits)) tollAreas.push(firstOf(bits))
  if (CANAL !== NONE && state.neighbours[CANAL] !== 0) tollAreas.push(CANAL)
}

function tollAreasOf(set: Bits): number[] {
  const areas: number[] = []
  for (let bits = set; bits !== 0; bits = withoutFirst(bits)) areas.push(tollAreas[firstOf(bits)])
  return areas
}

function moveFor(to: number, paying: readonly number[]): Command {
  return { type: 'move', to: AREA_IDS[to], paying: paying.map((area) => AREA_IDS[area]) }
}

/** The areas that can be reached from the start through the given ones. */
function flood(state: State, start: Bits, through: Bits): Bits {
  let reached = 0
  let edge = start
  while (edge !== 0) {
    const area = firstOf(edge)
    const fresh = state.neighbours[area] & through & ~reached
    reached |= fresh
    edge = withoutFirst(edge) | fresh
  }
  return reached
}

/** Pays, moves and acts. */
function move(state: State, seat: Seat, to: string, paying: readonly string[] | undefined, emit: Say): void {
  if (emit) {
    const path = pathOf(state, seat, to, paying)
    const by = state.presidents[seat] === NONE ? 'hand' : path === null ? 'tram' : 'walking'
    emit({ type: 'moved', seat, by, path: path ?? [to] })
  }
  if (paying !== undefined) {
    for (const id of paying) {
      const area = AREA_INDEX.get(id) as number
      if (area === CANAL) pay(state, seat, YEN, CANAL_TOLL, null, id, emit)
      else payOthersIn(state, seat, area, PASSAGE_FEE, emit)
    }
  }
  const area = AREA_INDEX.get(to) as number
  state.presidents[seat] = area
  startAction(state, seat, area, false, emit)
}

/** The areas entered on a shortest way for a move as listed; null when only the tram goes there. */
export function pathOf(
  state: State,
  seat: Seat,
  to: string,
  paying: readonly string[] = [],
): string[] | null {
  if (state.presidents[seat] === NONE) return [to]
  const start = state.presidents[seat]
  const target = AREA_INDEX.get(to) as number
  const taxed = owns(state, seat, FREE_PASSAGE) ? 0 : areasOfOthers(state, seat)
  let through = areasOfAssistants(state, seat) & ~taxed & ~(1 << start)
  for (const id of paying) through |= 1 << (AREA_INDEX.get(id) as number)
  const cameFrom: number[] = new Array<number>(AREA_COUNT).fill(NONE)
  const queue = [start]
  for (const area of queue) {
    if (area === target) break
    const open = area === start || (through & (1 << area)) !== 0 ? state.neighbours[area] : 0
    // The last step needs no passage, only an own assistant: the own station may be entered beside others (Y9.2).
    const last = (1 << target) & (areasOfAssistants(state, seat) | through)
    for (let bits = open & (through | last) & ~(1 << start); bits !== 0; bits = withoutFirst(bits)) {
      const next = firstOf(bits)
      if (cameFrom[next] !== NONE) continue
      cameFrom[next] = area
      queue.push(next)
    }
  }
  if (cameFrom[target] === NONE) return null
  const path: string[] = []
  for (let area = target; area !== start; area = cameFrom[area]) path.unshift(AREA_IDS[area])
  return path
}

// ————— returning (Y5.6, R3) —————

function returnPresident(state: State, seat: Seat, emit: Say): void {
  if (emit) emit({ type: 'returned', seat, from: AREA_IDS[state.presidents[seat]] })
  state.presidents[seat] = NONE
  pushFrame(state, 'recall', seat)
}

export function listRecall(state: State, frame: Frame, out: Command[]): void {
  const base = frame.seat * AREA_COUNT
  for (let area = 0; area < AREA_COUNT; area++) if (state.assistants[base + area] > 0) out.push(RECALL[area])
  out.push(DONE)
}

export function applyRecall(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat } = frame
  const whole = state.options.returnFromOneAreaOnly
  if (command.type === 'recall') {
    const area = AREA_INDEX.get(command.area) as number
    const count = whole ? state.assistants[seat * AREA_COUNT + area] : 1
    state.assistants[seat * AREA_COUNT + area] -= count
    state.hand[seat * PIECE_COUNT + ASSISTANT] += count
    if (emit) emit({ type: 'recalled', seat, area: command.area, count })
    if (!whole) return
  }
  popFrame(state)
  pushFrame(state, 'after', seat)
}
