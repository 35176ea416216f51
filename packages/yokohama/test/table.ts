import { type Reason, type Seat, type Told } from '@entrepot/kernel'
import { refused as reasonOf } from '@entrepot/kernel/testkit'
import {
  ACHIEVEMENT_INDEX,
  AGENTS,
  AREA_COUNT,
  AREA_INDEX,
  AREAS_IN_PLAY,
  ASSISTANT,
  CARD_INDEX,
  CARDS,
  CHURCH_SPACES,
  COST_MODIFIER,
  CUSTOMS_SPACES,
  GIFT_KINDS,
  HAND_LIMIT,
  LAB_IDS,
  LAB_SLOTS,
  LOTS,
  NONE,
  ORDER_INDEX,
  PIECE_COUNT,
  PORT_IDS,
  PORT_SLOTS,
  RESOURCE_COUNT,
  SHOP,
  SHOP_LOTS,
  SITE_INDEX,
  SITES,
  TECHNOLOGY_INDEX,
  TOKEN_INDEX,
  TOKENS,
  TRADING_HOUSE,
} from '../src/components/components.ts'
import { ICONS, PIECES, RESOURCES, type Piece, type Resource } from '../src/components/schema.ts'
import {
  yokohama,
  type Command,
  type Event,
  type Options,
  type PlayerView,
  type State,
} from '../src/index.ts'
import { neighboursOf } from '../src/setup.ts'
import { addAssistants, ORDER_OPEN } from '../src/state.ts'

/** Small helpers that lay out a position by hand and play commands on it. */

export function newTable(seats = 2, options: Partial<Options> = {}, seed = 'table'): State {
  return yokohama.setup(options, seats, seed)
}

/**
 * The first turn, seat 0 starts and is to move. The areas lie in the order of the data file, row by row; nobody has goods, all
 * have 10 yen; the achievements in play are far away.
 */
export function turnTable(seats = 2, options: Partial<Options> = {}, seed = 'table'): State {
  let state = newTable(seats, options, seed)
  state.start = 0
  state.active = 0
  for (let seat = 0; seat < seats; seat++) state = keepFirst(state, seat)
  state.cells = [...AREAS_IN_PLAY[seats]]
  state.neighbours = neighboursOf(state.cells, seats)
  for (let seat = 0; seat < seats; seat++)
    purse(state, seat, { copper: 0, silk: 0, tea: 0, fish: 0, yen: 10 })
  achievements(state, 'ach-a1', 'ach-b2', 'ach-c1')
  return state
}

export function keepFirst(state: State, seat: Seat): State {
  return yokohama.apply(state, seat, yokohama.legal(state, seat)[0]).state
}

export const area = (id: string): number => AREA_INDEX.get(id) as number

export function purse(state: State, seat: Seat, amounts: Partial<Record<Resource, number>>): void {
  for (const [resource, amount] of Object.entries(amounts)) {
    state.purse[seat * RESOURCE_COUNT + RESOURCES.indexOf(resource as Resource)] = amount
  }
}

/** Own assistants in areas, taken from the hand and, once that is empty, from the warehouse. */
export function assistants(state: State, seat: Seat, placed: { readonly [area: string]: number }): void {
  for (const [id, count] of Object.entries(placed)) {
    const more = count - state.assistants[seat * AREA_COUNT + area(id)]
    addAssistants(state, seat, area(id), more)
    const hand = Math.min(more, state.hand[seat * PIECE_COUNT + ASSISTANT])
    state.hand[seat * PIECE_COUNT + ASSISTANT] -= hand
    state.warehouse[seat * PIECE_COUNT + ASSISTANT] -= more - hand
  }
}

export function assistantsAt(state: State, seat: Seat, id: string): number {
  return state.assistants[seat * AREA_COUNT + area(id)]
}

export function president(state: State, seat: Seat, id: string | null): void {
  state.presidents[seat] = id === null ? NONE : area(id)
}

/** So many pieces in hand, the others in the warehouse. */
export function pieces(state: State, seat: Seat, piece: Piece, hand: number): void {
  const index = seat * PIECE_COUNT + PIECES.indexOf(piece)
  const total = state.hand[index] + state.warehouse[index]
  state.hand[index] = hand
  state.warehouse[index] = total - hand
}

