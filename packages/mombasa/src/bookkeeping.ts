import { because, popFrame, type Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, isStep, ledgerEntry, pushPoints, STEPS } from './books.ts'
import { MOVE, STAY, TURN_BOOK, USE_BOOKKEEPER, type Command } from './commands.ts'
import { INK_END, SLOTS } from './components/board.ts'
import { BOOK_NEEDS, BOOK_REWARD, BOOKS, TURN_BOOK_COST, type Needs } from './components/books.ts'
import { BOOKKEEPER, CARD_VALUE, CARDS, GOODS_COUNT } from './components/cards.ts'
import { TILE } from './components/spaces.ts'
import { decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { spend } from './pounds.ts'
import { notOffered } from './reason.ts'
import { grant } from './rewards.ts'
import { pushFrame, type Frame, type State } from './state.ts'
import { expansionTotal, goodsTotal, helperCount } from './totals.ts'
import { listUsable, startUsing } from './use.ts'

// ── Choosing the bookkeeper (M7) ──

export function listBookkeepers(state: State, seat: Seat, out: Command[]): void {
  listUsable(state, seat, BOOKKEEPER, USE_BOOKKEEPER, out)
}

/** Begins the action with a bookkeeper card or tile. */
export function useBookkeeper(state: State, seat: Seat, id: string, emit: Say): void {
  startUsing(state, seat, id, emit)
  const card = CARDS.find(id)
  const points = card >= 0 ? CARD_VALUE[card] : TILE[tileInUse(state)].points
  pushFrame(state, 'bookkeeper', seat, -1, points, 0, 0)
}

function tileInUse(state: State): number {
  return 31 - Math.clz32(state.inUse) - SLOTS.size
}

// ── Turning a book and moving the inkwell (M7.1–M7.5) ──

export const bookkeeper = decision({
  rule: 'M7.2',

  list(state, { seat, set }, out) {
    const from = seat * STEPS
    if (set === 0 && state.pounds[seat] >= TURN_BOOK_COST) {
      for (let step = state.inkwell[seat] + 1; step <= INK_END; step++) {
        const entry = state.ledger[from + step]
        if (entry >= 0 && !isFaceDown(entry)) out.push(TURN_BOOK[step])
      }
    }
    let step = state.inkwell[seat] + 1
    if (step <= INK_END && state.ledger[from + step] >= 0) countTotals(state, seat)
    for (; step <= INK_END && mayEnter(state.ledger[from + step]); step++) out.push(MOVE[step])
    out.push(STAY)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'turnBook') turnBook(state, frame, command.step, emit)
    else finishBookkeeping(state, frame, command.type === 'move' ? command.step : null, emit)
  },

  refuse: {
    turnBook(state, { seat, set }, { step }) {
      if (set === 1) return because('M7.1', { once: true })
      if (state.pounds[seat] < TURN_BOOK_COST)
        return because('M7.1', { cost: TURN_BOOK_COST, pounds: state.pounds[seat] })
      if (!isStep(step)) return because('M7.1')
      if (step <= state.inkwell[seat]) return because('R18', { step })
      const entry = state.ledger[seat * STEPS + step]
      return because('M7.1', { step, faceDown: entry >= 0 && isFaceDown(entry) })
    },
    /** The first space on the way that is empty, or whose book's requirements are not met. */
    move(state, { seat }, { step }) {
      if (!isStep(step) || step <= state.inkwell[seat]) return because('M7.2')
      for (let on = state.inkwell[seat] + 1; on <= step; on++)
        if (state.ledger[seat * STEPS + on] < 0) return because('M7.4', { step: on })
      return because('M7.2', { step })
    },
    stay: notOffered('M7.2'),
  },

  show({ kind, seat, amount, set }) {
    return { kind, seat, amount, turned: set === 1 }
  },
  read(shown) {
    return frameOf(shown, { amount: shown.amount ?? 0, set: shown.turned ? 1 : 0 })
  },
})

/** Scratch for one listing: the seat's goods totals, expansion total, and helpers besides the bookkeeper in use. */
const goods = [0, 0, 0]
let expansion = 0
let helpers = 0

function countTotals(state: State, seat: Seat): void {
  for (let good = 0; good < GOODS_COUNT; good++) goods[good] = goodsTotal(state, seat, good)
  expansion = expansionTotal(state, seat)
  helpers = helperCount(state, seat) - 1
}

/** Empty spaces cannot be entered; a face-down book asks for nothing (M7.4). */
function mayEnter(entry: number): boolean {
  return entry >= 0 && (isFaceDown(entry) || meets(BOOK_NEEDS[entryBook(entry)]))
}

/** Each book by itself; two needs of the same type are met by different units (M7.2, M7.3). */
function meets(needs: Needs): boolean {
  if (expansion < needs.expansion || helpers < needs.helpers) return false
  for (let good = 0; good < GOODS_COUNT; good++) if (goods[good] < needs.goods[good]) return false
  if (needs.any.length === 0) return true
  return meetsAny(needs, needs.any.length - 1, needs.goods[0], needs.goods[1], needs.goods[2])
}

/** Whether the needs for any one good up to the given one can be met besides what is already promised. */
function meetsAny(needs: Needs, index: number, coffee: number, banana: number, cotton: number): boolean {
  if (index < 0) return true
  const more = needs.any[index]
  return (
    (goods[0] >= coffee + more && meetsAny(needs, index - 1, coffee + more, banana, cotton)) ||
    (goods[1] >= banana + more && meetsAny(needs, index - 1, coffee, banana + more, cotton)) ||
    (goods[2] >= cotton + more && meetsAny(needs, index - 1, coffee, banana, cotton + more))
  )
}

/** The inkwell goes to the step, or stays (null). */
function finishBookkeeping(state: State, { seat, amount }: Frame, step: number | null, emit: Say): void {
  popFrame(state)
  // The bookkeeper's own points come last (M7.6); the reward of the book lies above them.
  pushPoints(state, seat, amount)
  if (step === null) {
    if (emit) emit({ type: 'inkwellStays', seat })
    return
  }
  state.inkwell[seat] = step
  if (emit) emit({ type: 'inkwellMoved', seat, step })
  const entry = state.ledger[seat * STEPS + step]
  if (!isFaceDown(entry)) grant(state, seat, BOOK_REWARD[entryBook(entry)], 'book', emit)
}

/** Once an action, for pounds; the book stays face down for the rest of the game (M7.1, R18). */
function turnBook(state: State, frame: Frame, step: number, emit: Say): void {
  const { seat } = frame
  const at = seat * STEPS + step
  const book = entryBook(state.ledger[at])
  frame.set = 1
  spend(state, seat, TURN_BOOK_COST, 'turnBook', emit)
  state.ledger[at] = ledgerEntry(book, true)
  if (emit) emit({ type: 'bookTurned', seat, step, book: BOOKS.ids[book] })
}
