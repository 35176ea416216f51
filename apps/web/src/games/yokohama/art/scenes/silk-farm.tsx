import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A farm under thatch, where silk is reeled from the cocoons. */
export function SilkFarm(): ReactNode {
  return (
    <Print sky="day" sun={[132, 14]}>
      <g transform="translate(0 -6)">
        <path className="far" d="M0 48c18-6 30-18 48-16s30 12 52 8 34-10 60-4v54H0z" />
        <CloudBand x={-12} y={12} width={54} />
        <path className="grass" d="M0 66c40-6 110-6 160 0v24H0z" />
        <path className="wood" d="M20 70c1-10-1-18 1-26h4c-1 8 2 16 1 26z" />
        <path className="leaf" d="M4 40c-2-10 6-18 14-16 6-7 18-5 20 3 8 2 8 14 0 17-8 4-28 5-34-4z" />
        <path className="straw" d="M38 46 60 16h36l24 30c-8-2-74-2-82 0z" />
        <path className="line" d="M64 18 54 44M74 17l-4 27M84 17l2 27M93 18l8 26M58 24h42M50 34h60" />
        <path className="wood" d="M56 15h44v4H56zM62 12h5v5h-5zM88 12h5v5h-5z" />
        <path className="wall" d="M44 46h70v22H44z" />
        <path className="window" d="M50 51h16v13H50zM92 51h16v13H92z" />
        <path
          className="line"
          d="M54 51v13M58 51v13M62 51v13M50 57h16M96 51v13M100 51v13M104 51v13M92 57h16"
        />
        <path className="ink" d="M72 68V52h14v16z" />
        <path className="wood" d="M44 46h4v22h-4zM110 46h4v22h-4z" />
        <path className="wood" d="M98 72h40l3 8H95zM102 80h3v6h-3zM130 80h3v6h-3z" />
        <path
          className="silk"
          d="M104 70.5a3.6 2.6 0 1 0 .1 0zM112 70.5a3.6 2.6 0 1 0 .1 0zM120 70.5a3.6 2.6 0 1 0 .1 0zM128 70.5a3.6 2.6 0 1 0 .1 0zM134 70.5a3.6 2.6 0 1 0 .1 0zM108 66a3.6 2.6 0 1 0 .1 0zM116 66a3.6 2.6 0 1 0 .1 0zM124 66a3.6 2.6 0 1 0 .1 0z"
        />
        <path className="indigo" d="M66 84c-1-9 3-14 8-14s9 5 8 14z" />
        <circle className="ink" cx="74" cy="65" r="4.6" />
        <path className="face" d="M71 65c0 3 1 5 3 5s3-2 3-5z" />
        <circle className="wood" cx="56" cy="76" r="8" />
        <circle className="grass" cx="56" cy="76" r="5.6" />
        <path className="line" d="M56 68v16M48 76h16M50.5 70.5l11 11M61.5 70.5l-11 11" />
      </g>
    </Print>
  )
}
