import type { ReactNode } from 'react'
import type { Analysis } from '../insight/analysis/analysis.ts'
import { curveOf } from '../insight/analysis/findings.ts'

/** Each seat has its dash, so that no line is told by its colour alone. */
export const DASHES = ['none', '7 4', '1.5 4', '9 4 1.5 4'] as const

/** Everybody's chances over the game, stretched to whatever lies under them. */
export function Curve({
  analysis,
  placeOf,
}: {
  analysis: Analysis
  /** Where a position lies: 0 … 1. */
  placeOf: (position: number) => number
}): ReactNode {
  const points = curveOf(analysis)
  const { players } = analysis.outline
  return (
    <svg className="curve" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="grid" d="M0 0H1000M0 50H1000M0 100H1000" />
      <path className="share" d={`M0 ${100 - 100 / players}H1000`} />
      {Array.from({ length: players }, (_, seat) => (
        <polyline
          key={seat}
          data-player={seat}
          strokeDasharray={DASHES[seat]}
          points={points
            .map(({ position, chances }) => `${1000 * placeOf(position)},${100 - 100 * (chances[seat] ?? 0)}`)
            .join(' ')}
        />
      ))}
    </svg>
  )
}
