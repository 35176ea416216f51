import { sameNumbers, type Earlier, type Seat, type Viewer } from '@entrepot/kernel'
import { ROUNDS, roundCoins, SLOTS, TILES_DEALT } from './components/board.ts'
import { BOOK_DISPLAY, BOOKS, LETTERS, START_TILES } from './components/books.ts'
import { CARDS, CARDS_BY_LETTER, DECK_LETTERS, DISPLAY } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { COLUMNS, REGIONS } from './components/map.ts'
import { GOODS_TILE, SPACES, TILES } from './components/spaces.ts'
import { TRACKS } from './components/tracks.ts'
import type { FrameView } from './decision.ts'
import { deciders, showFrames } from './decisions.ts'
import { planView, playerView } from './player-view.ts'
import { shareValue } from './posts.ts'
import { spaceRule } from './bonus.ts'
import type { Phase, SetupKind, State } from './state.ts'

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

/** A state that came before, and what the same viewer saw of it: a part whose numbers have not changed is shown as it was. */
export type Before = Earlier<State, View> | undefined

/** For a spectator, what all players know in common (M1.9). */
export function view(state: State, viewer: Viewer, beside?: View, earlier?: Earlier<State, View>): View {
  if (beside !== undefined)
    return {
      ...beside,
      players: playersBeside(state, viewer, beside.players),
      dealt: dealtView(state, viewer),
    }
  const players: PlayerView[] = []
  for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer, earlier))
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
    companies: companiesView(state, earlier),
    regions: regionsView(state, earlier),
    cards: {
      display: cardDisplayView(state, earlier),
      deck: deckView(state, earlier),
      discard: discardView(state, earlier),
    },
    books: {
      display: bookDisplayView(state, earlier),
      supply: Object.fromEntries(LETTERS.map((letter, index) => [letter, state.supply[index].length])),
      taken: ids(BOOKS.ids, state.taken),
      lost: ids(BOOKS.ids, state.lostBooks),
    },
    roundCoins: roundCoinsView(state, earlier),
    spaces: spacesView(state, earlier),
    tiles: tilesView(state, earlier),
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

function companiesView(state: State, earlier: Before): View['companies'] {
  if (
    earlier !== undefined &&
    sameNumbers(earlier.state.posts, state.posts) &&
    sameNumbers(earlier.state.lastOpen, state.lastOpen) &&
    sameNumbers(earlier.state.lostPosts, state.lostPosts) &&
    sameNumbers(earlier.state.tracks, state.tracks)
  )
    return earlier.view.companies
  return COMPANIES.ids.map((_, company) => companyView(state, company))
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

function regionsView(state: State, earlier: Before): View['regions'] {
  if (earlier !== undefined && sameNumbers(earlier.state.regions, state.regions)) return earlier.view.regions
  const out: { [region: string]: string[] } = {}
  for (let region = 0; region < REGIONS.size; region++) {
    const companies: string[] = []
    for (let company = 0; company < COMPANIES.size; company++)
      if ((state.regions[region] >> company) & 1) companies.push(COMPANIES.ids[company])
    out[REGIONS.ids[region]] = companies
  }
  return out
}

function cardDisplayView(state: State, earlier: Before): View['cards']['display'] {
  if (earlier !== undefined && sameNumbers(earlier.state.cardDisplay, state.cardDisplay))
    return earlier.view.cards.display
  const out: { [space: string]: string | null } = {}
  for (let space = 0; space < DISPLAY.size; space++) {
    const card = state.cardDisplay[space]
    out[DISPLAY.ids[space]] = card < 0 ? null : CARDS.ids[card]
  }
  return out
}

/** How many cards of each letter are left follows from how many cards are left: the deck lies in letter order. */
function deckView(state: State, earlier: Before): View['cards']['deck'] {
  if (earlier !== undefined && earlier.state.deck.length === state.deck.length) return earlier.view.cards.deck
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

function discardView(state: State, earlier: Before): View['cards']['discard'] {
  if (earlier !== undefined && sameNumbers(earlier.state.discard, state.discard))
    return earlier.view.cards.discard
  return ids(CARDS.ids, state.discard)
}

function bookDisplayView(state: State, earlier: Before): View['books']['display'] {
  if (
    earlier !== undefined &&
    sameNumbers(earlier.state.bookDisplay, state.bookDisplay) &&
    sameNumbers(earlier.state.bookCoins, state.bookCoins)
  )
    return earlier.view.books.display
  const out: { [space: string]: { book: string | null; coins: number } } = {}
  for (let space = 0; space < BOOK_DISPLAY.size; space++) {
    const book = state.bookDisplay[space]
    out[BOOK_DISPLAY.ids[space]] = { book: book < 0 ? null : BOOKS.ids[book], coins: state.bookCoins[space] }
  }
  return out
}

function roundCoinsView(state: State, earlier: Before): View['roundCoins'] {
  if (earlier !== undefined && earlier.state.round === state.round) return earlier.view.roundCoins
  const out: { [round: string]: number } = {}
  for (let round = state.round + 1; round <= ROUNDS; round++) out[round] = roundCoins(state.seats, round)
  return out
}

function spacesView(state: State, earlier: Before): View['spaces'] {
  if (
    earlier !== undefined &&
    sameNumbers(earlier.state.spaces, state.spaces) &&
    sameNumbers(earlier.state.tracks, state.tracks)
  )
    return earlier.view.spaces
  const out: { [space: string]: Seat | null } = {}
  for (let space = 0; space < SPACES.size; space++) {
    if (spaceRule(state, space) === undefined) continue
    out[SPACES.ids[space]] = state.spaces[space] < 0 ? null : state.spaces[space]
  }
  return out
}

function tilesView(state: State, earlier: Before): View['tiles'] {
  if (
    earlier !== undefined &&
    earlier.state.goodsTileSlot === state.goodsTileSlot &&
    sameNumbers(earlier.state.tileHolder, state.tileHolder) &&
    sameNumbers(earlier.state.faceDown, state.faceDown) &&
    sameNumbers(earlier.state.slots, state.slots)
  )
    return earlier.view.tiles
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
  return beside.map((player, seat) => ({ ...player, ...planView(state, seat, viewer, undefined) }))
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
