import type { ReactNode } from 'react'

/** The mark of what can be chosen, beside its outline: it works without colour. */
export function LegalMark({ x, y }: { x: number; y: number }): ReactNode {
  return <path className="legal-mark" d="M0-12 12 0 0 12-12 0z" transform={`translate(${x} ${y})`} />
}
