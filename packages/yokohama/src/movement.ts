import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
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
  NONE,
  PASSAGE_FEE,
  PIECE_COUNT,
  STANDING_AREAS,
  YEN,
  type Bits,
} from './components/components.ts'
import type { Say } from './events.ts'
import { bare, decision, indexOfArea } from './decision.ts'
import { areasOfAssistants, areasOfOthers, othersIn, payOthersIn } from './presidents.ts'
import { pay } from './purse.ts'
import { unlisted } from './reason.ts'
import { addAssistants, assistantsIn, amountOf, pushFrame, type Frame, type State } from './state.ts'
import { mayJump, ownStation, passesFree, stopsBeside } from './technologies.ts'

/** A president in hand is put on the board; one on the board moves or returns. */
export const movement = decision({
  rule: 'Y5.1',
  list(state, { seat }, out) {
    if (state.presidents[seat] === NONE) listEntries(state, seat, out)
    else {
      listMoves(state, seat, out)
      out.push(RETURN)
    }
  },
  apply(state, { seat }, command, emit) {
    popFrame(state)
    if (command.type === 'move') move(state, seat, command.to, command.paying, emit)
    else if (command.type === 'return') returnPresident(state, seat, emit)
    else stay(state, seat, emit)
  },
  /** Certainly where there are two areas to enter, or one to walk to: then there is no need to list it all. */
  isOpen(state, { seat }) {
    const at = state.presidents[seat]
    const free = areasOfAssistants(state, seat) & ~areasOfOthers(state, seat)
    return at === NONE ? withoutFirst(free) !== 0 : (state.neighbours[at] & free) !== 0
  },
  refuse: {
    move: (state, frame, { to }) => refuseMove(state, frame, AREA_INDEX.get(to) ?? NONE),
    return: (state, { seat }) =>
      isOnBoard(state, seat) ? unlisted() : because('Y5.2', { reason: 'the president is in hand' }),
    stay: (state, { seat }) =>
      isOnBoard(state, seat) ? because('Y5.1') : because('Y5.2', { reason: 'an area is open' }),
  },
  ...bare,
})

function isOnBoard(state: State, seat: Seat): boolean {
  return state.presidents[seat] !== NONE
}

/** Step 2 is left out, and with it steps 3–6 (Y3.2). */
function stay(state: State, seat: Seat, emit: Say): void {
  if (emit) emit({ type: 'stayed', seat })
  pushFrame(state, 'after', seat)
}

/** What entering an area costs if it is neither the own station's, where the move ends, nor free by Stagecoach. */
export function tollOf(state: State, seat: Seat, area: number): number {
  return area === CANAL ? CANAL_TOLL : PASSAGE_FEE * othersIn(state, seat, area)
}

// ————— from the hand (Y5.2, R9, R10, R16) —————

function listEntries(state: State, seat: Seat, out: Command[]): void {
  const own = areasOfAssistants(state, seat)
  const others = areasOfOthers(state, seat)
  const ordinary = own & ~others
  const free = mayJump(state, seat) ? STANDING_AREAS[state.seats] & ~others : ordinary
  for (let open = free; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)])
  const untaxed = passesFree(state, seat) ? -1 : ownStation(state, seat)
  for (let beside = own & others & stopsBeside(state, seat); beside !== 0; beside = withoutFirst(beside)) {
    const area = firstOf(beside)
    if ((untaxed & (1 << area)) !== 0) out.push(MOVE[area])
    else if (tollOf(state, seat, area) <= amountOf(state, seat, YEN)) out.push(moveFor(area, [area]))
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
  const byTram = mayJump(state, seat) ? STANDING_AREAS[state.seats] & ~others & ~start : 0
  for (let open = byTram; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)])

  const stops = ((own & ~others) | (occupied & stopsBeside(state, seat))) & ~byTram
  if (stops === 0) return
  const taxed = passesFree(state, seat) ? 0 : occupied
  const untaxed = own & ~taxed
  // Ending at the own station is free; walking through is not (R11).
  const station = taxed & ownStation(state, seat)
  findTollAreas(state, taxed)
  const yen = amountOf(state, seat, YEN)
  let sets = 1 << tollAreas.length
  for (let set = 0; set < sets; set++) {
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
    // All stops are reached without paying: nobody is paid for nothing.
    if (set === 0 && found === (stops | station)) sets = 1
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

function refuseMove(state: State, { seat }: Frame, area: number): Reason {
  const from = state.presidents[seat]
  if (area === CANAL) return because('Y5.5', { reason: 'the canal' })
  if (area === NONE || (STANDING_AREAS[state.seats] & (1 << area)) === 0) return because('Y2.1')
  if (area === from) return because('Y5.5', { reason: 'the area it started from' })
  const beside = othersIn(state, seat, area) > 0
  if (beside && (stopsBeside(state, seat) & (1 << area)) === 0)
    return because(from === NONE ? 'Y5.2' : 'Y5.4')
  const byTram = mayJump(state, seat) && !beside
  if (assistantsIn(state, seat, area) === 0 && !byTram) return because(from === NONE ? 'Y5.2' : 'Y5.3')
  return because('Y5.7', { reason: 'no such way, or not enough yen for it' })
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
  const taxed = passesFree(state, seat) ? 0 : areasOfOthers(state, seat)
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

// ————— returning (Y5.6, R3), of a president on the board (R18) —————

function returnPresident(state: State, seat: Seat, emit: Say): void {
  if (emit) emit({ type: 'returned', seat, from: AREA_IDS[state.presidents[seat]] })
  state.presidents[seat] = NONE
  pushFrame(state, 'recall', seat)
}

/** The assistants that return with the president. */
export const recall = decision({
  rule: 'Y5.6',
  list(state, { seat }, out) {
    for (let areas = areasOfAssistants(state, seat); areas !== 0; areas = withoutFirst(areas))
      out.push(RECALL[firstOf(areas)])
    out.push(DONE)
  },
  apply(state, { seat }, command, emit) {
    const whole = state.options.returnFromOneAreaOnly
    if (command.type === 'recall') {
      const area = indexOfArea(command.area)
      const count = whole ? assistantsIn(state, seat, area) : 1
      addAssistants(state, seat, area, -count)
      state.hand[seat * PIECE_COUNT + ASSISTANT] += count
      if (emit) emit({ type: 'recalled', seat, area: command.area, count })
      if (!whole) return
    }
    popFrame(state)
    pushFrame(state, 'after', seat)
  },
  isOpen: (state, { seat }) => areasOfAssistants(state, seat) !== 0,
  refuse: { recall: () => because('Y5.6', { reason: 'no own assistant there' }) },
  ...bare,
})
