import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { pushPoints } from './books.ts'
import { COLLECT, ENTER, EXPAND, EXPAND_NOTHING, STOP, type Command } from './commands.ts'
import { SLOTS } from './components/board.ts'
import { CARD_KIND, CARDS, EXPANSION } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import {
  BASE_COST,
  BASE_REGIONS,
  FOREIGN_POST_COST,
  NEIGHBOURS,
  REGION,
  REGIONS,
  regionSet,
  regionsIn,
} from './components/map.ts'
import { TILE, TILES } from './components/spaces.ts'
import { decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { postsLeft, pushReturns } from './posts.ts'
import { receive } from './pounds.ts'
import { unknown } from './reason.ts'
import { pushFrame, type Frame, type State } from './state.ts'
import { canExpand, expansionTotal, faceUpCard, hasTile } from './totals.ts'
import { meetsCall, moveDiamonds, pushAdvance } from './tracks.ts'
import { startAction } from './use.ts'

/**
 * The points to enter a region: the cheapest border from the base or a post, more if another company is there (M6.3, M6.4).
 * 0: it cannot be entered.
 */
export function entryCost(state: State, company: number, region: number): number {
  const here = state.regions[region]
  if ((here >> company) & 1) return 0
  let cost = BASE_COST[company][region]
  const neighbours = NEIGHBOURS[region]
  for (let i = 0; i < neighbours.length; i++) {
    const border = neighbours[i]
    if ((state.regions[border.region] >> company) & 1 && (cost === 0 || border.cost < cost))
      cost = border.cost
  }
  return cost > 0 && here !== 0 ? cost + FOREIGN_POST_COST : cost
}

/** Whether the company has a post left and some region can be entered with the points. */
function canEnter(state: State, company: number, points: number): boolean {
  if (postsLeft(state, company) === 0) return false
  // Most often a region next to the base is open, so those are tried first.
  const near = BASE_REGIONS[company]
  for (let i = 0; i < near.length; i++) {
    const cost = entryCost(state, company, near[i])
    if (cost > 0 && cost <= points) return true
  }
  for (let region = 0; region < REGIONS.size; region++) {
    const cost = entryCost(state, company, region)
    if (cost > 0 && cost <= points) return true
  }
  return false
}

// ── Beginning (M6.1, M6.2) ──

/** A company that could enter nothing is not offered: naming none is the same (M6.6), and all points may be given up (R6). */
export function listExpand(state: State, seat: Seat, out: Command[]): void {
  if (!canExpand(state, seat)) return
  const points = expansionTotal(state, seat)
  for (let company = 0; company < COMPANIES.size; company++)
    if (canEnter(state, company, points)) out.push(EXPAND[company])
  out.push(EXPAND_NOTHING)
}

/** All expansion cards and tiles are used together; none can be kept back. */
export function useExpansion(state: State, seat: Seat, company: string | null, emit: Say): void {
  const points = expansionTotal(state, seat)
  startAction(state)
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card < 0 || CARD_KIND[card] !== EXPANSION) continue
    state.inUse |= 1 << slot
    if (emit) emit({ type: 'cardInUse', seat, card: CARDS.ids[card] })
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (TILE[tile].kind !== EXPANSION || !hasTile(state, seat, tile)) continue
    state.inUse |= 1 << (SLOTS.size + tile)
    if (emit) emit({ type: 'cardInUse', seat, card: TILES.ids[tile] })
  }
  if (company === null) {
    if (emit) emit({ type: 'expansionForgone', seat, points })
    return
  }
  if (emit) emit({ type: 'expansionBegins', seat, company, points })
  pushFrame(state, 'enter', seat, COMPANIES.find(company), points, 0, 0)
}

export function refuseExpand(state: State, { seat }: Frame, command: Command & { type: 'expand' }): Reason {
  if (!canExpand(state, seat)) return because('M6.1')
  const company = COMPANIES.find(command.company)
  if (company < 0) return unknown(command)
  const points = expansionTotal(state, seat)
  return because('M6.6', { company: command.company, points, posts: postsLeft(state, company) })
}

// ── Entering regions (M6.3–M6.6) ──

