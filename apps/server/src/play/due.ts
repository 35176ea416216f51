import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'
import type { PlayColumns } from '../storage/database.ts'
import type { SeatRow } from '../storage/schema.ts'
import { dueAt, type Clock } from './clock.ts'

/** Whether a bot decides for the seat: its own, or one that stands in for an absent person. */
export function isBotSeat({ kind, presence, level }: Pick<SeatRow, 'kind' | 'presence' | 'level'>): boolean {
  return kind === 'bot' || (presence !== 'here' && level !== null)
}

/** Who is still looking needs no notice; who is not gets it after this time. */
const NOTICE_AFTER_MS = 120_000

/** What falls due at a table, so that it can be found after a crash: a clock, a bot's move, a notice. */
export function dueColumns(
  pace: Pace,
  clocks: readonly Clock[],
  seats: readonly SeatRow[],
  deciding: readonly Seat[],
  now: number,
): Pick<PlayColumns, 'clock_due_at' | 'bot_due_at' | 'notice_due_at'> {
  const waitedFor = deciding.map((seat) => seats[seat] as SeatRow)
  const persons = waitedFor.filter((seat) => seat.kind === 'person' && seat.presence === 'here')
  const due = persons.map(({ seat }) => dueAt(pace, clocks[seat] as Clock)).filter((at) => at !== null)
  return {
    clock_due_at: due.length === 0 ? null : Math.min(...due),
    bot_due_at: waitedFor.some(isBotSeat) ? now : null,
    notice_due_at: pace.kind === 'days' && persons.length > 0 ? now + NOTICE_AFTER_MS : null,
  }
}
