import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** A steamer on the keel blocks of the dry dock, under its crane. */
export function DryDock(): ReactNode {
  return (
    <Print sky="day" sun={[24, 12]}>
      <g transform="translate(0 -6)">
        <path className="far" d="M0 48c16-3 24-8 40-8s24 6 40 6 40-8 80-3v14H0z" />
        <CloudBand x={10} y={26} width={40} />
        <path className="brick" d="M118 34h46v34h-46z" />
        <path className="roof" d="M112 36l8-10h44v10z" />
        <path className="window" d="M124 62V50a5 5 0 0 1 10 0v12zM142 62V50a5 5 0 0 1 10 0v12z" />
        <Water shore={54} swell="M2 60c8-3 12 3 20 0" />
        <path className="stone" d="M22 62h138v28H12z" />
        <path
          className="line"
          d="M20 68h140M17 75h143M14 82h146M40 62v6M70 62v6M130 62v6M52 68v7M140 68v7M34 75v7M124 75v7"
        />
        <path className="ink" d="M34 78l6-10h74l6 10z" />
        <path className="line" d="M84 36V6M58 38V12M84 8 60 36M84 8l26 26M58 13 40 36" />
        <path className="wall" d="M48 34h56v7H48z" />
        <path className="vermilion" d="M68 34V20h10v14z" />
        <path className="ink" d="M68 20h10v4H68z" />
        <path className="indigo" d="M32 38c22 3 66 3 88-1-1 10-5 18-12 22H50c-10-3-15-11-18-21z" />
        <path className="vermilion" d="M40 54c16 2 54 2 74-1-3 4-6 8-9 10H52c-5-2-9-5-12-9z" />
        <path className="gold" d="M33.5 41c24 3 62 3 86-1l-.5 2.5c-24 4-60 4-85 1z" />
        <path className="wood" d="M38 74l8-12h4l-6 12zM116 74l-8-12h-4l6 12zM74 74V63h6v11z" />
        <path className="wood" d="M128 84 142 8l3 .6-12 76zM158 84 144 8l-3 .6 12 76zM134 52h18v2.4h-18z" />
        <path className="line" d="M143 9 104 22v10M143 9l17 8" />
        <path className="wood" d="M99 32h10v6H99z" />
      </g>
    </Print>
  )
}
