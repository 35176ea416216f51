import { popFrame, type Seat } from '@entrepot/kernel'
import { firstOf, sizeOf, withoutFirst } from './bits.ts'
import { DONE, PLACE, type Command } from './commands.ts'
import {
  AREA_COUNT,
  AREA_INDEX,
  ASSISTANT,
  DIFFERENT_AREAS,
  MORE_AREAS,
  MORE_AREAS_COUNT,
  NONE,
  PAIR_PLUS,
  PAIR_PLUS_COUNT,
  PIECE_COUNT,
  PLACEMENT_FEE,
  SAME_AREA,
  STANDING_AREAS,
  YEN,
  type Bits,
} from './components/components.ts'
import type { Say } from './events.ts'
import { applyExtra, listExtras } from './extras.ts'
import { areasOfOthers, othersIn, payOthersIn } from './presidents.ts'
import { held, inHand, owns, pushFrame, type Frame, type State } from './state.ts'

/** Y4.1, Y4.5, Y9.9: the areas that the assistants placed so far leave open for the next one. */
export function openAreas(state: State, frame: Frame): Bits {
  const { seat, set: areas, count: placed, area: pair } = frame
  const standing = STANDING_AREAS[state.seats]
  if (pair !== NONE) {
    const more = owns(state, seat, PAIR_PLUS) && placed < SAME_AREA + PAIR_PLUS_COUNT
    return more ? state.neighbours[pair] & standing : 0
  }
  const different = owns(state, seat, MORE_AREAS) ? MORE_AREAS_COUNT : DIFFERENT_AREAS
  const areaCount = sizeOf(areas)
  // Both ways are open up to the first assistant; after that what has been placed decides.
  const otherAreas = placed === areaCount && placed < different ? standing & ~areas : 0
  const sameArea = areaCount === 1 && placed < SAME_AREA ? areas : 0
  return otherAreas | sameArea
}

/** Y3.1: phase A lasts until the first assistant is placed or none wanted. */
export function isPhaseA(frame: Frame): boolean {
  return frame.kind === 'placement' && frame.count === 0
}

/** No area is left open: whatever happens, nothing more can be placed. */
export function runPlacement(state: State, frame: Frame): boolean {
  if (isPhaseA(frame) || openAreas(state, frame) !== 0) return false
  beginMovement(state, frame.seat)
  return true
}

function beginMovement(state: State, seat: Seat): void {
  popFrame(state)
  pushFrame(state, 'movement', seat)
}

/** Whether an assistant can certainly be placed, free of charge: then there is a choice, and no need to list it all. */
export function isPlacementOpen(state: State, frame: Frame): boolean {
  if (inHand(state, frame.seat, ASSISTANT) === 0) return false
  return (openAreas(state, frame) & ~areasOfOthers(state, frame.seat)) !== 0
}

/** Y4.2: who cannot pay every other president's owner cannot place there. */
export function listPlacement(state: State, frame: Frame, out: Command[]): void {
  if (isPhaseA(frame)) listExtras(state, frame.seat, out)
  if (inHand(state, frame.seat, ASSISTANT) > 0) {
    const others = areasOfOthers(state, frame.seat)
    const yen = held(state, frame.seat, YEN)
    for (let open = openAreas(state, frame); open !== 0; open = withoutFirst(open)) {
      const area = firstOf(open)
      const fee = (others & (1 << area)) === 0 ? 0 : PLACEMENT_FEE * othersIn(state, frame.seat, area)
      if (fee <= yen) out.push(PLACE[area])
    }
  }
  out.push(DONE)
}

export function applyPlacement(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat } = frame
  if (command.type === 'done') return beginMovement(state, seat)
  if (command.type !== 'place') return void applyExtra(state, seat, command, emit)
  const area = AREA_INDEX.get(command.area) as number
  payOthersIn(state, seat, area, PLACEMENT_FEE, emit)
  state.hand[seat * PIECE_COUNT + ASSISTANT]--
  state.assistants[seat * AREA_COUNT + area]++
  frame.set |= 1 << area
  frame.count++
  if (frame.count === SAME_AREA && sizeOf(frame.set) === 1) frame.area = area
  if (emit) emit({ type: 'placed', seat, area: command.area })
}
