import type { LogLine, Occupant } from '../session/session.ts'
import type { GameClient } from './client.ts'
import { lineText, speakerOf } from './line-text.ts'

/** An entry of the log: what came of a deed, whom that is about, and the position that it led to. */
export interface LogEntry {
  readonly position: number
  readonly seat: number
  readonly text: string
}

/** The log in words, the latest first; `compact` puts all that somebody did in a row into one entry. */
export function logEntries(
  log: readonly LogLine[],
  client: GameClient,
  seats: readonly Occupant[],
  { compact, seenUpTo }: { readonly compact: boolean; readonly seenUpTo: number },
): LogEntry[] {
  const entries: LogEntry[] = []
  const told = compact ? inRows(log, seenUpTo) : log
  for (const line of told) {
    const text = lineText(line, client, seats)
    if (text !== null) entries.unshift({ position: line.position, seat: speakerOf(line, client), text })
  }
  return entries
}

/** Lines of one seat in a row as one line; what is new stays apart from what was seen before. */
function inRows(log: readonly LogLine[], seenUpTo: number): LogLine[] {
  const rows: LogLine[] = []
  for (const line of log) {
    const last = rows.at(-1)
    const goesOn = last?.seat === line.seat && last.position > seenUpTo === line.position > seenUpTo
    if (last !== undefined && goesOn)
      rows[rows.length - 1] = { ...line, events: [...last.events, ...line.events] }
    else rows.push(line)
  }
  return rows
}
