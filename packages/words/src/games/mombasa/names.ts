import own from '@entrepot/mombasa/components.json' with { type: 'json' }
import { MADE_OF, type MadeNames } from '../names-with.ts'

/** Names by component id. */
type ById = Record<string, string>

/** What the components are called in one language. Every kind has one entry for each id of the data file. */
export interface Names {
  readonly companies: ById
  /** By the colour of the company in the data file. */
  readonly companyColours: ById
  readonly regions: ById
  /** By border id, `a|b`. */
  readonly borders: ById
  /** Start cards, "1"-expansion cards and the action deck. */
  readonly cards: ById
  readonly books: ById
  readonly startTiles: ById
  readonly bonusTiles: ById
  /** The spaces of the board, and those of tracks C and D as `C1-first`, `C1-second` and so on. */
  readonly bonusSpaces: ById
  /** With the two bonuses of the track in a few words. */
  readonly tracks: ById
  readonly trackCards: ById
  readonly goods: ById
  readonly cardTypes: ById
  /** What a book can ask for. */
  readonly requirements: ById
  readonly cardDisplay: ById
  readonly bookDisplay: ById
  readonly actionSlots: ById
  /** By the id of the action slot of the same column. */
  readonly restPiles: ById
  readonly scoreCategories: ById
}

/** The kinds whose names follow a pattern; the rest is written out. */
type Systematic = 'borders' | 'cards' | 'books' | 'startTiles' | 'trackCards' | 'cardDisplay' | 'bookDisplay'

/** One language: the names that are written out, and how the others are put together. */
export interface Words extends Omit<Names, Systematic> {
  readonly border: (a: string, b: string) => string
  /** A card with a value, such as "Coffee 2". */
  readonly valueCard: (type: string, value: number) => string
  /** A card with a value that carries a share of the company with this id. */
  readonly cardWithShare: (card: string, company: string) => string
  /** The "1"-expansion card of a seat. */
  readonly seatCard: (card: string, seat: number) => string
  readonly companyMerchant: (merchant: string, company: string, id: string) => string
  /** A share card of the company with this id. */
  readonly shareCard: (company: string) => string
  readonly book: (number: string) => string
  readonly startTile: (number: number) => string
  readonly trackCard: (letter: string, halves: readonly string[]) => string
  readonly cardDisplaySlot: (column: Column, row: number) => string
  readonly bookDisplaySpace: (row: number, round: number, letter: string) => string
}

type Column = 'left' | 'middle' | 'right'

interface ActionCard {
  readonly id: string
  readonly type: string
  readonly value: number
  readonly share: string | null
  readonly company?: string
}

export type CardWords = Pick<
  Words,
  'companies' | 'cardTypes' | 'valueCard' | 'cardWithShare' | 'seatCard' | 'companyMerchant' | 'shareCard'
>

export type Box = typeof own

/** All cards of the box by what is printed on them, as labels or as they are called in a sentence. */
export function cardNames(words: CardWords, components: Box = own): ById {
  const { valueCard, cardWithShare, seatCard, companyMerchant, shareCard } = words
  const plainCard = (card: { type: string; value: number }): string =>
    valueCard(words.cardTypes[card.type], card.value)
  const actionCard = (card: ActionCard): string => {
    if (card.type === 'share') return shareCard(card.share ?? '')
    if (card.type === 'diamondMerchant') {
      const merchant = words.cardTypes[card.type]
      return card.company === undefined
        ? merchant
        : companyMerchant(merchant, words.companies[card.company], card.company)
    }
    return card.share === null ? plainCard(card) : cardWithShare(plainCard(card), card.share)
  }
  return {
    ...byId(components.startHand, plainCard),
    ...byId(components.expansionOneCards, (card) => seatCard(plainCard(card), card.seat)),
    ...byId<ActionCard>(components.actionCards, actionCard),
  }
}

/** All names of a language from its words, for the components of our figures or of others. */
export function buildNames(words: Words, components: Box = own): Names & MadeNames {
  const {
    border,
    valueCard: _valueCard,
    cardWithShare: _cardWithShare,
    seatCard: _seatCard,
    companyMerchant: _companyMerchant,
    shareCard: _shareCard,
    book,
    startTile,
    trackCard,
    cardDisplaySlot,
    bookDisplaySpace,
    ...written
  } = words

  return {
    ...written,
    borders: byId(components.map.borders, ({ a, b }) => border(words.regions[a], words.regions[b])),
    cards: cardNames(words, components),
    books: byId(components.bookTiles, ({ id }) => book(id.slice('book-'.length))),
    startTiles: byId(components.startTiles, (_, index) => startTile(index + 1)),
    trackCards: byId(components.trackCards, ({ id, halves }) =>
      trackCard(id.slice('track-card-'.length), halves),
    ),
    cardDisplay: byId(components.cardDisplay.slots, ({ col, row }) => cardDisplaySlot(col as Column, row)),
    bookDisplay: byId(components.bookDisplay.spaces, ({ row, coinRound, letter }) =>
      bookDisplaySpace(row, coinRound, letter),
    ),
    [MADE_OF]: (figures) => buildNames(words, figures as Box),
  }
}

function byId<T extends { readonly id: string }>(
  items: readonly T[],
  name: (item: T, index: number) => string,
): ById {
  return Object.fromEntries(items.map((item, index) => [item.id, name(item, index)]))
}
