import type { ReactNode } from 'react'

/** More games than these are not drawn: a bar must stay wide enough to be seen. */
export const MOST_DRAWN = 50
/** Few games do not fill the whole width, or they would look like blocks. */
const LEAST_ROOM = 12
const HEIGHT = 100

/** The bar of one game. */
export interface Bar {
  readonly value: number
  readonly won: boolean
}

function roomFor(games: number): number {
  return Math.max(LEAST_ROOM, games)
}

/** How much of a chart's width the bars of so many games take. */
export function widthOf(games: number): string {
  return `${(100 * games) / roomFor(games)}%`
}

/** Games one after the other, those that were won filled, the others hollow. What it says stands in a table as well. */
export function GameBars({
  label,
  bars,
  top = Math.max(1, ...bars.map(({ value }) => value)),
}: {
  /** What is drawn, with its figures in short. */
  label: string
  bars: readonly Bar[]
  /** The value at the upper edge. */
  top?: number
}): ReactNode {
  const room = roomFor(bars.length)
  return (
    <svg
      className="game-bars"
      viewBox={`0 0 ${room} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {[0, 0.5, 1].map((share) => (
        <path key={share} className="grid" d={`M0 ${HEIGHT * share}H${room}`} />
      ))}
      {bars.map(({ value, won }, index) => {
        const height = (HEIGHT * Math.max(0, value)) / top
        return (
          <rect
            key={index}
            data-won={won || undefined}
            x={index + 0.15}
            width={0.7}
            y={HEIGHT - height}
            height={height}
          />
        )
      })}
    </svg>
  )
}
