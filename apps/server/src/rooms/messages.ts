import { positionFor, type Sitting, type Viewer } from '@entrepot/kernel'
import {
  difference,
  type ChangeMessage,
  type ChatLine,
  type ClocksMessage,
  type SyncMessage,
  type TableInfo,
  type TurnEvents,
  type UpdateMessage,
} from '@entrepot/protocol'
import { sightOf } from '../play/sight.ts'
import type { Table } from '../play/table.ts'
import { clocksOf } from './table-info.ts'

/** What a viewer was told after a position. */
export interface Missed {
  readonly since: number
  readonly turns: readonly TurnEvents[]
}

/** Everything a viewer needs to begin or to begin again. */
export function syncMessage(
  table: TableInfo,
  sitting: Sitting | null,
  viewer: Viewer,
  { since, turns }: Missed,
  chat: readonly ChatLine[],
  now: number,
): SyncMessage {
  return {
    type: 'sync',
    table,
    viewer,
    position: sitting ? positionFor(sitting, viewer) : 0,
    sight: sitting ? sightOf(sitting, viewer) : null,
    since,
    missed: turns,
    chat,
    now,
  }
}

/** A step of a viewer from an earlier position to the present one. */
export type Step = Omit<UpdateMessage, 'type' | 'sight'>

export function stepOf(
  table: Table,
  sitting: Sitting,
  viewer: Viewer,
  told: Pick<Step, 'from' | 'takenBack' | 'turns'>,
  now: number,
): Step {
  return { table: table.id, ...told, to: positionFor(sitting, viewer), clocks: clocksOf(table), now }
}

/** The step with all that the viewer sees. */
export function updateMessage(step: Step, sitting: Sitting, viewer: Viewer): UpdateMessage {
  return { type: 'update', ...step, sight: sightOf(sitting, viewer) }
}

/**
 * The step with what is different from what the viewer saw. Who is waited for comes whole: it may have changed without a
 * step.
 */
export function changeMessage(step: Step, before: Sitting, sitting: Sitting, viewer: Viewer): ChangeMessage {
  const { deciders, ...seen } = sightOf(sitting, viewer)
  const { deciders: _, ...held } = sightOf(before, viewer)
  return { type: 'change', ...step, change: difference(held, seen) ?? {}, deciders }
}

/** For those who see nothing new: who is waited for. */
export function clocksMessage(table: Table, now: number): ClocksMessage {
  return { type: 'clocks', table: table.id, deciders: table.deciders, clocks: clocksOf(table), now }
}
