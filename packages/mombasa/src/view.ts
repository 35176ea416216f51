import type { Seat, Viewer } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from './books.ts'
import { INK_END, ROUNDS, roundCoins, SLOTS, TILES_DEALT } from './components/board.ts'
import { BOOK_DISPLAY, BOOKS, LETTERS, START_TILES } from './components/books.ts'
import { CARDS, CARDS_BY_LETTER, DECK_LETTERS, DISPLAY } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { COLUMNS, REGIONS } from './components/map.ts'
import { GOODS_TILE, SPACES, TILES } from './components/spaces.ts'
import { TRACKS } from './components/tracks.ts'
import type { FrameView } from './decision.ts'
import { deciders, showFrames } from './decisions.ts'
import { isAvailable, isPlanned } from './planning.ts'
import { shareValue } from './posts.ts'
import { sharesOf } from './scoring.ts'
import { spaceRule } from './bonus.ts'
import { HAND, PILE, type Phase, type SetupKind, type State } from './state.ts'

/** What a viewer may know, in ids. Built from nothing: what is not written here is not shown. */
export interface View {
  readonly setup: SetupKind
  readonly phase: Phase
  readonly round: number
  readonly revealed: number
  readonly firstPlayer: Seat
  /** Whose turn it is; null outside the action phase. */
  readonly turn: Seat | null
  /** Whether this is the first turn of the round (M8.5). */
  readonly opening: boolean
  readonly deciders: readonly Seat[]
  /** What is to be decided or done, the next last. */
  readonly pending: readonly FrameView[]
  /** Cards and tiles used by the action under way. */
  readonly inUse: readonly string[]
  readonly companies: readonly CompanyView[]
  /** The companies with a post, by region. */
  readonly regions: { readonly [region: string]: readonly string[] }
  readonly cards: {
    /** By display space. */
    readonly display: { readonly [space: string]: string | null }
    /** Cards left in the deck, by letter; the letters come in this order (M1.4). */
    readonly deck: { readonly [letter: string]: number }
    /** The latest last. */
    readonly discard: readonly string[]
  }
  readonly books: {
    readonly display: { readonly [space: string]: { readonly book: string | null; readonly coins: number } }
    readonly supply: { readonly [letter: string]: number }
    /** Taken this turn and not yet placed. */
    readonly taken: readonly string[]
    readonly lost: readonly string[]
  }
  /** Coins on the round track, by round. */
  readonly roundCoins: { readonly [round: string]: number }
  /** Whose marker is on each bonus space of this game; null when free. */
  readonly spaces: { readonly [space: string]: Seat | null }
  readonly tiles: { readonly [tile: string]: TileView }
  readonly players: readonly PlayerView[]
  /** The viewer's own starting tiles in a later game: dealt, and kept so far (M1.8). */
  readonly dealt: { readonly tiles: readonly string[]; readonly kept: string | null } | null
}

export interface CompanyView {
  readonly id: string
  readonly track: string
  readonly columns: readonly { readonly posts: number; readonly lastOpen: boolean }[]
  readonly lostPosts: number
  /** Coins to be seen on the base: the worth of a share. */
  readonly value: number
}

export interface TileView {
  readonly seat: Seat | null
  readonly faceDown: boolean
  /** The goods card under the "+1 goods" tile. */
  readonly card: string | null
}

export interface PlayerView {
  readonly seat: Seat
  readonly pounds: number
  readonly tracks: {
    readonly [company: string]: { readonly space: number; readonly shares: number; readonly bonus: number }
  }
  readonly diamonds: number
  readonly inkwell: number
  /** By step from 1 on: the books there, the lowest first. */
  readonly books: readonly (readonly { readonly book: string; readonly faceDown: boolean }[])[]
  readonly startTile: string | null
  readonly markers: number
  /** While others plan in secret: the hand from before planning (M1.7). */
  readonly hand: readonly string[]
  /** By slot. While others plan in secret: empty. */
  readonly slots: readonly ({ readonly card: string; readonly faceDown: boolean } | null)[]
  /** Whether each slot can be planned. */
  readonly openSlots: readonly boolean[]
  readonly piles: readonly (readonly string[])[]
  readonly ended: boolean
  /** Whether the secret plan or choice of a starting tile is finished. */
  readonly finished: boolean
  /** The viewer's own: the slot to be planned next. */
  readonly planning: string | null
}

