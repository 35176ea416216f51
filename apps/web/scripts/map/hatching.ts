import { unit, type Rng } from '@entrepot/kernel'
import type { Point } from './lattice.ts'

export function inside(point: Point, polygon: readonly Point[]): boolean {
  let within = false
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within
  })
  return within
}

export function distanceTo(point: Point, polygon: readonly Point[]): number {
  let least = Infinity
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    const t = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length
    const along = Math.max(0, Math.min(1, t))
    least = Math.min(
      least,
      Math.hypot(point.x - a.x - along * (b.x - a.x), point.y - a.y - along * (b.y - a.y)),
    )
  })
  return least
}

interface Sea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The engraver's shading of the water: level strokes along the shore, on the sea side, of uneven reach. */
export function hatchSea(
  coast: readonly Point[],
  sea: Sea,
  spacing: number,
  reach: number,
  rng: Rng,
): string {
  const strokes: string[] = []
  for (let y = sea.top; y < sea.bottom; y += spacing) {
    const limit = reach * (0.55 + 0.45 * unit(rng))
    let begun: number | null = null
    for (let x = sea.left; x <= sea.right + 3; x += 3) {
      const water = x <= sea.right && !inside({ x, y }, coast) && distanceTo({ x, y }, coast) < limit
      if (water) begun ??= x
      else if (begun !== null) {
        if (x - begun > 3) strokes.push(`M${begun} ${y}h${x - 3 - begun}`)
        begun = null
      }
    }
  }
  return strokes.join('')
}