/** Puts own buildings on the first free shop lot or the house lot of areas, from hand or warehouse. */
export function build(state: State, seat: Seat, piece: 'shop' | 'tradingHouse', ...ids: string[]): void {
  for (const id of ids) {
    const base = area(id) * LOTS
    const lot = piece === 'shop' ? state.lots.indexOf(NONE, base) - base : SHOP_LOTS
    state.lots[base + lot] = seat
    const index = seat * PIECE_COUNT + (piece === 'shop' ? SHOP : TRADING_HOUSE)
    if (state.hand[index] > 0) state.hand[index]--
    else state.warehouse[index]--
  }
}

export function site(state: State, id: string, siteId: string): void {
  state.sites = state.sites.with(area(id), SITE_INDEX.get(siteId) as number)
}

export function token(state: State, id: string, tokenId: string | null): void {
  const wanted = tokenId === null ? NONE : (TOKEN_INDEX.get(tokenId) as number)
  const elsewhere = wanted === NONE ? -1 : state.tokens.indexOf(wanted)
  if (elsewhere >= 0) state.tokens[elsewhere] = state.tokens[area(id)]
  state.tokens[area(id)] = wanted
}

/** The only achievements in play. */
export function achievements(state: State, ...ids: string[]): void {
  state.achievements = ids.map((id) => ACHIEVEMENT_INDEX.get(id) as number)
}

function swap(lists: readonly number[][], a: number, b: number): void {
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) list[i] = list[i] === a ? b : list[i] === b ? a : list[i]
  }
}

function swapOrders(state: State, a: number, b: number): void {
  swap([state.orderDeck, state.removed, state.ports, state.dealt, state.orderHand], a, b)
  const mark = state.orders[a]
  state.orders[a] = state.orders[b]
  state.orders[b] = mark
}

/** Orders that were taken from a port: known to all. */
export function orders(state: State, seat: Seat, ...ids: string[]): void {
  for (const id of ids) {
    const order = ORDER_INDEX.get(id) as number
    swapOrders(state, order, state.orderDeck.at(-1) as number)
    state.orderDeck.pop()
    state.orders[order] = ORDER_OPEN
    state.orderHand[state.orderHand.indexOf(NONE, seat * HAND_LIMIT)] = order
  }
}

/** The order that the seat kept at set-up. */
export function kept(state: State, seat: Seat, id: string): void {
  swapOrders(state, ORDER_INDEX.get(id) as number, state.dealt[seat * 2 + state.kept[seat]])
}

/** Orders of the deck fulfilled by the seat. */
export function fulfilled(state: State, seat: Seat, ...ids: string[]): void {
  for (const id of ids) {
    const order = ORDER_INDEX.get(id) as number
    swapOrders(state, order, state.orderDeck.at(-1) as number)
    state.orderDeck.pop()
    state.orders[order] = seat
  }
}

/** Orders in the slots of a port, from the left; null empties a slot. */
export function port(state: State, board: string, ...ids: (string | null)[]): void {
  for (const [slot, id] of ids.entries()) {
    const place = PORT_IDS.indexOf(board) * PORT_SLOTS + slot
    if (id !== null) swapOrders(state, ORDER_INDEX.get(id) as number, state.ports[place])
    else {
      state.orderDeck.unshift(state.ports[place])
      state.orders[state.ports[place]] = -1
      state.ports[place] = NONE
    }
  }
}

/** Cards in the slots of a laboratory, from the left. */
export function laboratory(state: State, board: string, ...ids: string[]): void {
  for (const [slot, id] of ids.entries()) {
    const place = LAB_IDS.indexOf(board) * LAB_SLOTS + slot
    swap([state.cardDeck, state.laboratories], CARD_INDEX.get(id) as number, state.laboratories[place])
  }
}

/** Technologies owned, by name; a card of it comes from the deck. */
export function technologies(state: State, seat: Seat, ...ids: string[]): void {
  for (const id of ids) {
    const name = TECHNOLOGY_INDEX.get(id) as number
    const card = CARDS.findIndex(
      ({ technology }, index) => technology === name && state.cardOwner[index] === NONE,
    )
    swap([state.cardDeck, state.laboratories], card, state.cardDeck.at(-1) as number)
    state.cardDeck.pop()
    state.cardOwner[card] = seat
    state.technologies[seat] |= 1 << name
  }
}

/** Unused agents of the seat, by country. */
export function agents(state: State, seat: Seat, ...countries: string[]): void {
  for (const country of countries) {
    const agent = AGENTS.findIndex(({ id }, index) => id.includes(country) && state.agents[index] === NONE)
    state.agents[agent] = 2 * seat
  }
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  readonly told: readonly Told<Event>[]
}

