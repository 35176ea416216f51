import type { ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'

/** A round seal with the sign of a company. */
export function CompanyMark({ company, label }: { company: string; label?: string }): ReactNode {
  return (
    <svg
      className={`company-mark co-${company}`}
      viewBox="0 0 32 32"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <circle cx="16" cy="16" r="14.5" />
      <Drawn name={`co-${company}`} x={6} y={5.5} width={20} height={20} />
    </svg>
  )
}

/** The wax seal of a company, in a drawing of its own units. */
export function Seal({
  company,
  x,
  y,
  size,
}: {
  company: string
  x: number
  y: number
  size: number
}): ReactNode {
  return (
    <>
      <Drawn name="seal" x={x} y={y} width={size} height={size} />
      <Drawn
        name={`co-${company}`}
        x={x + size * 0.24}
        y={y + size * 0.22}
        width={size * 0.52}
        height={size * 0.52}
      />
    </>
  )
}
