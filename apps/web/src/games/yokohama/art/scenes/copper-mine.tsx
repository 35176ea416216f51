import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Pine } from '../pine.tsx'
import { Print } from '../print.tsx'

/** The adit of a mine, and a cart of ore on its rails. */
export function CopperMine(): ReactNode {
  return (
    <Print sky="day" sun={[132, 24]}>
      <path className="far" d="M0 50 22 32l16 10 30-26 28 24 22-10 42 22v28H0z" />
      <CloudBand x={92} y={40} width={60} />
      <path className="earth" d="M0 80V50c10-2 18-16 34-20 22-4 36 8 52 18 20 10 48 10 74 18v14z" />
      <path
        className="line"
        d="M8 56c8-3 12-11 22-14M84 54c12 7 26 9 44 12M16 66c6-2 10-6 14-10M96 66c10 4 22 5 34 6"
      />
      <path className="ink" d="M36 68V50c0-7 5-11 11-11s11 4 11 11v18z" />
      <path className="wood" d="M31 46l4-5h24l4 5v4H31zM33 50h5v18h-5zM56 50h5v18h-5z" />
      <path className="line" d="M47 68c20 6 50 6 72 2M44 71c24 6 54 6 78 2" />
      <path className="copper" d="M80 55c1-6 6-9 10-8 4-3 10-2 12 2 4 0 6 3 6 6z" />
      <path className="line" d="M88 50l3 3M98 49l3 4" />
      <path className="wood" d="M77 55h34l-4 12H82z" />
      <path className="line" d="M79 59h31" />
      <circle className="ink" cx="87" cy="69" r="3.6" />
      <circle className="ink" cx="102" cy="69" r="3.6" />
      <Pine x={140} y={66} size={1.1} />
    </Print>
  )
}
