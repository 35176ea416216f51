import type { Pace } from '@entrepot/protocol'
import type { PlayColumns } from '../storage/database.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import type { Seat } from '@entrepot/kernel'
import { passClocks, readClocks } from './clock.ts'
import { dueColumns, isBotSeat } from './due.ts'
import type { Sitting } from './sitting.ts'

/** What a table's row says after an entry, by a seat or by agreement: who is waited for, for how long, and how it ended. */
export function playColumns(
  table: Pick<TableRow, 'pace' | 'clocks'>,
  seats: readonly SeatRow[],
  { game, state }: Sitting,
  by: Seat | null,
  now: number,
): PlayColumns {
  const deciding = game.deciders(state)
  const pace = JSON.parse(table.pace) as Pace
  const isBot = (seat: Seat): boolean => isBotSeat(seats[seat] as SeatRow)
  const clocks = passClocks(pace, readClocks(table.clocks), { deciding, isBot, by }, now)
  const outcome = game.outcome(state)
  return {
    status: outcome === null ? 'playing' : 'finished',
    deciding: JSON.stringify(deciding),
    clocks: JSON.stringify(clocks),
    ...dueColumns(pace, clocks, seats, deciding, now),
    outcome: outcome && JSON.stringify(outcome),
    ended_at: outcome === null ? null : now,
  }
}