/** For a spectator, what all players know in common (M1.9). */
export function view(state: State, viewer: Viewer, beside?: View): View {
  if (beside !== undefined)
    return {
      ...beside,
      players: playersBeside(state, viewer, beside.players),
      dealt: dealtView(state, viewer),
    }
  const players: PlayerView[] = []
  for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer))
  return {
    setup: state.setup,
    phase: state.phase,
    round: state.round,
    revealed: state.revealed,
    firstPlayer: state.firstPlayer,
    turn: state.turn < 0 ? null : state.turn,
    opening: state.opening === 1,
    deciders: deciders(state),
    pending: showFrames(state.frames),
    inUse: inUseView(state),
    companies: COMPANIES.ids.map((_, company) => companyView(state, company)),
    regions: regionsView(state),
    cards: { display: cardDisplayView(state), deck: deckView(state), discard: ids(CARDS.ids, state.discard) },
    books: {
      display: bookDisplayView(state),
      supply: Object.fromEntries(LETTERS.map((letter, index) => [letter, state.supply[index].length])),
      taken: ids(BOOKS.ids, state.taken),
      lost: ids(BOOKS.ids, state.lostBooks),
    },
    roundCoins: roundCoinsView(state),
    spaces: spacesView(state),
    tiles: tilesView(state),
    players,
    dealt: dealtView(state, viewer),
  }
}

function ids(names: readonly string[], numbers: readonly number[]): string[] {
  const out: string[] = []
  for (let i = 0; i < numbers.length; i++) out.push(names[numbers[i]])
  return out
}

function inUseView(state: State): string[] {
  const out: string[] = []
  for (let slot = 0; slot < SLOTS.size; slot++)
    if ((state.inUse >> slot) & 1) out.push(CARDS.ids[state.slots[state.turn * SLOTS.size + slot]])
  for (let tile = 0; tile < TILES.size; tile++)
    if ((state.inUse >> (SLOTS.size + tile)) & 1) out.push(TILES.ids[tile])
  return out
}

function companyView(state: State, company: number): CompanyView {
  const columns = []
  for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
    columns.push({ posts: state.posts[column], lastOpen: state.lastOpen[column] === 1 })
  return {
    id: COMPANIES.ids[company],
    track: TRACKS.ids[state.tracks[company]],
    columns,
    lostPosts: state.lostPosts[company],
    value: shareValue(state, company),
  }
}

function regionsView(state: State): View['regions'] {
  const out: { [region: string]: string[] } = {}
  for (let region = 0; region < REGIONS.size; region++) {
    const companies: string[] = []
    for (let company = 0; company < COMPANIES.size; company++)
      if ((state.regions[region] >> company) & 1) companies.push(COMPANIES.ids[company])
    out[REGIONS.ids[region]] = companies
  }
  return out
}

function cardDisplayView(state: State): View['cards']['display'] {
  const out: { [space: string]: string | null } = {}
  for (let space = 0; space < DISPLAY.size; space++) {
    const card = state.cardDisplay[space]
    out[DISPLAY.ids[space]] = card < 0 ? null : CARDS.ids[card]
  }
  return out
}

/** How many cards of each letter are left follows from how many cards are left: the deck lies in letter order. */
function deckView(state: State): View['cards']['deck'] {
  const out: { [letter: string]: number } = {}
  let drawn = CARDS_BY_LETTER.reduce((total, cards) => total + cards.length, 0) - state.deck.length
  for (let letter = 0; letter < DECK_LETTERS.length; letter++) {
    const { length } = CARDS_BY_LETTER[letter]
    const gone = Math.min(drawn, length)
    out[DECK_LETTERS[letter]] = length - gone
    drawn -= gone
  }
  return out
}

function bookDisplayView(state: State): View['books']['display'] {
  const out: { [space: string]: { book: string | null; coins: number } } = {}
  for (let space = 0; space < BOOK_DISPLAY.size; space++) {
    const book = state.bookDisplay[space]
    out[BOOK_DISPLAY.ids[space]] = { book: book < 0 ? null : BOOKS.ids[book], coins: state.bookCoins[space] }
  }
  return out
}

function roundCoinsView(state: State): View['roundCoins'] {
  const out: { [round: string]: number } = {}
  for (let round = state.round + 1; round <= ROUNDS; round++) out[round] = roundCoins(state.seats, round)
  return out
}

