import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-drawings.tsx'
import { PrintIcon } from '../art/print-icon.tsx'

/** A number with its icon. A single good is its icon alone: there it stands for itself. */
export function Amount({
  icon,
  count,
  terse = false,
}: {
  icon: IconName
  count: number
  terse?: boolean
}): ReactNode {
  return (
    <span className="amount">
      <PrintIcon name={icon} />
      {terse && count === 1 ? null : count}
    </span>
  )
}
