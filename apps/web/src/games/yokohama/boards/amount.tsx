import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-drawings.tsx'
import { PrintIcon } from '../art/print-icon.tsx'

/** A number with its icon. A single good is its icon alone: there it stands for itself. */
export function Amount({
  icon,
  count,
  of,
  terse = false,
  missing = false,
  className = '',
}: {
  icon: IconName
  count: number
  /** How many it takes, where these are not all. */
  of?: number | undefined
  terse?: boolean
  /** Whether there are fewer than it takes. */
  missing?: boolean
  className?: string | undefined
}): ReactNode {
  return (
    <span className={`amount ${className}`} data-missing={missing || undefined}>
      <PrintIcon name={icon} />
      {terse && count === 1 ? null : count}
      {of === undefined ? null : `/${of}`}
    </span>
  )
}
