import './finale.css'
import '../review/review.css'
import '../review/analysis.css'
import type { InsightWords } from '@entrepot/words'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { progressOf } from '../insight/analysis/analysis.ts'
import { analysisOf } from '../insight/analysis/run.ts'
import { Tries } from '../review/summary/tries.tsx'
import { WhatWon } from '../review/summary/what-won.tsx'
import { WinChart } from '../review/summary/win-chart.tsx'
import { analysisRunOf, useAnalysis } from '../review/use-analysis.ts'
import { useInsightWords } from '../review/use-insight-words.ts'
import type { TableSession } from '../session/session.ts'
import { download } from '../shell/download.ts'
import { Loading } from '../shell/loading.tsx'
import { KeptButtons } from '../table/kept-buttons.tsx'
import { RematchButton } from '../table/people/rematch-button.tsx'
import { ScoreSheetView } from '../table/score-sheet.tsx'
import { useController, usePersonOf, useTable } from '../table/table-context.ts'
import { coloursOf } from './colours.ts'
import { Count } from './count.tsx'
import { ShareButton } from './share-picture.tsx'
import { VictoryPicture } from './victory-picture.tsx'
import { titleOf, victoryOf } from './victory.ts'

/** The end of a game: who has won, how it was counted, how it came to that, and what one can do next. */
export default function Finale({ session }: { session: TableSession }): ReactNode {
  const words = useInsightWords()
  return words === null ? <Loading /> : <Told session={session} words={words} />
}

function Told({ session, words }: { session: TableSession; words: InsightWords }): ReactNode {
  const { table } = useMessages()
  const { people } = useController().session
  const personOf = usePersonOf()
  const outcome = useTable(({ now }) => now.outcome)
  const progress = useAnalysis(session)
  const analysis = analysisOf(progress)
  const run = analysisRunOf(session)
  useEffect(() => void run.sketch(), [run])
  if (outcome === null) return null
  const { winners, best, margin } = victoryOf(outcome)
  const title = titleOf(winners.map(personOf), words)
  const save = async (): Promise<void> =>
    download(`${session.gameId}-${session.id}.json`, await session.file())
  return (
    <div className="finale">
      <div className="victory">
        <svg viewBox="0 80 1200 450" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <VictoryPicture game={session.gameId} seat={winners[0] ?? 0} />
        </svg>
        <p className="who" style={{ background: coloursOf(winners[0] ?? 0).deep }}>
          <b>{title}</b>
          <span>
            {margin === null || margin === 0 ? words.finale.points(best) : words.finale.ahead(best, margin)}
          </span>
        </p>
      </div>
      <p className="actions">
        <Link className="button primary" href={`${session.address}/at/0`}>
          <Icon name="replay" /> {words.finale.review}
        </Link>
        {progress.kind === 'idle' || progress.kind === 'sketched' || progress.kind === 'failed' ? (
          <button className="button" type="button" onClick={() => void run.start('3')}>
            <Icon name="score" /> {words.analyse}
          </button>
        ) : null}
        <ShareButton session={session} words={words} analysis={analysis} />
        <button className="button" type="button" onClick={() => void save()}>
          {table.export}
        </button>
        {session.kept === null ? null : <KeptButtons kept={session.kept} />}
        {people === null ? null : <RematchButton people={people} />}
      </p>
      {progress.kind === 'failed' ? <p role="alert">{words.failed}</p> : null}
      {progress.kind === 'working' ? (
        <p role="status">{words.analysing(analysis === null ? 0 : Math.floor(100 * progressOf(analysis)))}</p>
      ) : null}
      <Count words={words} outcome={outcome} />
      {analysis === null ? null : (
        <div className="analysis">
          <WinChart words={words} analysis={analysis} />
          <WhatWon session={session} words={words} analysis={analysis} />
        </div>
      )}
      <ScoreSheetView />
      <div className="analysis">
        <Tries session={session} words={words} />
      </div>
    </div>
  )
}
