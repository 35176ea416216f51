import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { ADVANCE, DECLINE, FORFEIT, PAY, STEP, STEP_PAYING, type Command } from './commands.ts'
import { DIAMOND_END, DIAMOND_OVERFLOW } from './components/board.ts'
import { COMPANIES } from './components/components.ts'
import { TRACK } from './components/tracks.ts'
import { amountOnly, decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { receive, spend } from './pounds.ts'
import { notOffered, unknown } from './reason.ts'
import { pushFrame, type Frame, type State } from './state.ts'

/** Moves the own marker one space, over a capital call paid for elsewhere; a special space pays (M9.1, M9.5). */
function stepForward(state: State, seat: Seat, company: number, emit: Say): void {
  const at = seat * COMPANIES.size + company
  const space = ++state.steps[at]
  if (emit) emit({ type: 'stepped', seat, company: COMPANIES.ids[company], space })
  const payout = TRACK[state.tracks[company]].payout[space]
  if (payout === 0) return
  receive(state, seat, payout, 'special', emit)
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.steps[other * COMPANIES.size + company] >= space)
      receive(state, other, payout, 'special', emit)
  }
}

/** Whether the marker is on the last space (M9.3). */
function atEnd(state: State, seat: Seat, company: number): boolean {
  return state.steps[seat * COMPANIES.size + company] >= TRACK[state.tracks[company]].length
}

/** The pounds that the next step costs; 0 without a capital call. */
export function callAhead(state: State, seat: Seat, company: number): number {
  return TRACK[state.tracks[company]].call[state.steps[seat * COMPANIES.size + company]]
}

// ── Steps for goods value (M5.5, M5.7) ──

/** Lists the steps for goods; giving up only when no step is free (M5.7, R6). */
export function listGoodsSteps(state: State, seat: Seat, out: Command[]): void {
  let free = false
  for (let company = 0; company < COMPANIES.size; company++) {
    if (atEnd(state, seat, company)) continue
    const cost = callAhead(state, seat, company)
    if (cost === 0) {
      free = true
      out.push(STEP[company])
    } else if (cost <= state.pounds[seat]) out.push(STEP_PAYING[company][cost])
  }
  if (!free) out.push(FORFEIT)
}

export function stepForGoods(state: State, seat: Seat, company: number, emit: Say): void {
  spend(state, seat, callAhead(state, seat, company), 'capitalCall', emit)
  stepForward(state, seat, company, emit)
}

/** Why a step for goods, or giving the goods up, is refused. */
export const refuseGoodsStep = {
  step(state: State, { seat }: Frame, command: Command & { type: 'step' }): Reason {
    const company = COMPANIES.find(command.company)
    if (company < 0) return unknown(command)
    if (atEnd(state, seat, company)) return because('M9.3', { company: command.company })
    const cost = callAhead(state, seat, company)
    if (cost > 0) return because('M9.2', { company: command.company, cost, pounds: state.pounds[seat] })
    return because('M5.2', { company: command.company })
  },
  forfeit: (): Reason => because('M5.7'),
}

export const steps = decision({
  rule: 'M5.5',

  list(state, { seat }, out) {
    listGoodsSteps(state, seat, out)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'step') {
      frame.amount--
      if (frame.amount === 0) popFrame(state)
      stepForGoods(state, frame.seat, COMPANIES.find(command.company), emit)
      return
    }
    if (emit) emit({ type: 'stepsLost', seat: frame.seat, amount: frame.amount })
    popFrame(state)
  },

  refuse: refuseGoodsStep,
  ...amountOnly,
})

// ── Steps of a reward on one track (M9.4) ──

export function pushAdvance(state: State, seat: Seat, company: number, steps: number): void {
  if (steps > 0) pushFrame(state, 'advance', seat, company, steps, 0, 0)
}

export const advance = decision({
  rule: 'M9.2',

  /** Makes the steps that cost nothing, which may not be declined. True when nothing is left to ask. */
  run(state, frame, emit) {
    const { seat, company } = frame
    while (frame.amount > 0 && !atEnd(state, seat, company)) {
      const cost = callAhead(state, seat, company)
      if (cost > 0 && cost <= state.pounds[seat]) return false
      if (cost > 0) break
      frame.amount--
      stepForward(state, seat, company, emit)
    }
    if (frame.amount > 0 && emit) emit({ type: 'stepsLost', seat, amount: frame.amount })
    popFrame(state)
    return true
  },

  list(_state, { company }, out) {
    out.push(PAY[company], DECLINE)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'pay') payCall(state, frame, emit)
    else declineCall(state, frame, emit)
  },

  refuse: { pay: notOffered('M9.2'), decline: notOffered('M9.2') },

  show({ kind, seat, company, amount }) {
    return { kind, seat, company: COMPANIES.ids[company], amount }
  },
  read(shown) {
    return frameOf(shown, { company: COMPANIES.find(shown.company), amount: shown.amount ?? 0 })
  },
})

