import './scene.css'
import type { ReactNode } from 'react'

const SWELL = Array.from({ length: 5 }, (_, row) => {
  const y = 186 + row * 14
  return Array.from({ length: 11 }, (_, i) => `M${i * 64 - (row % 2) * 32} ${y}q16 -12 32 0q16 12 32 0`).join(
    '',
  )
}).join('')

/** A harbour under a red sun in the manner of a woodblock print: the face of Yokohama. */
export function YokohamaScene(): ReactNode {
  return (
    <svg
      className="scene yokohama-scene"
      viewBox="0 0 640 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="bokashi" x1="0" y1="0" x2="0" y2="1">
          <stop className="bokashi-top" offset="0" />
          <stop className="bokashi-bottom" offset="0.62" />
        </linearGradient>
      </defs>
      <rect fill="url(#bokashi)" width="640" height="250" />
      <circle className="sun" cx="150" cy="96" r="44" />
      <path
        className="mountain"
        d="M330 172c40-22 72-66 96-100 6-8 12-8 16 0 4-8 10-8 16 0 26 38 62 80 110 100z"
      />
      <path
        className="snow"
        d="M402 106c10-14 18-26 24-34 6-8 12-8 16 0 4-8 10-8 16 0 8 12 16 24 26 36-8 4-12-4-18 2-6-8-10 4-18 0-6 6-12-4-18 2-8-6-14 2-28-6z"
      />
      <path className="sea" d="M0 168h640v82H0z" />
      <path className="swell" d={SWELL} />
      <g className="ship" transform="translate(196 92)">
        <path className="hull" d="M-10 86h150l-14 26H10z" />
        <path className="funnel" d="M58 54h16v32H58z" />
        <path className="masts" d="M24 88V10M110 88V18M24 24 2 80M24 24l26 60M110 30 92 82M110 30l22 52" />
        <path className="sail" d="M26 26c18 4 26 18 24 36H26zM112 32c14 4 20 14 18 30h-18z" />
        <path className="smoke" d="M64 48c-6-12 10-14 4-26 14 2 18 16 8 26z" />
      </g>
      <path
        className="cloud"
        d="M430 40h130a10 10 0 0 1 0 20H470a8 8 0 0 0 0 16h-60a8 8 0 0 1 0-16h40a10 10 0 0 0-20-20zM-10 120h96a9 9 0 0 1 0 18H30a7 7 0 0 0 0 14H-10z"
      />
    </svg>
  )
}
