import { fastRng, type Rng } from '@entrepot/kernel'
import { distanceTo, hatchSea, inside } from './hatching.ts'
import { capesBetween, cellCorners, lakeCorner, type Corner, type Point } from './lattice.ts'
import { PLACES } from './places.ts'
import { ring, wanderThrough } from './wander.ts'

export interface MapData {
  readonly regions: readonly {
    readonly id: string
    readonly x: number
    readonly y: number
    readonly kind: string
    readonly inside?: string
  }[]
  readonly borders: readonly {
    readonly id: string
    readonly a: string
    readonly b: string
    readonly lines: number
  }[]
}

interface DrawnRegion {
  /** The outline as the data of a path; the enclave's outline is cut out of its surroundings when filling. */
  outline: string
  hole: string | null
  /** The region that an enclave lies in. */
  inside: string | null
  post: Point
  reward: Point
  mines: Point
  name: Point
  /** Where the price of entering is written. */
  cost: Point
}

export interface DrawnMap {
  width: number
  height: number
  regions: Record<string, DrawnRegion>
  borders: Record<string, string>
  coast: string
  lake: string
  hatching: string
  lakeHatching: string
}

const WIDTH = 1560
const HEIGHT = 1000

/** Where an enclave lies in its surroundings, and how large it is. */
const ENCLAVES: Readonly<Record<string, { x: number; y: number; rx: number; ry: number }>> = {
  bornu: { x: 628, y: 350, rx: 62, ry: 50 },
  katanga: { x: 971, y: 668, rx: 46, ry: 42 },
}

/** A line as the data of a path, without its first letter: the first point, then the way from each to the next. That is half as long. */
function text(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }] = points
  const ways = points.slice(1).map(({ x, y }, before) => {
    const from = points[before] ?? first
    return `${signed(x - from.x)}${signed(y - from.y)}`
  })
  return `${first.x} ${first.y}l${ways.join('').trim()}`
}

/** A number as it follows another one in a path: a minus parts them as well as a blank. */
const signed = (n: number): string => (n < 0 ? `${n}` : ` ${n}`)

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

export function drawMap(map: MapData): DrawnMap {
  const rng = fastRng('an old map of Africa')
  const cells = map.regions.filter(({ kind }) => kind !== 'enclave')
  const edges = new Edges(rng)
  for (const cell of cells) edges.count(cellCorners(cell.x, cell.y))

  const outlines = new Map<string, Point[]>()
  for (const cell of cells) outlines.set(cell.id, edges.outline(cellCorners(cell.x, cell.y)))
  for (const { id, inside: surroundings } of map.regions) {
    const place = surroundings === undefined ? undefined : ENCLAVES[surroundings]
    if (place) outlines.set(id, ring(place, place.rx, place.ry, rng).map(round))
  }

  const borders: Record<string, string> = {}
  for (const { id, a, b } of map.borders) {
    borders[id] = text(sharedLine(outlines.get(a) ?? [], outlines.get(b) ?? [], map, a, b))
  }
  const coast = edges.coast()
  const lake = edges.outline([0, 1, 2, 3].map(lakeCorner))
  const sea = { left: 0, right: WIDTH, top: 8, bottom: HEIGHT - 4 }
  return {
    width: WIDTH,
    height: HEIGHT,
    regions: Object.fromEntries(
      map.regions.map((region) => {
        const hole = map.regions.find((other) => other.inside === region.id)?.id
        const outline = outlines.get(region.id) ?? []
        const ringInside = hole === undefined ? null : (outlines.get(hole) ?? null)
        return [
          region.id,
          {
            outline: text(outline),
            hole: ringInside && text(ringInside),
            inside: region.inside ?? null,
            ...places(region.kind, outline, ringInside),
            ...PLACES[region.id],
          },
        ]
      }),
    ),
    borders,
    coast: text(coast),
    lake: text(lake),
    hatching: hatchSea(coast, sea, 5, 26, rng),
    lakeHatching: lakeStrokes(lake),
  }
}

/** Each side of a cell is drawn once, so that neighbours share its very points. */
class Edges {
  private readonly lines = new Map<string, Point[]>()
  private readonly uses = new Map<string, number>()
  private readonly ends = new Map<string, { from: Corner; to: Corner }>()
  private readonly rng: Rng

  constructor(rng: Rng) {
    this.rng = rng
  }

