import { because, type Reason, type Seat } from '@entrepot/kernel'
import { firstOf, sizeOf } from './bits.ts'
import { GIVE, HAND, PASS, PUT_CHURCH, PUT_CUSTOMS } from './commands.ts'
import {
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
import { decision, inArea } from './decision.ts'
import { receive } from './gains.ts'
import { pay } from './purse.ts'
import { addAssistants, assistantsIn, amountOf, inHand, type Frame, type State } from './state.ts'
import { gainBonuses } from './technologies.ts'

// ————— church (Y8.6) —————

export const church = decision({
  rule: 'Y8.6',
  list(state, frame, out) {
    if (hasAssistant(state, frame)) {
      const most = sizeOf(givable(state, frame.seat))
      for (let space = 0; space < CHURCH_SPACES.length; space++) {
        if (state.church[space] === NONE && missingFaith(frame, space) <= most) out.push(PUT_CHURCH[space])
      }
    }
    out.push(PASS)
  },
  /** What is given is asked only where there is a choice. */
  apply(state, frame, command, emit) {
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
  },
  /** Nothing to choose on a full board. */
  run(state, frame) {
    if (state.church.includes(NONE)) return false
    frame.kind = 'fivePower'
    return true
  },
  refuse: {
    put: (state, frame, { space }) => refuseChurch(state, frame, CHURCH_SPACE_INDEX.get(space) ?? NONE),
  },
  ...inArea,
})

/** Faith that the power alone does not provide for a space. */
export function missingFaith(frame: Frame, space: number): number {
  return CHURCH_SPACES[space].needs - AREAS[frame.area].amount[frame.power]
}

/** The kinds that the seat could give, as bits over GIFT_KINDS. */
function givable(state: State, seat: Seat): Bits {
  let kinds = 0
  for (let i = 0; i < GIFT_KINDS.length; i++) if (amountOf(state, seat, GIFT_KINDS[i]) > 0) kinds |= 1 << i
  return kinds
}

function refuseChurch(state: State, frame: Frame, space: number): Reason {
  if (space === NONE) return because('Y8.6', { reason: 'not on this board' })
  if (state.church[space] !== NONE) return because('Y8.6', { reason: 'taken' })
  if (!hasAssistant(state, frame)) return because('Y8.6', { reason: 'no assistant' })
  return because('Y8.6', { reason: 'faith is missing', missing: missingFaith(frame, space) })
}

// ————— what is given for the missing faith (Y8.6, R12) —————

export const gifts = decision({
  rule: 'Y8.6',
  /** All sets of kinds that are just enough: nothing could be left out (R14). */
  list(state, frame, out) {
    const missing = missingFaith(frame, firstOf(frame.set))
    const kinds = givable(state, frame.seat)
    for (let set = 0; set < GIVE.length; set++) {
      if ((set & kinds) === set && sizeOf(set) === missing) out.push(GIVE[set])
    }
  },
  apply(state, frame, command, emit) {
    if (command.type !== 'give') return
    let kinds = 0
    for (const gift of command.gifts) kinds |= 1 << GIFT_KINDS.indexOf(RESOURCES.indexOf(gift))
    joinChurch(state, frame, firstOf(frame.set), kinds, emit)
  },
  refuse: { give: (_state, frame) => because('R14', { missing: missingFaith(frame, firstOf(frame.set)) }) },
  show: (frame) => ({ ...inArea.show(frame), space: CHURCH_SPACES[firstOf(frame.set)].id }),
  read: (shown) => ({
    ...inArea.read(shown),
    set: 1 << (CHURCH_SPACE_INDEX.get(shown.space as string) as number),
  }),
})

/** Whether the gifts for the chosen space could still be made after paying and gaining so much. */
export function couldStillGive(
  state: State,
  frame: Frame,
  cost: readonly number[],
  gain: readonly number[],
): boolean {
  let kinds = 0
  for (const kind of GIFT_KINDS) if (amountOf(state, frame.seat, kind) - cost[kind] + gain[kind] > 0) kinds++
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

export const customs = decision({
  rule: 'Y8.7',
  list(state, frame, out) {
    if (hasAssistant(state, frame)) {
      for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
        if (isCustomsSpaceOpen(state, frame, space)) out.push(PUT_CUSTOMS[space])
      }
    }
    out.push(PASS)
  },
  apply(state, frame, command, emit) {
    if (command.type !== 'put') {
      frame.kind = 'fivePower'
      return
    }
    const space = CUSTOMS_SPACE_INDEX.get(command.space) as number
    pay(state, frame.seat, IMPORT, CUSTOMS_SPACES[space].needs, null, command.space, emit)
    join(state, frame, state.customs, space, CUSTOMS_SPACES[space], emit)
    gainBonuses(state, frame.seat, ON_CUSTOMS, emit)
    checkBoard(state, frame.seat, 'customs', emit)
  },
  /** Nothing to choose without an open space. */
  run(state, frame) {
    for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
      if (isCustomsSpaceOpen(state, frame, space)) return false
    }
    frame.kind = 'fivePower'
    return true
  },
  refuse: {
    put: (state, frame, { space }) => refuseCustoms(state, frame, CUSTOMS_SPACE_INDEX.get(space) ?? NONE),
  },
  ...inArea,
})

/** The most imports that a space may show at this power. */
export function mostImports({ area, power }: Frame): number {
  return AREAS[area].amount[power]
}

/** Whether a space is free and its imports are there and not too many for the power. */
function isCustomsSpaceOpen(state: State, frame: Frame, space: number): boolean {
  const { needs } = CUSTOMS_SPACES[space]
  return (
    state.customs[space] === NONE &&
    needs <= mostImports(frame) &&
    needs <= amountOf(state, frame.seat, IMPORT)
  )
}

function refuseCustoms(state: State, frame: Frame, space: number): Reason {
  if (space === NONE) return because('Y8.7', { reason: 'not on this board' })
  if (state.customs[space] !== NONE) return because('Y8.7', { reason: 'taken' })
  if (!hasAssistant(state, frame)) return because('Y8.7', { reason: 'no assistant' })
  const { needs } = CUSTOMS_SPACES[space]
  const most = mostImports(frame)
  if (needs > most) return because('Y8.7', { reason: 'more than the power allows', needed: needs, most })
  const imports = amountOf(state, frame.seat, IMPORT)
  return because('Y8.7', { reason: 'imports are missing', needed: needs, imports })
}

// ————— the assistant on either board (Y8.6, Y8.7) —————

/** One is needed, from the hand or from the area; it is taken after the power has been counted (Y8.9). */
function hasAssistant(state: State, frame: Frame): boolean {
  return inHand(state, frame.seat, ASSISTANT) > 0 || assistantsIn(state, frame.seat, frame.area) > 0
}

/**
 * The assistant comes from the hand if one is there, else from the area. The player need not be asked: those in the area
 * return to the hand in step 6 anyway, and if Telephone lets one stay, more of them are left to choose from.
 */
function join(state: State, frame: Frame, spaces: number[], space: number, printed: Space, emit: Say): void {
  const { seat, area } = frame
  const fromHand = inHand(state, seat, ASSISTANT) > 0
  if (fromHand) state.hand[seat * PIECE_COUNT + ASSISTANT]--
  else addAssistants(state, seat, area, -1)
  spaces[space] = seat
  if (emit) emit({ type: 'putOnBoard', seat, space: printed.id, from: fromHand ? HAND : AREA_IDS[area] })
  frame.kind = 'fivePower'
  receive(state, seat, printed.gain, printed.id, null, emit)
}
