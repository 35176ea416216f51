import { memo, useId, type ReactNode } from 'react'
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
        <pattern id={`${id}waves`} width="28" height="14" patternUnits="userSpaceOnUse">
          <path
            className="scales"
            d="M0 14a14 14 0 0 1 28 0M5 14a9 9 0 0 1 18 0M-14 7a14 14 0 0 1 28 0M14 7a14 14 0 0 1 28 0"
          />
        </pattern>
        <pattern id={`${id}grass`} width="117" height="79" patternUnits="userSpaceOnUse">
          <path
            className="tuft"
            d="M10 14c0-3 1-5 2-7 1 2 1 4 1 7M15 14c0-2 1-4 3-5-1 2-1 3-1 5M74 42c0-3 1-5 2-7 1 2 1 4 1 7M79 42c0-2 1-4 3-5-1 2-1 3-1 5M34 70c0-3 1-5 2-7 1 2 1 4 1 7M96 72c8-2 12 2 20 0M50 20c8-2 12 2 20 0"
          />
          <path
            className="bush"
            d="M96 18c-1-4 3-6 5-4 1-4 7-3 7 0 4-1 5 4 2 5-4 1-12 1-14-1zM54 58c-1-4 3-6 5-4 1-4 7-3 7 0 4-1 5 4 2 5-4 1-12 1-14-1z"
          />
        </pattern>
        <path fill={`url(#${id}sea)`} d={bay} />
        <path fill={`url(#${id}waves)`} d={bay} />
        <path className="shoal" d={coast} />
        <path className="quay-edge" d={coast} />
        <path className="quay" d={coast} />
        <path fill={`url(#${id}land)`} className="land" d={coast} />
        <path fill={`url(#${id}grass)`} d={coast} />
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
