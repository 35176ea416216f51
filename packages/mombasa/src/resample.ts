import { below, shuffle, type Rng, type Seat, type Viewer } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { SLOTS, TILES_DEALT } from './components/board.ts'
import { BOOKS_BY_LETTER, START_TILES } from './components/books.ts'
import { CARDS, CARDS_BY_LETTER, HAS_ACTION } from './components/cards.ts'
import { knownState } from './known.ts'
import { clearPlan, isPlanned, nextSlot, planning, planSlot } from './planning.ts'
import { HAND, NOT_OWNED, type State } from './state.ts'
import type { PlayerView, View } from './view.ts'

/** A world that looks like this to the viewer; all that it cannot know is drawn at random (M1.5). */
export function resample(view: View, viewer: Viewer, rng: Rng): State {
  const state = knownState(view)
  dealDeck(state, rng)
  dealSupply(state, rng)
  if (view.setup === 'later') dealTiles(state, view, viewer, rng)
  if (view.phase === 'planning') {
    for (const player of view.players) planAgain(state, player, viewer, rng)
  }
  return state
}

/** What has not appeared is in the deck; only the order within a letter is unknown. */
function dealDeck(state: State, rng: Rng): void {
  const seen = new Set([...state.cardDisplay, ...state.discard])
  for (const [at, place] of state.place.entries()) if (place !== NOT_OWNED) seen.add(at % CARDS.size)
  state.deck = CARDS_BY_LETTER.flatMap((cards) =>
    shuffle(
      rng,
      cards.filter((card) => !seen.has(card)),
    ),
  ).reverse()
}

function dealSupply(state: State, rng: Rng): void {
  const seen = new Set([...state.bookDisplay, ...state.taken, ...state.lostBooks])
  for (const entry of state.ledger) if (entry >= 0) seen.add(entry >> 1)
  for (let i = 1; i < state.covered.length; i += 2) seen.add(state.covered[i] >> 1)
  state.supply = BOOKS_BY_LETTER.map((books) =>
    shuffle(
      rng,
      books.filter((book) => !seen.has(book)),
    ),
  )
}

/** The others' dealt tiles, and before the reveal their choices, are unknown (M1.8). */
function dealTiles(state: State, view: View, viewer: Viewer, rng: Rng): void {
  const own = view.dealt?.tiles.map((tile) => START_TILES.of(tile)) ?? []
  const seen = new Set([...own, ...state.startTile])
  const unseen = shuffle(
    rng,
    START_TILES.ids.flatMap((_, tile) => (seen.has(tile) ? [] : [tile])),
  )
  for (const { seat, finished } of view.players) {
    const pair = seat === viewer ? own : dealtPair(state.startTile[seat], unseen, rng)
    state.dealtTiles.push(...pair)
    if (view.phase !== 'tiles') continue
    if (seat === viewer) state.startTile[seat] = START_TILES.find(view.dealt?.kept)
    else if (finished) state.startTile[seat] = pair[below(rng, TILES_DEALT)]
  }
}

function dealtPair(kept: number, unseen: number[], rng: Rng): number[] {
  const pair = unseen.splice(0, kept < 0 ? TILES_DEALT : TILES_DEALT - 1)
  return kept < 0 ? pair : shuffle(rng, [kept, ...pair])
}

/**
 * Another's secret plan: each slot in turn, one of the choices that its owner has, all as likely. An unfinished plan stops
 * somewhere on the way, and never with the choice that would finish it (M1.7).
 */
function planAgain(state: State, { seat, finished }: PlayerView, viewer: Viewer, rng: Rng): void {
  if (seat === viewer) return
  clearPlan(state, seat)
  const slots = below(rng, SLOTS.size)
  for (let count = 0; finished ? !isPlanned(state, seat) : count < slots; count++) {
    if (!finished && nextSlot(state, seat, state.planned[seat] + 1) === SLOTS.size) return
    planSlot(state, seat, drawnChoice(state, seat, finished, rng))
  }
}

/** A card for the slot at hand, or -1; the last card of an unfinished plan is still in hand. */
function drawnChoice(state: State, seat: Seat, finished: boolean, rng: Rng): number {
  if (!finished && cardsToPlan(state, seat) === 1) return -1
  const choices: Command[] = []
  planning.list(state, seat, choices)
  const choice = choices[below(rng, choices.length)]
  return choice.type === 'plan' ? CARDS.find(choice.card) : -1
}

function cardsToPlan(state: State, seat: Seat): number {
  return HAS_ACTION.filter((hasAction, card) => hasAction && state.place[seat * CARDS.size + card] === HAND)
    .length
}
