import type { LogLine, Occupant, RoundScores } from '../session/session.ts'
import type { GameClient } from './client.ts'
import { lineText, speakerOf } from './line-text.ts'

/** An entry of the log: what came of a deed, whom that is about, and the position that it led to. */
export interface LogEntry {
  readonly position: number
  readonly seat: number
  readonly text: string
}

/** An entry in its place: in a turn of somebody, in a round. */
export interface PlacedEntry extends LogEntry {
  /** Whether somebody's turn begins with it, read from the top. */
  readonly headsTurn: boolean
  /** The round that it is the latest entry of; null for all others. */
  readonly headsRound: number | null
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

/** The same by rounds and turns: who acts is named once for a turn, so the entries leave the name out. */
export function placedEntries(
  log: readonly LogLine[],
  history: readonly RoundScores[],
  client: GameClient,
  seats: readonly Occupant[],
  options: { readonly compact: boolean; readonly seenUpTo: number },
): PlacedEntry[] {
  const told = options.compact ? inRows(log, options.seenUpTo) : log
  const entries = told.flatMap((line) => {
    const seat = speakerOf(line, client)
    const text = lineText(line, client, seats, seat)
    return text === null ? [] : [{ position: line.position, seat, text }]
  })
  const roundOf = (position: number): number | null =>
    history.findLast((round) => round.position < position)?.round ?? null
  return entries.toReversed().map((entry, index, all) => {
    const above = all[index - 1]
    const round = roundOf(entry.position)
    const isFirstOfRound = above === undefined || roundOf(above.position) !== round
    return {
      ...entry,
      headsTurn: isFirstOfRound || above.seat !== entry.seat,
      headsRound: isFirstOfRound ? round : null,
    }
  })
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
