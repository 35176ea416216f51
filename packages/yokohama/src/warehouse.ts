import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { DONE, FETCH } from './commands.ts'
import {
  ASSISTANT,
  ASSISTANT_PRICE,
  HOUSE_PRICES,
  PIECE_COUNT,
  PIECES_OF_PLAYER,
  SHOP,
  SHOP_PRICE,
  TRADING_HOUSE,
  YEN,
} from './components/components.ts'
import { PIECES } from './components/schema.ts'
import type { Say } from './events.ts'
import { counted, decision } from './decision.ts'
import { pay } from './purse.ts'
import { unlisted } from './reason.ts'
import { amountOf, inWarehouse, type Frame, type State } from './state.ts'

/** Y8.4: what the next piece of a kind costs on its way out of the warehouse, so many being left there. */
export function priceOfNext(piece: number, left: number): number {
  if (piece === ASSISTANT) return ASSISTANT_PRICE
  if (piece === SHOP) return SHOP_PRICE
  return HOUSE_PRICES[PIECES_OF_PLAYER[TRADING_HOUSE] - left]
}

function priceOf(state: State, seat: Seat, piece: number): number {
  return priceOfNext(piece, inWarehouse(state, seat, piece))
}

/** Whether there is anything left to move. */
function hasPieces(state: State, seat: Seat): boolean {
  const base = seat * PIECE_COUNT
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (state.warehouse[base + piece] > 0) return true
  return false
}

/** Y8.4, Y10.2: up to so many pieces, one after another. */
export const warehouse = decision({
  rule: 'Y8.4',
  list(state, { seat }, out) {
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      if (inWarehouse(state, seat, piece) === 0) continue
      if (priceOf(state, seat, piece) <= amountOf(state, seat, YEN)) out.push(FETCH[piece])
    }
    out.push(DONE)
  },
  apply(state, frame, command, emit) {
    if (command.type === 'fetch') {
      const piece = PIECES.indexOf(command.piece)
      pay(state, frame.seat, YEN, priceOf(state, frame.seat, piece), null, command.piece, emit)
      fetch(state, frame.seat, piece, 1, emit)
      if (--frame.count > 0) return
    }
    popFrame(state)
  },
  run(state, { seat }) {
    if (hasPieces(state, seat)) return false
    popFrame(state)
    return true
  },
  refuse: { fetch: (state, frame, { piece }) => refusePiece(state, frame, PIECES.indexOf(piece)) },
  ...counted,
})

function refusePiece(state: State, { seat }: Frame, piece: number): Reason {
  if (piece < 0) return unlisted()
  if (inWarehouse(state, seat, piece) === 0) return because('Y1.6', { piece: PIECES[piece] })
  const yen = amountOf(state, seat, YEN)
  const needed = priceOf(state, seat, piece)
  return needed > yen ? because('Y8.4', { piece: PIECES[piece], needed, yen }) : unlisted()
}

/** Moves pieces from warehouse to hand. */
export function fetch(state: State, seat: Seat, piece: number, count: number, emit: Say): void {
  state.warehouse[seat * PIECE_COUNT + piece] -= count
  state.hand[seat * PIECE_COUNT + piece] += count
  if (emit) emit({ type: 'fetched', seat, piece: PIECES[piece], count })
}
