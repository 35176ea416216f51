import type { Seat } from '@entrepot/kernel'
import { agentPower as powerOfAgent, standingPower } from '../area.ts'
import { missingFaith, mostImports as mostImportsOf } from '../boards.ts'
import {
  CARD_INDEX,
  CHURCH_SPACE_INDEX,
  LEVEL_IMPORTS,
  LEVEL_YEN,
  NONE,
  POWER,
  SAME_AREA,
} from '../components/components.ts'
import { indexOfArea, type FrameView } from '../decision.ts'
import { knownState } from '../known.ts'
import { missingLevels, slotOf } from '../laboratories.ts'
import { pathOf, tollOf } from '../movement.ts'
import { placementFee as placementFeeIn } from '../placement.ts'
import type { Frame, State } from '../state.ts'
import { besidePair, differentAreas, ownStation } from '../technologies.ts'
import type { AreaView, PlayerView, View } from '../view.ts'

// What follows from a position: the rules are asked about what a view tells.

const positions = new WeakMap<View, State>()

/** The position that a view shows, read once. Never to be changed. */
export function positionOf(view: View): State {
  let state = positions.get(view)
  if (state === undefined) {
    state = knownState(view)
    positions.set(view, state)
  }
  return state
}

export function playerOf(view: View, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`There is no player in seat ${seat}.`)
  return player
}

export function areaViewOf(view: View, id: string): AreaView {
  const area = view.areas.find((candidate) => candidate.id === id)
  if (area === undefined) throw new Error(`The area ${id} is not in play.`)
  return area
}

/** The decision at hand; undefined while orders are chosen and after the end. */
export function decisionAt(view: View): FrameView | undefined {
  return view.pending.at(-1)
}

// ————— power (Y6.1) —————

/** The power of a seat in an area if its president stood there, and so many more assistants. */
export function powerWithPresident(view: View, seat: Seat, area: string, more = 0): number {
  const standing = standingPower(positionOf(view), seat, indexOfArea(area))
  return Math.min(POWER.max, standing + POWER.president + more * POWER.assistant)
}

/** The power of an agent's action in an area (Y7.1, R1). */
export function agentPower(view: View, seat: Seat, area: string): number {
  const state = positionOf(view)
  return Math.min(POWER.max, standingPower(state, seat, indexOfArea(area)) + powerOfAgent(state))
}

/** Whose technology has put the station on the board (Y9.2). */
export function stationOwner(view: View): Seat | null {
  const state = positionOf(view)
  for (let seat = 0; seat < state.seats; seat++) if (ownStation(state, seat) !== 0) return seat
  return null
}

// ————— payments and ways (Y4.2, Y5) —————

/** The yen that an assistant placed in an area costs (Y4.2). */
export function placementFee(view: View, seat: Seat, area: string): number {
  return placementFeeIn(positionOf(view), seat, indexOfArea(area))
}

/** The yen that a president pays on entering an area, unless a technology spares it (Y5.4, Y5.5). */
export function entryFee(view: View, seat: Seat, area: string): number {
  return tollOf(positionOf(view), seat, indexOfArea(area))
}

/** The areas that the president enters on a shortest way for a move; null from the hand or by tram, when it does not walk. */
export function walkTo(view: View, seat: Seat, to: string, paying: readonly string[]): string[] | null {
  const state = positionOf(view)
  return state.presidents[seat] === NONE ? null : pathOf(state, seat, to, paying)
}

/** The areas beside an area. */
export function neighboursOf(view: View, area: string): AreaView[] {
  const beside = positionOf(view).neighbours[indexOfArea(area)]
  return view.areas.filter(({ id }) => (beside & (1 << indexOfArea(id))) !== 0)
}

/** What may still be placed (Y4.1, Y9.9): in how many other areas, or how many beside two in one. */
export interface PlacementsLeft {
  readonly different: number
  /** Whether a second assistant may still follow into the area of the first. */
  readonly pair: boolean
  readonly besidePair: number
}

export function placementsLeft(
  view: View,
  { seat, placed = 0, pair = null }: Pick<FrameView, 'seat' | 'placed' | 'pair'>,
): PlacementsLeft {
  const state = positionOf(view)
  if (pair !== null) {
    return { different: 0, pair: false, besidePair: SAME_AREA + besidePair(state, seat) - placed }
  }
  return { different: differentAreas(state, seat) - placed, pair: placed === 1, besidePair: 0 }
}

// ————— laboratories, church and customs house: what the decision at hand asks (Y8.3, Y8.6, Y8.7) —————

function frameAtHand(view: View): Frame {
  return positionOf(view).frames.at(-1) as Frame
}

/** The levels that a technology in a laboratory needs beyond those that the power provides (Y8.3). */
export function levelsMissing(view: View, card: string): number {
  const frame = frameAtHand(view)
  const index = CARD_INDEX.get(card) as number
  return missingLevels(frame, index, slotOf(positionOf(view), frame, index))
}

/** The yen that a technology costs, so many imports being given. */
export function acquisitionYen(view: View, card: string, imports: number): number {
  return (levelsMissing(view, card) - imports / LEVEL_IMPORTS) * LEVEL_YEN
}

/** How many gifts a space of the church board needs beyond the faith of the power (Y8.6). */
export function giftsFor(view: View, space: string): number {
  const missing = missingFaith(frameAtHand(view), CHURCH_SPACE_INDEX.get(space) as number)
  return Math.max(0, missing)
}

/** The most imports that a space of the customs board may ask (Y8.7). */
export function mostImports(view: View): number {
  return mostImportsOf(frameAtHand(view))
}
