import { type Reason, type Seat } from '@entrepot/kernel'
import { refused as reasonOf } from '@entrepot/kernel/testkit'
import { SLOTS } from '../src/components/board.ts'
import { BOOK_DISPLAY, BOOKS } from '../src/components/books.ts'
import { CARD_CRATE, CARDS, DISPLAY, MODIFIER } from '../src/components/cards.ts'
import { COMPANIES, components } from '../src/components/components.ts'
import { COLUMNS, REGIONS } from '../src/components/map.ts'
import { BOARD_SPACE, SPACES, TILES } from '../src/components/spaces.ts'
import { TRACK, TRACKS, type Track } from '../src/components/tracks.ts'
import { ledgerEntry, STEPS } from '../src/books.ts'
import { mombasa, type Command, type Event, type SetupKind, type State } from '../src/index.ts'
import { HAND, IN_SLOT, NOT_OWNED, PILE } from '../src/state.ts'

/** Small helpers that lay out a position by hand and play commands on it. */

export function newTable(seats = 2, setup: SetupKind = 'first', seed = 'table'): State {
  return mombasa.setup({ setup }, seats, seed)
}

/** The first round's action phase, seat 0 first and to move, all slots empty, all cards in hand or resting. */
export function actionTable(seats = 2): State {
  let state = newTable(seats)
  state.firstPlayer = 0
  while (state.phase === 'planning') {
    const seat = mombasa.deciders(state)[0]
    const empty = mombasa
      .legal(state, seat)
      .find((command) => command.type === 'plan' && command.card === null)
    state = mombasa.apply(state, seat, empty as Command).state
  }
  return state
}

/** Past the first turn, so that the first-player space is open. */
export function laterTurn(state: State): State {
  state.opening = 0
  return state
}

/** Takes a card out of wherever it is and puts it somewhere of the seat's. */
export function own(state: State, seat: Seat, card: string, place: number): void {
  const number = CARDS.of(card)
  const isStart = card.startsWith('start-')
  for (let other = 0; other < state.seats; other++) {
    if (isStart && other !== seat) continue
    state.place[other * CARDS.size + number] = NOT_OWNED
    for (let slot = 0; slot < SLOTS.size; slot++)
      if (state.slots[other * SLOTS.size + slot] === number) state.slots[other * SLOTS.size + slot] = -1
  }
  state.deck = state.deck.filter((one) => one !== number)
  state.cardDisplay = state.cardDisplay.map((one) => (one === number ? -1 : one))
  state.place[seat * CARDS.size + number] = place
}

export function hand(state: State, seat: Seat, ...cards: string[]): void {
  for (const card of cards) own(state, seat, card, HAND)
}

/** Empties the hand out of the game, for positions in which it would be in the way. */
export function emptyHand(state: State, seat: Seat): void {
  for (let card = 0; card < CARDS.size; card++)
    if (state.place[seat * CARDS.size + card] === HAND) state.place[seat * CARDS.size + card] = NOT_OWNED
}

export function rest(state: State, seat: Seat, slot: number, ...cards: string[]): void {
  for (const card of cards) own(state, seat, card, PILE + slot - 1)
}

/** Face-up cards, in the slots 2, 3, 4, then 1 and 5. */
export function faceUp(state: State, seat: Seat, ...cards: string[]): void {
  const free = [1, 2, 3, 0, 4].filter((slot) => state.slots[seat * SLOTS.size + slot] < 0)
  for (const [index, card] of cards.entries()) {
    own(state, seat, card, IN_SLOT)
    state.slots[seat * SLOTS.size + free[index]] = CARDS.of(card)
  }
}

export function hold(state: State, seat: Seat, ...tiles: string[]): void {
  for (const tile of tiles) state.tileHolder[TILES.of(tile)] = seat
}

/** The only cards of the display, by space. */
export function display(state: State, cards: { readonly [space: string]: string }): void {
  const shown = new Set(Object.values(cards).map((card) => CARDS.of(card)))
  state.deck = [...state.cardDisplay.filter((card) => card >= 0), ...state.deck].filter(
    (card) => !shown.has(card),
  )
  state.cardDisplay = DISPLAY.ids.map((space) => CARDS.find(cards[space]))
}

/** The only books of the display, by space. */
export function shelf(state: State, books: { readonly [space: string]: string }): void {
  state.bookDisplay = BOOK_DISPLAY.ids.map((space) => BOOKS.find(books[space]))
}

/** The books of the seat's track from step 1 on; null leaves a step empty. */
export function ledger(state: State, seat: Seat, ...books: (string | null)[]): void {
  for (const [index, book] of books.entries())
    state.ledger[seat * STEPS + index + 1] = book === null ? -1 : ledgerEntry(BOOKS.of(book), false)
}

export function track(state: State, company: string, id: string): void {
  state.tracks[COMPANIES.of(company)] = TRACKS.of(id)
}

/** The track that lies at a company's base. */
function trackOf(state: State, company: string): Track {
  return TRACK[state.tracks[COMPANIES.of(company)]]
}

