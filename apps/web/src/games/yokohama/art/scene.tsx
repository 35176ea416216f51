import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'

/** A picture in the manner of the prints: the scene of an area, or a place at the bay. */
export function Scene({ sort, name }: { sort: 'scene' | 'place'; name: string }): ReactNode {
  return (
    <svg className="print" aria-hidden="true">
      <use href={blockOf(sort, name)} />
    </svg>
  )
}
