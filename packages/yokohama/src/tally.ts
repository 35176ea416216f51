import {
  Count,
  countEvents,
  turnOrder,
  type Counters,
  type Figures,
  type Seat,
  type Tally,
} from '@entrepot/kernel'
import { CARD_INDEX, CARDS, HAND_LIMIT, NONE, TECHNOLOGY_IDS } from './components/components.ts'
import { box } from './components/data.ts'
import { GOODS, RESOURCES } from './components/schema.ts'
import type { Event } from './events.ts'
import { scores } from './scoring.ts'
import { amountOf, type State } from './state.ts'

/** What is counted of a finished game, for statistics of play. */
export function tally(first: State, events: readonly Event[], last: State): Tally {
  const seats = Array.from({ length: last.seats }, () => new Count())
  const table = new Count()
  const points = Array.from({ length: last.seats }, () => new Count())
  let endedBy = 'mostRounds'
  for (const event of events) {
    if (event.type === 'endTriggered') endedBy = event.reason
    if (event.type === 'gained' && event.what === 'vp')
      points[event.seat].add('vp', bringerOf(event.source), event.amount)
  }
  countEvents(COUNTERS, events, seats, table)
  for (const [seat, count] of seats.entries()) countEnd(last, seat, count)
  table.add('decks', 'ordersLeft', last.orderDeck.length)
  table.add('decks', 'technologiesLeft', last.cardDeck.length)
  return {
    endedBy,
    order: turnOrder(last.seats, first.start),
    makeUp: scores(last).map(({ seat, categories }) =>
      makeUpOf(categories, points[seat].subjects['vp'] ?? {}),
    ),
    seats: seats.map(({ subjects }) => subjects),
    table: table.subjects,
  }
}

/** By component: what the points that it brings are counted under; those that a technology adds are its own merit. */
const BRINGERS: ReadonlyMap<string, string> = new Map([
  ...box.orders.map(({ id }) => [id, 'orders'] as const),
  ...TECHNOLOGY_IDS.map((id) => [id, 'technologies'] as const),
  ...box.achievements.map(({ id }) => [id, 'achievements'] as const),
  ...box.fivePowerTokens.map(({ id }) => [id, 'tokens'] as const),
  ...box.buildingSites.flatMap(({ shops, tradingHouse }) =>
    [...shops, tradingHouse].map(({ id }) => [id, 'buildings'] as const),
  ),
  ...box.managementBoards.flatMap(({ id: board, spaces }) =>
    (spaces ?? []).map(({ id }) => [id, board.includes('church') ? 'church' : 'customs'] as const),
  ),
])

/** Points of an area itself are those of the ports (Y8.2). */
function bringerOf(source: string): string {
  return BRINGERS.get(source) ?? 'ports'
}

/** The line of the score sheet for the points of the game itself, told by what brought them; the others are those of Y12. */
function makeUpOf(categories: Figures, played: Figures): Figures {
  const made: { [name: string]: number } = { ...played }
  for (const [name, points] of Object.entries(categories))
    if (name !== 'game') made[name] = (made[name] ?? 0) + points
  return made
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
  putOnBoard: ({ seat, space }, seats) => seats[seat].add('boards', BRINGERS.get(space) ?? space),
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
