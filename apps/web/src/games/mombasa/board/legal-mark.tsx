import type { ReactNode } from 'react'

/** The mark of what can be chosen, beside its edge: it works without colour. */
export function LegalMark({ x, y }: { x: number; y: number }): ReactNode {
  return <path className="legal-mark" d="M0-13 13 0 0 13-13 0z" transform={`translate(${x} ${y})`} />
}
