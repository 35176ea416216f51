import { SLOTS } from '../components/board.ts'
import { BOOK_COST, BOOK_LETTER, BOOKS, NO_LETTER } from '../components/books.ts'
import { CARDS, HAS_ACTION, MODIFIER, DISPLAY } from '../components/cards.ts'
import { components, COMPANIES } from '../components/components.ts'
import type { Components, Kind } from '../components/schema.ts'
import { SPACES } from '../components/spaces.ts'
import { TRACK, TRACKS } from '../components/tracks.ts'
import { spaceCompany } from '../bonus.ts'

// What is printed on the components, by id.

export interface CardFacts {
  readonly id: string
  readonly kind: Kind
  readonly value: number
  readonly crate: number
  readonly letter: string | null
  readonly share: string | null
  /** The company of a diamond merchant. */
  readonly company: string | null
}

const plain = { letter: null, share: null, company: null }
const cards: readonly CardFacts[] = [
  ...[...components.startHand, ...components.expansionOneCards].map(({ id, type, value, crate }) => ({
    ...plain,
    id,
    kind: type,
    value,
    crate,
  })),
  ...components.actionCards.map(({ id, type, value, crate, letter, share, company }) => ({
    id,
    kind: type,
    value,
    crate,
    letter,
    share,
    company: company ?? null,
  })),
]

export function cardFacts(id: string): CardFacts {
  return cards[CARDS.of(id)]
}

/** Whether the card has an action, so that it can be planned (M3.4). */
export function canBePlanned(card: string): boolean {
  return HAS_ACTION[CARDS.of(card)]
}

/** What a space of the display adds to the price of its card (M5.3). */
export function spaceModifier(space: string): number {
  return MODIFIER[DISPLAY.of(space)]
}

export type BookFacts = Pick<Components['bookTiles'][number], 'requirements' | 'reward'> & {
  /** null: the book of a starting tile (R9). */
  readonly letter: string | null
}

const books: readonly BookFacts[] = [
  ...components.bookTiles,
  ...components.startTiles.map(({ book }) => ({ ...book, letter: null })),
]

export function bookFacts(id: string): BookFacts {
  return books[BOOKS.of(id)]
}

/** The bookkeeping points that taking a book costs (M7.7). */
export function bookCost(id: string): number {
  const letter = BOOK_LETTER[BOOKS.of(id)]
  return letter === NO_LETTER ? 0 : BOOK_COST[letter]
}

export type TrackFacts = Components['tracks'][number]

export function trackFacts(id: string): TrackFacts {
  return components.tracks[TRACKS.of(id)]
}

/** The pounds to pay for the step from a space; 0 without a capital call (M9.2). */
export function callAt(track: string, space: number): number {
  return TRACK[TRACKS.of(track)].call[space]
}

/** The three columns of a company's base, their coins from the top space on. */
export function baseColumns(company: string): readonly (readonly number[])[] {
  return components.companies[COMPANIES.of(company)].base.columns
}

/** The company on whose track an extra bonus space lies (M9.9); null for a space of the board. */
export function companyOfSpace(space: string): string | null {
  return COMPANIES.ids[spaceCompany(SPACES.find(space))] ?? null
}

export const COMPANY_IDS = COMPANIES.ids
export const SLOT_IDS = SLOTS.ids
