import {
  below,
  checkSeats,
  dealRng,
  defineGame,
  parseOptions,
  popFrame,
  shuffle,
  topFrame,
  type BaseState,
  type DealRng,
  type Emit,
  type Frame,
  type Game,
  type GameRules,
  type Reason,
  type ScoreSheet,
  type Seat,
  type Viewer,
} from '../src/index.ts'
import type { Subject } from './subject.ts'

/**
 * A tiny game that uses every part of the contract. Three rounds: all bid 1–3 in secret and at once, changeable until all are
 * in; then, highest bid first, each makes two trades: take a coin or two from the pool, or draw a bale unseen by the others.
 * Coins and bales count; each bid costs as many points. The pool is refilled at random.
 */
export interface CaravanState extends BaseState {
  round: number
  rng: DealRng
  pool: number
  deck: number[]
  /** Bales drawn, known to their owner alone. */
  bales: number[][]
  coins: number[]
  paid: number[]
  /** Bids of this round, secret until all are in; 0: not yet made. */
  bids: number[]
  openBids: boolean
  frames: TradeFrame[]
}

interface TradeFrame extends Frame {
  readonly kind: 'trade'
  readonly left: number
}

export type CaravanCommand =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'rebid' }
  | { readonly type: 'take'; readonly amount: number }
  | { readonly type: 'draw' }
  | { readonly type: 'rest' }

export type CaravanEvent =
  | { readonly type: 'bidMade' | 'bidTaken' | 'drawn' | 'rested'; readonly seat: Seat }
  | { readonly type: 'bale'; readonly value: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'taken'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'roundBegins'; readonly round: number; readonly pool: number }
  | { readonly type: 'ended' }

export interface CaravanView {
  readonly round: number
  readonly revealed: number
  readonly pool: number
  readonly deckSize: number
  readonly openBids: boolean
  readonly players: readonly {
    readonly coins: number
    readonly paid: number
    readonly hasBid: boolean
    /** Shown to the owner, and to all once all are in. */
    readonly bid: number | null
    readonly baleCount: number
    /** The owner's own; null for others. */
    readonly bales: readonly number[] | null
  }[]
  readonly frames: readonly TradeFrame[]
}

export type CaravanOptions = { readonly longer: boolean }

const ROUNDS = 3
const ALL_BALES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
type Say = Emit<CaravanEvent> | null

export const caravanRules: GameRules<
  CaravanState,
  CaravanCommand,
  CaravanEvent,
  CaravanView,
  CaravanOptions
