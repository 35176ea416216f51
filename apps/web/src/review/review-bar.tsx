import './review.css'
import './analysis.css'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../icons/icon.tsx'
import { analysisOf } from '../insight/analysis/run.ts'
import type { TableSession } from '../session/session.ts'
import { Loading } from '../shell/loading.tsx'
import { useSnapshot, useTable } from '../table/table-context.ts'
import { useShortcuts } from '../table/use-shortcuts.ts'
import { AnalysisButton } from './analysis-button.tsx'
import { CopyPosition } from './copy-position.tsx'
import { PlayOnButton } from './play-on-button.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { SPEEDS, usePlaying } from './use-playing.ts'
import type { StepKind } from './stops.ts'
import { Timeline } from './timeline.tsx'
import { TurnWorth } from './turn-worth.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useInsightWords } from './use-insight-words.ts'
import { useStops } from './use-stops.ts'

/** In the place of the decision while an earlier position is shown: the game as a film, with what the analysis says of it. */
export default function ReviewBar({ session }: { session: TableSession }): ReactNode {
  const words = useInsightWords()
  return words === null ? <Loading /> : <Player session={session} words={words} />
}

function Player({ session, words }: { session: TableSession; words: InsightWords }): ReactNode {
  const { table, follow } = useMessages()
  const { position } = useSnapshot()
  const isOver = useTable(({ now }) => now.outcome !== null)
  const progress = useAnalysis(session)
  const analysis = analysisOf(progress)
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<StepKind>('move')
  const { stops, turns, stop, mistakeAfter } = useStops(session, analysis)
  const addressOf = (other: number): string => `${session.address}/at/${other}`
  const end = stops.move.at(-1) ?? 0
  // Where the game goes on, its last position is now.
  const addressAt = (other: number): string => (other === end && !isOver ? session.address : addressOf(other))
  const before = stop(kind, position, -1)
  const after = stop(kind, position, 1)
  const playing = usePlaying(position, addressAt(after ?? end))
  const isPlaying = playing.on && after !== undefined

  /** The turn before is shown for a moment, so that what the turn has changed is drawn on the board. */
  const go = (to: number | undefined): void => {
    if (to === undefined) return
    const eve = turns.find((turn) => turn.from < to && to <= turn.to)?.from
    const isLeap = eve !== undefined && eve !== position && to !== stop('move', position, 1)
    if (!isLeap) return navigate(addressAt(to), { replace: true })
    navigate(addressOf(eve), { replace: true })
    requestAnimationFrame(() => requestAnimationFrame(() => navigate(addressAt(to), { replace: true })))
  }
  useShortcuts({
    arrowleft: () => go(before),
    arrowright: () => go(after),
    arrowup: () => go(stop('round', position, -1)),
    arrowdown: () => go(stop('round', position, 1)),
    j: () => go(stop('turn', position, -1)),
    k: () => go(stop('turn', position, 1)),
    home: () => go(0),
    end: () => go(end),
    ' ': () => playing.play(!playing.on),
    n: () => go(mistakeAfter(position)),
  })
  const nameOf = (way: 'back' | 'on'): string =>
    kind === 'move' ? (way === 'back' ? table.stepBack : table.stepOn) : words[way][kind]
  const kinds = (['move', 'turn', 'mine', 'round', 'swing'] as const).filter(
    (other) => stops[other].length > 0,
  )

  return (
    <section className="decision-bar looking-back review" aria-label={table.yourDecision}>
      <Timeline
        words={words}
        positions={stops.move}
        position={position}
        turns={turns}
        analysis={analysis}
        go={go}
      />
      <p className="sentence visually-hidden">{table.lookingBack(position)}</p>
      {analysis === null ? null : (
        <TurnWorth session={session} words={words} analysis={analysis} position={position} />
      )}
      <div className="controls">
        <Step to={position === 0 ? null : addressOf(0)} name={words.first} icon="skip" flipped end />
        <Step
          to={before === undefined ? null : addressAt(before)}
          name={nameOf('back')}
          icon="before"
          go={() => go(before)}
        />
        <button
          className="button primary"
          type="button"
          title={isPlaying ? follow.pause : follow.play}
          aria-label={isPlaying ? follow.pause : follow.play}
          aria-pressed={isPlaying}
          onClick={() => playing.play(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Step
          to={after === undefined ? null : addressAt(after)}
          name={nameOf('on')}
          icon="after"
          go={() => go(after)}
        />
        <Step to={position === end ? null : addressAt(end)} name={words.last} icon="skip" end />
        <label className="choice">
          <span className="visually-hidden">{words.stepBy}</span>
          <select
            value={kind}
            onChange={({ target }) => setKind(target.value as StepKind)}
            title={words.stepBy}
          >
            {kinds.map((other) => (
              <option key={other} value={other}>
                {words.steps[other]}
              </option>
            ))}
          </select>
        </label>
        <label className="choice">
          <span className="visually-hidden">{words.speed}</span>
          <select
            value={playing.speed}
            onChange={({ target }) => playing.hasten(Number(target.value))}
            title={words.speed}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        <span className="moment" aria-hidden="true">
          {position} / {end}
        </span>
        <ReviewKeys words={words} />
        <span className="gap" />
        {isOver ? <AnalysisButton session={session} words={words} progress={progress} /> : null}
        <PlayOnButton session={session} words={words} position={position} />
        <CopyPosition session={session} position={position} />
        <Link className="button" href={session.address}>
          {table.backToNow}
        </Link>
      </div>
    </section>
  )
}

/** A link, so that every position has an address; a plain click on it goes the way that draws what has changed. */
function Step({
  to,
  name,
  icon,
  flipped,
  go,
  end = false,
}: {
  to: string | null
  name: string
  icon: 'before' | 'after' | 'skip'
  flipped?: boolean
  go?: () => void
  /** It leads to an end of the game, as the slider does too. */
  end?: boolean
}): ReactNode {
  const drawing = (label?: string): ReactNode => (
    <span className={flipped ? 'flipped' : undefined}>
      {label === undefined ? <Icon name={icon} /> : <Icon name={icon} label={label} />}
    </span>
  )
  return to === null ? (
    <span className="button" aria-disabled="true" data-end={end || undefined}>
      {drawing(name)}
    </span>
  ) : (
    <Link
      className="button"
      data-end={end || undefined}
      href={to}
      aria-label={name}
      title={name}
      replace
      onClick={(event) => {
        if (go === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go()
      }}
    >
      {drawing()}
    </Link>
  )
}