/** Plays commands, each by the seat that is to decide. */
export function play(state: State, ...commands: Command[]): Played {
  const told: Told<Event>[] = []
  let current = state
  for (const command of commands) {
    const applied = yokohama.apply(current, yokohama.deciders(current)[0], command)
    current = applied.state
    told.push(...applied.events)
  }
  return { state: current, events: told.map(({ event }) => event), told }
}

/** Seat 0 puts its president from the hand on an area and acts there at the given power (2 and more: 1 is the president). */
export function act(state: State, id: string, power: number): Played {
  assistants(state, 0, { [id]: power - 1 })
  const placed = play(state, { type: 'done' })
  // Where there is only this area, the president goes there without being asked.
  if (decision(placed.state) !== 'movement') return placed
  const moved = play(placed.state, { type: 'move', to: id })
  return { ...moved, events: [...placed.events, ...moved.events], told: [...placed.told, ...moved.told] }
}

/** Seat 0 has an agent act in an area with one assistant: at power 1. */
export function actByAgent(state: State, id: string): State {
  agents(state, 0, 'england')
  assistants(state, 0, { [id]: 1 })
  return play(state, { type: 'agent', area: id }).state
}

export function player(state: State, seat: Seat): PlayerView {
  return yokohama.view(state, seat).players[seat]
}

export function legal(state: State): Command[] {
  return yokohama.legal(state, yokohama.deciders(state)[0])
}

/** The legal commands of a type of the seat that is to decide. */
export function options<Type extends Command['type']>(
  state: State,
  type: Type,
): Extract<Command, { type: Type }>[] {
  return legal(state).filter((command): command is Extract<Command, { type: Type }> => command.type === type)
}

/** The types of the legal commands of the seat that is to decide, each once. */
export function kinds(state: State): string[] {
  return [...new Set(legal(state).map(({ type }) => type))]
}

/** What the decision at hand is about. */
export function decision(state: State): string | undefined {
  return state.frames.at(-1)?.kind
}

/** Why a command is refused; fails if it is not. */
export function refused(state: State, command: unknown, seat = yokohama.deciders(state)[0]): Reason {
  return reasonOf(yokohama, state, seat, command)
}

export function eventsOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}

/** What a seat gained of a resource in these events, payments by others included. */
export function gained(events: readonly Event[], seat: Seat, what: Resource): number {
  let sum = 0
  for (const event of events) {
    if (event.type === 'gained' && event.seat === seat && event.what === what) sum += event.amount
    if (event.type === 'paid' && event.to === seat && event.what === what) sum += event.amount
  }
  return sum
}

/** How much of something is printed on a token, a lot, or a space of the church or the customs house. */
export function printed(id: string, what: (typeof ICONS)[number]): number {
  const lots = SITES.flatMap(({ lotIds, gains }) =>
    lotIds.map((lot, index) => ({ id: lot, gain: gains[index] })),
  )
  const places = [...TOKENS, ...lots, ...CHURCH_SPACES, ...CUSTOMS_SPACES]
  return places.find((place) => place.id === id)?.gain[ICONS.indexOf(what)] ?? Number.NaN
}

/** The free spaces of the church or the customs house that ask for so much faith or so many imports at most. */
export function within(state: State, board: 'church' | 'customs', most: number): string[] {
  const spaces = board === 'church' ? CHURCH_SPACES : CUSTOMS_SPACES
  return spaces.flatMap(({ id, needs }, index) => (needs <= most && state[board][index] === NONE ? [id] : []))
}

/** The faith or the imports that a space of the church or the customs house asks for. */
export function needed(space: string): number {
  return [...CHURCH_SPACES, ...CUSTOMS_SPACES].find(({ id }) => id === space)?.needs ?? Number.NaN
}

/** The levels that a card in a slot of a laboratory asks for, the power among them. */
export function levelsOf(board: string, slot: number, card: string): number {
  return CARDS[CARD_INDEX.get(card) as number].value + COST_MODIFIER[LAB_IDS.indexOf(board)][slot]
}

/** Gives the seat one of so many kinds that the church takes, and nothing of the others. */
export function giftsOf(state: State, seat: Seat, count: number): Resource[] {
  const all = GIFT_KINDS.map((kind) => RESOURCES[kind])
  for (const [index, kind] of all.entries()) purse(state, seat, { [kind]: index < count ? 1 : 0 })
  const given = all.slice(0, count)
  if (given.length !== count) throw new Error(`The church does not take ${count} kinds.`)
  return given
}
