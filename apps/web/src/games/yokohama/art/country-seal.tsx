import type { Country } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'

/** The seal of a country: its character over its flag, or where there is little room the character alone. */
export function CountrySeal({
  country,
  label,
  small = false,
}: {
  country: Country
  label?: string
  small?: boolean
}): ReactNode {
  return (
    <svg
      className={small ? 'country-chop' : 'country-seal'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={blockOf(small ? 'chop' : 'seal', country)} />
    </svg>
  )
}
