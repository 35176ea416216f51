import { ledgerEntry, STEPS } from './books.ts'
import { SLOTS } from './components/board.ts'
import { BOOK_DISPLAY, BOOKS, START_TILES } from './components/books.ts'
import { CARDS, DISPLAY } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { REGIONS } from './components/map.ts'
import { GOODS_TILE, SPACES, TILES } from './components/spaces.ts'
import { TRACKS } from './components/tracks.ts'
import { readFrames } from './decisions.ts'
import { HAND, IN_SLOT, NOT_OWNED, PILE, type State } from './state.ts'
import type { PlayerView, View } from './view.ts'

/** All that the view tells, with empty deck and supply. */
export function knownState(view: View): State {
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

function bits(set: readonly string[], number: (id: string) => number): number {
  return set.reduce((sum, id) => sum | (1 << number(id)), 0)
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
