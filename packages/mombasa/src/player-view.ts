import { sameNumbers, samePart, type Earlier, type Seat, type Viewer } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from './books.ts'
import { INK_END, SLOTS } from './components/board.ts'
import { BOOKS, START_TILES } from './components/books.ts'
import { CARDS } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { isAvailable, isPlanned } from './planning.ts'
import { sharesOf } from './scoring.ts'
import { HAND, PILE, type State } from './state.ts'
import type { Before, PlayerView, View } from './view.ts'

/** A plan is the own secret until all are in, with the number of its cards; the others see the hand from before (M1.7, R15). */
export function planView(
  state: State,
  seat: Seat,
  viewer: Viewer,
  earlier: Before,
): Pick<PlayerView, 'hand' | 'slots' | 'planning'> {
  const inSecret = state.phase === 'planning'
  const secret = inSecret && seat !== viewer
  const planning = inSecret && !secret && !isPlanned(state, seat)
  return {
    hand: handView(state, seat, secret, earlier),
    slots: slotsView(state, seat, secret, earlier),
    planning: planning ? SLOTS.ids[state.planned[seat]] : null,
  }
}

export function playerView(state: State, seat: Seat, viewer: Viewer, earlier: Before): PlayerView {
  const plan = planView(state, seat, viewer, earlier)
  return {
    seat,
    pounds: state.pounds[seat],
    tracks: tracksView(state, seat, earlier),
    diamonds: state.diamonds[seat],
    inkwell: state.inkwell[seat],
    books: ledgerView(state, seat, earlier),
    startTile: state.phase === 'tiles' ? null : START_TILES.ids[state.startTile[seat]],
    markers: state.markers[seat],
    hand: plan.hand,
    slots: plan.slots,
    openSlots: openSlotsView(state, seat, earlier),
    piles: pilesView(state, seat, earlier),
    ended: state.ended[seat] === 1,
    finished: state.phase === 'tiles' ? state.startTile[seat] >= 0 : isPlanned(state, seat),
    planning: plan.planning,
  }
}

/** Whether the seat's cards lie where they lay. */
function hasSameCards(earlier: Earlier<State, View>, state: State, seat: Seat): boolean {
  return samePart(earlier.state.place, state.place, seat * CARDS.size, (seat + 1) * CARDS.size)
}

/** Whether the seat holds the same of a list over seats and companies. */
function hasSame(was: readonly number[], is: readonly number[], seat: Seat): boolean {
  return samePart(was, is, seat * COMPANIES.size, (seat + 1) * COMPANIES.size)
}

function tracksView(state: State, seat: Seat, earlier: Before): PlayerView['tracks'] {
  if (
    earlier !== undefined &&
    hasSame(earlier.state.steps, state.steps, seat) &&
    hasSame(earlier.state.usable, state.usable, seat) &&
    sameNumbers(earlier.state.tracks, state.tracks) &&
    hasSameCards(earlier, state, seat)
  )
    return earlier.view.players[seat].tracks
  const out: { [company: string]: { space: number; shares: number; bonus: number } } = {}
  for (let company = 0; company < COMPANIES.size; company++) {
    const at = seat * COMPANIES.size + company
    out[COMPANIES.ids[company]] = {
      space: state.steps[at],
      shares: sharesOf(state, seat, company),
      bonus: state.usable[at],
    }
  }
  return out
}

function ledgerView(state: State, seat: Seat, earlier: Before): PlayerView['books'] {
  if (
    earlier !== undefined &&
    samePart(earlier.state.ledger, state.ledger, seat * STEPS, (seat + 1) * STEPS) &&
    sameNumbers(earlier.state.covered, state.covered)
  )
    return earlier.view.players[seat].books
  const out: { book: string; faceDown: boolean }[][] = []
  for (let step = 1; step <= INK_END; step++) out.push([])
  for (let i = 0; i < state.covered.length; i += 2) {
    const step = state.covered[i] - seat * STEPS
    if (step > 0 && step <= INK_END) out[step - 1].push(bookView(state.covered[i + 1]))
  }
  for (let step = 1; step <= INK_END; step++) {
    const entry = state.ledger[seat * STEPS + step]
    if (entry >= 0) out[step - 1].push(bookView(entry))
  }
  return out
}

function bookView(entry: number): { book: string; faceDown: boolean } {
  return { book: BOOKS.ids[entryBook(entry)], faceDown: isFaceDown(entry) }
}

/** Shown whole: outside planning everybody can work out every hand (M1.6). */
function handView(state: State, seat: Seat, secret: boolean, earlier: Before): PlayerView['hand'] {
  if (earlier?.state.phase === state.phase && hasSameCards(earlier, state, seat))
    return earlier.view.players[seat].hand
  const out: string[] = []
  for (let card = 0; card < CARDS.size; card++) {
    const place = state.place[seat * CARDS.size + card]
    if (place === HAND || (secret && place > HAND && place < PILE)) out.push(CARDS.ids[card])
  }
  return out
}

function slotsView(state: State, seat: Seat, secret: boolean, earlier: Before): PlayerView['slots'] {
  if (
    earlier?.state.phase === state.phase &&
    earlier.state.faceDown[seat] === state.faceDown[seat] &&
    samePart(earlier.state.slots, state.slots, seat * SLOTS.size, (seat + 1) * SLOTS.size)
  )
    return earlier.view.players[seat].slots
  return SLOTS.ids.map((_, slot) => {
    const card = state.slots[seat * SLOTS.size + slot]
    if (secret || card < 0) return null
    return { card: CARDS.ids[card], faceDown: ((state.faceDown[seat] >> slot) & 1) === 1 }
  })
}

function openSlotsView(state: State, seat: Seat, earlier: Before): PlayerView['openSlots'] {
  if (
    earlier !== undefined &&
    earlier.state.diamonds[seat] === state.diamonds[seat] &&
    earlier.state.inkwell[seat] === state.inkwell[seat]
  )
    return earlier.view.players[seat].openSlots
  return SLOTS.ids.map((_, slot) => isAvailable(state, seat, slot))
}

function pilesView(state: State, seat: Seat, earlier: Before): PlayerView['piles'] {
  if (earlier !== undefined && hasSameCards(earlier, state, seat)) return earlier.view.players[seat].piles
  const out: string[][] = SLOTS.ids.map(() => [])
  for (let card = 0; card < CARDS.size; card++) {
    const pile = state.place[seat * CARDS.size + card] - PILE
    if (pile >= 0) out[pile].push(CARDS.ids[card])
  }
  return out
}
