import { dueAt, type Clock } from './clock.ts'
import type { Due, TableFacts, TableSeat } from './table.ts'

/** Whether a bot decides for the seat: its own, or one that stands in for an absent person. */
export function isBotSeat({
  kind,
  presence,
  level,
}: Pick<TableSeat, 'kind' | 'presence' | 'level'>): boolean {
  return kind === 'bot' || (presence !== 'here' && level !== null)
}

/** Who is still looking needs no notice; who is not gets it after this time. */
const NOTICE_AFTER_MS = 120_000

/** What falls due at a table as it stands. */
export function dueAtTable(
  {
    pace,
    clocks,
    seats,
    deciders,
  }: Pick<TableFacts, 'pace' | 'clocks' | 'deciders'> & { readonly seats: readonly TableSeat[] },
  now: number,
): Due {
  const waitedFor = deciders.map((seat) => seats[seat] as TableSeat)
  const persons = waitedFor.filter((seat) => seat.kind === 'person' && seat.presence === 'here')
  const due = persons.map(({ seat }) => dueAt(pace, clocks[seat] as Clock)).filter((at) => at !== null)
  return {
    clockDueAt: due.length === 0 ? null : Math.min(...due),
    botDueAt: waitedFor.some(isBotSeat) ? now : null,
    noticeDueAt: pace.kind === 'days' && persons.length > 0 ? now + NOTICE_AFTER_MS : null,
  }
}
