import { coinSpaces, BOOK_DISPLAY } from './components/books.ts'
import { ROUNDS, roundCoins } from './components/board.ts'
import { CARDS, DISPLAY_ROWS, FILL_ORDER } from './components/cards.ts'
import { BOARD_SPACE, SPACES, TILES } from './components/spaces.ts'
import type { Say } from './events.ts'
import { beginPlanning } from './planning.ts'
import type { State } from './state.ts'

/** After the last round the game ends (M1.2, M1.3); otherwise the next one is prepared, in this order (M11.4). */
export function endRound(state: State, emit: Say): void {
  state.turn = -1
  if (state.round === ROUNDS) {
    state.phase = 'over'
    if (emit) emit({ type: 'gameEnds' })
    return
  }
  state.round++
  for (let seat = 0; seat < state.seats; seat++) state.ended[seat] = 0
  if (emit) emit({ type: 'roundBegins', round: state.round })
  layCoins(state, emit)
  sweepCards(state, emit)
  fillCards(state, emit)
  returnMarkers(state, emit)
  beginPlanning(state, emit)
}

/** One coin to the upper space of the round's column, a second to the lower one, book or not (M11.1). */
function layCoins(state: State, emit: Say): void {
  const laid = coinSpaces(state.round).slice(0, roundCoins(state.seats, state.round))
  for (const space of laid) state.bookCoins[space]++
  if (emit) emit({ type: 'coinsLaid', spaces: laid.map((space) => BOOK_DISPLAY.ids[space]) })
}

/** The right column is discarded; the rest of each row moves right, keeping its order (M11.2). */
function sweepCards(state: State, emit: Say): void {
  const swept: string[] = []
  for (let row = 0; row < DISPLAY_ROWS.length; row++) {
    const spaces = DISPLAY_ROWS[row]
    let to = spaces.length - 1
    const last = state.cardDisplay[spaces[to]]
    if (last >= 0) {
      state.discard.push(last)
      swept.push(CARDS.ids[last])
    }
    state.cardDisplay[spaces[to]] = -1
    for (let from = to - 1; from >= 0; from--) {
      const card = state.cardDisplay[spaces[from]]
      if (card < 0) continue
      state.cardDisplay[spaces[from]] = -1
      state.cardDisplay[spaces[to]] = card
      to--
    }
  }
  if (emit) emit({ type: 'cardsSwept', cards: swept })
}

/** Gaps are filled from the deck while it lasts (M2.5, M11.2). */
export function fillCards(state: State, emit: Say): void {
  for (let i = 0; i < FILL_ORDER.length && state.deck.length > 0; i++) {
    if (state.cardDisplay[FILL_ORDER[i]] >= 0) continue
    state.cardDisplay[FILL_ORDER[i]] = state.deck.pop() as number
    state.revealed++
  }
  if (emit)
    emit({
      type: 'cardsDrawn',
      display: state.cardDisplay.map((card) => (card < 0 ? null : CARDS.ids[card])),
    })
}

/** Markers return; whoever had one on a tile space takes that tile (M11.3), which needs no planning (M3.6). */
function returnMarkers(state: State, emit: Say): void {
  for (let space = 0; space < SPACES.size; space++) {
    const seat = state.spaces[space]
    if (seat < 0) continue
    state.spaces[space] = -1
    state.markers[seat]++
    const tile = space < BOARD_SPACE.length ? BOARD_SPACE[space].tile : -1
    if (tile < 0) continue
    state.tileHolder[tile] = seat
    if (emit) emit({ type: 'tileReceived', seat, tile: TILES.ids[tile] })
  }
  if (emit) emit({ type: 'markersReturned' })
}
