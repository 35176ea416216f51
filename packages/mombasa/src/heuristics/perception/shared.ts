import { ROUNDS } from '../../components/board.ts'
import { BOOK_DISPLAY, BOOK_LETTER, LETTERS } from '../../components/books.ts'
import { CARD_KIND, CARD_VALUE, DISPLAY, MERCHANT } from '../../components/cards.ts'
import { COMPANIES } from '../../components/components.ts'
import { COLUMNS, REGION, REGIONS } from '../../components/map.ts'
import { BOARD_SPACE, SPACES } from '../../components/spaces.ts'
import { TRACKS } from '../../components/tracks.ts'
import { postsLeft, shareValue } from '../../posts.ts'
import type { State } from '../../state.ts'
import { priceAt } from '../../market.ts'

const KINDS = ['coffee', 'bananas', 'cotton', 'expansion', 'bookkeepers', 'merchants'] as const
const OF_A_COMPANY = ['value', 'posts left', 'posts on the map', 'mines']

export const sharedNames: readonly string[] = [
  ...Array.from({ length: ROUNDS }, (_, round) => `round ${round + 1}`),
  'planning',
  'two players',
  'three players',
  'four players',
  ...COMPANIES.ids.flatMap((id) => OF_A_COMPANY.map((name) => `${id}: ${name}`)),
  ...COMPANIES.ids.flatMap((id) =>
    Array.from({ length: COLUMNS }, (_, column) => `${id}: posts in column ${column + 1}`),
  ),
  ...COMPANIES.ids.flatMap((id) => TRACKS.ids.map((track) => `${id}: track ${track}`)),
  ...KINDS.flatMap((kind) => [`${kind} for sale`, `cheapest of ${kind}`]),
  ...LETTERS.map((letter) => `books ${letter} for sale`),
  'coins on books',
  ...BOARD_SPACE.map((_, space) => `${SPACES.ids[space]} free`),
]

const cheapest = new Float64Array(KINDS.length)
/** By company: its posts on the map, and the mines beside them. */
const posts = new Float64Array(COMPANIES.size)
const mines = new Float64Array(COMPANIES.size)

/** What a learnt mind sees of the board: numbers of the size of 1. */
export function shared(state: State, out: Float64Array, from: number): void {
  let at = from
  out[at + state.round - 1] = 1
  at += ROUNDS
  out[at++] = state.phase === 'action' ? 0 : 1
  out[at + state.seats - 2] = 1
  at += 3
  at = writeCompanies(state, out, at)
  at = writeMarket(state, out, at)
  for (let space = 0; space < BOARD_SPACE.length; space++) out[at++] = state.spaces[space] < 0 ? 1 : 0
}

function writeCompanies(state: State, out: Float64Array, from: number): number {
  let at = from
  for (let company = 0; company < COMPANIES.size; company++) posts[company] = mines[company] = 0
  for (let region = 0; region < REGIONS.size; region++) {
    const here = state.regions[region]
    if (here === 0) continue
    for (let company = 0; company < COMPANIES.size; company++) {
      if (((here >> company) & 1) === 0) continue
      posts[company]++
      mines[company] += REGION[region].mines
    }
  }
  for (let company = 0; company < COMPANIES.size; company++) {
    out[at++] = shareValue(state, company) / 6
    out[at++] = postsLeft(state, company) / 10
    out[at++] = posts[company] / 6
    out[at++] = mines[company] / 4
  }
  for (let column = 0; column < COMPANIES.size * COLUMNS; column++) out[at++] = state.posts[column] / 4
  for (let company = 0; company < COMPANIES.size; company++) {
    out[at + state.tracks[company]] = 1
    at += TRACKS.size
  }
  return at
}

function writeMarket(state: State, out: Float64Array, from: number): number {
  let at = from
  cheapest.fill(0)
  for (let space = 0; space < DISPLAY.size; space++) {
    const card = state.cardDisplay[space]
    if (card < 0 || CARD_KIND[card] >= KINDS.length) continue
    const kind = CARD_KIND[card]
    const value = kind === MERCHANT ? 2 : CARD_VALUE[card]
    out[at + 2 * kind] += value / 6
    cheapest[kind] = Math.max(cheapest[kind], value / (1 + priceAt(state, space, 0)))
  }
  for (let kind = 0; kind < KINDS.length; kind++) out[at + 2 * kind + 1] = cheapest[kind]
  at += 2 * KINDS.length
  let coins = 0
  for (let space = 0; space < BOOK_DISPLAY.size; space++) {
    coins += state.bookCoins[space]
    const book = state.bookDisplay[space]
    if (book >= 0 && BOOK_LETTER[book] >= 0) out[at + BOOK_LETTER[book]] += 0.25
  }
  at += LETTERS.length
  out[at++] = coins / 4
  return at
}
