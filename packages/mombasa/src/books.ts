import { because, popFrame, type Seat } from '@entrepot/kernel'
import { CASH, PICK, PLACE, TAKE } from './commands.ts'
import { INK_END, INK_OVERFLOW, NO_A_BOOK } from './components/board.ts'
import {
  BOOK_COST,
  BOOK_DISPLAY,
  BOOK_LETTER,
  BOOKS,
  LETTER_A,
  NO_LETTER,
  POUNDS_PER_POINT,
  SPACE_LETTER,
} from './components/books.ts'
import { amountOnly, decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { receive } from './pounds.ts'
import { notOffered, unknown } from './reason.ts'
import { pushFrame, type Frame, type State } from './state.ts'

/** The entries of the ledger for one seat: step 0, which never holds a book, and the steps of the track. */
export const STEPS = INK_END + 1

/** A book as the ledger keeps it. */
export function ledgerEntry(book: number, faceDown: boolean): number {
  return 2 * book + (faceDown ? 1 : 0)
}

export function entryBook(entry: number): number {
  return entry >> 1
}

export function isFaceDown(entry: number): boolean {
  return (entry & 1) === 1
}

/** Whether a number names a step of the track. */
export function isStep(step: unknown): step is number {
  return Number.isInteger(step) && (step as number) >= 1 && (step as number) <= INK_END
}

// ── Spending points (M7.7) ──

/** A batch of points of its own; it is spent before what lies below it. */
export function pushPoints(state: State, seat: Seat, points: number): void {
  if (points > 0) pushFrame(state, 'points', seat, -1, points, 0, 0)
}

export const points = decision({
  rule: 'M7.7',

  /** With the inkwell on the last space, points are pounds (M10.5). */
  run(state, { seat, amount }, emit) {
    if (state.inkwell[seat] < INK_END) return false
    popFrame(state)
    receive(state, seat, amount * INK_OVERFLOW, 'inkwell', emit)
    return true
  },

  list(state, { amount }, out) {
    for (let space = 0; space < BOOK_DISPLAY.size; space++) {
      const book = state.bookDisplay[space]
      if (book >= 0 && BOOK_COST[BOOK_LETTER[book]] <= amount) out.push(TAKE[book])
    }
    out.push(CASH)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'take') takeBook(state, frame, BOOKS.find(command.book), emit)
    else cashPoints(state, frame, emit)
  },

  refuse: {
    take(state, { amount }, command) {
      const book = BOOKS.find(command.book)
      if (book < 0) return unknown(command)
      if (!state.bookDisplay.includes(book)) return because('M7.7', { book: command.book, inDisplay: false })
      return because('M7.7', { book: command.book, cost: BOOK_COST[BOOK_LETTER[book]], points: amount })
    },
    cash: notOffered('M7.7'),
  },
  ...amountOnly,
})

function cashPoints(state: State, { seat, amount }: Frame, emit: Say): void {
  popFrame(state)
  receive(state, seat, amount * POUNDS_PER_POINT, 'points', emit)
}

/** The coin lying at the book comes along at once (M7.8); the gap stays until the end of the turn. */
function takeBook(state: State, frame: Frame, book: number, emit: Say): void {
  const { seat } = frame
  frame.amount -= BOOK_COST[BOOK_LETTER[book]]
  if (frame.amount === 0) popFrame(state)
  const space = state.bookDisplay.indexOf(book)
  state.bookDisplay[space] = -1
  let at = state.taken.length
  state.taken.push(book)
  // Kept in rising order, so that the same books taken in another order make the same state.
  for (; at > 0 && state.taken[at - 1] > book; at--) state.taken[at] = state.taken[at - 1]
  state.taken[at] = book
  if (emit) emit({ type: 'bookTaken', seat, book: BOOKS.ids[book], space: BOOK_DISPLAY.ids[space] })
  const coins = state.bookCoins[space]
  state.bookCoins[space] = 0
  receive(state, seat, coins, 'coin', emit)
}

