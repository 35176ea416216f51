import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A shop front with its curtain, a lantern, and people who look for work. */
export function EmploymentAgency(): ReactNode {
  return (
    <Print sky="dawn">
      <path className="far" d="M0 54V34l20-8 18 8v20zM122 54V32l22-8 20 8v22z" />
      <path className="roof" d="M-4 36l24-12 24 12zM116 34l26-12 24 12z" />
      <CloudBand x={104} y={12} width={60} />
      <path className="ground" d="M0 54h160v26H0z" />
      <path className="wall" d="M34 38h92v34H34z" />
      <path className="roof" d="M24 40l14-20h84l14 20c-6-2-10-2-14 0H38c-4-2-8-2-14 0z" />
      <path
        className="line"
        d="M46 20l-7 20M58 20l-4 20M70 20l-2 20M82 20v20M94 20l3 20M106 20l5 20M116 20l8 20M32 30h96"
      />
      <path className="wood" d="M34 40h4v32h-4zM122 40h4v32h-4zM34 40h92v3H34z" />
      <path className="indigo" d="M42 43h15v14H42zM58 43h15v14H58zM74 43h15v14H74zM90 43h15v14H90z" />
      <circle className="mon" cx="49.5" cy="50" r="3.6" />
      <circle className="mon" cx="65.5" cy="50" r="3.6" />
      <circle className="mon" cx="81.5" cy="50" r="3.6" />
      <circle className="mon" cx="97.5" cy="50" r="3.6" />
      <path className="lantern" d="M112 46c-3 3-3 11 0 14h4c3-3 3-11 0-14z" />
      <path className="line" d="M110 50h8M110 55h8M114 43v3" />
      <path className="vermilion" d="M45 74c0-9 3-13 7-13s7 4 7 13z" />
      <path className="grass" d="M65 76c0-9 3-13 7-13s7 4 7 13z" />
      <path className="wood" d="M85 74c0-9 3-13 7-13s7 4 7 13z" />
      <path
        className="straw"
        d="M41 63c4-2 8-5 11-8 3 3 7 6 11 8-6 2-16 2-22 0zM61 65c4-2 8-5 11-8 3 3 7 6 11 8-6 2-16 2-22 0zM81 63c4-2 8-5 11-8 3 3 7 6 11 8-6 2-16 2-22 0z"
      />
    </Print>
  )
}
