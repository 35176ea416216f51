import { sameNumbers, samePart, type Earlier, type Seat, type Viewer } from '@entrepot/kernel'
import {
  ACHIEVEMENTS,
  AGENT_COUNT,
  AGENT_IDS,
  AGENTS,
  AREA_COUNT,
  AREA_IDS,
  ASSISTANT,
  CARD_IDS,
  COPPER,
  FISH,
  HAND_LIMIT,
  HOUSE_LOT,
  IMPORT,
  LAB_AREA,
  LAB_IDS,
  LAB_SLOT_COUNT,
  LAB_SLOTS,
  LAYOUTS,
  LOTS,
  NEUTRAL,
  NONE,
  ONCE_PER_TURN,
  ORDER_IDS,
  ORDERS_DEALT,
  PIECE_COUNT,
  PORT_AREA,
  PORT_IDS,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  RESOURCE_COUNT,
  SHOP,
  SHOP_LOTS,
  SILK,
  SITES,
  TEA,
  TOKEN_IDS,
  TRADING_HOUSE,
  SOURCE_COUNT,
  VP,
  YEN,
} from './components/components.ts'
import type { Piece, Resource } from './components/schema.ts'
import type { Source } from './components/sources.ts'
import { deciders, showFrame } from './decisions.ts'
import type { FrameView } from './decision.ts'
import { isPhaseA } from './placement.ts'
import { keptOrder, ORDER_HIDDEN, ORDER_OPEN, type Options, type State } from './state.ts'

/** Choosing orders at set-up, the phases of a turn, and after the end. */
export type Phase = 'orders' | 'A' | 'B' | 'C' | 'over'

/** What a viewer may know: all of Y1.2, and of Y1.8 what is the viewer's. */
export interface View {
  readonly options: Options
  readonly seats: number
  readonly start: Seat
  readonly active: Seat
  readonly round: number
  /** The round after which the game ends, once that is known. */
  readonly lastRound: number | null
  readonly phase: Phase
  readonly revealed: number
  /** Who must decide now. */
  readonly deciders: readonly Seat[]
  /** What is still to be decided, the decision at hand last. */
  readonly pending: readonly FrameView[]
  readonly agentsThisTurn: number
  /** Once-per-turn technologies used in this turn. */
  readonly usedThisTurn: readonly string[]
  /** In the order of the layout's cells. */
  readonly areas: readonly AreaView[]
  readonly ports: readonly SlotsView[]
  readonly laboratories: readonly SlotsView[]
  readonly church: readonly (Seat | 'neutral' | null)[]
  readonly customs: readonly (Seat | 'neutral' | null)[]
  readonly achievements: readonly { readonly id: string; readonly seats: readonly Seat[] }[]
  /** Agents in the supply. */
  readonly agents: readonly string[]
  readonly orderDeckSize: number
  readonly technologyDeckSize: number
  readonly players: readonly PlayerView[]
}

export interface AreaView {
  readonly id: string
  readonly cell: string
  readonly site: string | null
  readonly token: string | null
  /** By shop lot, who has built there. */
  readonly shops: readonly (Seat | null)[]
  readonly tradingHouse: Seat | null
  readonly station: boolean
  /** By seat. */
  readonly assistants: readonly number[]
  readonly presidents: readonly Seat[]
}

export interface SlotsView {
  readonly id: string
  readonly slots: readonly (string | null)[]
}

