// What has moved between two looks at the table. A piece is named by what it is (`data-piece`) and where it is
// (`data-place`): pieces that are alike share the first, so a post that left its base and one that came to a region are
// the same post.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A piece as it was seen. Several that stand together as one drawing with a number are listed one by one. */
export interface Seen<Node> {
  readonly piece: string
  readonly place: string
  /** Which side is up, for what can be turned over. */
  readonly face: string | null
  readonly box: Box
  readonly node: Node
}

export interface Move<Node> {
  readonly from: Seen<Node>
  readonly to: Seen<Node>
}

export interface Difference<Node> {
  /** From one place to another. */
  readonly moved: readonly Move<Node>[]
  /** In the same place, but the place itself lies elsewhere now: a hand closing up, for example. */
  readonly shifted: readonly Move<Node>[]
  readonly turned: readonly Seen<Node>[]
  /** Gone from the table. */
  readonly left: readonly Seen<Node>[]
  /** New on the table. */
  readonly came: readonly Seen<Node>[]
}

/** Shifts smaller than this many pixels are rounding. */
const SHIFT = 2

export function compare<Node>(before: readonly Seen<Node>[], after: readonly Seen<Node>[]): Difference<Node> {
  const moved: Move<Node>[] = []
  const shifted: Move<Node>[] = []
  const turned: Seen<Node>[] = []
  const left: Seen<Node>[] = []
  const came: Seen<Node>[] = []
  const byPiece = Map.groupBy(before, ({ piece }) => piece)
  const newByPiece = Map.groupBy(after, ({ piece }) => piece)
  for (const [piece, arrivals] of newByPiece) {
    const departures = [...(byPiece.get(piece) ?? [])]
    const elsewhere: Seen<Node>[] = []
    for (const to of arrivals) {
      const stayed = departures.findIndex(({ place }) => place === to.place)
      const [from] = stayed < 0 ? [] : departures.splice(stayed, 1)
      if (from === undefined) elsewhere.push(to)
      else if (from.face !== to.face) turned.push(to)
      else if (hasShifted(from.box, to.box)) shifted.push({ from, to })
    }
    for (const to of elsewhere) {
      const from = departures.shift()
      if (from === undefined) came.push(to)
      else moved.push({ from, to })
    }
    left.push(...departures)
  }
  for (const [piece, departures] of byPiece) if (!newByPiece.has(piece)) left.push(...departures)
  return { moved, shifted, turned, left, came }
}

function hasShifted(from: Box, to: Box): boolean {
  return Math.abs(from.left - to.left) > SHIFT || Math.abs(from.top - to.top) > SHIFT
}
