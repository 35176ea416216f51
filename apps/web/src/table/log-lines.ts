import type { Seat } from '@entrepot/kernel'
import type { PersonOf } from '@entrepot/telling'
import type { LogLine, RoundScores } from '../session/session.ts'
import type { Gain, GameClient } from './client.ts'

/** An entry of the log: what came of a turn or a deed, whom that is about, and the position that it led to. */
export interface LogEntry {
  readonly key: string
  readonly position: number
  /** Null for what happened at the table. */
  readonly seat: Seat | null
  readonly text: string
  /** What it brought whom it is about. */
  readonly gains: readonly Gain[]
}

/** An entry in its place: in a turn of somebody, in a round. */
export interface PlacedEntry extends LogEntry {
  /** Whether somebody's turn begins with it, read from the top. */
  readonly headsTurn: boolean
  /** The round that it is the latest entry of; null for all others. */
  readonly headsRound: number | null
}

/** The log in words, the latest first; `compact` tells a turn together. */
export function logEntries(
  log: readonly LogLine[],
  client: GameClient,
  personOf: PersonOf,
  { compact, seenUpTo }: { readonly compact: boolean; readonly seenUpTo: number },
): LogEntry[] {
  return (compact ? inTurns(log, client, seenUpTo) : log)
    .flatMap((line) => entriesOf(line, client, personOf))
    .toReversed()
}

/** The same by rounds and turns. */
export function placedEntries(
  log: readonly LogLine[],
  history: readonly RoundScores[],
  client: GameClient,
  personOf: PersonOf,
  options: { readonly compact: boolean; readonly seenUpTo: number },
): PlacedEntry[] {
  const roundOf = (position: number): number | null =>
    history.findLast((round) => round.position < position)?.round ?? null
  return logEntries(log, client, personOf, options).map((entry, index, all) => {
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

/** What came of one line, or of a row of them. */
export function entriesOf(line: LogLine, client: GameClient, personOf: PersonOf): LogEntry[] {
  const { position } = line
  return client.news(line.events, line.seat, personOf).map(({ seat, text }, index) => ({
    key: `${position} ${index}`,
    position,
    seat,
    text,
    gains: seat === null ? [] : (client.gains?.(line.events, seat) ?? []),
  }))
}

/** The lines of a turn as one line; what is new stays apart from what was seen before. */
export function inTurns(log: readonly LogLine[], client: GameClient, seenUpTo: number): LogLine[] {
  const rows: LogLine[] = []
  for (const line of log) {
    const last = rows.at(-1)
    const goesOn =
      last?.seat === line.seat &&
      last.position > seenUpTo === line.position > seenUpTo &&
      !last.events.some((event) => client.isTurnEnd(event))
    if (last !== undefined && goesOn)
      rows[rows.length - 1] = { ...line, events: [...last.events, ...line.events] }
    else rows.push(line)
  }
  return rows
}
