import { fastRng } from '@entrepot/kernel'
import type { Occupant, Snapshot } from '../../session/session.ts'
import type { Draft } from '../client.ts'
import { commandsOf, inputOf, outlookSince } from './foresight.ts'
import type { TableState, Viewpoint } from './state.ts'

const NOTHING_LAID: Draft = {}

/** What the viewer has begun before having begun anything. */
export const NOTHING_BEGUN: Begun = {
  draft: NOTHING_LAID,
  awaitingConfirm: null,
  narrowed: null,
  refused: null,
}

/** What the viewer has begun at a decision. */
export type Begun = Pick<TableState, 'draft' | 'awaitingConfirm' | 'narrowed' | 'refused'>

/** The table as it is found. */
export function openTable(viewpoint: Viewpoint, seats: readonly Occupant[], now: Snapshot): TableState {
  const known = knownOf(viewpoint, now)
  const found = {
    viewpoint,
    seats,
    now,
    past: null,
    ...known,
    stage: stageOf(viewpoint, now, known.legal),
    ...NOTHING_BEGUN,
    sent: false,
    lapsed: false,
  }
  return { ...found, decision: decide(found), outlook: outlook(found) }
}

/** The table after something has changed there. */
export function arrive(state: TableState, now: Snapshot, seats: readonly Occupant[]): TableState {
  const { viewpoint } = state
  // A connection that comes and goes changes nothing that could be decided.
  const known =
    now.view === state.now.view ? { world: state.world, legal: state.legal } : knownOf(viewpoint, now)
  const stage = stageOf(viewpoint, now, known.legal)
  const isStill = stage === state.stage
  return workOut(state, {
    ...state,
    now,
    seats,
    ...known,
    stage,
    ...(isStill ? {} : NOTHING_BEGUN),
    sent: isStill && state.sent,
    lapsed: state.lapsed || (!isStill && isLaidOut(state) && !state.sent),
  })
}

/** The same table in other words, or where other things wait for a confirmation. */
export function adapt(state: TableState, change: Partial<Viewpoint>): TableState {
  const viewpoint = { ...state.viewpoint, ...change }
  // A choice speaks the language that it was made in.
  const { awaitingConfirm, narrowed } = viewpoint.client === state.viewpoint.client ? state : NOTHING_BEGUN
  return workOut(state, { ...state, viewpoint, awaitingConfirm, narrowed })
}

/** The viewer begins something, or puts it back. */
export function begin(state: TableState, change: Partial<Begun>): TableState {
  return workOut(state, { ...state, ...change, sent: false, lapsed: false })
}

/** An earlier position is looked at, or again now. What was begun waits. */
export function lookBack(state: TableState, past: Snapshot | null): TableState {
  return past === state.past ? state : { ...state, past }
}

export function isLaidOut({ draft, awaitingConfirm }: Begun): boolean {
  return awaitingConfirm !== null || Object.keys(draft).length > 0
}

function knownOf({ game, seat }: Viewpoint, { view }: Snapshot): Pick<TableState, 'world' | 'legal'> {
  if (seat === null) return { world: null, legal: [] }
  const world = game.resample(view, seat, fastRng('preview'))
  return { world, legal: game.legal(world, seat) }
}

/** While several decide at once, what the others do must not wipe out what the viewer has laid out. */
function stageOf({ seat }: Viewpoint, { log }: Snapshot, legal: TableState['legal']): string {
  const ownDeeds = log.reduce((deeds, line) => deeds + (line.seat === seat ? 1 : 0), 0)
  return `${ownDeeds} ${JSON.stringify(legal)}`
}

type Asked = Parameters<typeof inputOf>[0]
type Foreseen = Parameters<typeof outlookSince>[0] & Pick<TableState, 'awaitingConfirm'>

/** The game's client is asked once for a position and a draft. */
function decide(state: Asked): TableState['decision'] {
  const input = inputOf(state)
  return input === null ? null : state.viewpoint.client.decide(input)
}

function outlook(state: Foreseen): TableState['outlook'] {
  return outlookSince(
    state,
    state.now.base,
    state.awaitingConfirm === null ? [] : commandsOf(state.awaitingConfirm),
  )
}

/** Works out what is to be decided and what would follow where something that it depends on is another than before. */
function workOut(before: TableState, state: TableState): TableState {
  const isSameGame = before.world === state.world && before.viewpoint.client === state.viewpoint.client
  const isSameQuestion =
    isSameGame && before.draft === state.draft && (before.decision === null) === (inputOf(state) === null)
  const isSameOutlook =
    isSameGame && before.now.base === state.now.base && before.awaitingConfirm === state.awaitingConfirm
  return {
    ...state,
    decision: isSameQuestion ? before.decision : decide(state),
    outlook: isSameOutlook ? before.outlook : outlook(state),
  }
}
