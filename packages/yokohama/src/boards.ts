import type { Seat } from '@entrepot/kernel'
import { firstOf, sizeOf } from './bits.ts'
import { GIVE, HAND, PASS, PUT_CHURCH, PUT_CUSTOMS, type Command } from './commands.ts'
import {
  AREA_COUNT,
  AREA_IDS,
  AREAS,
  ASSISTANT,
  CHURCH_SPACE_INDEX,
  CHURCH_SPACES,
  CUSTOMS_SPACE_INDEX,
  CUSTOMS_SPACES,
  GIFT_KINDS,
  IMPORT,
  NONE,
  ON_CHURCH,
  ON_CUSTOMS,
  PIECE_COUNT,
  type Bits,
  type Space,
} from './components/components.ts'
import { RESOURCES } from './components/schema.ts'
import { checkBoard } from './ending.ts'
import type { Say } from './events.ts'
import { receive } from './gains.ts'
import { gainBonuses, pay } from './purse.ts'
import { assistantsIn, held, inHand, type Frame, type State } from './state.ts'

/** Y8.6, Y8.7: one assistant is needed, from the hand or from the area. */
export function hasAssistant(state: State, frame: Frame): boolean {
  return inHand(state, frame.seat, ASSISTANT) > 0 || assistantsIn(state, frame.seat, frame.area) > 0
}

// ————— church (Y8.6) —————

/** The kinds that the seat could give, as bits over GIFT_KINDS. */
function givable(state: State, seat: Seat): Bits {
  let kinds = 0
  for (let i = 0; i < GIFT_KINDS.length; i++) if (held(state, seat, GIFT_KINDS[i]) > 0) kinds |= 1 << i
  return kinds
}

/** Faith that the power alone does not provide for a space. */
export function missingFaith(frame: Frame, space: number): number {
  return CHURCH_SPACES[space].needs - AREAS[frame.area].amount[frame.power]
}

/** Nothing to choose on a full board. */
export function runChurch(state: State, frame: Frame): boolean {
  if (state.church.includes(NONE)) return false
  frame.kind = 'fivePower'
  return true
}

export function listChurch(state: State, frame: Frame, out: Command[]): void {
  if (hasAssistant(state, frame)) {
    const most = sizeOf(givable(state, frame.seat))
    for (let space = 0; space < CHURCH_SPACES.length; space++) {
      if (state.church[space] === NONE && missingFaith(frame, space) <= most) out.push(PUT_CHURCH[space])
    }
  }
  out.push(PASS)
}

/** What is given is asked only where there is a choice. */
export function applyChurch(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'put') {
    frame.kind = 'fivePower'
    return
  }
  const space = CHURCH_SPACE_INDEX.get(command.space) as number
  const missing = missingFaith(frame, space)
  const kinds = givable(state, frame.seat)
  if (missing > 0 && sizeOf(kinds) > missing) {
    frame.kind = 'gifts'
    frame.set = 1 << space
    return
  }
  joinChurch(state, frame, space, missing > 0 ? kinds : 0, emit)
}

/** All sets of kinds that are just enough: nothing could be left out (R14). */
export function listGifts(state: State, frame: Frame, out: Command[]): void {
  const missing = missingFaith(frame, firstOf(frame.set))
  const kinds = givable(state, frame.seat)
  for (let set = 0; set < GIVE.length; set++) {
    if ((set & kinds) === set && sizeOf(set) === missing) out.push(GIVE[set])
  }
}

export function applyGifts(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'give') return
  let kinds = 0
  for (const gift of command.gifts) kinds |= 1 << GIFT_KINDS.indexOf(RESOURCES.indexOf(gift))
  joinChurch(state, frame, firstOf(frame.set), kinds, emit)
}

/** Whether the gifts for the chosen space could still be made after paying and gaining so much. */
export function couldStillGive(
  state: State,
  frame: Frame,
  cost: readonly number[],
  gain: readonly number[],
): boolean {
  let kinds = 0
  for (const kind of GIFT_KINDS) if (held(state, frame.seat, kind) - cost[kind] + gain[kind] > 0) kinds++
  return kinds >= missingFaith(frame, firstOf(frame.set))
}

function joinChurch(state: State, frame: Frame, space: number, kinds: Bits, emit: Say): void {
  for (let i = 0; i < GIFT_KINDS.length; i++) {
    if ((kinds & (1 << i)) !== 0)
      pay(state, frame.seat, GIFT_KINDS[i], 1, null, CHURCH_SPACES[space].id, emit)
  }
  join(state, frame, state.church, space, CHURCH_SPACES[space], emit)
  gainBonuses(state, frame.seat, ON_CHURCH, emit)
  checkBoard(state, frame.seat, 'church', emit)
}

// ————— customs house (Y8.7) —————

/** Whether a space is free and its imports are there and not too many for the power. */
function isCustomsSpaceOpen(state: State, frame: Frame, space: number): boolean {
  const { needs } = CUSTOMS_SPACES[space]
  const most = AREAS[frame.area].amount[frame.power]
  return state.customs[space] === NONE && needs <= most && needs <= held(state, frame.seat, IMPORT)
}

/** Nothing to choose without an open space. */
export function runCustoms(state: State, frame: Frame): boolean {
  for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
    if (isCustomsSpaceOpen(state, frame, space)) return false
  }
  frame.kind = 'fivePower'
  return true
}

export function listCustoms(state: State, frame: Frame, out: Command[]): void {
  if (hasAssistant(state, frame)) {
    for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
      if (isCustomsSpaceOpen(state, frame, space)) out.push(PUT_CUSTOMS[space])
    }
  }
  out.push(PASS)
}

export function applyCustoms(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'put') {
    frame.kind = 'fivePower'
    return
  }
  const space = CUSTOMS_SPACE_INDEX.get(command.space) as number
  pay(state, frame.seat, IMPORT, CUSTOMS_SPACES[space].needs, null, command.space, emit)
  join(state, frame, state.customs, space, CUSTOMS_SPACES[space], emit)
  gainBonuses(state, frame.seat, ON_CUSTOMS, emit)
  checkBoard(state, frame.seat, 'customs', emit)
}

/**
 * The assistant comes from the hand if one is there, else from the area. The player need not be asked: those in the area
 * return to the hand in step 6 anyway, and if Telephone lets one stay, more of them are left to choose from.
 */
function join(state: State, frame: Frame, spaces: number[], space: number, printed: Space, emit: Say): void {
  const { seat, area } = frame
  const fromHand = inHand(state, seat, ASSISTANT) > 0
  if (fromHand) state.hand[seat * PIECE_COUNT + ASSISTANT]--
  else state.assistants[seat * AREA_COUNT + area]--
  spaces[space] = seat
  if (emit) emit({ type: 'putOnBoard', seat, space: printed.id, from: fromHand ? HAND : AREA_IDS[area] })
  frame.kind = 'fivePower'
  receive(state, seat, printed.gain, printed.id, null, emit)
}
