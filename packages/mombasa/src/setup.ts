import {
  because,
  below,
  checkSeats,
  dealRng,
  parseOptions,
  shuffle,
  type Rng,
  type Seat,
  type Seed,
} from '@entrepot/kernel'
import { ledgerEntry, refillBooks, STEPS } from './books.ts'
import { KEEP, RECHOOSE } from './commands.ts'
import {
  FIRST_GAME_TILES,
  SLOTS,
  START_POUNDS,
  START_TILE,
  startMarkers,
  TILES_DEALT,
} from './components/board.ts'
import { BOOK_DISPLAY, BOOKS_BY_LETTER, START_TILES, SUPPLY_BOOKS } from './components/books.ts'
import { CARDS, CARDS_BY_LETTER, DISPLAY, SEAT_CARD, START_CARDS } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { COLUMN_SPACES, REGIONS } from './components/map.ts'
import { SPACES, TILES } from './components/spaces.ts'
import { FIRST_GAME_TRACKS, TRACK_CARDS } from './components/tracks.ts'
import { decision, unasked, type CommonDecision } from './decision.ts'
import type { Say } from './events.ts'
import { beginPlanning } from './planning.ts'
import { fillCards } from './round.ts'
import { HAND, NOT_OWNED, PILE, pushFrame, type SetupKind, type State } from './state.ts'
import { moveDiamonds, pushTracks } from './tracks.ts'
import { OPTIONS, SEATS, type Options } from './options.ts'

/** A new game up to the first decision, but for what settles itself (M2). */
export function newGame(given: Partial<Options>, seats: number, seed: Seed): State {
  checkSeats(SEATS, seats)
  const { setup } = parseOptions<Options>(OPTIONS, given)
  const rng = dealRng(seed)
  const state = emptyTable(setup, seats, below(rng, seats))
  state.tracks = setup === 'first' ? [...FIRST_GAME_TRACKS] : dealtTracks(rng)
  state.deck = CARDS_BY_LETTER.flatMap((cards) => shuffle(rng, [...cards])).reverse()
  state.supply = BOOKS_BY_LETTER.map((books) => shuffle(rng, [...books]))
  fillCards(state, null)
  refillBooks(state, null)
  state.revealed = 0
  for (let place = 0; place < seats; place++) dealHand(state, (state.firstPlayer + place) % seats, place)
  if (setup === 'later') {
    state.dealtTiles = shuffle(
      rng,
      START_TILES.ids.map((_, tile) => tile),
    ).slice(0, seats * TILES_DEALT)
    return state
  }
  for (let place = 0; place < seats; place++)
    state.startTile[(state.firstPlayer + place) % seats] = FIRST_GAME_TILES[place]
  layStartTiles(state, null)
  return state
}

function emptyTable(setup: SetupKind, seats: number, firstPlayer: Seat): State {
  const each = (value: number, size = 1): number[] => new Array<number>(seats * size).fill(value)
  const list = (size: number, value: number): number[] => new Array<number>(size).fill(value)
  return {
    revealed: 0,
    setup,
    seats,
    phase: 'tiles',
    round: 1,
    firstPlayer,
    turn: -1,
    opening: 0,
    inUse: 0,
    goodsTileSlot: -1,
    frames: [],
    tracks: [],
    posts: [...COLUMN_SPACES],
    lastOpen: COLUMN_SPACES.map(() => 0),
    lostPosts: COMPANIES.ids.map(() => 0),
    regions: list(REGIONS.size, 0),
    deck: [],
    cardDisplay: list(DISPLAY.size, -1),
    discard: [],
    supply: [],
    bookDisplay: list(BOOK_DISPLAY.size, -1),
    bookCoins: list(BOOK_DISPLAY.size, 0),
    taken: [],
    lostBooks: [],
    spaces: list(SPACES.size, -1),
    tileHolder: list(TILES.size, -1),
    dealtTiles: [],
    startTile: each(-1),
    pounds: each(START_POUNDS),
    diamonds: each(0),
    inkwell: each(0),
    markers: each(startMarkers(seats)),
    ended: each(0),
    faceDown: each(0),
    planned: each(SLOTS.size),
    place: each(NOT_OWNED, CARDS.size),
    slots: each(-1, SLOTS.size),
    steps: each(0, COMPANIES.size),
    usable: each(0, COMPANIES.size),
    ledger: each(-1, STEPS),
    covered: [],
  }
}

/** One track card to each base, either way round (M2.2). */
function dealtTracks(rng: Rng): number[] {
  return shuffle(
    rng,
    TRACK_CARDS.map((_, card) => card),
  ).map((card) => TRACK_CARDS[card][below(rng, 2)])
}

/** The start cards, and the seat card numbered for the place in turn order (M2.9, M2.10). */
function dealHand(state: State, seat: Seat, place: number): void {
  for (let card = 0; card < START_CARDS; card++) state.place[seat * CARDS.size + card] = HAND
  state.place[seat * CARDS.size + SEAT_CARD[place]] = HAND
}

// ── Starting tiles (M2.11, M2.12) ──

/** Later games: one of the dealt tiles; a choice can be taken back until all have chosen. */
export const tiles: CommonDecision = {
  rule: 'M2.11',

  isOpen: (state, seat) => state.startTile[seat] < 0,

  list(state, seat, out) {
    if (state.startTile[seat] >= 0) {
      out.push(RECHOOSE)
      return
    }
    for (let i = 0; i < TILES_DEALT; i++) out.push(KEEP[state.dealtTiles[seat * TILES_DEALT + i]])
  },

  apply(state, seat, command, emit) {
    if (command.type === 'rechoose') chooseAgain(state, seat, emit)
    else if (command.type === 'keep') keepTile(state, seat, command.tile, emit)
  },

  refuse: { keep: () => because('M2.11'), rechoose: () => because('M2.11') },
}

function chooseAgain(state: State, seat: Seat, emit: Say): void {
  state.startTile[seat] = -1
  if (emit) emit({ type: 'tileTakenBack', seat })
}

function keepTile(state: State, seat: Seat, tile: string, emit: Say): void {
  state.startTile[seat] = START_TILES.find(tile)
  if (emit) emit({ type: 'tileKept', seat, tile }, [seat])
  if (emit) emit({ type: 'tileChosen', seat })
  for (let other = 0; other < state.seats; other++) if (state.startTile[other] < 0) return
  state.revealed++
  layStartTiles(state, emit)
}

/** The tile's book is step 1, its cards rest; the bonuses follow in seat order from the first player. */
function layStartTiles(state: State, emit: Say): void {
  state.phase = 'bonuses'
  for (let seat = 0; seat < state.seats; seat++) {
    const tile = state.startTile[seat]
    if (emit) emit({ type: 'startTile', seat, tile: START_TILES.ids[tile] })
    state.ledger[seat * STEPS + 1] = ledgerEntry(SUPPLY_BOOKS + tile, false)
    for (const { card, slot } of START_TILE[tile].resting) state.place[seat * CARDS.size + card] = PILE + slot
  }
  pushFrame(state, 'begin', 0, -1, 0, 0, 0)
  for (let place = state.seats - 1; place >= 0; place--) {
    const seat = (state.firstPlayer + place) % state.seats
    const { diamonds, steps } = START_TILE[state.startTile[seat]]
    moveDiamonds(state, seat, diamonds, emit)
    pushTracks(state, seat, steps, steps.filter((count) => count > 0).length)
  }
}

/** All bonuses are done. */
export const begin = decision({
  rule: 'M2.12',
  ...unasked,

  run(state, _frame, emit) {
    state.frames.length--
    beginPlanning(state, emit)
    return true
  },
})
