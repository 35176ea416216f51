import components from '@entrepot/mombasa/components.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { drawMap } from '../scripts/map/draw.ts'
import { inside } from '../scripts/map/hatching.ts'
import drawn from '../src/games/mombasa/map/map.json' with { type: 'json' }
import { BASES, ROUTES } from '../src/games/mombasa/map/routes.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const regions: Record<
  string,
  { outline: string; hole: string | null; post: Point; reward: Point; mines: Point }
> = drawn.regions

/** The points of a line: the first, then the way from each to the next. */
function pointsOf(text: string): Point[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
  const points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
    points.push({ x: x + (numbers[i] ?? 0), y: y + (numbers[i + 1] ?? 0) })
  }
  return points
}

/** The sides of a closed line, the same text in both directions. */
function sidesOf(outline: string): Set<string> {
  const points = pointsOf(outline).map(({ x, y }) => `${x},${y}`)
  return new Set(points.map((point, i) => [point, points[(i + 1) % points.length]].toSorted().join(' ')))
}

test('the checked-in map is what the script draws', () => {
  expect(drawn).toEqual(drawMap(components.map))
})

test('regions adjoin in the drawing exactly where the data says so', () => {
  const ids = Object.keys(regions)
  const sides = new Map(
    ids.map((id) => {
      const { outline, hole } = regions[id] as (typeof regions)[string]
      return [id, new Set([...sidesOf(outline), ...(hole ? sidesOf(hole) : [])])]
    }),
  )
  const adjoining = ids.flatMap((a, i) =>
    ids
      .slice(i + 1)
      .filter((b) => [...(sides.get(a) ?? [])].some((side) => sides.get(b)?.has(side)))
      .map((b) => [a, b].toSorted().join('|')),
  )
  expect(adjoining.toSorted()).toEqual(
    components.map.borders.map(({ a, b }) => [a, b].toSorted().join('|')).toSorted(),
  )
})

test('an enclave lies wholly inside the one region around it', () => {
  for (const { id, inside: around } of components.map.regions) {
    if (around === undefined) continue
    const outer = pointsOf(regions[around]?.outline ?? '')
    for (const point of pointsOf(regions[id]?.outline ?? '')) expect(inside(point, outer)).toBe(true)
    expect(regions[around]?.hole).toBe(regions[id]?.outline)
  }
})

test('posts, rewards and mines stand in their region and not on each other', () => {
  for (const { id, rewards, mines } of components.map.regions) {
    const region = regions[id] as (typeof regions)[string]
    const things = [
      region.post,
      ...(Object.keys(rewards).length > 0 ? [region.reward] : []),
      ...(mines > 0 ? [region.mines] : []),
    ]
    for (const thing of things) {
      expect(inside(thing, pointsOf(region.outline)), id).toBe(true)
      if (region.hole) expect(inside(thing, pointsOf(region.hole)), id).toBe(false)
    }
    things.forEach((a, i) =>
      things.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y), id).toBeGreaterThan(32)),
    )
  }
})

test('every base has its place and a sea route to each region it adjoins', () => {
  for (const { company, entries } of components.map.bases) {
    expect(BASES).toHaveProperty([company])
    for (const { region } of entries) expect(ROUTES).toHaveProperty([`${company} ${region}`])
  }
})
