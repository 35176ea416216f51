import type { ReactNode } from 'react'

/** The sign of each company, so that colour is never the only difference: crescent, table mountain, star, pyramid. */
const SHAPES: Readonly<Record<string, string>> = {
  mombasa: 'M15.5 3.5a9 9 0 1 0 5 12.5A7.5 7.5 0 0 1 15.5 3.5z',
  'cape-town': 'M1.5 19.5 7 8.5h10l5.5 11z',
  'saint-louis': 'M12 2.5l2.8 6.4 6.9.6-5.2 4.6 1.6 6.8L12 17.3 5.9 20.9l1.6-6.8L2.3 9.5l6.9-.6z',
  cairo: 'M12 3.5 22.5 20h-21zM12 3.5 15.5 20',
}

/** The sign alone, for use inside another drawing of 24 units. */
export function CompanyShape({ company }: { company: string }): ReactNode {
  return <path d={SHAPES[company]} />
}

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
      <g transform="translate(6 5.5) scale(0.83)">
        <CompanyShape company={company} />
      </g>
    </svg>
  )
}
