import { because, type Reason, type Seat } from '@entrepot/kernel'
import { ACQUIRE, MOST_IMPORTS, PASS } from './commands.ts'
import {
  AREAS,
  CARD_IDS,
  CARD_INDEX,
  CARDS,
  COST_MODIFIER,
  IMPORT,
  LAB_IDS,
  LAB_SLOT_COUNT,
  LAB_SLOTS,
  LEVEL_IMPORTS,
  LEVEL_YEN,
  NONE,
  YEN,
} from './components/components.ts'
import { drawnCards, slideAndRefill } from './cards.ts'
import { checkCountry } from './countries.ts'
import type { Say } from './events.ts'
import { decision, fromSlots } from './decision.ts'
import { pay } from './purse.ts'
import { amountOf, owns, type Frame, type State } from './state.ts'
import { addTechnology } from './technologies.ts'

export const laboratory = decision({
  rule: 'Y8.3',
  /** Every card with every mixture of payments that is not too much: each import saves yen, so none is dominated (R14). */
  list(state, frame, out) {
    const { board } = AREAS[frame.area]
    const yen = amountOf(state, frame.seat, YEN)
    const imports = amountOf(state, frame.seat, IMPORT)
    for (let slot = 0; slot < LAB_SLOTS; slot++) {
      const card = takable(state, frame.seat, board, slot)
      if (card === NONE) continue
      const missing = missingLevels(frame, card, slot)
      for (let levels = 0; levels <= missing; levels++) {
        if (levels * LEVEL_IMPORTS > imports || (missing - levels) * LEVEL_YEN > yen) continue
        out.push(ACQUIRE[card * (MOST_IMPORTS + 1) + levels * LEVEL_IMPORTS])
      }
    }
    out.push(PASS)
  },
  apply(state, frame, command, emit) {
    if (command.type !== 'acquire') {
      frame.kind = 'fivePower'
      return
    }
    const { seat, area } = frame
    const { board } = AREAS[area]
    const card = CARD_INDEX.get(command.card) as number
    const slot = slotOf(state, frame, card)
    const byYen = missingLevels(frame, card, slot) - command.imports / LEVEL_IMPORTS
    pay(state, seat, IMPORT, command.imports, null, command.card, emit)
    pay(state, seat, YEN, byYen * LEVEL_YEN, null, command.card, emit)
    state.laboratories[board * LAB_SLOTS + slot] = NONE
    frame.set |= 1 << slot
    acquire(state, seat, card, LAB_IDS[board], emit)
  },
  /** A card was taken: only now, with its station placed, the board slides and is refilled (Y9.2). Or there is nothing to take, whatever is paid. */
  run(state, frame, emit) {
    const { board } = AREAS[frame.area]
    if (frame.set !== 0) {
      frame.kind = 'fivePower'
      refill(state, board, emit)
      return true
    }
    for (let slot = 0; slot < LAB_SLOTS; slot++)
      if (takable(state, frame.seat, board, slot) !== NONE) return false
    frame.kind = 'fivePower'
    return true
  },
  refuse: {
    acquire: (state, frame, { card }) => refuseTechnology(state, frame, CARD_INDEX.get(card) ?? NONE),
  },
  ...fromSlots,
})

/** The card in a slot if the seat may take it: never a second one of a name (Y1.5). */
function takable(state: State, seat: Seat, lab: number, slot: number): number {
  const card = state.laboratories[lab * LAB_SLOTS + slot]
  return card !== NONE && !owns(state, seat, 1 << CARDS[card].technology) ? card : NONE
}

/** Y8.3: levels that the power alone does not provide. */
export function missingLevels(frame: Frame, card: number, slot: number): number {
  const { board, amount } = AREAS[frame.area]
  return Math.max(0, CARDS[card].value + COST_MODIFIER[board][slot] - amount[frame.power])
}

/** The slot of a card in this laboratory, or NONE. */
export function slotOf(state: State, frame: Frame, card: number): number {
  const base = AREAS[frame.area].board * LAB_SLOTS
  const place = state.laboratories.indexOf(card, base)
  return place >= 0 && place < base + LAB_SLOTS ? place - base : NONE
}

function refuseTechnology(state: State, frame: Frame, card: number): Reason {
  const slot = card === NONE ? NONE : slotOf(state, frame, card)
  if (slot === NONE) return because('Y8.3', { reason: 'not in this laboratory' })
  if (owns(state, frame.seat, 1 << CARDS[card].technology)) return because('Y1.5')
  return because('Y8.3', {
    reason: 'levels are missing',
    missing: missingLevels(frame, card, slot),
    yen: amountOf(state, frame.seat, YEN),
    imports: amountOf(state, frame.seat, IMPORT),
  })
}

function acquire(state: State, seat: Seat, card: number, board: string, emit: Say): void {
  const { technology, country } = CARDS[card]
  if (emit) emit({ type: 'technologyAcquired', seat, card: CARD_IDS[card], board })
  state.cardOwner[card] = seat
  addTechnology(state, seat, technology, emit)
  checkCountry(state, seat, country, emit)
}

function refill(state: State, board: number, emit: Say): void {
  const base = board * LAB_SLOTS
  const count = LAB_SLOT_COUNT[board]
  const drawn = slideAndRefill(state.laboratories, base, count, state.cardDeck)
  if (drawn > 0) state.revealed++
  if (emit) {
    const cards = drawnCards(state.laboratories, base, count, drawn, CARD_IDS)
    emit({ type: 'refilled', board: LAB_IDS[board], cards })
  }
}
