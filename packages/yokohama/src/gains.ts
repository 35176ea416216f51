import { popFrame, type Seat } from '@entrepot/kernel'
import { firstOf, withoutFirst } from './bits.ts'
import { CHOOSE, DEPLOY_FROM, DEPLOY_TO, DONE, HAND, type Command } from './commands.ts'
import {
  ANY_GOOD,
  AREA_COUNT,
  AREA_IDS,
  AREA_INDEX,
  ASSISTANT,
  COPPER,
  COPPER_EVENTS,
  DEPLOY_ICON,
  GOOD_COUNT,
  ON_COPPER,
  PIECE_COUNT,
  RESOURCE_COUNT,
  STANDING_AREAS,
  WAREHOUSE_ICON,
  type Gain,
} from './components/components.ts'
import { RESOURCES, type CopperSource, type Resource } from './components/schema.ts'
import type { Say } from './events.ts'
import { gain, gainBonuses } from './purse.ts'
import { FROM_HAND, FROM_UNDECIDED, inHand, owns, type Frame, type State, pushFrame } from './state.ts'

/** Y10: everything on a token, lot, order or board space, at once and in full; what asks for choices becomes frames. */
export function receive(
  state: State,
  seat: Seat,
  given: Gain,
  source: string,
  copperSource: CopperSource | null,
  emit: Say,
): void {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    gain(state, seat, resource, given[resource], source, emit)
  }
  let mining = copperSource !== null && minesMoreBy(state, seat, copperSource)
  if (mining && given[COPPER] > 0) {
    gainBonuses(state, seat, ON_COPPER, emit)
    mining = false
  }
  // Goods before pieces before deploying: each may help with the next, never the other way round.
  if (given[DEPLOY_ICON] > 0) {
    pushFrame(state, 'deploy', seat).count = given[DEPLOY_ICON]
  }
  if (given[WAREHOUSE_ICON] > 0) {
    pushFrame(state, 'warehouse', seat).count = given[WAREHOUSE_ICON]
  }
  if (given[ANY_GOOD] > 0) {
    const frame = pushFrame(state, 'anyGood', seat)
    frame.count = given[ANY_GOOD]
    frame.mining = mining
  }
}

/** Y9.3: whether Mining Technology of the seat works on such an event. */
export function minesMoreBy(state: State, seat: Seat, source: CopperSource): boolean {
  for (let i = 0; i < ON_COPPER.length; i++) {
    if (owns(state, seat, ON_COPPER[i].bit) && COPPER_EVENTS[i].has(source)) return true
  }
  return false
}

/** Gives one resource within an event that several choices make up; its first copper brings more (Y9.3, R13). */
export function gainWithin(state: State, frame: Frame, resource: number, source: string, emit: Say): void {
  gain(state, frame.seat, resource, 1, source, emit)
  if (resource === COPPER && frame.mining) {
    gainBonuses(state, frame.seat, ON_COPPER, emit)
    frame.mining = false
  }
}

// ————— Y10.1 goods of choice —————

export function listAnyGood(out: Command[]): void {
  for (let good = 0; good < GOOD_COUNT; good++) out.push(CHOOSE[good])
}

export function applyAnyGood(state: State, frame: Frame, good: Resource, emit: Say): void {
  gainWithin(state, frame, RESOURCES.indexOf(good), 'anyGood', emit)
  if (--frame.count === 0) popFrame(state)
}

// ————— Y10.3 deploying —————

export function listDeploy(state: State, frame: Frame, out: Command[]): void {
  if (frame.area === FROM_UNDECIDED) {
    const base = frame.seat * AREA_COUNT
    if (inHand(state, frame.seat, ASSISTANT) > 0) out.push(DEPLOY_FROM[FROM_HAND])
    for (let area = 0; area < AREA_COUNT; area++) {
      if (state.assistants[base + area] > 0) out.push(DEPLOY_FROM[area])
    }
    out.push(DONE)
    return
  }
  for (let bits = STANDING_AREAS[state.seats]; bits !== 0; bits = withoutFirst(bits)) {
    const area = firstOf(bits)
    if (area !== frame.area) out.push(DEPLOY_TO[area])
  }
}

export function applyDeploy(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type === 'deployFrom') {
    frame.area = command.from === HAND ? FROM_HAND : (AREA_INDEX.get(command.from) as number)
    return
  }
  if (command.type === 'deployTo') {
    const to = AREA_INDEX.get(command.area) as number
    if (frame.area === FROM_HAND) state.hand[frame.seat * PIECE_COUNT + ASSISTANT]--
    else state.assistants[frame.seat * AREA_COUNT + frame.area]--
    state.assistants[frame.seat * AREA_COUNT + to]++
    const from = frame.area === FROM_HAND ? HAND : AREA_IDS[frame.area]
    if (emit) emit({ type: 'deployed', seat: frame.seat, from, to: command.area })
    frame.area = FROM_UNDECIDED
    if (--frame.count > 0) return
  }
  popFrame(state)
}
