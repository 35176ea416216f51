import { because, popFrame, type Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, isStep, ledgerEntry, pushPoints, STEPS } from './books.ts'
import { MOVE, STAY, TURN_BOOK, USE_BOOKKEEPER, type Command } from './commands.ts'
import { INK_END, SLOTS } from './components/board.ts'
import { BOOK_REWARD, BOOKS, TURN_BOOK_COST } from './components/books.ts'
import { BOOKKEEPER, CARD_VALUE, CARDS } from './components/cards.ts'
import { TILE } from './components/spaces.ts'
import { decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { inkwellReach } from './needs.ts'
import { spend } from './pounds.ts'
import { notOffered } from './reason.ts'
import { grant } from './rewards.ts'
import { pushFrame, type Frame, type State } from './state.ts'
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
    const reach = inkwellReach(state, seat)
    for (let step = state.inkwell[seat] + 1; step <= reach; step++) out.push(MOVE[step])
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
