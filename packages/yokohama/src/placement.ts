import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { firstOf, sizeOf, withoutFirst } from './bits.ts'
import { DONE, PLACE, type Command } from './commands.ts'
import {
  AREA_IDS,
  AREA_INDEX,
  ASSISTANT,
  CANAL,
  NONE,
  PIECE_COUNT,
  PLACEMENT_FEE,
  SAME_AREA,
  STANDING_AREAS,
  YEN,
  type Bits,
} from './components/components.ts'
import { applyExtra, isAskedAnyway, listExtras, notBetweenSteps, refuseExtra, type Extra } from './extras.ts'
import { decision, indexOfArea } from './decision.ts'
import { areasOfOthers, othersIn, payOthersIn } from './presidents.ts'
import { unlisted } from './reason.ts'
import { addAssistants, amountOf, inHand, newFrame, pushFrame, type Frame, type State } from './state.ts'
import { besidePair, differentAreas } from './technologies.ts'

/** Phase A, and step 1 after it. */
export const placement = decision({
  rule: 'Y4.1',
  list(state, frame, out) {
    out.push(...placements(state, frame))
  },
  apply(state, frame, command, emit) {
    const { seat } = frame
    if (command.type === 'done') return beginMovement(state, seat)
    if (command.type !== 'place') return void applyExtra(state, seat, command, emit)
    const area = indexOfArea(command.area)
    payOthersIn(state, seat, area, PLACEMENT_FEE, emit)
    state.hand[seat * PIECE_COUNT + ASSISTANT]--
    addAssistants(state, seat, area, 1)
    frame.set |= 1 << area
    frame.count++
    if (frame.count === SAME_AREA && sizeOf(frame.set) === 1) frame.area = area
    if (emit) emit({ type: 'placed', seat, area: command.area })
  },
  /** No area is left open: whatever happens, nothing more can be placed. */
  run(state, frame) {
    if (isPhaseA(frame) || openAreas(state, frame) !== 0) return false
    beginMovement(state, frame.seat)
    return true
  },
  /** Surely when an assistant can be placed free of charge; in phase A also where it is asked anyway. */
  isOpen(state, frame) {
    const { seat } = frame
    if (inHand(state, seat, ASSISTANT) > 0 && (openAreas(state, frame) & ~areasOfOthers(state, seat)) !== 0)
      return true
    return isPhaseA(frame) && isAskedAnyway(state, seat)
  },
  refuse: {
    place: (state, frame, { area }) => refusePlacement(state, frame, AREA_INDEX.get(area) ?? NONE),
    agent: refuseInPhaseA,
    achieve: refuseInPhaseA,
    fulfil: refuseInPhaseA,
  },
  show: ({ kind, seat, set, count, area }) => ({
    kind,
    seat,
    areas: AREA_IDS.filter((_, index) => (set & (1 << index)) !== 0),
    placed: count,
    pair: area === NONE ? null : AREA_IDS[area],
  }),
  read: ({ kind, seat, areas = [], placed = 0, pair = null }) => ({
    ...newFrame(kind, seat),
    area: pair === null ? NONE : indexOfArea(pair),
    count: placed,
    set: areas.reduce((set, id) => set | (1 << indexOfArea(id)), 0),
  }),
})

/** What the decision lists, in a list of its own. */
export function placements(state: State, frame: Frame): Command[] {
  const { seat } = frame
  const extras: Command[] = []
  if (isPhaseA(frame)) listExtras(state, seat, extras)
  const places = inHand(state, seat, ASSISTANT) > 0 ? openAreas(state, frame) & ~tooDear(state, seat) : 0
  return extras.length === 0 ? placing(places).slice() : extras.concat(placing(places))
}

/** By set of areas: the commands that place there, and the one that ends it. */
const known = new Map<Bits, readonly Command[]>()
/** Some thousand sets occur in practice; should there be more, those met from then on are kept. */
const MOST_KNOWN = 10_000

/** These lists are the longest and the most frequent: copying one takes a third of the time that putting it together does. */
function placing(areas: Bits): readonly Command[] {
  let commands = known.get(areas)
  if (commands === undefined) {
    const fresh: Command[] = []
    for (let rest = areas; rest !== 0; rest = withoutFirst(rest)) fresh.push(PLACE[firstOf(rest)])
    fresh.push(DONE)
    if (known.size === MOST_KNOWN) known.clear()
    known.set(areas, fresh)
    commands = fresh
  }
  return commands
}

/** Y3.1: phase A lasts until the first assistant is placed or none wanted. */
export function isPhaseA(frame: Frame): boolean {
  return frame.kind === 'placement' && frame.count === 0
}

/** Y4.1, Y4.4, Y4.5, Y9.9: the areas that the assistants placed so far leave open for the next one. */
function openAreas(state: State, frame: Frame): Bits {
  const { seat, set: areas, count: placed, area: pair } = frame
  const standing = STANDING_AREAS[state.seats]
  if (pair !== NONE) {
    return placed < SAME_AREA + besidePair(state, seat) ? state.neighbours[pair] & standing : 0
  }
  const areaCount = sizeOf(areas)
  // Both ways are open up to the first assistant; after that what has been placed decides.
  const otherAreas = placed === areaCount && placed < differentAreas(state, seat) ? standing & ~areas : 0
  const sameArea = areaCount === 1 && placed < SAME_AREA ? areas : 0
  return otherAreas | sameArea
}

/** Y4.2: who cannot pay every other president's owner cannot place there; the own president beside them changes nothing (R17). */
export function placementFee(state: State, seat: Seat, area: number): number {
  return PLACEMENT_FEE * othersIn(state, seat, area)
}

/** The areas where the seat cannot pay the other presidents' owners (Y4.2). */
function tooDear(state: State, seat: Seat): Bits {
  const yen = amountOf(state, seat, YEN)
  let dear = 0
  for (let areas = areasOfOthers(state, seat); areas !== 0; areas = withoutFirst(areas)) {
    const area = firstOf(areas)
    if (placementFee(state, seat, area) > yen) dear |= 1 << area
  }
  return dear
}

function beginMovement(state: State, seat: Seat): void {
  popFrame(state)
  pushFrame(state, 'movement', seat)
}

function refusePlacement(state: State, frame: Frame, area: number): Reason {
  const { seat } = frame
  if (area === CANAL) return because('Y4.3')
  if (area === NONE || (STANDING_AREAS[state.seats] & (1 << area)) === 0) return because('Y2.1')
  if (inHand(state, seat, ASSISTANT) === 0) return because('Y1.6', { piece: 'assistant' })
  if ((openAreas(state, frame) & (1 << area)) === 0) {
    return because(frame.area === NONE ? 'Y4.1' : 'Y9.9', { placed: frame.count })
  }
  const fee = placementFee(state, seat, area)
  const yen = amountOf(state, seat, YEN)
  return fee > yen ? because('Y4.2', { needed: fee, yen }) : unlisted()
}

function refuseInPhaseA(state: State, frame: Frame, command: Extra): Reason {
  return isPhaseA(frame) ? refuseExtra(state, frame, command) : notBetweenSteps(frame)
}
