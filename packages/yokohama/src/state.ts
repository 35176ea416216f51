import type { BaseState, Seat } from '@entrepot/kernel'
import {
  AREA_COUNT,
  LOTS,
  NONE,
  ORDERS_DEALT,
  PIECE_COUNT,
  RESOURCE_COUNT,
  type Bits,
} from './components/components.ts'

/** The table options: rulings that a group may decide the other way (R1, R3, R4, R5, R15). */
export type Options = {
  /** R1: an agent adds power to its own action. */
  readonly agentCountsAsPower: boolean
  /** R3: with the president all own assistants of one area return, not any of any areas. */
  readonly returnFromOneAreaOnly: boolean
  /** R4: a sole participant in a majority takes the second place too. */
  readonly soleParticipantTakesBoth: boolean
  /** R5: two players only: neutral assistants and a dummy scientist. */
  readonly neutralAssistants: boolean
  /** R15: the hands of the others lie face down; what was seen stays known. */
  readonly ordersInHandAreHidden: boolean
}

/**
 * The whole game. Components are indices of the tables in `components`; NONE (−1) is nobody, nowhere, nothing. Tables with
 * two dimensions lie flat, the stride is named in the comment.
 */
export interface State extends BaseState {
  /** The table options. */
  options: Options
  /** Number of players. */
  seats: number
  /** Seat of the start player; never changes (Y2.4). */
  start: Seat
  /** Whose turn it is; the start player's seat during set-up. */
  active: Seat
  /** The round being played, from 1. */
  round: number
  /** The round after which the game ends; 0 while no end is triggered (Y11.2). */
  lastRound: number
  /** Whether the game is over. */
  over: boolean
  /** Agents used in this turn (Y7.1). */
  agentsThisTurn: number
  /** Once-per-turn technologies used in this turn, as bits (Y9.4). */
  usedThisTurn: Bits
  /** Area with the station, or NONE (Y9.2). */
  station: number
  /** What is still to be decided, the decision at hand last; empty during set-up and after the end. */
  frames: Frame[]

  /** By cell of the layout: the area there (Y2.1). */
  cells: readonly number[]
  /** By area: the areas that touch it, as bits; 0 for those out of play. */
  neighbours: readonly Bits[]
  /** By area: its building site, or NONE. */
  sites: readonly number[]
  /** By area: its 5-power token while it lies there, or NONE. */
  tokens: number[]
  /** By area × LOTS + lot: the seat that has built there, or NONE. */
  lots: number[]
  /** By seat × AREA_COUNT + area: assistants there. */
  assistants: number[]
  /** By seat: the areas with assistants, as bits: asked for at every step (see `addAssistants`). */
  manned: Bits[]
  /** By seat: the area of the president, or NONE when in hand. */
  presidents: number[]

  /** By seat × RESOURCE_COUNT + resource: goods, yen, imports, victory points. */
  purse: number[]
  /** By seat × SOURCE_COUNT + source: the part of the victory points that it has brought. */
  earned: number[]
  /** By seat × PIECE_COUNT + piece: pieces in hand. */
  hand: number[]
  /** By seat × PIECE_COUNT + piece: pieces in the warehouse. */
  warehouse: number[]
  /** By token: the seat that has taken it, or NONE. */
  tokenOwner: number[]
  /** By agent: NONE in the supply, else 2 × seat, one more when used. */
  agents: number[]
  /** By seat: names of technologies owned, as bits. */
  technologies: Bits[]
  /** By technology card: its owner, or NONE. */
  cardOwner: number[]

  /** By order: who has fulfilled it, else ORDER_OPEN when all have seen it, else ORDER_HIDDEN. */
  orders: number[]
  /** By seat × HAND_LIMIT + place: orders in hand, NONE for free places, which come last. */
  orderHand: number[]
  /** By seat × ORDERS_DEALT + place: orders dealt at set-up, known to that seat alone. */
  dealt: number[]
  /** By seat: the place of the dealt order that was kept, or NONE while not chosen. */
  kept: number[]
  /** Orders that left at set-up, seen by nobody (Y2.7). */
  removed: number[]
  /** The order deck, top last. */
  orderDeck: number[]
  /** By port × PORT_SLOTS + slot: the order there, or NONE. */
  ports: number[]
  /** The technology deck, top last. */
  cardDeck: number[]
  /** By laboratory × LAB_SLOTS + slot: the card there, or NONE. */
  laboratories: number[]

