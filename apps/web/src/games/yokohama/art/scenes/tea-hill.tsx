import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Pine } from '../pine.tsx'
import { Print } from '../print.tsx'

/** A hill of tea with a house on its top, and pickers in the rows. */
export function TeaHill(): ReactNode {
  return (
    <Print sky="dawn" sun={[30, 14]}>
      <g transform="translate(0 -6)">
        <path className="far" d="M0 46c20-4 34-12 52-8s40 4 108-6v58H0z" />
        <CloudBand x={92} y={10} width={60} />
        <path className="leaf" d="M0 90V62C26 44 52 30 84 32c30 2 48 18 76 20v38z" />
        <path
          className="tea-row"
          d="M-2 74c24-14 50-22 84-20 30 2 52 12 80 14v6c-30-2-50-10-80-12-32-2-60 6-84 19zM20 60c18-10 36-14 62-13 26 1 46 10 70 13v5c-26-2-46-10-70-12-24-1-44 4-62 12zM-2 88c24-14 52-20 84-18 30 2 54 9 80 11v7c-28-2-54-7-80-9-28-1-54 3-70 9z"
        />
        <path
          className="line"
          d="M14 68v4M30 61v4M46 57v4M62 55v4M80 55v4M98 57v4M116 61v4M134 65v4M20 78v4M40 73v4M60 71v4M84 71v4M104 73v4M126 77v4"
        />
        <path className="wall" d="M92 24h34v18H92z" />
        <path className="roof" d="M84 27c6-1 10-4 13-10h24c3 6 7 9 13 10v3H84z" />
        <path className="indigo" d="M96 30h7v7h-7zM104 30h7v7h-7zM112 30h7v7h-7z" />
        <path className="wood" d="M92 28h3v15h-3zM123 28h3v15h-3zM88 41h42v3H88z" />
        <Pine x={142} y={50} size={0.9} />
        <path className="vermilion" d="M34 66c0-7 2.5-10 6-10s6 3 6 10z" />
        <path className="straw" d="M31 57c3.5-1.6 6.8-5 9-7 2.2 2 5.5 5.4 9 7-5 1.8-13 1.8-18 0z" />
        <path className="indigo" d="M58 80c0-7 2.5-10 6-10s6 3 6 10z" />
        <path className="straw" d="M55 71c3.5-1.6 6.8-5 9-7 2.2 2 5.5 5.4 9 7-5 1.8-13 1.8-18 0z" />
        <path className="straw" d="M76 74h14l-2 9H78z" />
        <path className="tea-row" d="M77 74c2-5 10-5 12 0z" />
      </g>
    </Print>
  )
}
