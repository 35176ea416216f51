import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Pine } from '../pine.tsx'
import { Print } from '../print.tsx'

/** A white church on the bluff above the settlement. */
export function Church(): ReactNode {
  return (
    <Print sky="day" sun={[126, 26]}>
      <path className="far" d="M0 54c24-6 40-4 64-8s60-10 96-2v36H0z" />
      <CloudBand x={-10} y={18} width={58} />
      <CloudBand x={110} y={36} width={56} />
      <path className="grass" d="M0 80V68c20-8 44-10 74-10s60 4 86 12v10z" />
      <path className="gold" d="M66.5 4h3v3h3v3h-3v6h-3v-6h-3V7h3z" />
      <path className="roof" d="M56 34 68 14l12 20z" />
      <path className="wall" d="M58 34h20v36H58z" />
      <path className="window" d="M64 46v-4a4 4 0 0 1 8 0v4z" />
      <path className="ink" d="M63 70V60a5 5 0 0 1 10 0v10z" />
      <path className="roof" d="M78 44h34l6 10H78z" />
      <path className="wall" d="M78 54h38v16H78z" />
      <path
        className="window"
        d="M83 66v-5a3 3 0 0 1 6 0v5zM94 66v-5a3 3 0 0 1 6 0v5zM105 66v-5a3 3 0 0 1 6 0v5z"
      />
      <path className="line" d="M58 52h20M84 44l-3 10M94 44v10M104 44l3 10" />
      <Pine x={34} y={70} size={1.2} />
      <Pine x={136} y={72} size={0.95} />
      <path className="stone" d="M60 70h16l6 10H52z" />
    </Print>
  )
}