  count(corners: readonly Corner[]): void {
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] as Corner
      const key = keyOf(from, to)
      this.uses.set(key, (this.uses.get(key) ?? 0) + 1)
      this.ends.set(key, { from, to })
    })
  }

  outline(corners: readonly Corner[]): Point[] {
    return corners.flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length] as Corner
      return this.line(from, to).slice(0, -1)
    })
  }

  /** The sides used once, joined to one ring; the shore of the lake is used once too, but is no coast. */
  coast(): Point[] {
    const next = new Map<string, { from: Corner; to: Corner }>()
    for (const [key, ends] of this.ends) {
      if (this.uses.get(key) === 1 && !key.includes('lake')) next.set(ends.from.id, ends)
    }
    const coast: Point[] = []
    const start = next.values().next().value
    for (let side = start; side !== undefined; side = next.get(side.to.id)) {
      coast.push(...this.line(side.from, side.to).slice(0, -1))
      if (side.to.id === start?.from.id) break
    }
    return coast
  }

  private line(from: Corner, to: Corner): Point[] {
    const key = keyOf(from, to)
    const known = this.lines.get(key)
    if (known) return known[0]?.x === from.x && known[0]?.y === from.y ? known : known.toReversed()
    const sway = this.uses.get(key) === 1 ? 0.34 : 0.26
    const line = wanderThrough([from, ...capesBetween(from, to), to], sway, this.rng).map(round)
    this.lines.set(key, line)
    return line
  }
}

function keyOf(a: Corner, b: Corner): string {
  return [a.id, b.id].toSorted().join('~')
}

/** The stretch that two outlines have in common; for an enclave, its whole ring. */
function sharedLine(
  first: readonly Point[],
  second: readonly Point[],
  map: MapData,
  a: string,
  b: string,
): Point[] {
  const enclave = map.regions.find(
    ({ id, inside: around }) => (id === a && around === b) || (id === b && around === a),
  )
  if (enclave) {
    const ringPoints = enclave.id === a ? first : second
    return [...ringPoints, ringPoints[0] as Point]
  }
  const there = new Set(second.map(({ x, y }) => `${x},${y}`))
  const shared = first.map(({ x, y }) => there.has(`${x},${y}`))
  const start = shared.findIndex((is, index) => is && !shared[(index + first.length - 1) % first.length])
  const line: Point[] = []
  for (let i = start; shared[i % first.length] && line.length < first.length; i++)
    line.push(first[i % first.length] as Point)
  if (line.length < 2)
    throw new Error(`${a} and ${b} should adjoin, but their outlines have no line in common.`)
  return line
}

/** Where things stand in a region: each place in turn is the one with the most room around it. */
function places(
  kind: string,
  outline: readonly Point[],
  hole: readonly Point[] | null,
): Omit<DrawnRegion, 'outline' | 'hole' | 'inside'> {
  const centre = middleOf(outline)
  if (kind === 'enclave') {
    return {
      post: round({ x: centre.x - 24, y: centre.y - 2 }),
      reward: round({ x: centre.x + 22, y: centre.y - 12 }),
      mines: round({ x: centre.x + 18, y: centre.y + 24 }),
      name: round({ x: centre.x, y: centre.y - 30 }),
      cost: round({ x: centre.x - 24, y: centre.y - 2 }),
    }
  }
  const free = (point: Point): boolean => inside(point, outline) && (hole === null || !inside(point, hole))
  const room = (point: Point): number =>
    free(point)
      ? Math.min(distanceTo(point, outline), hole === null ? Infinity : distanceTo(point, hole))
      : -1
  const best = (wish: Point, keepFrom: readonly { at: Point; least: number }[]): Point => {
    let found = wish
    let most = -Infinity
    for (let dx = -64; dx <= 64; dx += 4) {
      for (let dy = -64; dy <= 64; dy += 4) {
        const at = { x: centre.x + dx, y: centre.y + dy }
        if (
          room(at) < 22 ||
          keepFrom.some(({ at: other, least }) => Math.hypot(at.x - other.x, at.y - other.y) < least)
        )
          continue
        const merit = Math.min(room(at), 34) - 0.55 * Math.hypot(at.x - wish.x, at.y - wish.y)
        if (merit > most) [most, found] = [merit, at]
      }
    }
    return round(found)
  }
  const name = round({ x: centre.x, y: centre.y - (hole === null ? 42 : 66) })
  const post = best({ x: centre.x, y: centre.y - 8 }, [])
  const reward = best({ x: centre.x - 32, y: centre.y + 40 }, [{ at: post, least: 50 }])
  const mines = best({ x: centre.x + 38, y: centre.y + 40 }, [
    { at: post, least: 48 },
    { at: reward, least: 64 },
  ])
  return { post, reward, mines, name, cost: mines }
}

function middleOf(outline: readonly Point[]): Point {
  let area = 0
  let x = 0
  let y = 0
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point
    const cross = a.x * b.y - b.x * a.y
    area += cross
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  })
  return { x: x / (3 * area), y: y / (3 * area) }
}

/** Ripples on the lake: level strokes across it. */
function lakeStrokes(lake: readonly Point[]): string {
  const strokes: string[] = []
  for (let y = 476; y < 524; y += 6) {
    const wet = Array.from({ length: 40 }, (_, index) => 764 + index * 2).filter((x) =>
      inside({ x, y }, lake),
    )
    if (wet.length > 4) strokes.push(`M${wet[2]} ${y}H${wet.at(-3)}`)
  }
  return strokes.join('')
}