function payCall(state: State, frame: Frame, emit: Say): void {
  const { seat, company } = frame
  spend(state, seat, callAhead(state, seat, company), 'capitalCall', emit)
  frame.amount--
  stepForward(state, seat, company, emit)
}

/** Refusing a capital call ends the steps of this reward on this track (R7). */
function declineCall(state: State, { seat, company, amount }: Frame, emit: Say): void {
  if (emit) emit({ type: 'callDeclined', seat, company: COMPANIES.ids[company] })
  if (emit) emit({ type: 'stepsLost', seat, amount })
  popFrame(state)
}

// ── Steps of a reward on several tracks (M8.16, M9.9) ──

const STEP_BITS = 6
const STEP_MASK = (1 << STEP_BITS) - 1

/** Steps for each company in one number, so that a frame can carry them. */
function packSteps(steps: readonly number[]): number {
  let packed = 0
  for (let company = 0; company < steps.length; company++) packed |= steps[company] << (company * STEP_BITS)
  return packed
}

function unpackSteps(packed: number, company: number): number {
  return (packed >> (company * STEP_BITS)) & STEP_MASK
}

/** Advance on `count` of the tracks for which steps are given, all of those steps on each. */
export function pushTracks(state: State, seat: Seat, due: readonly number[], count: number): void {
  if (count > 0) pushFrame(state, 'tracks', seat, -1, count, packSteps(due), 0)
}

export const tracks = decision({
  rule: 'M9.9',

  /** Takes the tracks one after another without asking when all are due and their order makes no difference. */
  run(state, frame) {
    let due = 0
    let first = -1
    for (let company = 0; company < COMPANIES.size; company++) {
      if (unpackSteps(frame.set, company) === 0) continue
      due++
      if (first < 0) first = company
    }
    if (due > frame.amount || (due > 1 && orderMatters(state, frame))) return false
    chooseTrack(state, frame, first)
    return true
  },

  list(_state, { set }, out) {
    for (let company = 0; company < COMPANIES.size; company++)
      if (unpackSteps(set, company) > 0) out.push(ADVANCE[company])
  },

  apply(state, frame, command) {
    if (command.type === 'advance') chooseTrack(state, frame, COMPANIES.find(command.company))
  },

  refuse: { advance: notOffered('M9.9') },

  show({ kind, seat, amount, set }) {
    return { kind, seat, amount, steps: stepsById(set) }
  },
  read(shown) {
    const due = COMPANIES.ids.map((company) => shown.steps?.[company] ?? 0)
    return frameOf(shown, { amount: shown.amount ?? 0, set: packSteps(due) })
  },
})

function stepsById(packed: number): { [company: string]: number } {
  const out: { [company: string]: number } = {}
  for (let company = 0; company < COMPANIES.size; company++) {
    const due = unpackSteps(packed, company)
    if (due > 0) out[COMPANIES.ids[company]] = due
  }
  return out
}

/** Only the pounds of a special space on one track can matter to a capital call on another. */
function orderMatters(state: State, { seat, set }: Frame): boolean {
  for (let paying = 0; paying < COMPANIES.size; paying++) {
    if (!meets(state, seat, paying, unpackSteps(set, paying), 'payout')) continue
    for (let asking = 0; asking < COMPANIES.size; asking++) {
      if (asking !== paying && meets(state, seat, asking, unpackSteps(set, asking), 'call')) return true
    }
  }
  return false
}

/** Whether so many steps meet a special space or a capital call. */
function meets(state: State, seat: Seat, company: number, steps: number, what: 'payout' | 'call'): boolean {
  const track = TRACK[state.tracks[company]]
  const space = state.steps[seat * COMPANIES.size + company]
  for (let step = 0; step < steps && space + step < track.length; step++) {
    if (what === 'call' ? track.call[space + step] > 0 : track.payout[space + step + 1] > 0) return true
  }
  return false
}

/** Whether a capital call lies within so many steps: only then can anything be declined. */
export function meetsCall(state: State, seat: Seat, company: number, steps: number): boolean {
  return meets(state, seat, company, steps, 'call')
}

function chooseTrack(state: State, frame: Frame, company: number): void {
  const due = unpackSteps(frame.set, company)
  frame.set &= ~(STEP_MASK << (company * STEP_BITS))
  frame.amount--
  if (frame.amount === 0) popFrame(state)
  pushAdvance(state, frame.seat, company, due)
}

// ── The diamond track (M10.1–M10.3) ──

/** Steps past the last space give pounds instead, also the rest of the same move (M10.3, R20). */
export function moveDiamonds(state: State, seat: Seat, steps: number, emit: Say): void {
  if (steps === 0) return
  const room = DIAMOND_END - state.diamonds[seat]
  const moved = steps < room ? steps : room
  if (moved > 0) {
    state.diamonds[seat] += moved
    if (emit) emit({ type: 'diamondsMoved', seat, space: state.diamonds[seat] })
  }
  receive(state, seat, (steps - moved) * DIAMOND_OVERFLOW, 'diamonds', emit)
}
