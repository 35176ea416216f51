import { useState, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { Emblem } from '../../icons/emblem.tsx'
import { isComplete, type Analysis } from '../../insight/analysis/analysis.ts'
import { playOf } from '../../insight/analysis/findings.ts'
import type { TableSession } from '../../session/session.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { usePersonOf, useSeats } from '../../table/table-context.ts'
import { useAnalysis, analysisRunOf } from '../use-analysis.ts'
import { VerdictSeal } from '../verdict-seal.tsx'
import { CausesTable } from './causes-table.tsx'
import { CostlyTurns } from './costly-turns.tsx'
import { ExpectedPoints } from './expected-points.tsx'
import { Tries } from './tries.tsx'
import { WhatWon } from './what-won.tsx'
import { WinChart } from './win-chart.tsx'

const VERDICTS = ['best', 'good', 'dubious', 'mistake'] as const

/** All that the analysis of a game says, on one sheet. */
export function AnalysisSummary({
  session,
  words,
  analysis,
  close,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis
  close: () => void
}): ReactNode {
  const [seat, setSeat] = useState(session.seat ?? Math.max(0, analysis.outline.result.indexOf(1)))
  const progress = useAnalysis(session)
  return (
    <div className="analysis">
      <p className="hint">
        {words.knowing} {words.depth[analysis.depth]}
      </p>
      <WhatWon session={session} words={words} analysis={analysis} close={close} />
      <WinChart words={words} analysis={analysis} />
      <CostlyTurns session={session} words={words} analysis={analysis} close={close} />
      <AccuracyTable words={words} analysis={analysis} />
      <CausesTable words={words} analysis={analysis} seat={seat} choose={setSeat} />
      <ExpectedPoints words={words} analysis={analysis} seat={seat} choose={setSeat} />
      <Tries session={session} words={words} />
      {isComplete(analysis) && analysis.depth === '3' && progress.kind === 'done' ? (
        <p>
          <button className="button" type="button" onClick={() => void analysisRunOf(session).start('4')}>
            {words.deeper}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** How near everybody played to the best, and how many of their turns were what. */
function AccuracyTable({ words, analysis }: { words: InsightWords; analysis: Analysis }): ReactNode {
  const seats = useSeats()
  const personOf = usePersonOf()
  return (
    <section>
      <h3>{words.accuracy}</h3>
      <p className="hint">{words.accuracyLead}</p>
      <Scrolled label={words.accuracy}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.accuracy}</th>
              {VERDICTS.map((verdict) => (
                <th key={verdict} scope="col">
                  <VerdictSeal verdict={verdict} /> {words.verdicts[verdict]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((_, seat) => {
              const { accuracy, counts } = playOf(analysis, seat)
              return (
                <tr key={seat}>
                  <th scope="row">
                    <Emblem player={seat} /> {personOf(seat).name}
                  </th>
                  <td>
                    <b>{accuracy === null ? '–' : Math.round(accuracy)}</b>
                  </td>
                  {VERDICTS.map((verdict) => (
                    <td key={verdict}>{counts[verdict]}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scrolled>
    </section>
  )
}
