import { because, popFrame, type Seat } from '@entrepot/kernel'
import { firstOf, withoutFirst } from './bits.ts'
import { CHOOSE, DEPLOY_FROM, DEPLOY_TO, DONE, HAND, type Command } from './commands.ts'
import {
  ANY_GOOD,
  AREA_IDS,
  ASSISTANT,
  COPPER,
  DEPLOY_ICON,
  GOOD_COUNT,
  ON_COPPER,
  PIECE_COUNT,
  RESOURCE_COUNT,
  STANDING_AREAS,
  WAREHOUSE_ICON,
  type Gain,
} from './components/components.ts'
import { RESOURCES, type CopperSource } from './components/schema.ts'
import type { Say } from './events.ts'
import { counted, decision, indexOfArea } from './decision.ts'
import { areasOfAssistants } from './presidents.ts'
import { gain } from './purse.ts'
import {
  addAssistants,
  FROM_HAND,
  FROM_UNDECIDED,
  inHand,
  newFrame,
  pushFrame,
  type Frame,
  type State,
} from './state.ts'
import { gainBonuses, minesMoreBy } from './technologies.ts'

/** Y1.7, Y10.4: everything on a token, lot, order or board space, at once and in full; what asks for choices becomes frames. */
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

/** Gives one resource within an event that several choices make up; its first copper brings more (Y9.3, R13). */
export function gainWithin(state: State, frame: Frame, resource: number, source: string, emit: Say): void {
  gain(state, frame.seat, resource, 1, source, emit)
  if (resource === COPPER && frame.mining) {
    gainBonuses(state, frame.seat, ON_COPPER, emit)
    frame.mining = false
  }
}

// ————— Y10.1 goods of choice —————

export const anyGood = decision({
  rule: 'Y10.1',
  list(_state, _frame, out) {
    for (let good = 0; good < GOOD_COUNT; good++) out.push(CHOOSE[good])
  },
  apply(state, frame, command, emit) {
    if (command.type !== 'choose') return
    gainWithin(state, frame, RESOURCES.indexOf(command.good), 'anyGood', emit)
    if (--frame.count === 0) popFrame(state)
  },
  refuse: { choose: () => because('Y10.1') },
  ...counted,
})

// ————— Y10.3 deploying —————

export const deploy = decision({
  rule: 'Y10.3',
  list(state, frame, out) {
    if (frame.area === FROM_UNDECIDED) listSources(state, frame.seat, out)
    else listTargets(state, frame.area, out)
  },
  apply(state, frame, command, emit) {
    if (command.type === 'deployFrom') {
      frame.area = sourceOf(command.from)
      return
    }
    if (command.type === 'deployTo') {
      const { seat, area: source } = frame
      if (source === FROM_HAND) state.hand[seat * PIECE_COUNT + ASSISTANT]--
      else addAssistants(state, seat, source, -1)
      addAssistants(state, seat, indexOfArea(command.area), 1)
      if (emit) emit({ type: 'deployed', seat, from: nameOfSource(source), to: command.area })
      frame.area = FROM_UNDECIDED
      if (--frame.count > 0) return
    }
    popFrame(state)
  },
  refuse: { deployFrom: () => because('Y10.3'), deployTo: () => because('Y10.3') },
  show: ({ kind, seat, count, area }) => ({
    kind,
    seat,
    left: count,
    from: area === FROM_UNDECIDED ? null : nameOfSource(area),
  }),
  read: ({ kind, seat, left = 0, from = null }) => ({
    ...newFrame(kind, seat),
    count: left,
    area: from === null ? FROM_UNDECIDED : sourceOf(from),
  }),
})

const sourceOf = (from: string): number => (from === HAND ? FROM_HAND : indexOfArea(from))
const nameOfSource = (source: number): string => (source === FROM_HAND ? HAND : AREA_IDS[source])

function listSources(state: State, seat: Seat, out: Command[]): void {
  if (inHand(state, seat, ASSISTANT) > 0) out.push(DEPLOY_FROM[FROM_HAND])
  for (let areas = areasOfAssistants(state, seat); areas !== 0; areas = withoutFirst(areas))
    out.push(DEPLOY_FROM[firstOf(areas)])
  out.push(DONE)
}

function listTargets(state: State, source: number, out: Command[]): void {
  for (let bits = STANDING_AREAS[state.seats]; bits !== 0; bits = withoutFirst(bits)) {
    const area = firstOf(bits)
    if (area !== source) out.push(DEPLOY_TO[area])
  }
}
