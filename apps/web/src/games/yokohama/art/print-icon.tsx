import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'
import type { IconName } from './icon-drawings.tsx'

/** A small print beside a number or a word. Without a label it is decoration and stays silent. */
export function PrintIcon({ name, label }: { name: IconName; label?: string }): ReactNode {
  return (
    <svg
      className="print-icon"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={blockOf('icon', name)} />
    </svg>
  )
}