  /** By space of the church board: the seat there, NEUTRAL, or NONE. */
  church: number[]
  /** By space of the customs board: the seat there, NEUTRAL, or NONE. */
  customs: number[]
  /** The achievements in play, one of each deck. */
  achievements: readonly number[]
  /** By achievement in play: the seats with an assistant on it, as bits. */
  achievers: Bits[]
}

/** An order that all have seen: in a port, or in a hand since it was taken from one (R15). */
export const ORDER_OPEN = 4
/** An order that not all have seen: in the deck, removed, or dealt to somebody. */
export const ORDER_HIDDEN = -1

/** Where a deployed assistant comes from before that is chosen, and from the hand (Y10.3). */
export const FROM_UNDECIDED = -1
export const FROM_HAND = AREA_COUNT

/** What is pending, and what the members of its frame mean; those not named are unused. */
export type FrameKind =
  /** Phase A and step 1 (Y4): `count` assistants placed in the areas of `set`; `area` has got those of the second way. */
  | 'placement'
  /** Step 2 (Y5). */
  | 'movement'
  /** Assistants that return with the president (Y5.6). */
  | 'recall'
  /** Phase C (Y7). */
  | 'after'
  /**
   * Steps 3–6 (Y6) in `area` at `power`, by an `agent` or not. One frame lives through all of them, its kind is the step to
   * be decided: first the action of the area, where that asks. Port and laboratory: `set` holds the slots taken from.
   */
  | 'port'
  | 'laboratory'
  | 'church'
  /** What is given for the space of the church board in `set`. */
  | 'gifts'
  | 'customs'
  | 'fivePower'
  | 'building'
  | 'recovery'
  /** Pieces from the warehouse, trades, goods of choice: `count` more; the next copper is subject to `mining` (Y9.3). */
  | 'warehouse'
  | 'chinatown'
  | 'anyGood'
  /** The deploy icon (Y10.3): `count` more; the assistant comes from `area`, FROM_HAND, or FROM_UNDECIDED. */
  | 'deploy'
  /** Where the station goes (Y9.2). */
  | 'station'

/** One pending decision. All kinds have the same members, so that copying and reading them stays fast. */
export interface Frame {
  kind: FrameKind
  readonly seat: Seat
  area: number
  /** As counted in step 3; holds for steps 4 and 5 too (Y6.6). */
  power: number
  /** Whether an agent acts (Y7.1): then the main action is not over with it. */
  agent: boolean
  count: number
  set: Bits
  /** Whether the next copper brings more by Mining Technology: only the first of an event does. */
  mining: boolean
}

/** A frame of a kind; the caller fills in what its kind needs. */
export function newFrame(kind: FrameKind, seat: Seat): Frame {
  return { kind, seat, area: NONE, power: 0, agent: false, count: 0, set: 0, mining: false }
}

/** Puts a decision on top. */
export function pushFrame(state: State, kind: FrameKind, seat: Seat): Frame {
  const frame = newFrame(kind, seat)
  state.frames.push(frame)
  return frame
}

// ————— reading and writing the flat tables —————

export function amountOf(state: State, seat: Seat, resource: number): number {
  return state.purse[seat * RESOURCE_COUNT + resource]
}

export function inHand(state: State, seat: Seat, piece: number): number {
  return state.hand[seat * PIECE_COUNT + piece]
}

export function inWarehouse(state: State, seat: Seat, piece: number): number {
  return state.warehouse[seat * PIECE_COUNT + piece]
}

export function assistantsIn(state: State, seat: Seat, area: number): number {
  return state.assistants[seat * AREA_COUNT + area]
}

/** Puts so many assistants into an area, or takes them away. */
export function addAssistants(state: State, seat: Seat, area: number, count: number): void {
  const there = (state.assistants[seat * AREA_COUNT + area] += count)
  if (there > 0) state.manned[seat] |= 1 << area
  else state.manned[seat] &= ~(1 << area)
}

export function lotOwner(state: State, area: number, lot: number): number {
  return state.lots[area * LOTS + lot]
}

/** Whether the seat has one of the technologies. */
export function owns(state: State, seat: Seat, technologies: Bits): boolean {
  return (state.technologies[seat] & technologies) !== 0
}

/** The order that the seat kept at set-up, once all have chosen. */
export function keptOrder(state: State, seat: Seat): number {
  return state.dealt[seat * ORDERS_DEALT + state.kept[seat]]
}
