import './scene.css'
import type { ReactNode } from 'react'

const WAVES = Array.from({ length: 14 }, (_, row) => {
  const y = 152 + row * 7
  const start = (row * 53) % 90
  return Array.from({ length: 9 }, (_, i) => `M${start + i * 78 - 40} ${y}q9 -4 18 0t18 0`).join('')
}).join('')

const RAYS = Array.from({ length: 25 }, (_, i) => {
  const angle = Math.PI + (i / 24) * Math.PI
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return `M${470 + c * 62} ${150 + s * 62}L${470 + c * (i % 2 ? 92 : 112)} ${150 + s * (i % 2 ? 92 : 112)}`
}).join('')

/** A dhow off an engraved coast: the face of Mombasa. */
export function MombasaScene(): ReactNode {
  return (
    <svg
      className="scene mombasa-scene"
      viewBox="0 0 640 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sky" width="640" height="250" />
      <path className="rays" d={RAYS} />
      <circle className="sun" cx="470" cy="150" r="52" />
      <rect className="water" y="146" width="640" height="104" />
      <path
        className="coast"
        d="M0 150V104c26-4 40-22 66-24 30-3 44 20 72 22 22 2 34 14 58 18 24 5 30 18 52 26l8 4z"
      />
      <path
        className="coast-lines"
        d="M14 118c30-10 40-18 62-20M40 130c34-14 70-10 96-8M96 138c30-8 60-6 88 0M30 142h60"
      />
      <path
        className="palms"
        d="M96 92c2-14-2-24-6-34m0 0c-10-6-18-4-24 2m24-2c-2-9-10-14-18-13m18 13c4-8 12-12 20-10m-20 10c8-2 16 2 20 9M140 106c1-10-1-18-4-25m0 0c-8-4-13-3-18 2m18-2c-2-7-7-10-13-9m13 9c3-6 9-9 15-7m-15 7c6-2 12 1 15 6"
      />
      <path className="waves" d={WAVES} />
      <g className="dhow" transform="translate(300 40)">
        <path className="hull" d="M-20 118h150c-8 22-22 34-42 36H22C2 152-14 138-20 118z" />
        <path className="mast" d="M52 120 46 4M104 120l-4-70" />
        <path className="sail" d="M44 -6C30 44 4 84-34 104c40 4 78 2 108-8C66 62 56 26 44-6z" />
        <path className="sail" d="M100 44c-4 22-10 38-20 52 24 4 46 2 64-6-18-12-34-28-44-46z" />
        <path className="seams" d="M40 14C34 52 20 82-6 102M42 30c4 26 8 46 14 68M101 56c2 16 6 28 14 38" />
        <path className="strakes" d="M-14 128h138M-6 138h122" />
      </g>
      <path
        className="gulls"
        d="M196 60q8-8 14 0q6-8 14 0M236 86q6-6 10 0q5-6 10 0M560 70q7-7 12 0q6-7 12 0"
      />
    </svg>
  )
}
