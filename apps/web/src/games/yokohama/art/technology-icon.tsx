import type { ReactNode } from 'react'
import { TECHNOLOGY_DRAWINGS } from './technology-drawings.tsx'

/** The print of a technology; its name always stands beside it or is said by what it lies on. */
export function TechnologyIcon({ technology }: { technology: string }): ReactNode {
  return (
    <svg className="print-icon technology-icon" viewBox="0 0 24 24" aria-hidden="true">
      {TECHNOLOGY_DRAWINGS[technology]}
    </svg>
  )
}