function spacesView(state: State): View['spaces'] {
  const out: { [space: string]: Seat | null } = {}
  for (let space = 0; space < SPACES.size; space++) {
    if (spaceRule(state, space) === undefined) continue
    out[SPACES.ids[space]] = state.spaces[space] < 0 ? null : state.spaces[space]
  }
  return out
}

function tilesView(state: State): View['tiles'] {
  const out: { [tile: string]: TileView } = {}
  for (let tile = 0; tile < TILES.size; tile++) {
    const seat = state.tileHolder[tile]
    const slot = tile === GOODS_TILE ? state.goodsTileSlot : -1
    // The tile on a goods card turns face down with it (M8.12).
    const bit = slot >= 0 ? slot : SLOTS.size + tile
    out[TILES.ids[tile]] = {
      seat: seat < 0 ? null : seat,
      faceDown: seat >= 0 && ((state.faceDown[seat] >> bit) & 1) === 1,
      card: slot < 0 ? null : CARDS.ids[state.slots[seat * SLOTS.size + slot]],
    }
  }
  return out
}

/** All see the players alike but for the plans that are being made (M1.7). */
function playersBeside(state: State, viewer: Viewer, beside: readonly PlayerView[]): readonly PlayerView[] {
  if (state.phase !== 'planning') return beside
  return beside.map((player, seat) => ({ ...player, ...planView(state, seat, viewer) }))
}

/** A plan is the own secret until all are in, with the number of its cards; the others see the hand from before (M1.7, R15). */
function planView(state: State, seat: Seat, viewer: Viewer): Pick<PlayerView, 'hand' | 'slots' | 'planning'> {
  const inSecret = state.phase === 'planning'
  const secret = inSecret && seat !== viewer
  const planning = inSecret && !secret && !isPlanned(state, seat)
  return {
    hand: handView(state, seat, secret),
    slots: slotsView(state, seat, secret),
    planning: planning ? SLOTS.ids[state.planned[seat]] : null,
  }
}

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const plan = planView(state, seat, viewer)
  return {
    seat,
    pounds: state.pounds[seat],
    tracks: tracksView(state, seat),
    diamonds: state.diamonds[seat],
    inkwell: state.inkwell[seat],
    books: ledgerView(state, seat),
    startTile: state.phase === 'tiles' ? null : START_TILES.ids[state.startTile[seat]],
    markers: state.markers[seat],
    hand: plan.hand,
    slots: plan.slots,
    openSlots: SLOTS.ids.map((_, slot) => isAvailable(state, seat, slot)),
    piles: pilesView(state, seat),
    ended: state.ended[seat] === 1,
    finished: state.phase === 'tiles' ? state.startTile[seat] >= 0 : isPlanned(state, seat),
    planning: plan.planning,
  }
}

function tracksView(state: State, seat: Seat): PlayerView['tracks'] {
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

function ledgerView(state: State, seat: Seat): PlayerView['books'] {
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
function handView(state: State, seat: Seat, secret: boolean): string[] {
  const out: string[] = []
  for (let card = 0; card < CARDS.size; card++) {
    const place = state.place[seat * CARDS.size + card]
    if (place === HAND || (secret && place > HAND && place < PILE)) out.push(CARDS.ids[card])
  }
  return out
}

function slotsView(state: State, seat: Seat, secret: boolean): PlayerView['slots'] {
  return SLOTS.ids.map((_, slot) => {
    const card = state.slots[seat * SLOTS.size + slot]
    if (secret || card < 0) return null
    return { card: CARDS.ids[card], faceDown: ((state.faceDown[seat] >> slot) & 1) === 1 }
  })
}

function pilesView(state: State, seat: Seat): string[][] {
  const out: string[][] = SLOTS.ids.map(() => [])
  for (let card = 0; card < CARDS.size; card++) {
    const pile = state.place[seat * CARDS.size + card] - PILE
    if (pile >= 0) out[pile].push(CARDS.ids[card])
  }
  return out
}

/** Later games: both dealt tiles stay known to their owner alone (M1.8). */
function dealtView(state: State, viewer: Viewer): View['dealt'] {
  if (viewer === null || state.setup === 'first') return null
  const kept = state.startTile[viewer]
  return {
    tiles: ids(START_TILES.ids, state.dealtTiles.slice(viewer * TILES_DEALT, (viewer + 1) * TILES_DEALT)),
    kept: kept < 0 ? null : START_TILES.ids[kept],
  }
}
