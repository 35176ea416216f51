import type { CSSProperties, ReactNode } from 'react'
import { blockOf } from './block-names.ts'
import type { HarbourName } from './harbour-drawings.tsx'

/** Something of the harbour or the streets: a ship, a lamp, a gull. */
export function Harbour({
  name,
  className = name,
  style,
}: {
  name: HarbourName
  className?: string
  style?: CSSProperties
}): ReactNode {
  return (
    <svg className={`harbour ${className}`} style={style} aria-hidden="true">
      <use href={blockOf('harbour', name)} />
    </svg>
  )
}
