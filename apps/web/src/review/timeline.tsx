import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { Emblem } from '../icons/emblem.tsx'
import type { Analysis } from '../insight/analysis/analysis.ts'
import { useSeats, useTable } from '../table/table-context.ts'
import { Curve } from './curve.tsx'
import type { LoggedTurn } from './stops.ts'
import { VerdictSeal } from './verdict-seal.tsx'

/** While the slider is dragged, the table follows it so many milliseconds later. */
const FOLLOWS_AFTER = 120
/** On a phone the number of a round takes up this part of the line. */
const NUMBER_ROOM = 0.06

/** The whole game as a line: rounds, everybody's turns, and, where they are known, verdicts and chances. Its playhead is a slider. */
export function Timeline({
  words,
  positions,
  position,
  turns,
  analysis,
  go,
}: {
  words: InsightWords
  positions: readonly number[]
  position: number
  turns: readonly LoggedTurn[]
  analysis: Analysis | null
  go: (position: number) => void
}): ReactNode {
  const seats = useSeats()
  const rounds = useTable(({ now }) => now.history)
  const isOver = useTable(({ now }) => now.outcome !== null)
  const [dragged, setDragged] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const last = Math.max(1, positions.length - 1)
  const placeOf = (other: number): number =>
    Math.max(
      0,
      positions.findLastIndex((known) => known <= other),
    )
  const at = (other: number): CSSProperties =>
    ({ '--at': `${(100 * placeOf(other)) / last}%` }) as CSSProperties
  const place = dragged ?? placeOf(position)
  const here = positions[place] ?? 0
  const round = rounds.findLast((began) => began.position < here || began.position === 0)?.round ?? 1
  const mover = turns.find(({ from, to }) => from < here && here <= to)
  const told =
    here === 0 ? words.beginning : words.moment(here, round, mover ? (seats[mover.seat]?.name ?? '') : '')
  const shownRounds = isOver ? rounds.slice(0, -1) : rounds

  const crowded = crowdedAmong(shownRounds.map((began) => placeOf(began.position) / last))

  const drag = (to: number): void => {
    setDragged(to)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDragged(null)
      go(positions[to] ?? 0)
    }, FOLLOWS_AFTER)
  }
  return (
    <div className="timeline" data-analysed={analysis !== null || undefined}>
      <div className="rounds" aria-hidden="true">
        {shownRounds.map((began, index) => (
          <span
            key={index}
            style={at(began.position)}
            data-now={began.round === round || undefined}
            data-crowded={crowded[index]}
          >
            {began.round}
          </span>
        ))}
      </div>
      {analysis === null ? null : <Curve analysis={analysis} placeOf={(other) => placeOf(other) / last} />}
      <div className="seat-turns" aria-hidden="true">
        {seats.map((_, seat) => (
          <div key={seat} className="turns-of" data-player={seat}>
            <Emblem player={seat} />
            {turns
              .filter((turn) => turn.seat === seat)
              .map(({ to }) => (
                <i key={to} style={at(to)} />
              ))}
            {analysis?.outline.turns.map((turn, index) => {
              const verdict = analysis.worth[index]?.verdict
              return turn.seat === seat && (verdict === 'mistake' || verdict === 'dubious') ? (
                <span key={`verdict ${index}`} className="mark" style={at(turn.to)}>
                  <VerdictSeal verdict={verdict} />
                </span>
              ) : null
            })}
          </div>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={words.timeline}
        aria-valuetext={told}
        onChange={(event) => drag(Number(event.target.value))}
      />
      <span
        className="playhead"
        style={{ '--at': `${(100 * place) / last}%` } as CSSProperties}
        aria-hidden="true"
      />
    </div>
  )
}

/** Which of the numbers along a line would lie on the last one that does not. */
function crowdedAmong(places: readonly number[]): (true | undefined)[] {
  let free = 0
  return places.map((place) => {
    if (place < free) return true
    free = place + NUMBER_ROOM
    return undefined
  })
}
