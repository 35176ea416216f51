import type { BaseEvent, Seat } from '@entrepot/kernel'
import type { LogLine, Occupant } from '../session/session.ts'
import type { GameClient } from './client.ts'

/** A line of the log in words: who, and what came of it; null if there is nothing to tell. `told` is who was named before. */
export function lineText(
  { events }: LogLine,
  client: GameClient,
  seats: readonly Occupant[],
  told: Seat | null = null,
): string | null {
  let speaker = told
  const parts: string[] = []
  for (const event of events) {
    const sentence = client.describe(event, (seat) => seats[seat]?.name ?? '')
    const actor = client.actor?.(event) ?? null
    if (actor !== null && actor !== speaker) {
      speaker = actor
      parts.push(`${seats[actor]?.name ?? ''}:`)
    }
    parts.push(sentence)
  }
  return parts.length === 0 ? null : parts.join(' ')
}

/**
 * Whom a line is about: whoever is named first. What somebody did may have no words of its own; then the line begins with
 * what it brought another.
 */
export function speakerOf({ events, seat }: LogLine, client: GameClient): Seat {
  return events.map((event) => client.actor?.(event) ?? null).find((actor) => actor !== null) ?? seat
}

/** What somebody did last, without the name: the events that sum up the turn, else what came of the last command. */
export function lastDeed(
  seat: Seat,
  log: readonly LogLine[],
  client: GameClient,
  seats: readonly Occupant[],
): string | null {
  const ownOf = ({ events }: LogLine): BaseEvent[] =>
    events.filter((event) => client.actor === undefined || client.actor(event) === seat)
  const told = (events: readonly BaseEvent[]): string =>
    events
      .map((event) => client.describe(event, (other) => seats[other]?.name ?? ''))
      .filter((text) => text !== null)
      .join(' ')
  const { isTurnSummary } = client
  const summary =
    isTurnSummary === undefined ? '' : told(lastTurn(seat, log).flatMap(ownOf).filter(isTurnSummary))
  if (summary !== '') return summary
  const deeds = log.filter((line) => line.seat === seat).map((line) => told(ownOf(line)))
  return deeds.findLast((text) => text !== '') ?? null
}

/** The lines of somebody's last turn: those since another one's. */
function lastTurn(seat: Seat, log: readonly LogLine[]): readonly LogLine[] {
  const last = log.findLastIndex((line) => line.seat === seat)
  const before = log.findLastIndex((line, index) => index < last && line.seat !== seat)
  return log.slice(before + 1, last + 1)
}
