import { components, COMPANIES, series } from './components.ts'
import { GOODS, type BookReward, type Components } from './schema.ts'

/** What a reward brings, whatever it stands on: a book (M7.13), a majority step. */
export interface Reward {
  readonly pounds: number
  readonly diamonds: number
  readonly points: number
  readonly removePosts: number
  /** A track to advance on; -1 without. */
  readonly company: number
  readonly steps: number
  /** Pounds for the value of a good (M7.12); -1 without. */
  readonly good: number
  readonly minus: number
}

export const NO_REWARD: Reward = {
  pounds: 0,
  diamonds: 0,
  points: 0,
  removePosts: 0,
  company: -1,
  steps: 0,
  good: -1,
  minus: 0,
}

/** What a book asks for, with the needs of the same kind added up (M7.3). */
export interface Needs {
  /** Value of each good. */
  readonly goods: readonly number[]
  readonly expansion: number
  /** Bookkeepers other than the one in use, and diamond merchants. */
  readonly helpers: number
  /** Amounts of any one good each, besides the goods above. */
  readonly any: readonly number[]
}

function needsOf(requirements: Components['bookTiles'][number]['requirements']): Needs {
  const sum = (kind: string): number =>
    requirements.reduce((total, need) => (need.kind === kind ? total + need.min : total), 0)
  return {
    goods: GOODS.map(sum),
    expansion: sum('expansion'),
    helpers: sum('bookkeeperOrMerchant'),
    any: requirements.flatMap(({ kind, min }) => (kind === 'anyGood' ? [min] : [])),
  }
}

function rewardOf(reward: BookReward): Reward {
  const { pounds, bookkeeping, diamonds, removePosts, track, poundsPerGood } = reward
  return {
    pounds: pounds ?? 0,
    diamonds: diamonds ?? 0,
    points: bookkeeping ?? 0,
    removePosts: removePosts ?? 0,
    company: track === undefined ? -1 : COMPANIES.of(track.company),
    steps: track?.spaces ?? 0,
    good: poundsPerGood === undefined ? -1 : GOODS.indexOf(poundsPerGood.good),
    minus: poundsPerGood?.minus ?? 0,
  }
}

const { bookTiles, startTiles, bookRules, bookDisplay } = components

export const START_TILES = series(
  'startTiles',
  startTiles.map(({ id }) => id),
)

/** Every book by number: the books of the supply, then those on the starting tiles (R9). */
export const BOOKS = series('bookTiles', [...bookTiles.map(({ id }) => id), ...START_TILES.ids])
/** The number of books in the supply; from here on the numbers are those on starting tiles. */
export const SUPPLY_BOOKS = bookTiles.length
export const BOOK_NEEDS = [
  ...bookTiles.map(({ requirements }) => needsOf(requirements)),
  ...startTiles.map(({ book }) => needsOf(book.requirements)),
]
export const BOOK_REWARD = [
  ...bookTiles.map(({ reward }) => rewardOf(reward)),
  ...startTiles.map(({ book }) => rewardOf(book.reward)),
]

export const LETTERS = ['A', 'B', 'C'] as const
/** Numbers of letters; a book without one (R9) has none. */
export const LETTER_A = 0
export const NO_LETTER = -1
export const BOOK_LETTER = [
  ...bookTiles.map(({ letter }) => LETTERS.findIndex((known) => known === letter)),
  ...startTiles.map(() => NO_LETTER),
]
/** The three supplies (M2.7). */
export const BOOKS_BY_LETTER = LETTERS.map((_, letter) =>
  bookTiles.flatMap((__, book) => (BOOK_LETTER[book] === letter ? [book] : [])),
)
/** The points that a book of each letter costs (M7.7). */
export const BOOK_COST = LETTERS.map((letter) => bookRules.cost[letter])
export const POUNDS_PER_POINT = bookRules.poundForPoints.pounds / bookRules.poundForPoints.points
export const TURN_BOOK_COST = bookRules.flipCost

/** Upper row left to right, then lower row: the order of refilling (M7.10). */
const spaces = bookDisplay.spaces.toSorted((a, b) => a.row - b.row || a.coinRound - b.coinRound)
export const BOOK_DISPLAY = series(
  'bookDisplay',
  spaces.map(({ id }) => id),
)
export const SPACE_LETTER = spaces.map(({ letter }) => LETTERS.findIndex((known) => known === letter))
/** The spaces of a round's column, the upper one first (M11.1). */
export function coinSpaces(round: number): number[] {
  return spaces.flatMap(({ coinRound }, index) => (coinRound === round ? [index] : []))
}

if ([...BOOK_LETTER.slice(0, SUPPLY_BOOKS), ...SPACE_LETTER].includes(-1))
  throw new TypeError('bookTiles, bookDisplay: the letters are A, B and C')
if (!Number.isInteger(POUNDS_PER_POINT))
  throw new TypeError('bookRules.poundForPoints: not whole pounds a point')
