import type { CSSProperties } from 'react'
import type { Place } from './town-plan.ts'

/** Where something lies on the plan of the town, for its style. */
export function at({ x, y }: Place): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
}
