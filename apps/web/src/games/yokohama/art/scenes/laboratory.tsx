import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A house of clapboard with a dome for the telescope, and the wires of the telegraph. */
export function Laboratory(): ReactNode {
  return (
    <Print sky="dusk">
      <path className="far" d="M0 52c18-4 30-10 52-8s36 10 60 6 30-8 48-6v36H0z" />
      <path
        className="star"
        d="M24 12l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM46 22l.8 1.6 1.6.8-1.6.8-.8 1.6-.8-1.6-1.6-.8 1.6-.8zM150 34l.8 1.6 1.6.8-1.6.8-.8 1.6-.8-1.6-1.6-.8 1.6-.8z"
      />
      <CloudBand x={112} y={14} width={50} />
      <path className="line" d="M0 22c40 10 60 10 130 8M0 28c40 10 60 10 130 8" />
      <path className="wood" d="M129 20h3v52h-3zM122 28h17v2.4h-17zM122 34h17v2.4h-17z" />
      <path className="wood" d="M88 22l14-12 3 3-13 14z" />
      <path className="copper-roof" d="M60 36c0-11 8-18 18-18s18 7 18 18z" />
      <path className="ink" d="M82 19l8 3 5 8-4 4-13-12z" />
      <path className="wall" d="M58 36h40v10H58zM28 46h88v24H28z" />
      <path className="line" d="M28 52h88M28 58h88M28 64h88" />
      <path className="roof" d="M24 48l8-8h26v6h40v-6h14l8 8z" />
      <path
        className="window"
        d="M36 54h10v11H36zM53 54h10v11H53zM94 54h10v11H94zM68 39h5v6h-5zM78 39h5v6h-5z"
      />
      <path className="line" d="M41 54v11M36 59h10M58 54v11M53 59h10M99 54v11M94 59h10" />
      <path className="indigo" d="M72 70V56h14v14z" />
      <path className="grass" d="M0 70c50-3 110-3 160 0v10H0z" />
    </Print>
  )
}