export interface PlayerView extends Readonly<Record<Resource, number>> {
  readonly seat: Seat
  /** The part of the victory points that each source has brought; the rest is from ports. */
  readonly earned: Readonly<Record<Source, number>>
  readonly president: string | null
  readonly hand: Readonly<Record<Piece, number>>
  readonly warehouse: Readonly<Record<Piece, number>>
  /** Orders in hand; null for one that lies face down before the viewer: the kept one, with the switch of R15 all. */
  readonly orders: readonly (string | null)[]
  /**
   * Those of the hand that were taken from a port, in the order of the hand: all have seen them (R15). Views of earlier
   * releases do not have it: there they all lie open.
   */
  readonly taken?: readonly string[]
  readonly fulfilled: readonly string[]
  /** Cards, not names. */
  readonly technologies: readonly string[]
  readonly agents: readonly { readonly id: string; readonly used: boolean }[]
  readonly tokens: readonly string[]
  /** Whether the player has chosen an order at set-up. */
  readonly chosen: boolean
  /** The order kept at set-up, if the viewer knows it. */
  readonly kept: string | null
  /** Both orders dealt at set-up, if the viewer knows them. */
  readonly dealt: readonly string[] | null
}

/** A state that came before, and what the same viewer saw of it: a part whose numbers have not changed is shown as it was. */
type Before = Earlier<State, View> | undefined

export function view(state: State, viewer: Viewer, beside?: View, earlier?: Earlier<State, View>): View {
  if (beside !== undefined) return { ...beside, players: playersBeside(state, viewer, beside.players) }
  return {
    options: earlier === undefined ? { ...state.options } : earlier.view.options,
    seats: state.seats,
    start: state.start,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound === 0 ? null : state.lastRound,
    phase: phaseOf(state),
    revealed: state.revealed,
    deciders: deciders(state),
    pending: state.frames.map(showFrame),
    agentsThisTurn: state.agentsThisTurn,
    usedThisTurn: ONCE_PER_TURN.filter(({ bit }) => (state.usedThisTurn & bit) !== 0).map(({ id }) => id),
    areas: state.cells.map((area, cell) => viewArea(state, area, cell, earlier)),
    ports: viewPorts(state, earlier),
    laboratories: viewLaboratories(state, earlier),
    church: state.church.map(ownerOnBoard),
    customs: state.customs.map(ownerOnBoard),
    achievements: viewAchievements(state, earlier),
    agents: idsWhere(state.agents, AGENT_IDS, NONE),
    orderDeckSize: state.orderDeck.length,
    technologyDeckSize: state.cardDeck.length,
    players: Array.from({ length: state.seats }, (_, seat) => viewPlayer(state, seat, viewer, earlier)),
  }
}

/** The lowest frame is the phase of the turn: an agent's action lies on it. */
function phaseOf(state: State): Phase {
  if (state.over) return 'over'
  if (state.frames.length === 0) return 'orders'
  const [frame] = state.frames
  if (frame.kind === 'after') return 'C'
  return isPhaseA(frame) ? 'A' : 'B'
}

/** The ids of the components whose owner or place is the given one. */
function idsWhere(owners: readonly number[], ids: readonly string[], owner: number): string[] {
  const found: string[] = []
  for (let index = 0; index < ids.length; index++) if (owners[index] === owner) found.push(ids[index])
  return found
}

function seatsIn(state: State, bits: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat)
  return seats
}

const ownerOrNull = (owner: number): Seat | null => (owner === NONE ? null : owner)
const ownerOnBoard = (owner: number): Seat | 'neutral' | null =>
  owner === NEUTRAL ? 'neutral' : ownerOrNull(owner)
const areaOrNull = (area: number): string | null => (area === NONE ? null : AREA_IDS[area])

function viewArea(state: State, area: number, cell: number, earlier: Before): AreaView {
  if (earlier !== undefined && isSameArea(earlier.state, state, area)) return earlier.view.areas[cell]
  const site = state.sites[area]
  const token = state.tokens[area]
  const shops: (Seat | null)[] = []
  for (let lot = 0; lot < SHOP_LOTS; lot++) shops.push(ownerOrNull(state.lots[area * LOTS + lot]))
  const assistants: number[] = []
  const presidents: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    assistants.push(state.assistants[seat * AREA_COUNT + area])
    if (state.presidents[seat] === area) presidents.push(seat)
  }
  return {
    id: AREA_IDS[area],
    cell: LAYOUTS[state.seats].cells[cell],
    site: site === NONE ? null : SITES[site].id,
    token: token === NONE ? null : TOKEN_IDS[token],
    shops,
    tradingHouse: ownerOrNull(state.lots[area * LOTS + HOUSE_LOT]),
    station: state.station === area,
    assistants,
    presidents,
  }
}

