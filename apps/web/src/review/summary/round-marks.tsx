import type { ReactNode } from 'react'
import type { Outline } from '../../insight/analysis/analysis.ts'

/** The rounds of a game under a chart: as many as can be told apart, each with its line and its number. */
export function RoundMarks({
  outline,
  x,
  top,
  bottom,
  apart,
}: {
  outline: Outline
  /** Where a position lies. */
  x: (position: number) => number
  /** Between these heights the lines are drawn; the numbers stand under them. */
  top: number
  bottom: number
  /** Numbers need so much room. */
  apart: number
}): ReactNode {
  const first = outline.rounds[0]?.position ?? 0
  const room = (x(outline.end) - x(first)) / Math.max(1, outline.rounds.length)
  // Of many rounds every second, fifth or tenth is named.
  const every = [1, 2, 5, 10].find((step) => step * room >= apart) ?? 20
  const named = outline.rounds.filter(({ round }) => every === 1 || round % every === 0)
  return named.map(({ round, position }, index) => {
    const next = every > 1 ? position : (named[index + 1]?.position ?? outline.end)
    return (
      <g key={round} className="grid">
        <path d={`M${x(position)} ${top}V${bottom}`} />
        <text x={(x(position) + x(next)) / 2} y={bottom} dy="1.25em" textAnchor="middle">
          {round}
        </text>
      </g>
    )
  })
}
