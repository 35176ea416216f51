import {
  Count,
  countEvents,
  turnOrder,
  type Counters,
  type Figures,
  type Seat,
  type Tally,
} from '@entrepot/kernel'
import { CARD_KIND, CARDS } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { KINDS } from './components/schema.ts'
import { TILE, TILES } from './components/spaces.ts'
import { TRACK } from './components/tracks.ts'
import type { Event } from './events.ts'
import { shareValue } from './posts.ts'
import { scores, sharesOf } from './scoring.ts'
import type { State } from './state.ts'

/** From here on a track of the player board counts as played for (calibration of the figures). */
const MUCH = 30

/** What is counted of a finished game, for statistics of play. */
export function tally(first: State, events: readonly Event[], last: State): Tally {
  const seats = Array.from({ length: last.seats }, () => new Count())
  const table = new Count()
  countEvents(COUNTERS, events, seats, table)
  countActions(events, seats)
  for (const [seat, count] of seats.entries()) countEnd(last, seat, count)
  countTable(last, table)
  return {
    endedBy: 'lastRound',
    order: turnOrder(last.seats, first.firstPlayer),
    makeUp: scores(last).map(({ categories }) => makeUpOf(categories)),
    seats: seats.map(({ subjects }) => subjects),
    table: table.subjects,
  }
}

/** The lines of the score sheet, those of the companies as one. */
function makeUpOf(categories: Figures): Figures {
  const { pounds, diamonds, bookkeeping } = categories
  const shares = COMPANIES.ids.reduce((sum, company) => sum + categories[company], 0)
  return { shares, diamonds, bookkeeping, pounds }
}

/** What a card or tile counts as when it is used (M8.13). */
function kindOf(id: string): string {
  const card = CARDS.find(id)
  return KINDS[card >= 0 ? CARD_KIND[card] : TILE[TILES.of(id)].kind]
}

interface Action {
  readonly seat: Seat
  readonly kind: string
}

/** What the turn of a seat is spent on (M4.2), where an event tells it. */
function actionIn(event: Event): Action | null {
  if (event.type === 'cardInUse') return { seat: event.seat, kind: kindOf(event.card) }
  if (event.type === 'markerPlaced') return { seat: event.seat, kind: 'bonus' }
  return event.type === 'phaseEnded' ? { seat: event.seat, kind: 'end' } : null
}

/** Each turn is one action: of several cards in use only the first tells it. */
function countActions(events: readonly Event[], seats: readonly Count[]): void {
  let undecided = false
  for (const event of events) {
    const action: Action | null = undecided ? actionIn(event) : null
    if (action !== null) seats[action.seat].add('actions', action.kind)
    undecided = event.type === 'turnBegins' || (undecided && action === null)
  }
}

const COUNTERS: Counters<Event> = {
  turnBegins: ({ seat }, seats) => seats[seat].add('turns', 'taken'),
  markerPlaced: ({ seat, space }, seats) => seats[seat].add('spaces', space),
  pounds: ({ seat, amount, reason }, seats) =>
    seats[seat].add(amount < 0 ? 'poundsPaid' : 'poundsGot', reason, Math.abs(amount)),
  cardBought({ seat, paidWith }, seats) {
    seats[seat].add('cards', 'bought')
    seats[seat].add('cards', paidWith === 'goods' ? 'boughtForGoods' : 'boughtForPounds')
  },
  cardDiscarded: ({ seat }, seats) => seats[seat].add('cards', 'discarded'),
  bookTaken: ({ seat }, seats) => seats[seat].add('books', 'taken'),
  bookTurned: ({ seat }, seats) => seats[seat].add('books', 'turned'),
  regionEntered: ({ seat, company }, seats) => seats[seat].add('regions', company),
  postRemoved: ({ seat, company }, seats) => seats[seat].add('postsRemoved', company),
  cardsSwept: ({ cards }, _seats, table) => table.add('display', 'swept', cards.length),
}

/** Where the seat stands at the end. */
function countEnd(state: State, seat: Seat, count: Count): void {
  const { categories } = scores(state)[seat]
  for (const [company, id] of COMPANIES.ids.entries()) {
    const steps = state.steps[seat * COMPANIES.size + company]
    count.add('steps', id, steps)
    count.add('shares', id, sharesOf(state, seat, company))
    count.add('shares', 'all', sharesOf(state, seat, company))
    if (steps >= TRACK[state.tracks[company]].length) count.add('tracksEnded', 'all')
  }
  const best = bestCompany(state, seat)
  count.add('bestCompany', 'value', shareValue(state, best))
  count.add('bestCompany', 'shares', sharesOf(state, seat, best))
  count.add('bestCompany', 'points', categories[COMPANIES.ids[best]])
  count.add('board', 'diamondSteps', state.diamonds[seat])
  count.add('board', 'inkwellSteps', state.inkwell[seat])
  count.add('board', 'diamondsMuch', categories['diamonds'] >= MUCH ? 1 : 0)
  count.add('board', 'bookkeepingMuch', categories['bookkeeping'] >= MUCH ? 1 : 0)
  count.add('left', 'pounds', state.pounds[seat])
}

/** The company that brings the seat most. */
function bestCompany(state: State, seat: Seat): number {
  const worth = COMPANIES.ids.map((_, company) => sharesOf(state, seat, company) * shareValue(state, company))
  return worth.indexOf(Math.max(...worth))
}

function countTable(state: State, table: Count): void {
  const values = COMPANIES.ids.map((_, company) => shareValue(state, company))
  for (const [company, id] of COMPANIES.ids.entries()) table.add('values', id, values[company])
  table.add('values', 'best', Math.max(...values))
  const best = new Set(Array.from({ length: state.seats }, (_, seat) => bestCompany(state, seat)))
  table.add('bestCompanies', 'differ', best.size > 1 ? 1 : 0)
}
