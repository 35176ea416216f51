import type { ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'
import type { Stay } from './expansion-under-way.ts'

/** The width of a post in a region; one in a base is smaller. */
export const POST = 60

/** A trading post: a small house in the colour and with the sign of its company, centred on the origin. */
export function Post({
  company,
  place,
  stay = 'stands',
  width = POST,
}: {
  company: string
  /** Where it stands: posts of a company are alike, so this tells them apart. */
  place: string
  stay?: Stay
  width?: number
}): ReactNode {
  const height = width * (50 / 48)
  return (
    <g className={`post co-${company}`} data-piece={`post:${company}`} data-place={place} data-stay={stay}>
      {stay === 'fresh' ? <circle className="halo" r="39" /> : null}
      <Drawn name={`post-${company}`} x={-width / 2} y={-height / 2} width={width} height={height} />
      {stay === 'displaced' ? (
        <g className="going" transform="translate(18 -20)">
          <circle r="14" />
          <path d="M-2-7-8-1l6 6M-8-1h9a5 5 0 0 1 0 10h-3" />
        </g>
      ) : null}
    </g>
  )
}
