import type { LogLine, SeatInfo } from '../session/session.ts'
import type { GameClient } from './client.ts'

/** A line of the log in words: who, and what came of it; null if there is nothing to tell. */
export function lineText({ events }: LogLine, client: GameClient, seats: readonly SeatInfo[]): string | null {
  let speaker: number | null = null
  const parts: string[] = []
  for (const event of events) {
    const sentence = client.describe(event, (seat) => seats[seat]?.name ?? '')
    if (sentence === null) continue
    const actor = client.actor?.(event) ?? null
    if (actor !== null && actor !== speaker) {
      speaker = actor
      parts.push(`${seats[actor]?.name ?? ''}:`)
    }
    parts.push(sentence)
  }
  return parts.length === 0 ? null : parts.join(' ')
}