function isSameArea(was: State, is: State, area: number): boolean {
  if ((was.station === area) !== (is.station === area) || was.tokens[area] !== is.tokens[area]) return false
  for (let seat = 0; seat < is.seats; seat++) {
    const at = seat * AREA_COUNT + area
    if (was.assistants[at] !== is.assistants[at]) return false
    if ((was.presidents[seat] === area) !== (is.presidents[seat] === area)) return false
  }
  return samePart(was.lots, is.lots, area * LOTS, (area + 1) * LOTS)
}

function viewPorts(state: State, earlier: Before): readonly SlotsView[] {
  if (earlier !== undefined && sameNumbers(earlier.state.ports, state.ports)) return earlier.view.ports
  return viewSlots(state, state.ports, PORT_AREA, PORT_IDS, PORT_SLOTS, PORT_SLOT_COUNT, ORDER_IDS)
}

function viewLaboratories(state: State, earlier: Before): readonly SlotsView[] {
  if (earlier !== undefined && sameNumbers(earlier.state.laboratories, state.laboratories))
    return earlier.view.laboratories
  return viewSlots(state, state.laboratories, LAB_AREA, LAB_IDS, LAB_SLOTS, LAB_SLOT_COUNT, CARD_IDS)
}

function viewAchievements(state: State, earlier: Before): View['achievements'] {
  if (earlier !== undefined && sameNumbers(earlier.state.achievers, state.achievers))
    return earlier.view.achievements
  return state.achievements.map((achievement, place) => ({
    id: ACHIEVEMENTS[achievement].id,
    seats: seatsIn(state, state.achievers[place]),
  }))
}

/** Y2.2: the boards of the areas in play; the others are not there. */
function viewSlots(
  state: State,
  slots: readonly number[],
  areas: readonly number[],
  boardIds: readonly string[],
  stride: number,
  counts: readonly number[],
  ids: readonly string[],
): SlotsView[] {
  const boards: SlotsView[] = []
  for (let board = 0; board < areas.length; board++) {
    if (state.neighbours[areas[board]] === 0) continue
    const shown: (string | null)[] = []
    for (let slot = 0; slot < counts[board]; slot++) {
      const card = slots[board * stride + slot]
      shown.push(card === NONE ? null : ids[card])
    }
    boards.push({ id: boardIds[board], slots: shown })
  }
  return boards
}

/** All see the players alike but for their orders (Y1.8). */
function playersBeside(state: State, viewer: Viewer, beside: readonly PlayerView[]): readonly PlayerView[] {
  return beside.map((player, seat) => ({ ...player, ...viewOrders(state, seat, viewer) }))
}

