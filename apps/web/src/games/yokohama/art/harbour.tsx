import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'
import type { HarbourName } from './harbour-drawings.tsx'

/** Something of the harbour or the streets: a ship, a lamp, a gull. */
export function Harbour({ name, className }: { name: HarbourName; className?: string }): ReactNode {
  return (
    <svg className={`harbour ${className ?? name}`} aria-hidden="true">
      <use href={blockOf('harbour', name)} />
    </svg>
  )
}
