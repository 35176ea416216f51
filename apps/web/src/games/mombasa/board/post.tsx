import type { ReactNode } from 'react'
import { CompanyShape } from './company-mark.tsx'
import type { Stay } from './expansion-under-way.ts'

/** A trading post: a small house in the colour and with the sign of its company, centred on the origin. */
export function Post({
  company,
  place,
  stay = 'stands',
}: {
  company: string
  /** Where it stands: posts of a company are alike, so this tells them apart. */
  place: string
  stay?: Stay
}): ReactNode {
  return (
    <g className={`post co-${company}`} data-piece={`post:${company}`} data-place={place} data-stay={stay}>
      {stay === 'fresh' ? <circle className="halo" r="29" /> : null}
      <path className="house" d="M-21-1 0-21 21-1h-4v20h-34V-1z" />
      <g className="sign" transform="translate(-11 -8) scale(0.92)">
        <CompanyShape company={company} />
      </g>
      {stay === 'displaced' ? (
        <g className="going" transform="translate(-12 -20)">
          <circle r="14" />
          <path d="M-2-7-8-1l6 6M-8-1h9a5 5 0 0 1 0 10h-3" />
        </g>
      ) : null}
    </g>
  )
}
