import type { Seat } from '@entrepot/kernel'
import type { LogLine, RoundScores } from '../session/session.ts'
import type { GameClient } from '../table/client.ts'
import { inTurns } from '../table/log-lines.ts'

/** What one goes by through a game. */
export type StepKind = 'move' | 'turn' | 'mine' | 'round' | 'swing'

/** The positions at which one stops, by what one goes by. */
export type Stops = Readonly<Record<StepKind, readonly number[]>>

/** A turn of the log: whose it was, and the positions before and after it. */
export interface LoggedTurn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** The turns of a game in the order in which they ended. */
export function turnsIn(log: readonly LogLine[], client: GameClient): LoggedTurn[] {
  let from = 0
  return inTurns(log, client, 0).map(({ seat, position }) => {
    const turn = { seat, from, to: position }
    from = position
    return turn
  })
}

/** Where one can stop in a game that has come to `end`. */
export function stopsOf(
  turns: readonly LoggedTurn[],
  log: readonly LogLine[],
  rounds: readonly RoundScores[],
  viewer: Seat | null,
  swings: readonly number[],
): Stops {
  return {
    move: [0, ...log.map(({ position }) => position)],
    turn: [0, ...turns.map(({ to }) => to)],
    mine: turns.filter(({ seat }) => seat === viewer).map(({ to }) => to),
    round: [...new Set(rounds.map(({ position }) => position))],
    swing: swings,
  }
}

/** The nearest stop before a position, or after it. */
export function stopFrom(stops: readonly number[], position: number, way: -1 | 1): number | undefined {
  return way < 0 ? stops.findLast((stop) => stop < position) : stops.find((stop) => stop > position)
}
