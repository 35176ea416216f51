import type { ReactNode } from 'react'
import type { Cell } from '@entrepot/telling/yokohama/components'

/** How far down a print the way runs: between its name and those who stand there. */
const HEIGHT = 0.25

/** The way of a president over the town, drawn from print to print. */
export function Way({
  points,
  columns,
  rows,
}: {
  points: readonly Cell[]
  columns: number
  rows: number
}): ReactNode {
  if (points.length < 2) return null
  const line = points.map(({ x, y }) => `${x + 0.5},${y + HEIGHT}`).join(' ')
  return (
    <svg className="way" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline className="under" points={line} />
      <polyline points={line} />
    </svg>
  )
}
