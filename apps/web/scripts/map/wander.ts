import { unit, type Rng } from '@entrepot/kernel'
import type { Point } from './lattice.ts'

/** A hand-drawn line from one point to another: halved again and again, each middle pushed aside a little. */
export function wander(from: Point, to: Point, sway: number, rng: Rng): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 9) return [from, to]
  const push = (unit(rng) - 0.5) * length * sway
  const middle = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * push,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * push,
  }
  return [...wander(from, middle, sway, rng), ...wander(middle, to, sway, rng).slice(1)]
}

/** A wandering line through several points. */
export function wanderThrough(points: readonly Point[], sway: number, rng: Rng): Point[] {
  return points
    .slice(1)
    .reduce<Point[]>(
      (line, point, index) => [...line, ...wander(points[index] as Point, point, sway, rng).slice(1)],
      [points[0] as Point],
    )
}

/** A closed, slightly uneven ring. */
export function ring(centre: Point, radiusX: number, radiusY: number, rng: Rng): Point[] {
  const phase = unit(rng) * Math.PI * 2
  const points = 40
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2
    const swell = 1 + 0.07 * Math.sin(3 * angle + phase) + 0.05 * Math.sin(5 * angle - phase)
    return {
      x: centre.x + Math.cos(angle) * radiusX * swell,
      y: centre.y + Math.sin(angle) * radiusY * swell,
    }
  })
}
