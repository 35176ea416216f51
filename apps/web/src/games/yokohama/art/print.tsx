import type { ReactNode } from 'react'
import { inkOf } from './block-names.ts'

/** How the sky is rubbed onto the block: which inks the bokashi runs between. */
export type SkyKind = 'day' | 'dawn' | 'dusk'

/**
 * The sheet that every scene is printed on: sky with its gradation, sun or moon, and the bands of cloud that let the
 * eye rest. Scenes are 160 by 80; a card may cut off the edges, so what matters stands in the middle.
 */
export function Print({
  sky,
  sun,
  children,
}: {
  sky: SkyKind
  /** Where the disc stands; the night print has a moon there. */
  sun?: readonly [x: number, y: number]
  children: ReactNode
}): ReactNode {
  return (
    <>
      <path className="sky" fill={inkOf(sky)} d="M0 0h160v80H0z" />
      {sun === undefined ? null : <circle className="sun" cx={sun[0]} cy={sun[1]} r="9" />}
      {children}
    </>
  )
}
