import { positionFor, type Sitting, type Viewer } from '@entrepot/kernel'
import type {
  ChatLine,
  ClocksMessage,
  SyncMessage,
  TableInfo,
  TurnEvents,
  UpdateMessage,
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

/** For those who see nothing new: who is waited for. */
export function clocksMessage(table: Table, now: number): ClocksMessage {
  return { type: 'clocks', table: table.id, deciders: table.deciders, clocks: clocksOf(table), now }
}
