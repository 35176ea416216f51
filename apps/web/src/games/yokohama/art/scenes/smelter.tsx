import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A smelter with its water wheel, and ingots stacked before it. */
export function Smelter(): ReactNode {
  return (
    <Print sky="dusk" sun={[24, 14]}>
      <g transform="matrix(-1 0 0 1 160 -6)">
        <path className="far" d="M0 46 18 30l18 14 28-24 26 22 24-12 46 20v30H0z" />
        <CloudBand x={4} y={22} width={44} />
        <path className="earth" d="M100 82V62h10V50h12V38h14V28h26v54z" />
        <path className="line" d="M110 62h50M122 50h38M136 38h24M112 70h20M126 56h18M140 44h14" />
        <path className="wood" d="M128 30l6-12 2 .8-4 12zM140 30l-6-12-2 .8 4 12zM126 24h16v2h-16z" />
        <path
          className="smoke"
          d="M50 14c-6-5 2-8-3-14 8 1 10-3 18-2 8 2 12 0 20-1-4 8-12 6-18 9s-10 3-17 8z"
        />
        <path className="brick" d="M44 14h11l2 24H42z" />
        <path className="line" d="M43.5 20h12M43 27h13" />
        <path className="wall" d="M18 46h54v26H18z" />
        <path className="roof" d="M10 48 24 34h44l14 14z" />
        <path className="line" d="M32 34l-4 14M46 34v14M60 34l4 14" />
        <path className="wood" d="M18 48h4v24h-4zM68 48h4v24h-4z" />
        <path className="ink" d="M34 72V60a9 9 0 0 1 18 0v12z" />
        <path className="lantern" d="M38 72v-9a5 5 0 0 1 10 0v9z" />
        <path className="earth" d="M0 72c50-4 110-4 160 0v18H0z" />
        <path className="wood" d="M66 42h26v3H66z" />
        <circle className="wood" cx="88" cy="60" r="14" />
        <circle className="far" cx="88" cy="60" r="10.5" />
        <path className="line" d="M88 46v28M74 60h28M78 50l20 20M98 50 78 70" />
        <circle className="wood" cx="88" cy="60" r="2.6" />
        <path className="copper" d="M106 79l3-6h9l3 6zM120 79l3-6h9l3 6zM113 73l3-6h9l3 6z" />
      </g>
    </Print>
  )
}
