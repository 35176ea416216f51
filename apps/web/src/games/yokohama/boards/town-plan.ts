import type { Cell } from '@entrepot/telling/yokohama/components'

// The plan of the town: where its areas lie on the sheet, counted in areas, and what lies between and around them.

/** Fewer areas side by side leave open land at both ends, so that the places in the corners keep their room. */
const LEAST_COLUMNS = 5
/** How long an area with its street is on the ground, across and down. */
export const ACROSS = 160
export const DOWN = 150
/** How far down an area the street to the one beside it begins. */
const STREET_HEIGHT = 0.42
/** From this row on the bay lies beside the town. */
const BAY = 2

export interface Plan {
  readonly columns: number
  readonly rows: number
  /** By cell, where its area begins. */
  readonly places: ReadonlyMap<string, Place>
}

export interface Place {
  readonly x: number
  readonly y: number
}

export function planOf(cells: readonly Cell[]): Plan {
  const widest = Math.max(...cells.map(({ x }) => x)) + 1
  const columns = Math.max(LEAST_COLUMNS, widest)
  const shift = (columns - widest) / 2
  return {
    columns,
    rows: Math.max(...cells.map(({ y }) => y)) + 1,
    places: new Map(cells.map(({ id, x, y }) => [id, { x: x + shift, y }])),
  }
}

/** The middle of the street between two areas that lie side by side, or one over the other. */
export function streetBetween(a: Place, b: Place): Place {
  if (a.y === b.y) return { x: Math.max(a.x, b.x), y: a.y + STREET_HEIGHT }
  return { x: (a.x + b.x) / 2 + 0.5, y: Math.max(a.y, b.y) }
}

/** Which way one goes on the street from one area to the next: 0 to the right, 90 down. */
export function turnBetween(from: Place, to: Place): number {
  if (from.y === to.y) return to.x > from.x ? 0 : 180
  return to.y > from.y ? 90 : -90
}

/** The streets as lines on the ground from area to area; the areas themselves cover all but the middle of each. */
export function streetLines(pairs: readonly (readonly [Place, Place])[]): string {
  return pairs
    .map(([a, b]) => {
      const { x, y } = streetBetween(a, b)
      return a.y === b.y
        ? `M${(x - 0.5) * ACROSS} ${y * DOWN}h${ACROSS}`
        : `M${x * ACROSS} ${(y - 0.5) * DOWN}v${DOWN}`
    })
    .join('')
}

/** The corners where three areas meet: there stands a lamp. */
export function lampsOf({ places }: Plan): Place[] {
  const all = [...places.values()]
  const isArea = (x: number, y: number): boolean => all.some((place) => place.x === x && place.y === y)
  return all
    .filter(({ x, y }) => isArea(x + 1, y) && isArea(x + 0.5, y + 1))
    .map(({ x, y }) => ({ x: x + 1, y: y + 1 }))
}

/** By row, how much of the sheet lies free before its first area, and after its last. */
export function edgesOf({ rows, places }: Plan): number[] {
  const all = [...places.values()]
  return Array.from({ length: rows }, (_, row) =>
    Math.min(...all.filter(({ y }) => y === row).map(({ x }) => x)),
  )
}

/** The edge of the land: the town stands on a headland that grows narrower with its rows. */
export function coastOf(plan: Plan): string {
  const { columns, rows } = plan
  const width = columns * ACROSS
  // The land goes on beyond the sheet: a window of another shape shows more of it.
  const beyond = width
  const bend = 14
  // How far from the edge of the sheet the quay of each row lies.
  const edges = edgesOf(plan)
  const quays = edges.slice(BAY).map((edge) => edge * ACROSS - bend)
  const top = BAY * DOWN + 4
  const right = quays.map((quay, row) => {
    const from = row === 0 ? top : (BAY + row) * DOWN - 2
    const to = row === quays.length - 1 ? rows * DOWN + beyond : (BAY + row + 1) * DOWN - 2 - bend
    const x = width - quay
    return `H${x + bend}Q${x} ${from} ${x} ${from + bend}V${to}${row === quays.length - 1 ? '' : `Q${x} ${to + bend} ${x - bend} ${to + bend}`}`
  })
  const left = quays.toReversed().map((quay, back) => {
    const row = quays.length - 1 - back
    const from = row === 0 ? top : (BAY + row) * DOWN - 2
    const out = row === 0 ? -beyond : (quays[row - 1] ?? 0) + bend
    const turn = row === 0 ? '' : `Q${out - bend} ${from} ${out - bend} ${from - bend}`
    return `V${from + bend}Q${quay} ${from} ${quay - bend} ${from}H${out}${turn}`
  })
  const last = quays.at(-1) ?? 0
  return `M${-beyond} ${-beyond}H${width + beyond}V${top}${right.join('')}H${last}${left.join('')}Z`
}
