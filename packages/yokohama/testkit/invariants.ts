import {
  AGENT_COUNT,
  AREA_COUNT,
  CANAL,
  CARD_COUNT,
  CARDS,
  HAND_LIMIT,
  HOUSE_LOT,
  LOTS,
  NEUTRAL,
  NONE,
  ORDER_COUNT,
  ORDERS_DEALT,
  PIECE_COUNT,
  PIECES_OF_PLAYER,
  TOKEN_COUNT,
} from '../src/components/components.ts'
import { PIECES } from '../src/components/schema.ts'
import { ORDER_HIDDEN, ORDER_OPEN, type State } from '../src/state.ts'

function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

/** What holds in every state: no piece, card or token is ever lost, doubled, or where it cannot be. */
export function invariants(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) pieces(state, seat)
  orders(state)
  technologies(state)
  tokensAndAgents(state)
  canal(state)
  must(
    state.purse.every((amount) => Number.isInteger(amount) && amount >= 0),
    `a purse holds ${state.purse.join()}`,
  )
  must(state.lastRound === 0 || state.lastRound >= state.round, 'the last round is over')
}

const count = (list: readonly number[], value: number): number =>
  list.filter((entry) => entry === value).length

/** 20 assistants, 8 shops and 4 trading houses of each player, over hand, warehouse, areas, boards and achievements. */
function pieces(state: State, seat: number): void {
  const inAreas = state.assistants
    .slice(seat * AREA_COUNT, (seat + 1) * AREA_COUNT)
    .reduce((sum, n) => sum + n, 0)
  const onBoards = count(state.church, seat) + count(state.customs, seat)
  const onAchievements = state.achievers.filter((seats) => (seats & (1 << seat)) !== 0).length
  const houses = state.lots.filter((owner, place) => owner === seat && place % LOTS === HOUSE_LOT).length
  const built = [inAreas + onBoards + onAchievements, count(state.lots, seat) - houses, houses]
  for (const [piece, elsewhere] of built.entries()) {
    const hand = state.hand[seat * PIECE_COUNT + piece]
    const warehouse = state.warehouse[seat * PIECE_COUNT + piece]
    must(
      hand >= 0 && warehouse >= 0 && elsewhere >= 0,
      `seat ${seat} has a negative number of ${PIECES[piece]}`,
    )
    must(hand + warehouse + elsewhere === PIECES_OF_PLAYER[piece], `seat ${seat} has lost a ${PIECES[piece]}`)
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    const shops = state.lots
      .slice(area * LOTS, area * LOTS + HOUSE_LOT)
      .filter((owner) => owner === seat).length
    must(shops <= 1, `seat ${seat} has ${shops} shops in one area`)
  }
}

/** Every order is in exactly one place, and its mark says what all know of it. */
function orders(state: State): void {
  const choosing = state.kept.includes(NONE)
  const hand = state.orderHand.filter((order) => order !== NONE)
  const fulfilled = state.orders.flatMap((place, order) => (place >= 0 && place < state.seats ? [order] : []))
  const aside = choosing
    ? state.dealt
    : state.dealt.filter((_, place) => place % ORDERS_DEALT !== state.kept[Math.floor(place / ORDERS_DEALT)])
  const ports = state.ports.filter((order) => order !== NONE)
  const all = [...state.orderDeck, ...state.removed, ...ports, ...hand, ...fulfilled, ...aside].toSorted(
    (a, b) => a - b,
  )
  must(
    all.length === ORDER_COUNT && all.every((order, index) => order === index),
    `the orders are ${all.join()}`,
  )
  for (const order of [...state.orderDeck, ...state.removed, ...aside])
    must(state.orders[order] === ORDER_HIDDEN, 'a secret order is marked as seen')
  for (const order of ports)
    must(state.orders[order] === ORDER_OPEN, 'an order in a port is marked as unseen')
  for (let seat = 0; seat < state.seats; seat++) {
    const own = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT)
    must(
      own.lastIndexOf(NONE) === -1 || own.indexOf(NONE) >= own.filter((order) => order !== NONE).length,
      'a gap in a hand',
    )
    const kept = state.dealt[seat * ORDERS_DEALT + state.kept[seat]]
    for (const order of own) {
      if (order !== NONE)
        must(state.orders[order] === (order === kept ? ORDER_HIDDEN : ORDER_OPEN), 'a wrong mark in a hand')
    }
  }
}

function technologies(state: State): void {
  const owned = state.cardOwner.flatMap((owner, card) => (owner === NONE ? [] : [card]))
  const all = [...state.cardDeck, ...state.laboratories.filter((card) => card !== NONE), ...owned].toSorted(
    (a, b) => a - b,
  )
  must(
    all.length === CARD_COUNT && all.every((card, index) => card === index),
    `the technologies are ${all.join()}`,
  )
  for (let seat = 0; seat < state.seats; seat++) {
    const names = owned.filter((card) => state.cardOwner[card] === seat).map((card) => CARDS[card].technology)
    must(new Set(names).size === names.length, `seat ${seat} has a technology twice`)
    must(
      names.reduce((bits, name) => bits | (1 << name), 0) === state.technologies[seat],
      'the names differ from the cards',
    )
  }
}

function tokensAndAgents(state: State): void {
  must(
    state.tokenOwner.length === TOKEN_COUNT && state.agents.length === AGENT_COUNT,
    'tokens or agents are missing',
  )
  for (const token of state.tokens)
    must(token === NONE || state.tokenOwner[token] === NONE, 'a token is in two places')
  const lying = state.tokens.filter((token) => token !== NONE)
  must(new Set(lying).size === lying.length, 'a token lies twice')
  const taken = state.tokenOwner.filter((owner) => owner !== NONE).length
  must(lying.length + taken === state.cells.filter((area) => area !== CANAL).length, 'a token is lost')
  for (const place of state.agents) must(place >= NONE && place < 2 * state.seats, `an agent is at ${place}`)
  for (const owner of [...state.church, ...state.customs]) {
    must(
      owner === NEUTRAL ? state.options.neutralAssistants : owner < state.seats,
      `a board space belongs to ${owner}`,
    )
  }
}

/** Y4.3. */
function canal(state: State): void {
  must(!state.presidents.includes(CANAL) && state.station !== CANAL, 'somebody stands on the canal')
  must(
    state.assistants.every((number, place) => number === 0 || place % AREA_COUNT !== CANAL),
    'an assistant stands on the canal',
  )
}
