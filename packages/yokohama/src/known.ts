import type { Seat } from '@entrepot/kernel'
import {
  ACHIEVEMENT_INDEX,
  AGENT_COUNT,
  AGENT_INDEX,
  AREA_COUNT,
  AREA_INDEX,
  CARD_COUNT,
  CARD_INDEX,
  CARDS,
  HAND_LIMIT,
  HOUSE_LOT,
  LAB_AREA,
  LAB_IDS,
  LAB_SLOTS,
  LOTS,
  NEUTRAL,
  NONE,
  ONCE_PER_TURN,
  ORDER_COUNT,
  ORDER_INDEX,
  ORDERS_DEALT,
  PORT_AREA,
  PORT_IDS,
  PORT_SLOTS,
  SITE_INDEX,
  TOKEN_COUNT,
  TOKEN_INDEX,
  SOURCES,
} from './components/components.ts'
import { PIECES, RESOURCES } from './components/schema.ts'
import { readFrame } from './decisions.ts'
import { neighboursOf } from './setup.ts'
import { ORDER_HIDDEN, ORDER_OPEN, type State } from './state.ts'
import type { PlayerView, SlotsView, View } from './view.ts'

function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value)
}

export function indexIn(index: ReadonlyMap<string, number>, id: string | null): number {
  return id === null ? NONE : (index.get(id) as number)
}

const ownerIn = (owner: Seat | 'neutral' | null): number => (owner === 'neutral' ? NEUTRAL : (owner ?? NONE))

/** All that a view tells of the position, with empty decks; orders that the viewer does not know are left out. */
export function knownState(view: View): State {
  const { seats, players } = view
  const cells = view.areas.map(({ id }) => indexIn(AREA_INDEX, id))
  const byArea = <Value>(empty: Value, read: (area: View['areas'][number]) => Value): Value[] => {
    const values = new Array<Value>(AREA_COUNT).fill(empty)
    for (const [cell, area] of view.areas.entries()) values[cells[cell]] = read(area)
    return values
  }
  const stations = view.areas.filter(({ station }) => station)
  return {
    revealed: view.revealed,
    options: { ...view.options },
    seats,
    start: view.start,
    active: view.active,
    round: view.round,
    lastRound: view.lastRound ?? 0,
    over: view.phase === 'over',
    agentsThisTurn: view.agentsThisTurn,
    usedThisTurn: ONCE_PER_TURN.reduce(
      (bits, { id, bit }) => (view.usedThisTurn.includes(id) ? bits | bit : bits),
      0,
    ),
    station: stations.length === 0 ? NONE : indexIn(AREA_INDEX, stations[0].id),
    frames: view.pending.map(readFrame),
    cells,
    neighbours: neighboursOf(cells, seats),
    sites: byArea(NONE, ({ site }) => indexIn(SITE_INDEX, site)),
    tokens: byArea(NONE, ({ token }) => indexIn(TOKEN_INDEX, token)),
    lots: byArea(filled(LOTS, NONE), ({ shops, tradingHouse }) => {
      const lots = filled(LOTS, NONE)
      for (const [lot, owner] of shops.entries()) lots[lot] = ownerIn(owner)
      lots[HOUSE_LOT] = ownerIn(tradingHouse)
      return lots
    }).flat(),
    assistants: players.flatMap((_, seat) => byArea(0, ({ assistants }) => assistants[seat])),
    manned: players.map((_, seat) => mannedBy(view, seat)),
    presidents: players.map(({ president }) => indexIn(AREA_INDEX, president)),
    purse: players.flatMap((player) => RESOURCES.map((resource) => player[resource])),
    earned: players.flatMap(earnedIn),
    hand: players.flatMap(({ hand }) => PIECES.map((piece) => hand[piece])),
    warehouse: players.flatMap(({ warehouse }) => PIECES.map((piece) => warehouse[piece])),
    tokenOwner: ownersOf(view, TOKEN_COUNT, TOKEN_INDEX, ({ tokens }) => tokens),
    agents: agentsOf(view),
    technologies: players.map(({ technologies }) => namesOf(technologies)),
    cardOwner: ownersOf(view, CARD_COUNT, CARD_INDEX, ({ technologies }) => technologies),
    orders: ordersOf(view),
    orderHand: filled(seats * HAND_LIMIT, NONE),
    dealt: filled(seats * ORDERS_DEALT, NONE),
    kept: filled(seats, NONE),
    removed: [],
    orderDeck: [],
    ports: slotsOf(view.ports, PORT_IDS, PORT_AREA.length, PORT_SLOTS, ORDER_INDEX),
    cardDeck: [],
    laboratories: slotsOf(view.laboratories, LAB_IDS, LAB_AREA.length, LAB_SLOTS, CARD_INDEX),
    church: view.church.map(ownerIn),
    customs: view.customs.map(ownerIn),
    achievements: view.achievements.map(({ id }) => indexIn(ACHIEVEMENT_INDEX, id)),
    achievers: view.achievements.map(({ seats: achievers }) =>
      achievers.reduce((bits, seat) => bits | (1 << seat), 0),
    ),
  }
}

