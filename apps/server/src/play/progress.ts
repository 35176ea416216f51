import type { Seat, Sitting } from '@entrepot/kernel'
import { passClocks } from './clock.ts'
import { dueAtTable, isBotSeat } from './due.ts'
import type { Progress, Table, TableSeat } from './table.ts'

/** How a table stands after an entry, by a seat or by agreement: who is waited for, for how long, and how it ended. */
export function progressOf(
  { pace, clocks: before, seats }: Pick<Table, 'pace' | 'clocks' | 'seats'>,
  { game, state }: Sitting,
  by: Seat | null,
  now: number,
): Progress {
  const deciders = game.deciders(state)
  const isBot = (seat: Seat): boolean => isBotSeat(seats[seat] as TableSeat)
  const clocks = passClocks(pace, before, { deciders, isBot, by }, now)
  const outcome = game.outcome(state)
  return {
    status: outcome === null ? 'playing' : 'finished',
    deciders,
    clocks,
    ...dueAtTable({ pace, clocks, seats, deciders }, now),
    outcome,
    endedAt: outcome === null ? null : now,
  }
}
