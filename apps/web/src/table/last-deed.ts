import type { Seat } from '@entrepot/kernel'
import type { PersonOf } from '@entrepot/telling'
import type { LogLine } from '../session/session.ts'
import type { GameClient } from './client.ts'

/** What somebody did last, without the name: the events that sum up the turn, else all of it. */
export function lastDeed(
  seat: Seat,
  log: readonly LogLine[],
  client: GameClient,
  personOf: PersonOf,
): string | null {
  const turn = lastTurn(seat, log).flatMap(({ events }) => events)
  const { isTurnSummary } = client
  const summary = isTurnSummary === undefined ? turn : turn.filter((event) => isTurnSummary(event))
  const told = (events: typeof turn): string | undefined =>
    client.news(events, seat, personOf).find((line) => line.seat === seat)?.bare
  return told(summary) ?? told(turn) ?? null
}

/** The lines of somebody's last turn: those since another one's. */
function lastTurn(seat: Seat, log: readonly LogLine[]): readonly LogLine[] {
  const last = log.findLastIndex((line) => line.seat === seat)
  const before = log.findLastIndex((line, index) => index < last && line.seat !== seat)
  return log.slice(before + 1, last + 1)
}
