import type { TableRow } from '../storage/schema.ts'

/** What a table has only when its game has begun. */
type Later =
  | 'status'
  | 'started_at'
  | 'ended_at'
  | 'seed'
  | 'length'
  | 'revision'
  | 'deciding'
  | 'clocks'
  | 'clock_due_at'
  | 'bot_due_at'
  | 'notice_due_at'
  | 'outcome'
  | 'rematch_id'

/** The row of a table at which people gather and nothing is dealt yet. */
export function newTable(given: Omit<TableRow, Later>): TableRow {
  return {
    ...given,
    status: 'gathering',
    started_at: null,
    ended_at: null,
    seed: null,
    length: 0,
    revision: 0,
    deciding: '[]',
    clocks: '[]',
    clock_due_at: null,
    bot_due_at: null,
    notice_due_at: null,
    outcome: null,
    rematch_id: null,
  }
}
