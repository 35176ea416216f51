import { useId, type ReactNode } from 'react'

/** A stretch of water with its own gradation, darkest at the shore, and a few strokes of the swell. */
export function Water({ shore, swell }: { shore: number; swell: string }): ReactNode {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop className="water-far" />
        <stop className="water-near" offset="1" />
      </linearGradient>
      <path className="water" fill={`url(#${id})`} d={`M0 ${shore}h160v${90 - shore}H0z`} />
      <path className="swell" d={swell} />
    </>
  )
}
