import type { ReactNode } from 'react'

/** A pine with its needles in flat pads; `x` and `y` are the foot of the trunk. */
export function Pine({ x, y, size = 1 }: { x: number; y: number; size?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="wood" d="M-1.6 0c.6-8-2-11 .4-19l2.6.4C0-12 2.4-8 1.8 0z" />
      <path className="pine" d="M-13-9.5c1.5-3.5 6-3 7-1.5 2.6-1.6 5.6-.4 6 2-3 1.8-10.5 2-13-.5z" />
      <path className="pine" d="M0-13c1.5-3.6 5.6-3 6.6-1.6 2.6-1.6 5.9-.2 6.4 2C9.5-10.8 2.5-11 0-13z" />
      <path
        className="pine"
        d="M-9-18.5c1-3.5 4.5-4.5 6.5-3 2.5-2.5 7-2 7.5 1 2.5 0 3.5 1.5 3.5 3-4.5 2-14.5 2-17.5-1z"
      />
    </g>
  )
}