> = {
  id: 'caravan',
  version: '1',
  seats: { min: 2, max: 4 },
  options: { longer: { kind: 'switch', default: false, rule: 'C1.3' } },

  setup(options, seats, seed) {
    checkSeats({ min: 2, max: 4 }, seats)
    const { longer } = parseOptions(caravanRules.options, options)
    const rng = dealRng(seed)
    const deck = shuffle(rng, [...ALL_BALES])
    const zeros = (): number[] => new Array<number>(seats).fill(0)
    const bales = Array.from({ length: seats }, () => [])
    const start = { revealed: 0, round: longer ? 0 : 1, rng, pool: 2 * seats, deck, bales }
    return { ...start, coins: zeros(), paid: zeros(), bids: zeros(), openBids: false, frames: [] }
  },

  deciders(state) {
    const frame = topFrame(state)
    if (frame) return [frame.seat]
    if (state.round > ROUNDS) return []
    return state.bids.flatMap((bid, seat) => (bid === 0 ? [seat] : []))
  },

  legal(state, seat) {
    const frame = topFrame(state)
    if (frame) return frame.seat === seat ? trades(state) : []
    if (state.round > ROUNDS || state.bids[seat] === undefined) return []
    return state.bids[seat] === 0 ? [1, 2, 3].map((amount) => ({ type: 'bid', amount })) : [{ type: 'rebid' }]
  },

  step(state, seat, command, emit) {
    if (command.type === 'bid') {
      state.bids[seat] = command.amount
      if (emit) emit({ type: 'bidMade', seat })
      if (state.bids.every((bid) => bid > 0)) showBids(state, emit)
    } else if (command.type === 'rebid') {
      state.bids[seat] = 0
      if (emit) emit({ type: 'bidTaken', seat })
    } else trade(state, seat, command, emit)
    settle(state, emit)
  },

  refuse(state, seat, command): Reason {
    if (command.type === 'draw' && state.deck.length === 0) return { rule: 'C3.2', params: {} }
    if (command.type === 'take') return { rule: 'C3.1', params: { pool: state.pool } }
    return { rule: 'C1.2', params: { seat } }
  },

  clone(state) {
    return {
      ...state,
      rng: { ...state.rng },
      deck: [...state.deck],
      bales: state.bales.map((bales) => [...bales]),
      coins: [...state.coins],
      paid: [...state.paid],
      bids: [...state.bids],
      frames: state.frames.map((frame) => ({ ...frame })),
    }
  },

  view(state, viewer) {
    const players = state.coins.map((coins, seat) => ({
      coins,
      paid: state.paid[seat],
      hasBid: state.bids[seat] > 0,
      bid: state.openBids || seat === viewer ? state.bids[seat] : null,
      baleCount: state.bales[seat].length,
      bales: seat === viewer ? [...state.bales[seat]] : null,
    }))
    const { round, revealed, pool, openBids } = state
    return {
      round,
      revealed,
      pool,
      deckSize: state.deck.length,
      openBids,
      players,
      frames: structuredCopy(state.frames),
    }
  },

  resample(view, viewer, rng) {
    const unseen = [...ALL_BALES]
    for (const value of viewer === null ? [] : (view.players[viewer].bales ?? []))
      unseen.splice(unseen.indexOf(value), 1)
    shuffle(rng, unseen)
    const { round, revealed, pool, openBids } = view
    return {
      revealed,
      round,
      rng: dealRng(below(rng, 2 ** 32)),
      pool,
      deck: unseen.splice(0, view.deckSize),
      bales: view.players.map((player) =>
        player.bales ? [...player.bales] : unseen.splice(0, player.baleCount),
      ),
      coins: view.players.map(({ coins }) => coins),
      paid: view.players.map(({ paid }) => paid),
      bids: view.players.map(({ bid, hasBid }) => bid ?? (hasBid ? 1 + below(rng, 3) : 0)),
      openBids,
      frames: structuredCopy(view.frames),
    }
  },

  scores(state) {
    return state.coins.map((coins, seat) => {
      const bales = state.bales[seat].reduce((sum, value) => sum + value, 0)
      const paid = state.paid[seat] === 0 ? 0 : -state.paid[seat]
      return { seat, categories: { coins, bales, paid }, total: coins + bales + paid }
    })
  },

  round: (state) => Math.min(state.round, ROUNDS),

  outcome(state) {
    if (state.round <= ROUNDS) return null
    const sheets = caravanRules.scores(state)
    const totals = [...new Set(sheets.map(({ total }) => total))].toSorted((a, b) => b - a)
    return { sheets, ranking: totals.map((total) => seatsWith(sheets, total)) }
  },
}

export const caravan: Game<CaravanState, CaravanCommand, CaravanEvent, CaravanView, CaravanOptions> =
  defineGame(caravanRules)

function seatsWith(sheets: readonly ScoreSheet[], wanted: number): Seat[] {
  return sheets.filter(({ total }) => total === wanted).map(({ seat }) => seat)
}

function structuredCopy(frames: readonly TradeFrame[]): TradeFrame[] {
  return frames.map((frame) => ({ ...frame }))
}

