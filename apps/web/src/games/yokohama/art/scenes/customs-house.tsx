import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** The tower of the customs house over the quay, and crates that wait for a stamp. */
export function CustomsHouse(): ReactNode {
  return (
    <Print sky="day" sun={[28, 24]}>
      <CloudBand x={104} y={16} width={62} />
      <Water shore={52} swell="M2 60c6-2 10 2 16 0M142 60c6-2 10 2 16 0" />
      <path className="copper-roof" d="M80 4c1 4 8 6 8 13H72c0-7 7-9 8-13z" />
      <path className="wall" d="M73 17h14v7H73zM70 24h20v22H70z" />
      <path
        className="window"
        d="M76 19h2v4h-2zM82 19h2v4h-2zM74 34v-4a3 3 0 0 1 5 0v4zM81 34v-4a3 3 0 0 1 5 0v4z"
      />
      <path className="line" d="M70 38h20" />
      <path className="roof" d="M28 40h104l5 6H23z" />
      <path className="brick" d="M26 46h108v20H26z" />
      <path className="wall" d="M24 46h112v3H24zM24 62h112v4H24z" />
      <path
        className="window"
        d="M32 62v-6a4 4 0 0 1 8 0v6zM46 62v-6a4 4 0 0 1 8 0v6zM60 62v-6a4 4 0 0 1 8 0v6zM92 62v-6a4 4 0 0 1 8 0v6zM106 62v-6a4 4 0 0 1 8 0v6zM120 62v-6a4 4 0 0 1 8 0v6z"
      />
      <path className="ink" d="M74 66V55a6 6 0 0 1 12 0v11z" />
      <path className="stone" d="M8 66h144v4H8zM14 70h132v10H14z" />
      <path className="wood" d="M100 62h14v14h-14zM115 65h12v11h-12zM105 51h13v11h-13z" />
      <path className="line" d="M100 62l14 14M114 62l-14 14M115 65l12 11M105 51l13 11M118 51l-13 11" />
      <circle className="vermilion" cx="121" cy="70" r="3" />
    </Print>
  )
}
