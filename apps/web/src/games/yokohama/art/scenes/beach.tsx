import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** Nets and fish hung up to dry on the beach, and a boat drawn ashore. */
export function Beach(): ReactNode {
  return (
    <Print sky="dawn" sun={[40, 14]}>
      <g transform="translate(0 -6)">
        <CloudBand x={70} y={10} width={64} />
        <path className="pine" d="M94 47c3-10 10-15 17-13 5-7 14-6 18 0 7 0 12 6 15 13z" />
        <path
          className="vermilion"
          d="M118 44v-9h2v9zM126 44v-9h2v9zM114 33c6 1.5 12 1.5 18 0v2.6h-18zM116 38h14v1.6h-14z"
        />
        <Water shore={46} swell="M4 52c8-3 12 3 20 0M66 52c8-3 12 3 20 0M120 54c8-3 12 3 20 0" />
        <path className="ground" d="M0 90V66c30-8 56-10 84-6 28 3 50 8 76 8v22z" />
        <path className="foam" d="M0 65c30-8 56-10 84-6 28 3 50 8 76 8" />
        <path className="net" d="M20 36c14 7 28 7 42 0v22c-14 7-28 7-42 0z" />
        <path
          className="line"
          d="M20 43c14 7 28 7 42 0M20 50c14 7 28 7 42 0M27 39v22M34 41v22M41 41v22M48 41v22M55 39v22"
        />
        <path className="wood" d="M17 30h3v42h-3zM62 30h3v42h-3z" />
        <path className="wood" d="M74 74V48h2.5v26zM112 76V48h2.5v28zM72 49h45v2.5H72z" />
        <path
          className="fish"
          d="M79 52c3 3 3 8 0 12-3-4-3-9 0-12zM87 52c3 3 3 8 0 12-3-4-3-9 0-12zM95 52c3 3 3 8 0 12-3-4-3-9 0-12zM103 52c3 3 3 8 0 12-3-4-3-9 0-12zM110 52c3 3 3 8 0 12-3-4-3-9 0-12z"
        />
        <path className="wood" d="M104 74c14 4 34 3 50-4-2 9-8 13-14 13h-20c-8 0-13-3-16-9z" />
        <path className="indigo" d="M108 78c14 3 28 2 44-4l-3 5c-12 4-26 5-38 3z" />
        <path className="straw" d="M124 58l14-12 16 12z" />
        <path className="wood" d="M128 58h22v10h-22z" />
      </g>
    </Print>
  )
}
