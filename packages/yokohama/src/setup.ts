import {
  because,
  below,
  checkSeats,
  dealRng,
  parseOptions,
  shuffle,
  type Rng,
  type Seat,
  type Seed,
} from '@entrepot/kernel'
import { KEEP, RECHOOSE } from './commands.ts'
import {
  ACHIEVEMENT_DECKS,
  ACHIEVEMENTS,
  AGENT_COUNT,
  AREA_COUNT,
  AREAS_IN_PLAY,
  CANAL,
  CARD_COUNT,
  CHURCH_SPACES,
  CUSTOMS_SPACES,
  HAND_LIMIT,
  LAB_AREA,
  LAB_SLOT_COUNT,
  LAB_SLOTS,
  LAYOUTS,
  LOTS,
  NEUTRAL,
  NONE,
  ORDER_COUNT,
  ORDER_INDEX,
  ORDERS_DEALT,
  ORDERS_REMOVED,
  PORT_AREA,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  RESOURCE_COUNT,
  SITES,
  START_HAND,
  START_RESOURCES,
  START_WAREHOUSE,
  START_YEN_FIRST,
  START_YEN_OTHERS,
  TOKEN_COUNT,
  YEN,
  type Space,
  SOURCE_COUNT,
} from './components/components.ts'
import type { CommonDecision } from './decision.ts'
import type { Say } from './events.ts'
import { addToHand } from './ports.ts'
import { known } from './reason.ts'
import { keptOrder, ORDER_HIDDEN, ORDER_OPEN, type Options, type State } from './state.ts'
import { beginTurn } from './turn.ts'
import { OPTIONS, SEATS } from './options.ts'

/** Y2: everything is shuffled now; from here on chance only shows what the decks hold. */
export function newGame(given: Partial<Options>, seats: number, seed: Seed): State {
  checkSeats(SEATS, seats)
  const options = parseOptions<Options>(OPTIONS, given)
  const rng = dealRng(seed)
  const start = below(rng, seats)
  const inPlay = AREAS_IN_PLAY[seats]
  const cells = shuffle(rng, [...inPlay])
  const neutral = options.neutralAssistants && seats === 2
  const state: State = {
    revealed: 0,
    options,
    seats,
    start,
    active: start,
    round: 1,
    lastRound: 0,
    over: false,
    agentsThisTurn: 0,
    usedThisTurn: 0,
    station: NONE,
    frames: [],
    cells,
    neighbours: neighboursOf(cells, seats),
    sites: onAreas(rng, inPlay, SITES.length),
    tokens: onAreas(rng, inPlay, TOKEN_COUNT),
    lots: filled(AREA_COUNT * LOTS, NONE),
    assistants: filled(seats * AREA_COUNT, 0),
    manned: filled(seats, 0),
    presidents: filled(seats, NONE),
    purse: pursesOf(seats, start),
    earned: filled(seats * SOURCE_COUNT, 0),
    hand: repeated(START_HAND, seats),
    warehouse: repeated(START_WAREHOUSE, seats),
    tokenOwner: filled(TOKEN_COUNT, NONE),
    agents: filled(AGENT_COUNT, NONE),
    technologies: filled(seats, 0),
    cardOwner: filled(CARD_COUNT, NONE),
    orders: filled(ORDER_COUNT, ORDER_HIDDEN),
    orderHand: filled(seats * HAND_LIMIT, NONE),
    dealt: filled(seats * ORDERS_DEALT, NONE),
    kept: filled(seats, NONE),
    removed: [],
    orderDeck: shuffled(rng, ORDER_COUNT),
    ports: filled(PORT_AREA.length * PORT_SLOTS, NONE),
    cardDeck: shuffled(rng, CARD_COUNT),
    laboratories: filled(LAB_AREA.length * LAB_SLOTS, NONE),
    church: spacesOf(CHURCH_SPACES, neutral),
    customs: spacesOf(CUSTOMS_SPACES, neutral),
    achievements: ACHIEVEMENT_DECKS.map((deck) => achievementOf(rng, deck)),
    achievers: filled(ACHIEVEMENT_DECKS.length, 0),
  }
  dealCards(state, inPlay)
  return state
}

function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value)
}

function repeated(figures: readonly number[], times: number): number[] {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push(...figures)
  return all
}

function shuffled(rng: Rng, count: number): number[] {
  const numbers: number[] = []
  for (let number = 0; number < count; number++) numbers.push(number)
  return shuffle(rng, numbers)
}

