/** A rectangle on the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Between the note, what it points at, and the edge. */
const GAP = 14
const EDGE = 8

/** How much worse it is to cover what is pointed at than something else that could be clicked. */
const WORSE = 100

/** What a note should leave free. */
export interface Around {
  /** What it points at, the nearest first. */
  readonly things: readonly Box[]
  /** The bar with the way on. */
  readonly bar: Box | null
  /** What else can be clicked. */
  readonly others: readonly Box[]
  /** The part of the table that the thing lies in: beside it nothing of it is covered. */
  readonly room?: Box | undefined
}

/**
 * The place of a note: beside the first thing it points at, where it covers none of them and not the bar; where there is no
 * such place, where it covers least.
 */
export function placeFor(
  note: Pick<Box, 'width' | 'height'>,
  { things, bar, others, room }: Around,
  screen: Pick<Box, 'width' | 'height'>,
): { x: number; y: number } {
  const [first] = things
  const dear = bar === null ? things : [...things, bar]
  const right = screen.width - note.width - EDGE
  const bottom = (bar === null ? screen.height : bar.y) - note.height - EDGE
  const top = EDGE
  const corners = [
    { x: right, y: bottom },
    { x: EDGE, y: bottom },
    { x: right, y: top },
    { x: EDGE, y: top },
  ]
  const beside =
    first === undefined
      ? []
      : [
          { x: first.x + first.width + GAP, y: first.y + first.height / 2 - note.height / 2 },
          { x: first.x - note.width - GAP, y: first.y + first.height / 2 - note.height / 2 },
          { x: first.x + first.width / 2 - note.width / 2, y: first.y + first.height + GAP },
          { x: first.x + first.width / 2 - note.width / 2, y: first.y - note.height - GAP },
        ]
  const outside =
    first === undefined || room === undefined
      ? []
      : [
          { x: room.x + room.width + GAP, y: first.y + first.height / 2 - note.height / 2 },
          { x: room.x - note.width - GAP, y: first.y + first.height / 2 - note.height / 2 },
          { x: first.x + first.width / 2 - note.width / 2, y: room.y + room.height + GAP },
          { x: first.x + first.width / 2 - note.width / 2, y: room.y - note.height - GAP },
        ]
  const places = [...beside, ...outside, ...corners].map(({ x, y }) => ({
    x: Math.round(clamp(x, EDGE, right)),
    y: Math.round(clamp(y, top, screen.height - note.height - EDGE)),
  }))
  const covered = places.map((place) => {
    const area = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + overlap({ ...place, width: note.width, height: note.height }, box), 0)
    return WORSE * area(dear) + area(others)
  })
  return places[covered.indexOf(Math.min(...covered))] ?? { x: EDGE, y: EDGE }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
