import { Count, countEvents, turnOrder, type Counters, type Seat, type Tally } from '@entrepot/kernel'
import {
  CARD_INDEX,
  CARDS,
  HAND_LIMIT,
  NONE,
  SOURCES,
  sourceOf,
  TECHNOLOGY_IDS,
} from './components/components.ts'
import { GOODS, RESOURCES } from './components/schema.ts'
import type { Event } from './events.ts'
import { scores } from './scoring.ts'
import { amountOf, type State } from './state.ts'

/** What is counted of a finished game, for statistics of play. */
export function tally(first: State, events: readonly Event[], last: State): Tally {
  const seats = Array.from({ length: last.seats }, () => new Count())
  const table = new Count()
  let endedBy = 'mostRounds'
  for (const event of events) {
    if (event.type === 'endTriggered') endedBy = event.reason
  }
  countEvents(COUNTERS, events, seats, table)
  for (const [seat, count] of seats.entries()) countEnd(last, seat, count)
  table.add('decks', 'ordersLeft', last.orderDeck.length)
  table.add('decks', 'technologiesLeft', last.cardDeck.length)
  return {
    endedBy,
    order: turnOrder(last.seats, first.start),
    makeUp: scores(last).map(({ categories }) => categories),
    seats: seats.map(({ subjects }) => subjects),
    table: table.subjects,
  }
}

/** Areas of one kind are counted together: port-a and port-b are ports. */
const stemOf = (area: string): string => area.replace(/-[ab\d]$/, '')

const COUNTERS: Counters<Event> = {
  turnBegan: ({ seat }, seats) => seats[seat].add('turns', 'taken'),
  moved: ({ seat, by }, seats) => seats[seat].add('movement', by),
  returned: ({ seat }, seats) => seats[seat].add('movement', 'returned'),
  stayed: ({ seat }, seats) => seats[seat].add('movement', 'stayed'),
  acted({ seat, area, power, agent }, seats) {
    seats[seat].add('actions', agent ? 'agent' : 'president')
    seats[seat].add('areas', stemOf(area))
    seats[seat].add('powers', String(power))
    if (power >= 3) seats[seat].add('powers', 'threeAndMore')
  },
  paid({ seat, to, amount }, seats) {
    if (to === null) return
    seats[seat].add('fees', 'paid', amount)
    seats[to].add('fees', 'got', amount)
  },
  traded: ({ seat, trade }, seats) => seats[seat].add('trades', trade),
  agentUsed: ({ seat }, seats) => seats[seat].add('agents', 'used'),
  agentTaken: ({ seat }, seats) => seats[seat].add('agents', 'taken'),
  placed: ({ seat }, seats) => seats[seat].add('assistants', 'placed'),
  recalled: ({ seat, count }, seats) => seats[seat].add('assistants', 'recalled', count),
  recovered: ({ seat, count }, seats) => seats[seat].add('assistants', 'recovered', count),
  fetched: ({ seat, piece, count }, seats) => seats[seat].add('fetched', piece, count),
  built: ({ seat, piece }, seats) => seats[seat].add('buildings', piece),
  putOnBoard: ({ seat, space }, seats) => seats[seat].add('boards', SOURCES[sourceOf(space) ?? -1] ?? space),
  tokenTaken: ({ seat }, seats) => seats[seat].add('tokens', 'taken'),
  orderTaken: ({ seat }, seats) => seats[seat].add('orders', 'taken'),
  orderFulfilled: ({ seat }, seats) => seats[seat].add('orders', 'fulfilled'),
  technologyAcquired({ seat, card }, seats) {
    seats[seat].add('technologies', 'acquired')
    seats[seat].add('technologyNames', nameOf(card))
  },
  achieved({ seat, achievement }, seats) {
    seats[seat].add('achievements', 'reached')
    seats[seat].add('achievementNames', achievement)
  },
}

const nameOf = (card: string): string => TECHNOLOGY_IDS[CARDS[CARD_INDEX.get(card) as number].technology]

/** What the seat has left at the end. */
function countEnd(state: State, seat: Seat, count: Count): void {
  for (const [resource, name] of RESOURCES.entries()) {
    if (name === 'vp') continue
    const left = amountOf(state, seat, resource)
    count.add('left', name, left)
    if ((GOODS as readonly string[]).includes(name)) count.add('left', 'goods', left)
  }
  const hand = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT)
  count.add('left', 'orders', hand.filter((order) => order !== NONE).length)
}
