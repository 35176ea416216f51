import { useSyncExternalStore } from 'react'
import { AnalysisRun, type Progress } from '../insight/analysis/run.ts'
import type { TableSession } from '../session/session.ts'

const runs = new WeakMap<TableSession, AnalysisRun>()

/** The one analysis of a table's game, which all who look at it share. */
export function analysisRunOf(session: TableSession): AnalysisRun {
  const known = runs.get(session)
  if (known !== undefined) return known
  const run = new AnalysisRun(() => session.file())
  runs.set(session, run)
  return run
}

/** It goes on for as long as a part of the page looks at it. */
export function useAnalysis(session: TableSession): Progress {
  const run = analysisRunOf(session)
  return useSyncExternalStore(run.subscribe, run.progress)
}
