import type { ReactNode } from 'react'
import { inkOf } from './block-names.ts'

/** A stretch of water with its own gradation, darkest at the shore, and a few strokes of the swell. */
export function Water({ shore, swell }: { shore: number; swell: string }): ReactNode {
  return (
    <>
      <path className="water" fill={inkOf('water')} d={`M0 ${shore}h160v${90 - shore}H0z`} />
      <path className="swell" d={swell} />
    </>
  )
}