/** The first space of a company's track that gives so many shares. */
export function shareSpace(state: State, company: string, shares: number): number {
  return trackOf(state, company).shares.indexOf(shares)
}

/** The first capital call of a company's track: the space before it and the pounds. */
export function firstCall(state: State, company: string): { readonly after: number; readonly cost: number } {
  const { call } = trackOf(state, company)
  const after = call.findIndex((pounds) => pounds > 0)
  return { after, cost: call[after] }
}

/** A special space of a company's track, by the bonus it unlocks: where it lies and the pounds it pays. */
export function special(
  state: State,
  company: string,
  unlocks: 1 | 2,
): { readonly space: number; readonly payout: number } {
  const { level, payout } = trackOf(state, company)
  const space = level.indexOf(unlocks)
  return { space, payout: payout[space] }
}

/** The red number of a card. */
export function crateOf(card: string): number {
  return CARD_CRATE[CARDS.of(card)]
}

/** The price of a card on a space of the display, without reductions. */
export function priceOn(space: string, card: string): number {
  return crateOf(card) + MODIFIER[DISPLAY.of(space)]
}

/** The pounds that a bonus space of the board asks for. */
export function costOf(space: string): number {
  return BOARD_SPACE[SPACES.of(space)].cost
}

/** Uses up a turn: a marker on a tile's space, with the pounds for it. */
export function spendTurn(state: State, tile = 'bookkeeper'): Played {
  const space = `bs-tile-${tile}`
  const paying = structuredClone(state)
  paying.pounds[state.turn] = costOf(space)
  return play(paying, { type: 'bonus', space })
}

/** The printed steps of a majority space that a total reaches. */
export function tiersOf(space: string, total = Infinity) {
  const printed = components.bonusSpaces.find(({ id }) => id === space)
  return (printed?.tiers ?? []).filter(({ min }) => min <= total)
}

export function at(state: State, seat: Seat, company: string, space: number): void {
  state.steps[seat * COMPANIES.size + COMPANIES.of(company)] = space
}

export function spaceOf(state: State, seat: Seat, company: string): number {
  return state.steps[seat * COMPANIES.size + COMPANIES.of(company)]
}

/** The bonus in use on a company's track. */
export function bonus(state: State, seat: Seat, company: string, level: number): void {
  state.usable[seat * COMPANIES.size + COMPANIES.of(company)] = level
}

export function post(state: State, company: string, ...regions: string[]): void {
  for (const region of regions) state.regions[REGIONS.of(region)] |= 1 << COMPANIES.of(company)
}

export function postsIn(state: State, region: string): string[] {
  return [...mombasa.view(state, null).regions[region]]
}

/** The posts left in the three columns of a base. */
export function columns(state: State, company: string): number[] {
  const first = COMPANIES.of(company) * COLUMNS
  return state.posts.slice(first, first + COLUMNS)
}

export function setColumns(state: State, company: string, ...posts: number[]): void {
  for (const [index, left] of posts.entries()) {
    state.posts[COMPANIES.of(company) * COLUMNS + index] = left
    if (left === 0) state.lastOpen[COMPANIES.of(company) * COLUMNS + index] = 1
  }
}

/** The coins printed on spaces of a column of a base, all of them together; the spaces count from the top. */
export function coinsOn(company: string, column: number, ...spaces: number[]): number {
  const { columns: printed } = components.companies[COMPANIES.of(company)].base
  return spaces.reduce((coins, space) => coins + printed[column - 1][space - 1], 0)
}

export function marker(state: State, seat: Seat, ...spaces: string[]): void {
  for (const space of spaces) state.spaces[SPACES.of(space)] = seat
}

export function handOf(state: State, seat: Seat): readonly string[] {
  return mombasa.view(state, seat).players[seat].hand
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays commands, each by the seat that is to decide. */
export function play(state: State, ...commands: Command[]): Played {
  const events: Event[] = []
  let current = state
  for (const command of commands) {
    const applied = mombasa.apply(current, mombasa.deciders(current)[0], command)
    current = applied.state
    events.push(...applied.events.map(({ event }) => event))
  }
  return { state: current, events }
}

/** The legal commands of a type of the seat that is to decide. */
export function options<Type extends Command['type']>(
  state: State,
  type: Type,
): Extract<Command, { type: Type }>[] {
  return mombasa
    .legal(state, mombasa.deciders(state)[0])
    .filter((command): command is Extract<Command, { type: Type }> => command.type === type)
}

/** The types of the legal commands of the seat that is to decide, each once. */
export function kinds(state: State): string[] {
  return [...new Set(mombasa.legal(state, mombasa.deciders(state)[0]).map(({ type }) => type))]
}

/** Why a command is refused; fails if it is not. */
export function refused(state: State, command: unknown, seat = mombasa.deciders(state)[0]): Reason {
  return reasonOf(mombasa, state, seat, command)
}

export function eventsOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}

/** The bonus spaces that may be used now. */
export function spaces(state: State): string[] {
  return options(state, 'bonus').map(({ space }) => space)
}
