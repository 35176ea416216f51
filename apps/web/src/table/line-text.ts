import type { BaseEvent, Seat } from '@entrepot/kernel'
import type { LogLine, SeatInfo } from '../session/session.ts'
import type { GameClient } from './client.ts'

/** A line of the log in words: who, and what came of it; null if there is nothing to tell. */
export function lineText({ events }: LogLine, client: GameClient, seats: readonly SeatInfo[]): string | null {
  let speaker: Seat | null = null
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

/** What somebody did last, without the name. */
export function lastDeed(
  seat: Seat,
  log: readonly LogLine[],
  client: GameClient,
  seats: readonly SeatInfo[],
): string | null {
  const isOwn = (event: BaseEvent): boolean => client.actor === undefined || client.actor(event) === seat
  for (const line of log.toReversed()) {
    if (line.seat !== seat) continue
    const sentences = line.events
      .filter(isOwn)
      .map((event) => client.describe(event, (other) => seats[other]?.name ?? ''))
    if (sentences.length > 0) return sentences.join(' ')
  }
  return null
}
