import { useContext, type ReactNode } from 'react'
import { EmblemContext, emblemPath } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { keptApart } from './line-ends.ts'
import { useSeats, useSnapshot } from './table-context.ts'

const WIDTH = 560
const HEIGHT = 300
const LEFT = 40
const BOTTOM = 30
/** More rounds than these cannot all be named under the chart. */
const MOST_NAMED = 12
const DASHES = ['none', '9 4', '2 4', '12 4 2 4']
/** Emblems at the ends of lines keep this far apart. */
const APART = 21

/** Totals over the rounds, one line a player; each line has its dash and ends in the player's emblem. */
export function ScoreChart(): ReactNode {
  const { table: words } = useMessages()
  const snapshot = useSnapshot()
  const seats = useSeats()
  const emblems = useContext(EmblemContext)
  const latest = { round: snapshot.round, totals: snapshot.scores.map(({ total }) => total) }
  const points = snapshot.outcome === null ? [...snapshot.history, latest] : snapshot.history
  if (points.length < 2) return null
  const top = Math.max(10, Math.ceil(Math.max(...points.flatMap(({ totals }) => totals)) / 10) * 10)
  const every = Math.ceil(points.length / MOST_NAMED)
  const x = (index: number): number => LEFT + (index / (points.length - 1)) * (WIDTH - LEFT - 40)
  const y = (total: number): number => HEIGHT - BOTTOM - (total / top) * (HEIGHT - BOTTOM - 12)
  const ends = keptApart((points.at(-1)?.totals ?? []).map(y), HEIGHT - BOTTOM, APART)
  return (
    <figure className="score-chart">
      <figcaption>{words.overRounds}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.overRounds}>
        {[0, top / 2, top].map((mark) => (
          <g key={mark} className="grid">
            <path d={`M${LEFT} ${y(mark)}H${WIDTH - 30}`} />
            <text x={LEFT - 8} y={y(mark) + 5} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {points.map((point, index) => {
          const left = points.length - 1 - index
          // The last one is always named; those before it where there is room.
          if (left > 0 && (left < every || index % every !== 0)) return null
          return (
            <text key={index} className="round" x={x(index)} y={HEIGHT - 8} textAnchor="middle">
              {left > 0 ? point.round : snapshot.outcome === null ? words.now : words.total}
            </text>
          )
        })}
        {seats.map((_, seat) => {
          const line = points.map(({ totals }, index) => `${x(index)},${y(totals[seat] ?? 0)}`).join(' ')
          const end = ends[seat] ?? 0
          return (
            <g key={seat} data-player={seat} className="line">
              <polyline points={line} strokeDasharray={DASHES[seat]} />
              <path
                className="end"
                d={emblemPath(seat, emblems)}
                transform={`translate(${WIDTH - 34} ${end - 10}) scale(0.85)`}
              />
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
