// The lie of the land: the schematic 5×5 positions of the component data become cells of a warped lattice whose corners
// were placed by hand, so that the outline reads as Africa while every region keeps room for its icons.

export interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of the lattice: six rows from north to south, six columns from west to east; null lies in the sea. */
const corners: readonly (readonly (readonly [number, number] | null)[])[] = [
  [[432, 92], [572, 46], [712, 52], [852, 92], [985, 84], null],
  [
    [346, 262],
    [504, 222],
    [702, 260],
    [842, 236],
    [1036, 272],
    [1222, 296],
  ],
  [
    [360, 436],
    [546, 438],
    [700, 402],
    [874, 436],
    [1012, 410],
    [1176, 452],
  ],
  [
    [494, 566],
    [616, 560],
    [770, 588],
    [888, 560],
    [1046, 590],
    [1154, 604],
  ],
  [
    [556, 692],
    [654, 734],
    [762, 716],
    [908, 738],
    [1024, 716],
    [1140, 746],
  ],
  [null, [700, 904], [792, 950], [896, 958], [994, 922], [1078, 856]],
]

/** The corners of the great lake, where the four middle regions meet: it keeps those across from each other apart. */
const lake: readonly (readonly [number, number])[] = [
  [770, 474],
  [812, 474],
  [826, 520],
  [784, 524],
]

/** Points that a stretch of coast runs through, between two corners: capes, gulfs and the bulge of Guinea. */
const capes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '0,0-0,1': [[384, 168]],
  '0,1-0,2': [[330, 350]],
  '0,2-0,3': [
    [384, 510],
    [436, 556],
  ],
  '0,3-0,4': [
    [536, 590],
    [562, 640],
  ],
  '0,4-1,4': [[590, 728]],
  '1,4-1,5': [[664, 820]],
  '2,0-3,0': [[760, 96]],
  '4,0-4,1': [[1000, 180]],
  '4,1-5,1': [[1110, 312]],
  '5,1-5,2': [[1228, 352]],
  '5,2-5,3': [[1150, 540]],
  '5,3-5,4': [[1164, 680]],
  '5,4-5,5': [[1126, 806]],
}

export interface Corner extends Point {
  readonly id: string
}

/** The corner in this column and row. */
export function corner(column: number, row: number): Corner {
  const place = corners[row]?.[column]
  if (!place) throw new Error(`The lattice has no corner at ${column},${row}.`)
  return { id: `${column},${row}`, x: place[0], y: place[1] }
}

export function lakeCorner(index: number): Corner {
  const place = lake[index]
  if (!place) throw new Error(`The lake has no corner ${index}.`)
  return { id: `lake${index}`, x: place[0], y: place[1] }
}

export function capesBetween(a: Corner, b: Corner): Point[] {
  const there = capes[`${a.id}-${b.id}`]
  if (there) return there.map(([x, y]) => ({ x, y }))
  const back = capes[`${b.id}-${a.id}`]
  return (back ?? []).map(([x, y]) => ({ x, y })).reverse()
}

/** The corners around a cell, clockwise from the north-west; the four beside the lake reach to its shore. */
export function cellCorners(x: number, y: number): Corner[] {
  const column = x + 2
  const row = 2 - y
  const northWest = corner(column, row)
  const northEast = corner(column + 1, row)
  const southEast = corner(column + 1, row + 1)
  const southWest = corner(column, row + 1)
  if (x === 0 && y === 1) return [northWest, northEast, southEast, lakeCorner(1), lakeCorner(0), southWest]
  if (x === 1 && y === 0) return [northWest, northEast, southEast, southWest, lakeCorner(2), lakeCorner(1)]
  if (x === 0 && y === -1) return [northWest, lakeCorner(3), lakeCorner(2), northEast, southEast, southWest]
  if (x === -1 && y === 0) return [northWest, northEast, lakeCorner(0), lakeCorner(3), southEast, southWest]
  return [northWest, northEast, southEast, southWest]
}