function trades(state: CaravanState): CaravanCommand[] {
  const commands: CaravanCommand[] = [{ type: 'rest' }]
  for (let amount = 1; amount <= Math.min(2, state.pool); amount++) commands.push({ type: 'take', amount })
  if (state.deck.length > 0) commands.push({ type: 'draw' })
  return commands
}

function showBids(state: CaravanState, emit: Say): void {
  state.openBids = true
  state.revealed++
  if (emit) emit({ type: 'bidsShown', bids: [...state.bids] })
  const order = state.bids.map((_, seat) => seat).toSorted((a, b) => state.bids[b] - state.bids[a] || a - b)
  for (const seat of order) state.paid[seat] += state.bids[seat]
  state.frames = order.toReversed().map((seat) => ({ kind: 'trade', seat, left: 2 }))
}

function trade(state: CaravanState, seat: Seat, command: CaravanCommand, emit: Say): void {
  const frame = topFrame(state) as TradeFrame
  popFrame(state)
  if (command.type === 'take') {
    state.pool -= command.amount
    state.coins[seat] += command.amount
    if (emit) emit({ type: 'taken', seat, amount: command.amount })
  } else if (command.type === 'draw') {
    const value = state.deck.pop() as number
    state.bales[seat].push(value)
    state.revealed++
    if (emit) emit({ type: 'drawn', seat })
    if (emit) emit({ type: 'bale', value }, [seat])
  } else if (emit) emit({ type: 'rested', seat })
  if (command.type !== 'rest' && frame.left > 1) state.frames.push({ ...frame, left: frame.left - 1 })
}

/** Trades that can only be a rest are not asked; then the next round begins with a pool refilled at random. */
function settle(state: CaravanState, emit: Say): void {
  if (!state.openBids) return
  while (topFrame(state) && trades(state).length === 1) popFrame(state)
  if (topFrame(state)) return
  state.bids.fill(0)
  state.openBids = false
  state.round++
  if (state.round > ROUNDS) {
    if (emit) emit({ type: 'ended' })
    return
  }
  state.pool += below(state.rng, 4)
  state.revealed++
  if (emit) emit({ type: 'roundBegins', round: state.round, pool: state.pool })
}

export const caravanSubject: Subject<
  CaravanState,
  CaravanCommand,
  CaravanEvent,
  CaravanView,
  CaravanOptions
> = {
  game: caravan,
  options: [{}, { longer: true }],

  scramble(state, viewer: Viewer, rng) {
    const world = caravan.clone(state)
    const hidden = [...world.deck, ...world.bales.flatMap((bales, seat) => (seat === viewer ? [] : bales))]
    shuffle(rng, hidden)
    world.deck = hidden.splice(0, world.deck.length)
    world.bales = world.bales.map((bales, seat) => (seat === viewer ? bales : hidden.splice(0, bales.length)))
    if (!world.openBids)
      world.bids = world.bids.map((bid, seat) => (bid === 0 || seat === viewer ? bid : 1 + below(rng, 3)))
    world.rng = dealRng(below(rng, 2 ** 32))
    return world
  },

  covers: {
    bidMade: ['players.*.hasBid', 'revealed'],
    bidTaken: ['players.*.hasBid'],
    bidsShown: ['players.*.bid', 'players.*.paid', 'openBids', 'revealed'],
    taken: ['players.*.coins', 'pool'],
    drawn: ['players.*.baleCount', 'deckSize', 'revealed'],
    bale: [],
    rested: [],
    roundBegins: ['round', 'pool', 'openBids', 'players.*.hasBid', 'players.*.bid', 'revealed'],
    ended: ['round', 'openBids', 'players.*.hasBid', 'players.*.bid'],
  },
  unspoken: ['frames'],

  invariants(state) {
    const bales = [...state.deck, ...state.bales.flat()].toSorted((a, b) => a - b)
    if (bales.join() !== ALL_BALES.join()) throw new Error(`bales are ${bales.join()}`)
    if (state.pool < 0) throw new Error(`the pool holds ${state.pool}`)
  },
}
