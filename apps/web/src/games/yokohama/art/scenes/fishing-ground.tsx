import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** A boat with its net among the claws of the swell. */
export function FishingGround(): ReactNode {
  return (
    <Print sky="day" sun={[30, 22]}>
      <path className="far" d="M96 46c10-2 14-12 24-12s14 8 22 8 12-4 22-2v8z" />
      <CloudBand x={60} y={20} width={66} />
      <Water
        shore={44}
        swell="M6 50c8-3 12 3 20 0M120 49c8-3 12 3 20 0M64 48c6-2 10 2 16 0M140 56c6-2 10 2 16 0"
      />
      <path className="straw" d="M78 54V24c12 6 18 16 19 30z" />
      <path className="line" d="M84 28v26M90 36v18" />
      <path
        className="wood"
        d="M75 20h3v38h-3zM52 54c16 5 40 5 60-2 3 0 3 2 2 4-4 6-10 10-18 10H68c-8 0-13-5-16-12z"
      />
      <path className="line" d="M56 58c16 4 38 4 54-2" />
      <path className="indigo" d="M60 55c0-5 2-8 5-8s5 3 5 8z" />
      <path className="straw" d="M58 48c3-1 5-4 7-5 2 1 4 4 7 5-4 2-10 2-14 0z" />
      <path
        className="wave"
        d="M0 80V66c6-10 20-14 30-6-7-2-12 1-12 6 6-4 12-2 14 4 8 6 20 6 30 0 6 4 22 8 36 2 4-10 18-18 34-12-8 0-14 4-13 10 5-6 15-6 17 2 8 4 16 4 24 2v6z"
      />
      <path
        className="foam"
        d="M2 65c5-8 17-12 26-6-6-1-11 2-12 7M98 72c4-10 18-16 32-12-7 1-12 5-12 10M32 70c8 6 20 6 30 0M136 72c8 4 16 4 24 2"
      />
    </Print>
  )
}
