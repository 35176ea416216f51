import { useMemo } from 'react'
import type { Analysis } from '../insight/analysis/analysis.ts'
import { swings } from '../insight/analysis/findings.ts'
import type { TableSession } from '../session/session.ts'
import { useClient, useTable } from '../table/table-context.ts'
import { stopFrom, stopsOf, turnsIn, type LoggedTurn, type StepKind, type Stops } from './stops.ts'

/** So many swings are worth a stop. */
const MOST_SWINGS = 12

/** Where one can stop in the game of a table. */
export function useStops(
  session: TableSession,
  analysis: Analysis | null,
): {
  readonly stops: Stops
  readonly turns: readonly LoggedTurn[]
  stop(kind: StepKind, position: number, way: -1 | 1): number | undefined
  /** The next mistake of the viewer, or of anybody for a spectator; after the last one the first. */
  mistakeAfter(position: number): number | undefined
} {
  const client = useClient()
  const log = useTable(({ now }) => now.log)
  const rounds = useTable(({ now }) => now.history)
  const { seat } = session
  const turns = useMemo(() => turnsIn(log, client), [log, client])
  const stops = useMemo(() => {
    const found = analysis === null ? [] : swings(analysis, MOST_SWINGS).map(({ turn }) => turn.to)
    return stopsOf(turns, log, rounds, seat, found)
  }, [turns, log, rounds, seat, analysis])
  const mistakes =
    analysis?.outline.turns.flatMap((turn, place) =>
      analysis.worth[place]?.verdict === 'mistake' && (seat === null || turn.seat === seat) ? [turn.to] : [],
    ) ?? []
  return {
    stops,
    turns,
    stop: (kind, position, way) => stopFrom(stops[kind], position, way),
    mistakeAfter: (position) => mistakes.find((to) => to > position) ?? mistakes[0],
  }
}
