import { components, COMPANIES, series } from './components.ts'
import { KINDS, type Kind } from './schema.ts'

/** Numbers of the kinds of card; the goods are 0, 1 and 2. */
export const GOODS_COUNT = 3
export const EXPANSION = kindOf('expansion')
export const BOOKKEEPER = kindOf('bookkeeper')
export const MERCHANT = kindOf('diamondMerchant')
const SHARE = kindOf('share')

export function kindOf(kind: Kind): number {
  return KINDS.indexOf(kind)
}

interface Card {
  readonly id: string
  readonly kind: number
  readonly value: number
  readonly crate: number
  readonly letter: string
  readonly share: number
  readonly company: number
  readonly diamonds: number
  readonly pounds: number
  readonly minesPerDiamond: number
}

const blank = { letter: '', share: -1, company: -1, diamonds: 0, pounds: 0, minesPerDiamond: 0 }

const startCards = components.startHand.map(({ id, type, value, crate, copiesPerPlayer }): Card => {
  // A second copy needs an id of its own, so that a card is in one place only.
  if (copiesPerPlayer !== 1) throw new TypeError(`startHand ${id}: list each copy with its own id`)
  return { ...blank, id, kind: kindOf(type), value, crate }
})
const seatCards = components.expansionOneCards.map(({ id, type, value, crate }): Card => ({
  ...blank,
  id,
  kind: kindOf(type),
  value,
  crate,
}))
const actionCards = components.actionCards.map(
  ({ id, letter, type, value, crate, share, company, effect }): Card => ({
    id,
    letter,
    kind: kindOf(type),
    value,
    crate,
    share: share === null ? -1 : COMPANIES.of(share),
    company: company === undefined ? -1 : COMPANIES.of(company),
    diamonds: effect?.diamonds ?? 0,
    pounds: effect?.pounds ?? 0,
    minesPerDiamond: effect?.extraDiamondPerMines ?? 0,
  }),
)
const all = [...startCards, ...seatCards, ...actionCards]

/** Every card by number: the 9 start cards (each player has them), the 4 seat cards, the 44 action cards. */
export const CARDS = series(
  'cards',
  all.map(({ id }) => id),
)
export const START_CARDS = startCards.length
export const CARD_KIND = all.map(({ kind }) => kind)
export const CARD_VALUE = all.map(({ value }) => value)
export const CARD_CRATE = all.map(({ crate }) => crate)
/** The company whose share icon the card carries; -1 without. */
export const CARD_SHARE = all.map(({ share }) => share)
/** By company: the cards with its share icon. */
export const SHARE_CARDS = COMPANIES.ids.map((_, company) =>
  CARD_SHARE.flatMap((share, card) => (share === company ? [card] : [])),
)
/** Whether the card has an action, so that it can be planned (M3.4). */
export const HAS_ACTION = all.map(({ kind }) => kind !== SHARE)
export const MERCHANTS = all.map(({ company, diamonds, pounds, minesPerDiamond }) => ({
  company,
  diamonds,
  pounds,
  minesPerDiamond,
}))

/** All but the id: what the card looks like. */
const faces = all.map((card) => JSON.stringify({ ...card, id: '' }))
/** The first card that looks the same: such cards are offered once. */
export const CARD_FACE = faces.map((face) => faces.indexOf(face))

/** The first card that looks the same as this one: what can be done with either is listed for one of them only. */
export function sameCard(id: string): string {
  return CARDS.ids[CARD_FACE[CARDS.of(id)]]
}

/** The cards before this one that look the same; empty for most. */
export const EARLIER_TWINS = CARD_FACE.map((face, card) =>
  CARD_FACE.slice(0, card).flatMap((other, twin) => (other === face ? [twin] : [])),
)

/** The card numbered for each place in turn order (M2.10). */
export const SEAT_CARD = [1, 2, 3, 4].map((place) =>
  CARDS.of(components.expansionOneCards.find(({ seat }) => seat === place)?.id ?? `seat ${place}`),
)

/** The action cards by letter, in the order in which the letters lie in the deck, the top one first (M2.4). */
export const DECK_LETTERS = [...new Set(actionCards.map(({ letter }) => letter))].toSorted()
export const CARDS_BY_LETTER = DECK_LETTERS.map((letter) =>
  actionCards.filter((card) => card.letter === letter).map(({ id }) => CARDS.of(id)),
)

const { slots, columns, rows } = components.cardDisplay
export const DISPLAY = series(
  'cardDisplay',
  slots.map(({ id }) => id),
)
export const MODIFIER = slots.map(({ modifier }) => modifier)

function displaySpace(column: string, row: number): number {
  return slots.findIndex((slot) => slot.col === column && slot.row === row)
}

/** The rows of the card display, top to bottom, each from left to right. */
export const DISPLAY_ROWS = Array.from({ length: rows }, (_, row) =>
  columns.map((column) => displaySpace(column, row + 1)),
)
/** Right column top to bottom, then the others towards the left (M2.5, M11.2). */
export const FILL_ORDER = columns
  .toReversed()
  .flatMap((column) => Array.from({ length: rows }, (_, row) => displaySpace(column, row + 1)))

if (slots.length !== columns.length * rows || FILL_ORDER.includes(-1))
  throw new TypeError('cardDisplay: the slots must fill columns and rows')
