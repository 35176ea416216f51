import { useEffect, useState, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { progressOf } from '../insight/analysis/analysis.ts'
import { analysisOf, type Progress } from '../insight/analysis/run.ts'
import type { TableSession } from '../session/session.ts'
import { Sheet } from '../table/sheet.tsx'
import { AnalysisSummary } from './summary/analysis-summary.tsx'
import { analysisRunOf } from './use-analysis.ts'

/** Begins the analysis of a finished game, tells how far it has come, and opens what it says. */
export function AnalysisButton({
  session,
  words,
  progress,
}: {
  session: TableSession
  words: InsightWords
  progress: Progress
}): ReactNode {
  const run = analysisRunOf(session)
  const [open, setOpen] = useState(false)
  const analysis = analysisOf(progress)
  useEffect(() => void run.recall(), [run])
  if (progress.kind === 'idle' || progress.kind === 'sketched' || progress.kind === 'failed')
    return (
      <>
        {progress.kind === 'failed' ? <span role="alert">{words.failed}</span> : null}
        <button className="button primary" type="button" onClick={() => void run.start('3')}>
          {words.analyse}
        </button>
      </>
    )
  return (
    <>
      {progress.kind === 'working' ? (
        <span className="progress" role="status">
          {words.analysing(analysis === null ? 0 : Math.floor(100 * progressOf(analysis)))}
        </span>
      ) : null}
      {analysis === null ? null : (
        <button className="button primary" type="button" onClick={() => setOpen(true)}>
          {words.summary}
        </button>
      )}
      {open && analysis !== null ? (
        <Sheet title={words.heading} close={() => setOpen(false)}>
          <AnalysisSummary session={session} words={words} analysis={analysis} close={() => setOpen(false)} />
        </Sheet>
      ) : null}
    </>
  )
}
