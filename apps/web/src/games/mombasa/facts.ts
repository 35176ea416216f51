import { components, type PlayerView, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { IconName } from '../../icons/drawings.tsx'

// What is printed on the components, by id, and what follows from a view.

export type CardKind = (typeof components.actionCards)[number]['type']

export interface CardFacts {
  readonly id: string
  readonly kind: CardKind
  readonly value: number
  readonly crate: number
  readonly letter: string | null
  readonly share: string | null
  /** The company of a diamond merchant. */
  readonly company: string | null
}

const CARDS = new Map<string, CardFacts>([
  ...components.startHand.map(({ id, type, value, crate }): [string, CardFacts] => [
    id,
    { id, kind: type, value, crate, letter: null, share: null, company: null },
  ]),
  ...components.expansionOneCards.map(({ id, type, value, crate }): [string, CardFacts] => [
    id,
    { id, kind: type, value, crate, letter: null, share: null, company: null },
  ]),
  ...components.actionCards.map(({ id, type, value, crate, letter, share, company }): [string, CardFacts] => [
    id,
    { id, kind: type, value, crate, letter, share, company: company ?? null },
  ]),
])

export function cardFacts(id: string): CardFacts {
  const card = CARDS.get(id)
  if (card === undefined) throw new Error(`There is no card ${id}.`)
  return card
}

/** Two cards that look the same: one stands for the other in every decision. */
export function areTwins(a: string, b: string): boolean {
  const [first, second] = [cardFacts(a), cardFacts(b)]
  return (['kind', 'value', 'crate', 'share', 'company'] as const).every((key) => first[key] === second[key])
}

export type Book = Pick<(typeof components.bookTiles)[number], 'requirements' | 'reward'> & {
  readonly letter: string | null
}

const BOOKS = new Map<string, Book>([
  ...components.bookTiles.map((book): [string, Book] => [book.id, book]),
  ...components.startTiles.map(({ id, book }): [string, Book] => [id, { ...book, letter: null }]),
])

export function bookFacts(id: string): Book {
  const book = BOOKS.get(id)
  if (book === undefined) throw new Error(`There is no book ${id}.`)
  return book
}

export type Track = (typeof components.tracks)[number]

export function trackFacts(id: string): Track {
  const track = components.tracks.find((candidate) => candidate.id === id)
  if (track === undefined) throw new Error(`There is no track ${id}.`)
  return track
}

export function companyIds(): string[] {
  return components.companies.map(({ id }) => id)
}

/** The three columns of a company's base, their coins from the top space on. */
export function baseColumns(company: string): readonly (readonly number[])[] {
  return components.companies.find(({ id }) => id === company)?.base.columns ?? []
}

/** The pounds to pay for the next step on a track; 0 without a capital call. */
export function callAt(track: Track, space: number): number {
  return track.capitalCalls.find(({ after }) => after === space)?.cost ?? 0
}

/** The icon of a kind of card. */
export const KIND_ICONS: Record<CardKind, IconName> = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  bookkeeper: 'bookkeeper',
  diamondMerchant: 'diamondMerchant',
  share: 'share',
}

export const REQUIREMENT_ICONS = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  anyGood: 'crate',
  bookkeeperOrMerchant: 'bookkeeper',
} as const satisfies Record<Book['requirements'][number]['kind'], IconName>

export const TILE_ICONS: Record<string, IconName> = {
  'tile-plus1-good': 'plusOneGood',
  'tile-bookkeeper': 'bookkeeper',
  'tile-merchant': 'diamondMerchant',
  'tile-expansion': 'expansion',
}

/** The printed price of a display card, without reductions: its red number and that of its space. */
export function printedPrice(card: string, space: string): number {
  const modifier = components.cardDisplay.slots.find(({ id }) => id === space)?.modifier ?? 0
  return cardFacts(card).crate + modifier
}

/** The value of a goods card in a slot: printed, with the tile on it, with the cotton bonus (M4.6). */
export function goodsValue(view: View, seat: Seat, card: string): number {
  const { kind, value } = cardFacts(card)
  const tile = view.tiles['tile-plus1-good']
  const plus = tile?.seat === seat && tile.card === card ? 1 : 0
  return value + plus + (kind === 'cotton' ? cottonBonus(view, seat) : 0)
}

function cottonBonus(view: View, seat: Seat): number {
  const { tracks } = playerOf(view, seat)
  return view.companies.reduce((total, { id, track }) => {
    const bonus = tracks[id]?.bonus === 2 ? trackFacts(track).bonuses.second : undefined
    return total + (bonus?.eachCottonCardPlus ?? 0)
  }, 0)
}

export function playerOf(view: View, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`There is no player in seat ${seat}.`)
  return player
}

/** The face-up totals of a player (M4.6). */
export function totalsOf(
  view: View,
  seat: Seat,
): Record<'coffee' | 'banana' | 'cotton' | 'expansion' | 'helpers', number> {
  const totals = { coffee: 0, banana: 0, cotton: 0, expansion: 0, helpers: 0 }
  for (const slot of playerOf(view, seat).slots) {
    if (slot === null || slot.faceDown) continue
    const { kind, value } = cardFacts(slot.card)
    if (kind === 'coffee' || kind === 'banana' || kind === 'cotton')
      totals[kind] += goodsValue(view, seat, slot.card)
    if (kind === 'expansion') totals.expansion += value
    if (kind === 'bookkeeper' || kind === 'diamondMerchant') totals.helpers++
  }
  for (const { id, kind, effect } of components.bonusTiles) {
    const tile = view.tiles[id]
    if (tile?.seat !== seat || tile.faceDown) continue
    if (kind === 'expansion') totals.expansion += effect.expansion ?? 0
    if (kind === 'bookkeeper' || kind === 'diamondMerchant') totals.helpers++
  }
  if (totals.expansion > 0) totals.expansion += expansionBonus(view, seat)
  return totals
}

function expansionBonus(view: View, seat: Seat): number {
  const { tracks } = playerOf(view, seat)
  return view.companies.reduce((total, { id, track }) => {
    const { effect, first, second } = trackFacts(track).bonuses
    const level = tracks[id]?.bonus ?? 0
    if (effect !== 'expansionTotal' || level === 0) return total
    return total + ((level === 1 ? first : second).plus ?? 0)
  }, 0)
}

/** The name key of an extra bonus space: spaces go by company, their names by the track that lies there. */
export function spaceNameKey(view: View, space: string): string {
  const extra = /^extra-(.+)-([12])$/.exec(space)
  if (extra === null) return space
  const track = view.companies.find(({ id }) => id === extra[1])?.track ?? ''
  return `${track}-${extra[2] === '1' ? 'first' : 'second'}`
}

export const SLOT_IDS = components.playerBoard.actionSlots.map(({ id }) => id)
export const ROUNDS = components.roundTrack.rounds