// ── Placing at the end of the turn (M7.9) ──

/**
 * Whether the book may lie on the step: crossed-out A, and no A on B or C (M7.9, R2, R9). Where the inkwell stands makes no
 * difference (M7.11).
 */
export function fits(state: State, seat: Seat, book: number, step: number): boolean {
  if (BOOK_LETTER[book] !== LETTER_A) return true
  if (NO_A_BOOK[step]) return false
  const entry = state.ledger[seat * STEPS + step]
  if (entry < 0) return true
  const letter = BOOK_LETTER[entryBook(entry)]
  return letter === LETTER_A || letter === NO_LETTER
}

export function pushPlace(state: State, seat: Seat): void {
  pushFrame(state, 'place', seat, -1, 0, 0, state.taken.length === 1 ? state.taken[0] : -1)
}

export const place = decision({
  rule: 'M7.9',

  list(state, { seat, item }, out) {
    if (item < 0) {
      for (let i = 0; i < state.taken.length; i++) out.push(PICK[state.taken[i]])
      return
    }
    for (let step = 1; step <= INK_END; step++) if (fits(state, seat, item, step)) out.push(PLACE[item][step])
  },

  apply(state, frame, command, emit) {
    if (command.type === 'pick') pickBook(frame, command.book, emit)
    else if (command.type === 'place') placeBook(state, frame, command.step, emit)
  },

  /** A book that fits on no step leaves the game (R10). */
  lose(state, { seat, item }, emit) {
    state.lostBooks.push(item)
    if (emit) emit({ type: 'bookLost', seat, book: BOOKS.ids[item] })
    dropTaken(state, item)
  },

  refuse: {
    pick: (_state, _frame, command) =>
      BOOKS.find(command.book) < 0 ? unknown(command) : because('M7.9', { book: command.book }),
    place(state, { seat, item }, command) {
      const { step } = command
      const book = BOOKS.find(command.book)
      if (book < 0) return unknown(command)
      if (book !== item || !isStep(step)) return because('M7.9', { book: command.book })
      const rule = !fits(state, seat, book, step) && !NO_A_BOOK[step] ? 'R2' : 'M7.9'
      return because(rule, { book: command.book, step })
    },
  },

  show({ kind, seat, item }) {
    return { kind, seat, book: item < 0 ? null : BOOKS.ids[item] }
  },
  read(shown) {
    return frameOf(shown, { item: BOOKS.find(shown.book) })
  },
})

function pickBook(frame: Frame, book: string, emit: Say): void {
  frame.item = BOOKS.find(book)
  if (emit) emit({ type: 'bookPicked', seat: frame.seat, book })
}

function placeBook(state: State, { seat, item }: Frame, step: number, emit: Say): void {
  const at = seat * STEPS + step
  const below = state.ledger[at]
  if (below >= 0) state.covered.push(at, below)
  state.ledger[at] = ledgerEntry(item, false)
  if (emit) emit({ type: 'bookPlaced', seat, book: BOOKS.ids[item], step })
  dropTaken(state, item)
}

function dropTaken(state: State, book: number): void {
  popFrame(state)
  state.taken.splice(state.taken.indexOf(book), 1)
}

/** Gaps are refilled with books of the printed letter while it lasts (M7.10). */
export function refillBooks(state: State, emit: Say): void {
  const drawn: { space: string; book: string }[] | null = emit ? [] : null
  let any = false
  for (let space = 0; space < BOOK_DISPLAY.size; space++) {
    const supply = state.supply[SPACE_LETTER[space]]
    if (state.bookDisplay[space] >= 0 || supply.length === 0) continue
    const book = supply.pop() as number
    state.bookDisplay[space] = book
    any = true
    if (drawn) drawn.push({ space: BOOK_DISPLAY.ids[space], book: BOOKS.ids[book] })
  }
  if (!any) return
  state.revealed++
  if (emit && drawn) emit({ type: 'booksDrawn', books: drawn })
}
