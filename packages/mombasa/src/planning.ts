import { because, type Seat } from '@entrepot/kernel'
import { hasTwinInHand } from './bonus.ts'
import { PLAN, REPLAN } from './commands.ts'
import { DIAMOND_UNLOCK, INK_UNLOCK, SLOT_UNLOCK, SLOTS } from './components/board.ts'
import { CARDS, HAS_ACTION, sameCard } from './components/cards.ts'
import type { CommonDecision } from './decision.ts'
import type { Say } from './events.ts'
import { unknown } from './reason.ts'
import { HAND, IN_SLOT, type State } from './state.ts'
import { beginTurn } from './turn-begin.ts'

/** Whether the slot can be planned now; slots unlocked during a round count from the next planning on (M3.2). */
export function isAvailable(state: State, seat: Seat, slot: number): boolean {
  const unlock = SLOT_UNLOCK[slot]
  if (unlock === 'diamond') return state.diamonds[seat] >= DIAMOND_UNLOCK
  if (unlock === 'bookkeeping') return state.inkwell[seat] >= INK_UNLOCK
  return true
}

export function isPlanned(state: State, seat: Seat): boolean {
  return state.planned[seat] === SLOTS.size
}

/** All plan at the same time; who has nothing to plan has finished (M3.1). */
export function beginPlanning(state: State, emit: Say): void {
  state.phase = 'planning'
  state.turn = -1
  if (emit) emit({ type: 'planning', round: state.round })
  for (let seat = 0; seat < state.seats; seat++) {
    state.planned[seat] = 0
    skipDecided(state, seat)
    if (isPlanned(state, seat) && emit) emit({ type: 'planFinished', seat })
  }
  revealWhenAllPlanned(state, emit)
}

/** The first slot from the given one on that can be planned; the number of slots when there is none. */
export function nextSlot(state: State, seat: Seat, from: number): number {
  let slot = from
  while (slot < SLOTS.size && !isAvailable(state, seat, slot)) slot++
  return slot
}

/** Goes on to the next slot that can be planned; without one, or without a card for it, the plan is finished. */
function skipDecided(state: State, seat: Seat): void {
  state.planned[seat] = hasCardToPlan(state, seat) ? nextSlot(state, seat, state.planned[seat]) : SLOTS.size
}

function hasCardToPlan(state: State, seat: Seat): boolean {
  for (let card = 0; card < CARDS.size; card++)
    if (HAS_ACTION[card] && state.place[seat * CARDS.size + card] === HAND) return true
  return false
}

/** Slot by slot from the left: a card, or none. A finished plan can be taken back if there was a choice (M3.5). */
export const planning: CommonDecision = {
  rule: 'M3.1',

  isOpen: (state, seat) => !isPlanned(state, seat),

  list(state, seat, out) {
    const slot = state.planned[seat]
    if (slot === SLOTS.size) {
      if (hadChoice(state, seat)) out.push(REPLAN)
      return
    }
    for (let card = 0; card < CARDS.size; card++) {
      if (!HAS_ACTION[card] || state.place[seat * CARDS.size + card] !== HAND) continue
      if (!hasTwinInHand(state, seat, card)) out.push(PLAN[slot][card])
    }
    out.push(PLAN[slot][CARDS.size])
  },

  apply(state, seat, command, emit) {
    if (command.type === 'replan') takeBack(state, seat, emit)
    if (command.type !== 'plan') return
    if (emit) emit({ type: 'planned', seat, slot: command.slot, card: command.card }, [seat])
    planSlot(state, seat, command.card === null ? -1 : CARDS.find(command.card))
    if (!isPlanned(state, seat)) return
    if (emit) emit({ type: 'planFinished', seat })
    revealWhenAllPlanned(state, emit)
  },

  refuse: {
    plan(state, seat, command) {
      const slot = SLOTS.find(command.slot)
      if (slot < 0) return unknown(command)
      if (isPlanned(state, seat)) return because('M3.5', { finished: true })
      if (!isAvailable(state, seat, slot)) return because('M3.2', { slot: command.slot })
      if (slot !== state.planned[seat]) return because('M3.1', { slot: SLOTS.ids[state.planned[seat]] })
      const card = CARDS.find(command.card)
      if (card < 0) return unknown(command)
      if (!HAS_ACTION[card]) return because('M3.4', { card: command.card })
      const inHand = state.place[seat * CARDS.size + card] === HAND
      // A card in hand that is not listed looks the same as one that is.
      return because('M3.1', {
        card: command.card,
        inHand,
        ...(inHand ? { same: sameCard(CARDS.ids[card]) } : {}),
      })
    },
    replan: () => because('M3.5'),
  },
}

function hadChoice(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS.size; slot++) if (state.slots[seat * SLOTS.size + slot] >= 0) return true
  return hasCardToPlan(state, seat)
}

/** Puts a card (-1: none) into the slot at hand and goes on. */
export function planSlot(state: State, seat: Seat, card: number): void {
  if (card >= 0) {
    state.slots[seat * SLOTS.size + state.planned[seat]] = card
    state.place[seat * CARDS.size + card] = IN_SLOT
  }
  state.planned[seat]++
  skipDecided(state, seat)
}

function takeBack(state: State, seat: Seat, emit: Say): void {
  if (emit) emit({ type: 'planTakenBack', seat })
  clearPlan(state, seat)
}

/** All planned cards go back to the hand and planning starts again. */
export function clearPlan(state: State, seat: Seat): void {
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = state.slots[seat * SLOTS.size + slot]
    if (card < 0) continue
    state.slots[seat * SLOTS.size + slot] = -1
    state.place[seat * CARDS.size + card] = HAND
  }
  state.planned[seat] = 0
  skipDecided(state, seat)
}

/** All planned cards are revealed at once, and the action phase begins (M3.5, M4.1). */
function revealWhenAllPlanned(state: State, emit: Say): void {
  for (let seat = 0; seat < state.seats; seat++) if (!isPlanned(state, seat)) return
  state.revealed++
  state.phase = 'action'
  state.opening = 1
  for (let seat = 0; seat < state.seats; seat++)
    if (emit) emit({ type: 'planRevealed', seat, cards: planOf(state, seat) })
  beginTurn(state, state.firstPlayer, emit)
}

function planOf(state: State, seat: Seat): (string | null)[] {
  return SLOTS.ids.map((_, slot) => {
    const card = state.slots[seat * SLOTS.size + slot]
    return card < 0 ? null : CARDS.ids[card]
  })
}
