import type { ReactNode } from 'react'
import { CompanyShape } from './company-mark.tsx'

/** A trading post: a small house in the colour and with the sign of its company, centred on the origin. */
export function Post({
  company,
  place,
  fresh = false,
}: {
  company: string
  /** Where it stands: posts of a company are alike, so this tells them apart. */
  place: string
  fresh?: boolean
}): ReactNode {
  return (
    <g
      className={`post co-${company}`}
      data-piece={`post:${company}`}
      data-place={place}
      data-fresh={fresh || undefined}
    >
      {fresh ? <circle className="halo" r="29" /> : null}
      <path className="house" d="M-21-1 0-21 21-1h-4v20h-34V-1z" />
      <g className="sign" transform="translate(-11 -8) scale(0.92)">
        <CompanyShape company={company} />
      </g>
    </g>
  )
}
