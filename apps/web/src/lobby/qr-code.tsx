import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** A text as a code that phones read; always dark on light. */
export default function QrCode({ text }: { text: string }): ReactNode {
  const { path, width } = darkSquares(text)
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The dark squares of a code, with the margin that readers need. */
export function darkSquares(text: string): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), width: size }
}
