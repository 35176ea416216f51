import { memo, useId, type ReactNode } from 'react'
import { inkOf } from '../art/block-names.ts'
import { Harbour } from '../art/harbour.tsx'
import { ACROSS, coastOf, DOWN, lampsOf, streetLines, type Place, type Plan } from './town-plan.ts'
import { at } from './at.ts'

/** What the town stands on: the bay, the headland with its quay, the streets and their lamps. It goes on beyond the town on
 * every side, for windows of another shape. */
export const Ground = memo(function Ground({
  plan,
  streets,
}: {
  plan: Plan
  streets: readonly (readonly [Place, Place])[]
}): ReactNode {
  const id = useId()
  const [width, height] = [plan.columns * ACROSS, plan.rows * DOWN]
  const bay = `M${-width} ${height / 2 - 20}h${3 * width}V${2 * height}H${-width}z`
  const coast = coastOf(plan)
  const lines = streetLines(streets)
  return (
    <>
      <svg
        className="ground"
        viewBox={`${-width} ${-height} ${3 * width} ${3 * height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient id={`${id}sea`} gradientUnits="userSpaceOnUse" x2="0" y1={height / 2} y2={height}>
          <stop className="sea-far" />
          <stop className="sea-middle" offset="0.5" />
          <stop className="sea-near" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
          <stop className="land-far" />
          <stop className="land-middle" offset="0.55" />
          <stop className="land-near" offset="1" />
        </linearGradient>
        <path fill={`url(#${id}sea)`} d={bay} />
        <path fill={inkOf('waves')} d={bay} />
        <path className="shoal" d={coast} />
        <path className="quay-edge" d={coast} />
        <path className="quay" d={coast} />
        <path fill={`url(#${id}land)`} className="land" d={coast} />
        <path fill={inkOf('grass')} d={coast} />
        <path className="street-edge" d={lines} />
        <path className="street" d={lines} />
        <path className="planks" d={lines} />
      </svg>
      {lampsOf(plan).map((place) => (
        <Harbour key={`${place.x} ${place.y}`} name="lamp" style={at(place)} />
      ))}
    </>
  )
})
