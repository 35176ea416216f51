import type { ReactNode } from 'react'

const RAYS = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * Math.PI * 2
  return `M0 0L${(Math.cos(angle) * 1500).toFixed()} ${(Math.sin(angle) * 1500).toFixed()}`
}).join('')

/** A compass rose on the open sea, and the lines that go out from it. */
export function Compass(): ReactNode {
  return (
    <g className="compass" transform="translate(392 924) scale(0.72)">
      <path className="rays" d={RAYS} />
      <circle r="52" />
      <circle r="45" />
      <path className="light" d="M0-66 9-9 66 0 9 9 0 66-9 9-66 0-9-9z" />
      <path
        className="dark"
        d="M0-66 0 66 9 9 0 0zM66 0-66 0-9 9 0 0zM32-32 6-12 12-6zM32 32 12 6 6 12zM-32 32-6 12-12 6zM-32-32-12-6-6-12z"
      />
    </g>
  )
}