export const enter = decision({
  rule: 'M6.3',

  list(state, { company, amount, set }, out) {
    if (postsLeft(state, company) > 0) {
      for (let region = 0; region < REGIONS.size; region++) {
        const cost = entryCost(state, company, region)
        if (cost > 0 && cost <= amount) out.push(ENTER[region])
      }
    }
    if (set !== 0) out.push(STOP)
  },

  apply(state, frame, command, emit) {
    if (command.type === 'enter') enterRegion(state, frame, REGIONS.find(command.region))
    else stopEntering(state, frame, emit)
  },

  refuse: {
    enter(state, { company, amount }, command) {
      const region = REGIONS.find(command.region)
      if (region < 0) return unknown(command)
      if (postsLeft(state, company) === 0) return because('M6.6', { region: command.region })
      const cost = entryCost(state, company, region)
      if (cost === 0) return because('M6.3', { region: command.region })
      return because('M6.4', { region: command.region, cost, points: amount })
    },
    stop: () => because('M6.6'),
  },

  show({ kind, seat, company, amount, set }) {
    return { kind, seat, company: COMPANIES.ids[company], amount, regions: regionsIn(set) }
  },
  read(shown) {
    const { company, amount = 0, regions = [] } = shown
    return frameOf(shown, { company: COMPANIES.find(company), amount, set: regionSet(regions) })
  },
})

function enterRegion(state: State, frame: Frame, region: number): void {
  frame.amount -= entryCost(state, frame.company, region)
  frame.set |= 1 << region
  pushFrame(state, 'post', frame.seat, frame.company, 0, 0, region)
}

function stopEntering(state: State, frame: Frame, emit: Say): void {
  const { seat, company } = frame
  popFrame(state)
  if (emit) emit({ type: 'expansionEnds', seat, company: COMPANIES.ids[company], pointsLost: frame.amount })
  pushReturns(state, seat, company, frame.set)
  collectRewards(state, seat, company, frame.set, emit)
}

// ── Rewards (M6.7) ──

/** Pounds, diamonds and points before steps on the track: see `grant` for why this order loses nothing. */
function collectRewards(state: State, seat: Seat, company: number, entered: number, emit: Say): void {
  let pounds = 0
  let diamonds = 0
  let points = 0
  let withSteps = 0
  for (let region = 0; region < REGIONS.size; region++) {
    if (!((entered >> region) & 1)) continue
    const reward = REGION[region]
    pounds += reward.pounds
    diamonds += reward.diamonds
    points += reward.points
    if (reward.steps > 0) withSteps |= 1 << region
  }
  receive(state, seat, pounds, 'region', emit)
  moveDiamonds(state, seat, diamonds, emit)
  if (withSteps !== 0) pushFrame(state, 'collect', seat, company, 0, withSteps, 0)
  pushPoints(state, seat, points)
}

/** Each region's steps are a reward of their own; their order is asked only if it can make a difference. */
export const collect = decision({
  rule: 'M6.7',

  run(state, frame) {
    let first = -1
    let steps = 0
    let unequal = false
    for (let region = 0; region < REGIONS.size; region++) {
      if (!((frame.set >> region) & 1)) continue
      if (first >= 0 && REGION[region].steps !== REGION[first].steps) unequal = true
      if (first < 0) first = region
      steps += REGION[region].steps
    }
    if (unequal && meetsCall(state, frame.seat, frame.company, steps)) return false
    collectRegion(state, frame, first)
    return true
  },

  /** Regions with as many steps are alike and offered once. */
  list(_state, { set }, out) {
    for (let region = 0; region < REGIONS.size; region++) {
      if (!((set >> region) & 1)) continue
      let alike = false
      for (let other = 0; other < region; other++)
        if ((set >> other) & 1 && REGION[other].steps === REGION[region].steps) alike = true
      if (!alike) out.push(COLLECT[region])
    }
  },

  apply(state, frame, command, emit) {
    if (command.type !== 'collect') return
    if (emit) emit({ type: 'regionCollected', seat: frame.seat, region: command.region })
    collectRegion(state, frame, REGIONS.find(command.region))
  },

  refuse: { collect: () => because('M6.7') },

  show({ kind, seat, company, set }) {
    return { kind, seat, company: COMPANIES.ids[company], regions: regionsIn(set) }
  },
  read(shown) {
    return frameOf(shown, { company: COMPANIES.find(shown.company), set: regionSet(shown.regions ?? []) })
  },
})

function collectRegion(state: State, frame: Frame, region: number): void {
  frame.set &= ~(1 << region)
  if (frame.set === 0) popFrame(state)
  pushAdvance(state, frame.seat, frame.company, REGION[region].steps)
}
