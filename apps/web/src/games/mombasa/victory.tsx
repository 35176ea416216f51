import type { ReactNode } from 'react'
import type { VictoryArt } from '../../finale/colours.ts'
import map from './map/map.json' with { type: 'json' }

const RAYS = Array.from({ length: 36 }, (_, i) => {
  const [from, to] = [((i - 0.25) / 36) * 2 * Math.PI, ((i + 0.25) / 36) * 2 * Math.PI]
  const point = (angle: number): string =>
    `${Math.round(430 + 1300 * Math.cos(angle))} ${Math.round(470 + 1300 * Math.sin(angle))}`
  return `M430 470L${point(from)} ${point(to)}z`
}).join('')

const waves = (y: number, shift: number): string =>
  Array.from({ length: 12 }, (_, i) => `${i === 0 ? `M${-shift} ${y}` : ''}q30 -16 60 0t60 0`).join('')

const HULL = 'M-20 118h150c-8 22-22 34-42 36H22C2 152-14 138-20 118z'
const SAILS =
  'M44-6C30 44 4 84-34 104c40 4 78 2 108-8C66 62 56 26 44-6zM100 44c-4 22-10 38-20 52 24 4 46 2 64-6-18-12-34-28-44-46z'

/** The winner's coin rises from the sea before the continent; dhows sail home. */
export default function MombasaVictory({ colours: { deep, mid, bright }, crest }: VictoryArt): ReactNode {
  return (
    <>
      <rect width="1200" height="630" fill={mid} />
      <path d={RAYS} fill={bright} opacity="0.22" />
      <g transform="translate(-110 20) scale(0.47)" stroke="#fff6e2" strokeLinejoin="round">
        <path d={`M${map.coast}z`} fill={bright} fillOpacity="0.45" strokeWidth="4" />
        {Object.entries(map.borders).map(([pair, line]) => (
          <path key={pair} d={`M${line}`} fill="none" strokeWidth="2.5" strokeDasharray="7 7" opacity="0.7" />
        ))}
        <path d={`M${map.lake}z`} fill={mid} strokeWidth="2" />
      </g>
      <Coin crest={crest} mid={mid} />
      <path d="M0 470H1200V630H0z" fill={deep} />
      <path
        d={`${waves(486, 0)}${waves(520, 40)}${waves(556, 12)}`}
        fill="none"
        stroke={bright}
        strokeWidth="3"
        opacity="0.55"
      />
      {[
        [70, 392, 0.62],
        [560, 378, 0.78],
        [1050, 400, 0.55],
      ].map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} stroke="#2e1c0d" strokeWidth="4">
          <path d={SAILS} fill="#fbf3df" />
          <path d={HULL} fill="#8a5a2f" />
        </g>
      ))}
    </>
  )
}

function Coin({ crest, mid }: { crest: string; mid: string }): ReactNode {
  return (
    <g transform="translate(430 420)">
      <circle r="128" fill="#e0b64e" stroke="#4a3210" strokeWidth="5" />
      <circle r="112" fill="none" stroke="#8a6a1c" strokeWidth="9" strokeDasharray="3 7" />
      <circle r="94" fill={mid} stroke="#4a3210" strokeWidth="5" />
      <path d={crest} transform="translate(-66 -76) scale(5.5)" fill="#fff6e2" />
    </g>
  )
}