function mannedBy({ areas }: View, seat: Seat): number {
  return areas.reduce(
    (bits, { id, assistants }) => (assistants[seat] > 0 ? bits | (1 << indexIn(AREA_INDEX, id)) : bits),
    0,
  )
}

function ownersOf(
  view: View,
  count: number,
  index: ReadonlyMap<string, number>,
  read: (player: View['players'][number]) => readonly string[],
): number[] {
  const owners = filled(count, NONE)
  for (const [seat, player] of view.players.entries())
    for (const id of read(player)) owners[indexIn(index, id)] = seat
  return owners
}

function agentsOf(view: View): number[] {
  const agents = filled(AGENT_COUNT, NONE)
  for (const [seat, player] of view.players.entries()) {
    for (const { id, used } of player.agents) agents[indexIn(AGENT_INDEX, id)] = 2 * seat + (used ? 1 : 0)
  }
  return agents
}

function namesOf(cards: readonly string[]): number {
  return cards.reduce((bits, id) => bits | (1 << CARDS[indexIn(CARD_INDEX, id)].technology), 0)
}

function slotsOf(
  boards: readonly SlotsView[],
  ids: readonly string[],
  count: number,
  stride: number,
  index: ReadonlyMap<string, number>,
): number[] {
  const slots = filled(count * stride, NONE)
  for (const { id, slots: cards } of boards) {
    for (const [slot, card] of cards.entries()) slots[ids.indexOf(id) * stride + slot] = indexIn(index, card)
  }
  return slots
}

/** Views of the versions before 3 do not tell what brought the points. */
function earnedIn({ earned }: Partial<Pick<PlayerView, 'earned'>>): number[] {
  return SOURCES.map((source) => earned?.[source] ?? 0)
}

/** The orders in a hand that were taken from a port (R15). */
export function takenBy({ taken, orders, kept }: PlayerView): readonly string[] {
  return taken ?? orders.filter((id): id is string => id !== null && id !== kept)
}

/** Fulfilled ones and those that all have seen; the order kept at set-up is none of them, even in the own hand. */
function ordersOf(view: View): number[] {
  const orders = filled(ORDER_COUNT, ORDER_HIDDEN)
  for (const { slots } of view.ports)
    for (const id of slots) if (id !== null) orders[indexIn(ORDER_INDEX, id)] = ORDER_OPEN
  for (const [seat, player] of view.players.entries()) {
    for (const id of takenBy(player)) orders[indexIn(ORDER_INDEX, id)] = ORDER_OPEN
    for (const id of player.fulfilled) orders[indexIn(ORDER_INDEX, id)] = seat
  }
  return orders
}
