import { popFrame, type Seat } from '@entrepot/kernel'
import { pushPoints } from './books.ts'
import { COLLECT, ENTER, EXPAND, EXPAND_NOTHING, STOP, type Command } from './commands.ts'
import { SLOTS } from './components/board.ts'
import { CARD_KIND, CARDS, EXPANSION } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { BASE_COST, BASE_REGIONS, FOREIGN_POST_COST, NEIGHBOURS, REGION, REGIONS } from './components/map.ts'
import { TILE, TILES } from './components/spaces.ts'
import type { Say } from './events.ts'
import { postsLeft, pushReturns } from './posts.ts'
import { receive } from './pounds.ts'
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

/** A company that could enter nothing is not offered: naming none is the same (M6.6). */
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

// ── Entering regions (M6.3–M6.6) ──

export function listEnter(state: State, { company, amount, set }: Frame, out: Command[]): void {
  if (postsLeft(state, company) > 0) {
    for (let region = 0; region < REGIONS.size; region++) {
      const cost = entryCost(state, company, region)
      if (cost > 0 && cost <= amount) out.push(ENTER[region])
    }
  }
  if (set !== 0) out.push(STOP)
}

export function applyEnter(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat, company } = frame
  if (command.type === 'enter') {
    const region = REGIONS.find(command.region)
    frame.amount -= entryCost(state, company, region)
    frame.set |= 1 << region
    pushFrame(state, 'post', seat, company, 0, 0, region)
    return
  }
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
export function runCollect(state: State, frame: Frame): boolean {
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
}

/** Regions with as many steps are alike and offered once. */
export function listCollect(_state: State, { set }: Frame, out: Command[]): void {
  for (let region = 0; region < REGIONS.size; region++) {
    if (!((set >> region) & 1)) continue
    let alike = false
    for (let other = 0; other < region; other++)
      if ((set >> other) & 1 && REGION[other].steps === REGION[region].steps) alike = true
    if (!alike) out.push(COLLECT[region])
  }
}

export function applyCollect(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'collect') return
  if (emit) emit({ type: 'regionCollected', seat: frame.seat, region: command.region })
  collectRegion(state, frame, REGIONS.find(command.region))
}

function collectRegion(state: State, frame: Frame, region: number): void {
  frame.set &= ~(1 << region)
  if (frame.set === 0) popFrame(state)
  pushAdvance(state, frame.seat, frame.company, REGION[region].steps)
}
