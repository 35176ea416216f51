import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'

/** The print of a technology; its name always stands beside it or is said by what it lies on. */
export function TechnologyIcon({ technology }: { technology: string }): ReactNode {
  return (
    <svg className="print-icon technology-icon" aria-hidden="true">
      <use href={blockOf('technology', technology)} />
    </svg>
  )
}
