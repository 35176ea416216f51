import { below, shuffle, type Rng, type Seat, type Viewer } from '@entrepot/kernel'
import { ledgerEntry, STEPS } from './books.ts'
import type { Command } from './commands.ts'
import { SLOTS, TILES_DEALT } from './components/board.ts'
import { BOOK_DISPLAY, BOOKS, BOOKS_BY_LETTER, START_TILES } from './components/books.ts'
import { CARDS, CARDS_BY_LETTER, DISPLAY, HAS_ACTION } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { REGIONS } from './components/map.ts'
import { GOODS_TILE, SPACES, TILES } from './components/spaces.ts'
import { TRACKS } from './components/tracks.ts'
import { readFrames } from './decisions.ts'
import { clearPlan, isPlanned, nextSlot, planning, planSlot } from './planning.ts'
import { HAND, IN_SLOT, NOT_OWNED, PILE, type State } from './state.ts'
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

function bits(set: readonly string[], number: (id: string) => number): number {
  return set.reduce((sum, id) => sum | (1 << number(id)), 0)
}

/** All that the view tells, with empty deck and supply. */
function knownState(view: View): State {
  const { players } = view
  const tile = view.tiles[TILES.ids[GOODS_TILE]]
  const state: State = {
    revealed: view.revealed,
    setup: view.setup,
    seats: players.length,
    phase: view.phase,
    round: view.round,
    firstPlayer: view.firstPlayer,
    turn: view.turn ?? -1,
    opening: view.opening ? 1 : 0,
    inUse: 0,
    goodsTileSlot: -1,
    frames: readFrames(view.pending),
    tracks: view.companies.map(({ track }) => TRACKS.of(track)),
    posts: view.companies.flatMap(({ columns }) => columns.map(({ posts }) => posts)),
    lastOpen: view.companies.flatMap(({ columns }) => columns.map(({ lastOpen }) => (lastOpen ? 1 : 0))),
    lostPosts: view.companies.map(({ lostPosts }) => lostPosts),
    regions: REGIONS.ids.map((region) => bits(view.regions[region], (id) => COMPANIES.of(id))),
    deck: [],
    cardDisplay: DISPLAY.ids.map((space) => CARDS.find(view.cards.display[space])),
    discard: view.cards.discard.map((card) => CARDS.of(card)),
    supply: [],
    bookDisplay: BOOK_DISPLAY.ids.map((space) => BOOKS.find(view.books.display[space].book)),
    bookCoins: BOOK_DISPLAY.ids.map((space) => view.books.display[space].coins),
    taken: view.books.taken.map((book) => BOOKS.of(book)),
    lostBooks: view.books.lost.map((book) => BOOKS.of(book)),
    spaces: SPACES.ids.map((space) => view.spaces[space] ?? -1),
    tileHolder: TILES.ids.map((id) => view.tiles[id].seat ?? -1),
    dealtTiles: [],
    startTile: players.map(({ startTile }) => START_TILES.find(startTile)),
    pounds: players.map(({ pounds }) => pounds),
    diamonds: players.map(({ diamonds }) => diamonds),
    inkwell: players.map(({ inkwell }) => inkwell),
    markers: players.map(({ markers }) => markers),
    ended: players.map(({ ended }) => (ended ? 1 : 0)),
    faceDown: players.map((player) => faceDownOf(player, view)),
    planned: players.map(({ planning }) => (planning === null ? SLOTS.size : SLOTS.of(planning))),
    place: players.flatMap(placesOf),
    slots: players.flatMap(({ slots }) => slots.map((slot) => CARDS.find(slot?.card))),
    steps: players.flatMap(({ tracks }) => COMPANIES.ids.map((company) => tracks[company].space)),
    usable: players.flatMap(({ tracks }) => COMPANIES.ids.map((company) => tracks[company].bonus)),
    ledger: players.flatMap(ledgerOf),
    covered: players.flatMap(coveredOf),
  }
  if (tile.seat !== null && tile.card !== null) state.goodsTileSlot = slotWith(players[tile.seat], tile.card)
  for (const id of view.inUse) state.inUse |= 1 << useBit(players[state.turn], id)
  return state
}

function slotWith({ slots }: PlayerView, card: string): number {
  return slots.findIndex((slot) => slot?.card === card)
}

function useBit(player: PlayerView, id: string): number {
  const tile = TILES.find(id)
  return tile < 0 ? slotWith(player, id) : SLOTS.size + tile
}

function faceDownOf({ seat, slots }: PlayerView, view: View): number {
  let faceDown = 0
  for (const [slot, shown] of slots.entries()) if (shown?.faceDown) faceDown |= 1 << slot
  for (const [index, id] of TILES.ids.entries()) {
    const tile = view.tiles[id]
    // The tile on a goods card is face down with that card.
    if (tile.seat === seat && tile.faceDown && tile.card === null) faceDown |= 1 << (SLOTS.size + index)
  }
  return faceDown
}

function placesOf({ hand, slots, piles }: PlayerView): number[] {
  const places = new Array<number>(CARDS.size).fill(NOT_OWNED)
  for (const card of hand) places[CARDS.of(card)] = HAND
  for (const slot of slots) if (slot) places[CARDS.of(slot.card)] = IN_SLOT
  for (const [pile, cards] of piles.entries()) for (const card of cards) places[CARDS.of(card)] = PILE + pile
  return places
}

function entryOf({ book, faceDown }: { readonly book: string; readonly faceDown: boolean }): number {
  return ledgerEntry(BOOKS.of(book), faceDown)
}

function ledgerOf({ books }: PlayerView): number[] {
  return [-1, ...books.map((stack) => (stack.length === 0 ? -1 : entryOf(stack[stack.length - 1])))]
}

function coveredOf({ seat, books }: PlayerView): number[] {
  return books.flatMap((stack, index) =>
    stack.slice(0, -1).flatMap((book) => [seat * STEPS + index + 1, entryOf(book)]),
  )
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
