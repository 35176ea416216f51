import { popFrame } from '@entrepot/kernel'
import { firstOf, sizeOf, withoutFirst } from './bits.ts'
import { DONE, PLACE, type YokohamaCommand } from './commands.ts'
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
import { areasOfOthers, othersIn, payOthersIn } from './presidents.ts'
import { held, inHand, owns, type PlacementFrame, type YokohamaState } from './state.ts'

/** Y4.1, Y4.5, Y9.9: the areas that the assistants placed so far leave open for the next one. */
export function openAreas(state: YokohamaState, frame: PlacementFrame): Bits {
  const { seat, areas, placed, pair } = frame
  const standing = STANDING_AREAS[state.seats]
  if (pair !== NONE) {
    const more = owns(state, seat, PAIR_PLUS) && placed < SAME_AREA + PAIR_PLUS_COUNT
    return more ? state.neighbours[pair] & standing : 0
  }
  const different = owns(state, seat, MORE_AREAS) ? MORE_AREAS_COUNT : DIFFERENT_AREAS
  const inOneArea = placed > 0 && withoutFirst(areas) === 0
  let open = inOneArea && placed > 1 ? 0 : placed < different ? standing & ~areas : 0
  if (inOneArea && placed < SAME_AREA) open |= areas
  return open
}

/** Y4.2: who cannot pay every other president's owner cannot place there. */
export function listPlacement(state: YokohamaState, frame: PlacementFrame, out: YokohamaCommand[]): void {
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

export function applyPlacement(
  state: YokohamaState,
  frame: PlacementFrame,
  command: YokohamaCommand,
  emit: Say,
): void {
  const { seat } = frame
  if (command.type !== 'place') {
    popFrame(state)
    state.frames.push({ kind: 'movement', seat })
    return
  }
  const area = AREA_INDEX.get(command.area) as number
  payOthersIn(state, seat, area, PLACEMENT_FEE, emit)
  state.hand[seat * PIECE_COUNT + ASSISTANT]--
  state.assistants[seat * AREA_COUNT + area]++
  frame.areas |= 1 << area
  frame.placed++
  if (frame.placed === SAME_AREA && sizeOf(frame.areas) === 1) frame.pair = area
  if (emit) emit({ type: 'placed', seat, area: command.area })
}
