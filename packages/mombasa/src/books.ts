import { popFrame, type Seat } from '@entrepot/kernel'
import { CASH, PICK, PLACE, TAKE, type Command } from './commands.ts'
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
import type { Say } from './events.ts'
import { receive } from './pounds.ts'
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

// ── Spending points (M7.7) ──

/** A batch of points of its own; it is spent before what lies below it. */
export function pushPoints(state: State, seat: Seat, points: number): void {
  if (points > 0) pushFrame(state, 'points', seat, -1, points, 0, 0)
}

/** With the inkwell on the last space, points are pounds (M10.5). */
export function runPoints(state: State, frame: Frame, emit: Say): boolean {
  if (state.inkwell[frame.seat] < INK_END) return false
  popFrame(state)
  receive(state, frame.seat, frame.amount * INK_OVERFLOW, 'inkwell', emit)
  return true
}

export function listPoints(state: State, frame: Frame, out: Command[]): void {
  for (let space = 0; space < BOOK_DISPLAY.size; space++) {
    const book = state.bookDisplay[space]
    if (book >= 0 && BOOK_COST[BOOK_LETTER[book]] <= frame.amount) out.push(TAKE[book])
  }
  out.push(CASH)
}

export function applyPoints(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type === 'take') {
    const book = BOOKS.find(command.book)
    frame.amount -= BOOK_COST[BOOK_LETTER[book]]
    if (frame.amount === 0) popFrame(state)
    takeBook(state, frame.seat, book, emit)
    return
  }
  popFrame(state)
  receive(state, frame.seat, frame.amount * POUNDS_PER_POINT, 'points', emit)
}

/** The coin lying at the book comes along at once (M7.8); the gap stays until the end of the turn. */
function takeBook(state: State, seat: Seat, book: number, emit: Say): void {
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

/** Whether the book may lie on the step: crossed-out A, and no A on B or C (M7.9, R2, R9). */
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

export function listPlace(state: State, { seat, item }: Frame, out: Command[]): void {
  if (item < 0) {
    for (let i = 0; i < state.taken.length; i++) out.push(PICK[state.taken[i]])
    return
  }
  for (let step = 1; step <= INK_END; step++) if (fits(state, seat, item, step)) out.push(PLACE[item][step])
}

export function applyPlace(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type === 'pick') {
    frame.item = BOOKS.find(command.book)
    if (emit) emit({ type: 'bookPicked', seat: frame.seat, book: command.book })
    return
  }
  if (command.type !== 'place') return
  const at = frame.seat * STEPS + command.step
  const below = state.ledger[at]
  if (below >= 0) state.covered.push(at, below)
  state.ledger[at] = ledgerEntry(frame.item, false)
  if (emit) emit({ type: 'bookPlaced', seat: frame.seat, book: command.book, step: command.step })
  dropTaken(state, frame.item)
}

/** A book that fits on no step leaves the game (R10). */
export function loseBook(state: State, { seat, item }: Frame, emit: Say): void {
  state.lostBooks.push(item)
  if (emit) emit({ type: 'bookLost', seat, book: BOOKS.ids[item] })
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
