import type { ReactNode } from 'react'
import { DRAWINGS, type IconName } from './drawings.tsx'

/** A small drawing beside or instead of a word. Without a label it is decoration and stays silent. */
export function Icon({ name, label }: { name: IconName; label?: string }): ReactNode {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
