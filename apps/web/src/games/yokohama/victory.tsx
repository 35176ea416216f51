import type { ReactNode } from 'react'
import type { VictoryArt } from '../../finale/colours.ts'

const swell = (y: number, shift: number): string =>
  Array.from({ length: 22 }, (_, i) => `M${i * 64 - shift} ${y}q16 -14 32 0q16 14 32 0`).join('')

/** The winner's crest stands in the sun over the harbour, and the dye of their colour runs through the sea. */
export default function YokohamaVictory({ colours: { deep, mid, bright }, crest }: VictoryArt): ReactNode {
  return (
    <>
      <linearGradient id="victory-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={mid} />
        <stop offset="0.55" stopColor="#f6e3bd" />
        <stop offset="1" stopColor="#f6e3bd" />
      </linearGradient>
      <linearGradient id="victory-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={bright} />
        <stop offset="0.6" stopColor={mid} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <rect width="1200" height="630" fill="url(#victory-sky)" />
      <path
        d="M520 440c96-40 170-140 226-226 12-18 26-18 34 0 10-18 24-18 36 0 60 88 140 180 252 226z"
        fill={deep}
        opacity="0.85"
      />
      <path
        d="M684 308c26-34 46-66 62-94 12-18 26-18 34 0 10-18 24-18 36 0 20 30 40 60 64 90-20 10-30-10-44 4-14-18-26 10-44 0-14 14-30-10-44 4-20-14-34 6-64-4z"
        fill="#fff8e8"
      />
      <circle cx="360" cy="226" r="150" fill="#c8402c" />
      <circle cx="360" cy="226" r="134" fill="none" stroke="#fff8e8" strokeWidth="3" opacity="0.7" />
      <path d={crest} transform="translate(258 124) scale(8.5)" fill="#fff8e8" />
      <path
        d="M60 118h240a18 18 0 0 1 0 36H130a14 14 0 0 0 0 28H20a14 14 0 0 1 0-28h76a18 18 0 0 0-36-36zM900 90h230a18 18 0 0 1 0 36H1010a14 14 0 0 0 0 28H860a14 14 0 0 1 0-28h76a18 18 0 0 0-36-36z"
        fill="#fff8e8"
        opacity="0.75"
      />
      <path d="M0 430H1200V630H0z" fill="url(#victory-sea)" />
      <path
        d={`${swell(462, 0)}${swell(492, 32)}${swell(524, 0)}${swell(558, 32)}`}
        fill="none"
        stroke="#fff8e8"
        strokeWidth="3"
        opacity="0.5"
      />
      <g transform="translate(470 316) scale(1.5)" stroke="#2a1c14" strokeWidth="2">
        <path d="M24 88V10M110 88V18M24 24 2 80M24 24l26 60M110 30 92 82M110 30l22 52" fill="none" />
        <path d="M58 54h16v32H58z" fill="#c8402c" />
        <path d="M26 26c18 4 26 18 24 36H26zM112 32c14 4 20 14 18 30h-18z" fill="#fff8e8" />
        <path d="M-10 86h150l-14 26H10z" fill="#33251c" />
      </g>
    </>
  )
}
