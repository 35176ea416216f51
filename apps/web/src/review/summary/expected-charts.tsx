import { useContext, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { EmblemContext, emblemPath } from '../../icons/emblem.tsx'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { type Expected, expectedOf } from '../../insight/analysis/findings.ts'
import { keptApart } from '../../table/line-ends.ts'
import { useSeats } from '../../table/table-context.ts'
import { DASHES } from '../curve.tsx'
import { RoundMarks } from './round-marks.tsx'

const WIDTH = 320
const HEIGHT = 150
const LEFT = 34
const RIGHT = 26
const TOP = 10
const BOTTOM = 22
/** Emblems at the ends of lines, and the numbers of rounds, keep this far apart. */
const APART = 17

/** What is drawn: a category, or the total. */
export interface Drawn {
  readonly id: string
  readonly name: string
  readonly icon: ReactNode
  readonly valueOf: (points: Expected['points']) => number
}

/** The points that everybody could expect over the game, a chart for each category, all but the total to the same scale. */
export function ExpectedCharts({
  words,
  analysis,
  total,
  categories,
}: {
  words: InsightWords
  analysis: Analysis
  total: Drawn
  categories: readonly Drawn[]
}): ReactNode {
  const lines = analysis.outline.result.map((_, seat) => expectedOf(analysis, seat))
  const topOf = (...drawn: readonly Drawn[]): number => {
    const all = lines.flatMap((line) => line.flatMap(({ points }) => drawn.map((one) => one.valueOf(points))))
    return Math.max(10, Math.ceil(Math.max(...all) / 10) * 10)
  }
  const shared = topOf(...categories)
  return (
    <ul className="expected-charts">
      {[total, ...categories].map((drawn) => (
        <li key={drawn.id}>
          <p>
            {drawn.icon} {drawn.name}
          </p>
          <Chart
            words={words}
            analysis={analysis}
            drawn={drawn}
            lines={lines}
            top={drawn === total ? topOf(total) : shared}
          />
        </li>
      ))}
    </ul>
  )
}

function Chart({
  words,
  analysis: { outline },
  drawn: { name, valueOf },
  lines,
  top,
}: {
  words: InsightWords
  analysis: Analysis
  drawn: Drawn
  lines: readonly (readonly Expected[])[]
  top: number
}): ReactNode {
  const emblems = useContext(EmblemContext)
  const seats = useSeats()
  const x = (position: number): number => LEFT + (position / outline.end) * (WIDTH - LEFT - RIGHT)
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM)
  const last = (line: readonly Expected[]): number => valueOf(line.at(-1)?.points ?? {})
  const ends = keptApart(lines.map(last).map(y), HEIGHT - BOTTOM, APART)
  const told = lines.map((line, seat) =>
    words.expectedFromTo(
      seats[seat]?.name ?? '',
      Math.round(valueOf(line[0]?.points ?? {})),
      Math.round(last(line)),
    ),
  )
  return (
    <svg
      className="win-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name}. ${told.join('; ')}`}
    >
      {[0, top / 2, top].map((mark) => (
        <g key={mark} className="grid">
          <path d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={y(mark) + 5} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <RoundMarks outline={outline} x={x} top={TOP} bottom={HEIGHT - BOTTOM} apart={APART} />
      {lines.map((line, seat) => (
        <g key={seat} className="line" data-player={seat}>
          <polyline
            strokeDasharray={DASHES[seat]}
            points={line.map(({ position, points }) => `${x(position)},${y(valueOf(points))}`).join(' ')}
          />
          <path
            className="end"
            d={emblemPath(seat, emblems)}
            transform={`translate(${WIDTH - RIGHT + 6} ${(ends[seat] ?? 0) - 9}) scale(0.75)`}
          />
        </g>
      ))}
    </svg>
  )
}
