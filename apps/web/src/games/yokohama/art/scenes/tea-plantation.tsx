import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** Clipped rows of tea before the great mountain, and somebody picking. */
export function TeaPlantation(): ReactNode {
  return (
    <Print sky="day">
      <path className="indigo" d="M10 58c24-8 36-34 46-43 3-1 8-1 11 0 12 10 28 36 62 43z" />
      <path className="snow" d="M43 30c5-6 9-11 13-15 3-1 8-1 11 0 4 4 9 9 14 15l-6-3-4 5-5-5-5 6-6-6-5 5z" />
      <CloudBand x={82} y={34} width={74} />
      <CloudBand x={-14} y={42} width={52} />
      <path className="leaf" d="M0 58c26-10 60-6 84-2 28 4 50-6 76-2v26H0z" />
      <path
        className="tea-row"
        d="M-4 66c14-8 34-9 52-5 20 4 38 6 60 2 20-4 38-6 56-3v6c-18-3-36-1-56 3-22 4-42 2-62-2-16-3-36-2-50 5z"
      />
      <path
        className="tea-row"
        d="M-4 78c16-9 36-10 54-6 20 4 40 6 62 2 20-4 36-5 52-3v7c-16-2-34 0-52 3H-4z"
      />
      <path
        className="line"
        d="M10 64v3M22 61v4M34 60v4M46 61v4M62 64v4M78 66v4M96 65v4M112 63v4M128 61v4M144 60v4M18 74v4M36 72v4M54 73v4M74 75v4M94 75v3M116 73v4M138 71v4"
      />
      <path className="vermilion" d="M112 62c0-7 3-11 7-11s7 4 7 11z" />
      <path className="straw" d="M108 52c4-2 8-6 11-8 3 2 7 6 11 8-6 2-16 2-22 0z" />
      <path className="wood" d="M101 56h9l-1 8h-7z" />
    </Print>
  )
}