function viewOrders(state: State, seat: Seat, viewer: Viewer): Pick<PlayerView, 'orders' | 'kept' | 'dealt'> {
  const knowsDealt = seat === viewer || state.over
  const kept = state.kept[seat] === NONE ? NONE : keptOrder(state, seat)
  const knowsKept = kept !== NONE && (knowsDealt || state.orders[kept] !== ORDER_HIDDEN)
  return {
    orders: ordersInHand(state, seat, knowsDealt),
    kept: knowsKept ? ORDER_IDS[kept] : null,
    dealt: knowsDealt ? dealtTo(state, seat).map((order) => ORDER_IDS[order]) : null,
  }
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer, earlier: Before): PlayerView {
  const purse = seat * RESOURCE_COUNT
  const pieces = seat * PIECE_COUNT
  const { orders, kept, dealt } = viewOrders(state, seat, viewer)
  return {
    seat,
    copper: state.purse[purse + COPPER],
    silk: state.purse[purse + SILK],
    tea: state.purse[purse + TEA],
    fish: state.purse[purse + FISH],
    yen: state.purse[purse + YEN],
    import: state.purse[purse + IMPORT],
    vp: state.purse[purse + VP],
    earned: earnedBy(state, seat, earlier),
    president: areaOrNull(state.presidents[seat]),
    hand: viewPieces(state.hand, pieces),
    warehouse: viewPieces(state.warehouse, pieces),
    orders,
    taken: ordersTaken(state, seat),
    fulfilled: ordersFulfilled(state, seat, earlier),
    technologies: technologiesOf(state, seat, earlier),
    agents: agentsHeld(state, seat),
    tokens: idsWhere(state.tokenOwner, TOKEN_IDS, seat),
    chosen: state.kept[seat] !== NONE,
    kept,
    dealt,
  }
}

function technologiesOf(state: State, seat: Seat, earlier: Before): readonly string[] {
  if (earlier !== undefined && sameNumbers(earlier.state.cardOwner, state.cardOwner))
    return earlier.view.players[seat].technologies
  return idsWhere(state.cardOwner, CARD_IDS, seat)
}

function ordersFulfilled(state: State, seat: Seat, earlier: Before): readonly string[] {
  if (earlier !== undefined && sameNumbers(earlier.state.orders, state.orders))
    return earlier.view.players[seat].fulfilled
  return idsWhere(state.orders, ORDER_IDS, seat)
}

function earnedBy(state: State, seat: Seat, earlier: Before): Readonly<Record<Source, number>> {
  const at = seat * SOURCE_COUNT
  if (earlier !== undefined && samePart(earlier.state.earned, state.earned, at, at + SOURCE_COUNT))
    return earlier.view.players[seat].earned
  return {
    orders: state.earned[at],
    buildings: state.earned[at + 1],
    church: state.earned[at + 2],
    customs: state.earned[at + 3],
    technologies: state.earned[at + 4],
    achievements: state.earned[at + 5],
    tokens: state.earned[at + 6],
  }
}

function viewPieces(pieces: readonly number[], base: number): Record<Piece, number> {
  return {
    assistant: pieces[base + ASSISTANT],
    shop: pieces[base + SHOP],
    tradingHouse: pieces[base + TRADING_HOUSE],
  }
}

function dealtTo(state: State, seat: Seat): number[] {
  return state.dealt.slice(seat * ORDERS_DEALT, (seat + 1) * ORDERS_DEALT)
}

/** R15: of another hand the order kept at set-up is unknown; the switch turns the others face down too. */
function ordersInHand(state: State, seat: Seat, knowsAll: boolean): (string | null)[] {
  const orders: (string | null)[] = []
  const knowsOpen = knowsAll || !state.options.ordersInHandAreHidden
  for (let place = seat * HAND_LIMIT; place < (seat + 1) * HAND_LIMIT; place++) {
    const order = state.orderHand[place]
    if (order === NONE) break
    orders.push(knowsAll || (knowsOpen && state.orders[order] === ORDER_OPEN) ? ORDER_IDS[order] : null)
  }
  return orders
}

function ordersTaken(state: State, seat: Seat): string[] {
  const orders: string[] = []
  for (let place = seat * HAND_LIMIT; place < (seat + 1) * HAND_LIMIT; place++) {
    const order = state.orderHand[place]
    if (order === NONE) break
    if (state.orders[order] === ORDER_OPEN) orders.push(ORDER_IDS[order])
  }
  return orders
}

function agentsHeld(state: State, seat: Seat): { id: string; used: boolean }[] {
  const agents: { id: string; used: boolean }[] = []
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    const place = state.agents[agent]
    if (place >> 1 === seat) agents.push({ id: AGENTS[agent].id, used: (place & 1) === 1 })
  }
  return agents
}
