import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A hall of glass and brick, and a balloon on its rope. */
export function GlassHall(): ReactNode {
  return (
    <Print sky="day">
      <g transform="translate(0 -6)">
        <path className="far" d="M0 54c22-8 40-6 62-12s60-8 98 2v46H0z" />
        <CloudBand x={10} y={8} width={50} />
        <CloudBand x={96} y={40} width={60} />
        <path
          className="silk"
          d="M128 4c10 0 17 7 17 16 0 8-7 13-12 20h-10c-5-7-12-12-12-20 0-9 7-16 17-16z"
        />
        <path className="vermilion" d="M128 4c5 0 8 7 8 16 0 8-3 13-6 20h-4c-3-7-6-12-6-20 0-9 3-16 8-16z" />
        <path className="line" d="M123 40l2 7M133 40l-2 7" />
        <path className="wood" d="M123.5 47h9v6h-9z" />
        <path className="line" d="M128 53c0 8-8 12-14 17" />
        <path className="brick" d="M18 32h18v40H18z" />
        <path className="roof" d="M14 33 27 14l13 19z" />
        <circle className="snow" cx="27" cy="41" r="5.4" />
        <path className="line" d="M27 37.5V41l3 2" />
        <path className="window" d="M24 66v-9a3 3 0 0 1 6 0v9z" />
        <path className="brick" d="M36 50h72v22H36z" />
        <path className="wall" d="M34 48h76v4H34z" />
        <path className="glass" d="M44 48c0-15 12-23 28-23s28 8 28 23z" />
        <path
          className="line"
          d="M52 34c-2 4-3 9-3 14M61 27.5c-2 5-3 12-3 20M72 25v23M83 27.5c2 5 3 12 3 20M92 34c2 4 3 9 3 14M46 40h52"
        />
        <path
          className="window"
          d="M42 68V60a4 4 0 0 1 8 0v8zM56 68V60a4 4 0 0 1 8 0v8zM80 68V60a4 4 0 0 1 8 0v8zM94 68V60a4 4 0 0 1 8 0v8z"
        />
        <path className="ink" d="M68 72V62a4 4 0 0 1 8 0v10z" />
        <path className="ground" d="M0 72h160v18H0z" />
        <path className="wood" d="M141 52h3v26h-3z" />
        <path className="lantern" d="M138 44h9l-2 8h-5z" />
        <path className="roof" d="M136 44.5l6.5-5 6.5 5z" />
        <path className="pine" d="M112 80c0-8 4-12 9-12s9 4 9 12z" />
      </g>
    </Print>
  )
}