/** Y2.1: by area, the areas in the touching cells, as bits. */
export function neighboursOf(cells: readonly number[], seats: number): number[] {
  const neighbours = filled(AREA_COUNT, 0)
  for (const [cell, adjacent] of LAYOUTS[seats].adjacent.entries()) {
    for (const other of adjacent) neighbours[cells[cell]] |= 1 << cells[other]
  }
  return neighbours
}

/** Y2.3: by area in play but the canal, one of so many components at random. */
function onAreas(rng: Rng, inPlay: readonly number[], count: number): number[] {
  const deck = shuffled(rng, count)
  const areas = filled(AREA_COUNT, NONE)
  for (const area of inPlay) if (area !== CANAL) areas[area] = deck.pop() as number
  return areas
}

/** Y2.4. */
function pursesOf(seats: number, start: Seat): number[] {
  const purse = repeated(START_RESOURCES, seats)
  for (let seat = 0; seat < seats; seat++) {
    purse[seat * RESOURCE_COUNT + YEN] = seat === start ? START_YEN_FIRST : START_YEN_OTHERS
  }
  return purse
}

/** Y2.5. */
function achievementOf(rng: Rng, deck: string): number {
  const candidates = ACHIEVEMENTS.flatMap((achievement, index) => (achievement.deck === deck ? [index] : []))
  return candidates[below(rng, candidates.length)]
}

/** R5: the spaces of a board, empty but for a neutral assistant. */
function spacesOf(spaces: readonly Space[], neutral: boolean): number[] {
  return spaces.map((space) => (neutral && space.neutral ? NEUTRAL : NONE))
}

/** Y2.6, Y2.7: laboratories and ports are filled, orders leave and are dealt. */
function dealCards(state: State, inPlay: readonly number[]): void {
  for (const [lab, area] of LAB_AREA.entries()) {
    if (!inPlay.includes(area)) continue
    for (let slot = 0; slot < LAB_SLOT_COUNT[lab]; slot++) {
      state.laboratories[lab * LAB_SLOTS + slot] = state.cardDeck.pop() as number
    }
  }
  for (let i = 0; i < ORDERS_REMOVED[state.seats]; i++) state.removed.push(state.orderDeck.pop() as number)
  for (const [port, area] of PORT_AREA.entries()) {
    if (!inPlay.includes(area)) continue
    for (let slot = 0; slot < PORT_SLOT_COUNT[port]; slot++) {
      const order = state.orderDeck.pop() as number
      state.ports[port * PORT_SLOTS + slot] = order
      state.orders[order] = ORDER_OPEN
    }
  }
  for (let place = 0; place < state.dealt.length; place++)
    state.dealt[place] = state.orderDeck.pop() as number
}

// ————— the choice of an order (Y2.7) —————

/** All choose at the same time; a seat that has chosen may take that back while others have not. */
export const orderChoice: CommonDecision = {
  rule: 'Y2.7',
  isOpen: (state, seat) => state.kept[seat] === NONE,
  list(state, seat, out) {
    if (state.kept[seat] !== NONE) out.push(RECHOOSE)
    else
      for (let place = 0; place < ORDERS_DEALT; place++)
        out.push(KEEP[state.dealt[seat * ORDERS_DEALT + place]])
  },
  apply(state, seat, command, emit) {
    if (command.type !== 'keep') {
      state.kept[seat] = NONE
      if (emit) emit({ type: 'choiceReopened', seat })
      return
    }
    state.kept[seat] = state.dealt.indexOf(ORDER_INDEX.get(command.order) as number) - seat * ORDERS_DEALT
    if (emit) emit({ type: 'orderChosen', seat })
    if (emit) emit({ type: 'orderKept', seat, order: command.order }, [seat])
    if (!isChoosing(state)) begin(state, emit)
  },
  refuse: {
    keep: (state, seat, { order }) =>
      state.kept[seat] !== NONE
        ? because('Y2.7', { reason: 'already chosen' })
        : because('Y2.7', { reason: 'not among the dealt orders', order: known(order) }),
    rechoose: () => because('Y2.7', { reason: 'not chosen yet' }),
  },
}

/** Whether the players are still choosing. */
export function isChoosing(state: State): boolean {
  return state.kept.includes(NONE)
}

/** All have chosen: the choices are final, the kept orders come to the hands and the first turn begins. */
function begin(state: State, emit: Say): void {
  state.revealed++
  for (let seat = 0; seat < state.seats; seat++) addToHand(state, seat, keptOrder(state, seat))
  if (emit) emit({ type: 'gameBegan', start: state.start })
  beginTurn(state, state.start, emit)
}
