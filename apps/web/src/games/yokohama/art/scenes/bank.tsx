import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A bank of stone in the western manner, dome and columns. */
export function Bank(): ReactNode {
  return (
    <Print sky="dawn" sun={[24, 22]}>
      <path className="far" d="M0 56c20-2 30-12 50-10s40 6 60 2 30-8 50-4v36H0z" />
      <CloudBand x={112} y={22} width={58} />
      <path className="wood" d="M79 4h2v10h-2z" />
      <path className="vermilion" d="M81 4h10l-3 3 3 3H81z" />
      <path className="copper-roof" d="M64 30c0-10 7-17 16-17s16 7 16 17z" />
      <path className="line" d="M74 14c-3 4-4 10-4 16M80 13v17M86 14c3 4 4 10 4 16" />
      <path className="stone" d="M60 30h40v6H60zM28 44h104v24H28z" />
      <path className="wall" d="M48 46l32-12 32 12z" />
      <circle className="gold" cx="80" cy="42" r="2.6" />
      <path className="stone" d="M24 44h112v4H24z" />
      <path className="window" d="M34 53h7v9h-7zM119 53h7v9h-7zM62 52h6v16h-6zM92 52h6v16h-6z" />
      <path className="ink" d="M74 68V56a6 6 0 0 1 12 0v12z" />
      <path
        className="wall"
        d="M48 48h5v20h-5zM56 48h5v20h-5zM69 48h5v20h-5zM86 48h5v20h-5zM99 48h5v20h-5zM107 48h5v20h-5z"
      />
      <path className="stone" d="M20 68h120v4H20zM14 72h132v8H14z" />
      <path className="line" d="M14 76h132" />
    </Print>
  )
}
