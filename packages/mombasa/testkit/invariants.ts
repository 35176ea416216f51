import { INK_END, ROUNDS, roundCoins, SLOTS, startMarkers } from '../src/components/board.ts'
import { BOOK_DISPLAY, BOOKS, coinSpaces, START_TILES, SUPPLY_BOOKS } from '../src/components/books.ts'
import { CARDS, SEAT_CARD, START_CARDS } from '../src/components/cards.ts'
import { COMPANIES, components } from '../src/components/components.ts'
import { COLUMN_SPACES, COLUMNS } from '../src/components/map.ts'
import { GOODS_TILE, TILES } from '../src/components/spaces.ts'
import { TRACK } from '../src/components/tracks.ts'
import type { State } from '../src/index.ts'
import { IN_SLOT, NOT_OWNED } from '../src/state.ts'

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** What holds in every state: nothing appears or disappears. */
export function invariants(state: State): void {
  postsAreConserved(state)
  cardsAreConserved(state)
  booksAreConserved(state)
  coinsAreConserved(state)
  markersAreConserved(state)
  tilesAreHeldOnce(state)
  positionsAreOnTheirTracks(state)
}

function postsAreConserved(state: State): void {
  for (const [company, { id, tradingPosts }] of components.companies.entries()) {
    let posts = state.lostPosts[company]
    for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++) {
      const free = COLUMN_SPACES[column] - state.lastOpen[column]
      check(state.posts[column] >= 0 && state.posts[column] <= free, `${id}: column ${column} is overfull`)
      check(state.posts[column] > 0 || state.lastOpen[column] === 1, `${id}: empty column ${column} not open`)
      posts += state.posts[column]
    }
    for (const region of state.regions) posts += (region >> company) & 1
    check(posts === tradingPosts, `${id} has ${posts} posts`)
  }
  if (state.frames.length === 0)
    for (const region of state.regions) check((region & (region - 1)) === 0, 'two companies in a region')
}

function cardsAreConserved(state: State): void {
  const found = new Array<number>(CARDS.size).fill(0)
  for (const card of [...state.deck, ...state.cardDisplay, ...state.discard]) if (card >= 0) found[card]++
  for (const [at, place] of state.place.entries()) if (place !== NOT_OWNED) found[at % CARDS.size]++
  const used = SEAT_CARD.slice(0, state.seats)
  for (const [card, count] of found.entries()) {
    const isSeatCard = SEAT_CARD.includes(card)
    const wanted = card < START_CARDS ? state.seats : isSeatCard && !used.includes(card) ? 0 : 1
    check(count === wanted, `card ${CARDS.ids[card]} is in ${count} places`)
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const inSlots = state.slots.slice(seat * SLOTS.size, (seat + 1) * SLOTS.size)
    for (let card = 0; card < CARDS.size; card++) {
      const times = inSlots.filter((other) => other === card).length
      const placed = state.place[seat * CARDS.size + card] === IN_SLOT ? 1 : 0
      check(times === placed, `card ${CARDS.ids[card]} is in ${times} slots`)
    }
    for (let slot = 0; slot < SLOTS.size; slot++)
      check(inSlots[slot] >= 0 || !((state.faceDown[seat] >> slot) & 1), 'an empty slot is face down')
    check(state.ended[seat] === 0 || inSlots.every((card) => card < 0), 'ended with cards in slots')
  }
}

function booksAreConserved(state: State): void {
  const found = new Array<number>(BOOKS.size).fill(0)
  const entries = [...state.ledger, ...state.covered.filter((_, index) => index % 2 === 1)]
  for (const entry of entries) if (entry >= 0) found[entry >> 1]++
  for (const book of [...state.supply.flat(), ...state.bookDisplay, ...state.taken, ...state.lostBooks])
    if (book >= 0) found[book]++
  for (const [book, count] of found.entries()) {
    const tile = book - SUPPLY_BOOKS
    const laid = tile >= 0 && state.phase !== 'tiles' && state.startTile.includes(tile)
    check(count === (tile < 0 || laid ? 1 : 0), `book ${BOOKS.ids[book]} is in ${count} places`)
  }
  check(new Set(state.dealtTiles).size === state.dealtTiles.length, 'a starting tile was dealt twice')
  check(
    state.dealtTiles.every((tile) => tile >= 0 && tile < START_TILES.size),
    'an unknown tile was dealt',
  )
}

/** A coin lies where its round put it until a book is taken there. */
function coinsAreConserved(state: State): void {
  const laid = new Array<number>(BOOK_DISPLAY.size).fill(0)
  for (let round = 2; round <= Math.min(state.round, ROUNDS); round++)
    for (const space of coinSpaces(round).slice(0, roundCoins(state.seats, round))) laid[space] = 1
  for (const [space, coins] of state.bookCoins.entries())
    check(coins === 0 || coins === laid[space], `${coins} coins at ${BOOK_DISPLAY.ids[space]}`)
  for (const [seat, pounds] of state.pounds.entries()) check(pounds >= 0, `seat ${seat} has £${pounds}`)
}

function markersAreConserved(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const placed = state.spaces.filter((owner) => owner === seat).length
    let wanted = startMarkers(state.seats)
    for (let company = 0; company < COMPANIES.size; company++)
      wanted += TRACK[state.tracks[company]].permanent[state.usable[seat * COMPANIES.size + company]].markers
    check(
      state.markers[seat] + placed === wanted,
      `seat ${seat} has ${state.markers[seat]} + ${placed} markers`,
    )
  }
}

function tilesAreHeldOnce(state: State): void {
  for (let tile = 0; tile < TILES.size; tile++) {
    const seat = state.tileHolder[tile]
    check(seat < 0 || state.ended[seat] === 0, `${TILES.ids[tile]} is held by one who has ended`)
  }
  if (state.goodsTileSlot < 0) return
  const holder = state.tileHolder[GOODS_TILE]
  check(
    holder >= 0 && state.slots[holder * SLOTS.size + state.goodsTileSlot] >= 0,
    'the goods tile lies on nothing',
  )
}

function positionsAreOnTheirTracks(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    check(state.inkwell[seat] >= 0 && state.inkwell[seat] <= INK_END, 'the inkwell is off its track')
    for (let company = 0; company < COMPANIES.size; company++) {
      const at = seat * COMPANIES.size + company
      const track = TRACK[state.tracks[company]]
      check(state.steps[at] >= 0 && state.steps[at] <= track.length, 'a marker is off its track')
      check(state.usable[at] <= track.level[state.steps[at]], 'a bonus is usable that is not unlocked')
    }
  }
  check(state.frames.length > 0 || state.inUse === 0, 'cards are in use outside an action')
}
