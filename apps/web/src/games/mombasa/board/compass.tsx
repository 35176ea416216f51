import type { ReactNode } from 'react'

const POINTS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * Math.PI * 2
  const long = index % 4 === 0 ? 96 : index % 2 === 0 ? 66 : 44
  const side = Math.PI / 16
  const at = (turn: number, length: number): string =>
    `${(Math.sin(angle + turn) * length).toFixed(1)} ${(-Math.cos(angle + turn) * length).toFixed(1)}`
  return { dark: `M0 0L${at(side, 22)}L${at(0, long)}z`, light: `M0 0L${at(-side, 22)}L${at(0, long)}z` }
})

/** A compass rose and a dhow on the open sea. */
export function Compass(): ReactNode {
  return (
    <>
      <g className="compass" transform="translate(204 872)">
        <circle r="78" />
        <circle r="72" />
        {POINTS.map(({ dark, light }, index) => (
          <g key={index}>
            <path className="dark" d={dark} />
            <path className="light" d={light} />
          </g>
        ))}
        <circle className="hub" r="7" />
      </g>
      <g className="far-ship" transform="translate(1322 830) scale(1.9)">
        <path d="M2.5 16.5h19l-3.2 5H6.5z" />
        <path d="M11 2v12.5H3.5C7.5 11.5 10 7 11 2zM13 5.5c4 2 6.2 5 7 9h-7z" />
        <path className="wake" d="M-8 24q6-4 12 0t12 0 12 0M-2 29q6-4 12 0t12 0" />
      </g>
    </>
  )
}
