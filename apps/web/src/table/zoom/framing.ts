// The arithmetic of looking closer: a sheet in a window, magnified and moved, never further than its edges.

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rectangle extends Size {
  readonly x: number
  readonly y: number
}

/** How the sheet lies in the window: magnified by `zoom`, its corner at `x`, `y`. */
export interface Framing {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const WHOLE: Framing = { zoom: 1, x: 0, y: 0 }
export const CLOSEST = 4

/** The nearest framing that shows no edge of the sheet inside the window. */
export function within(window: Size, { zoom, x, y }: Framing): Framing {
  const held = Math.min(CLOSEST, Math.max(1, zoom))
  const hold = (corner: number, length: number): number => Math.min(0, Math.max(length * (1 - held), corner))
  return { zoom: held, x: hold(x, window.width), y: hold(y, window.height) }
}

/** Magnifies by a factor around a point of the window, which stays where it is. */
export function closer(window: Size, from: Framing, factor: number, at: { x: number; y: number }): Framing {
  const zoom = Math.min(CLOSEST, Math.max(1, from.zoom * factor))
  const grown = zoom / from.zoom
  return within(window, { zoom, x: at.x - (at.x - from.x) * grown, y: at.y - (at.y - from.y) * grown })
}

export function moved(window: Size, from: Framing, dx: number, dy: number): Framing {
  return within(window, { ...from, x: from.x + dx, y: from.y + dy })
}

/** The framing that shows a part of the sheet, given in the sheet's own unmagnified pixels, as large as fits well. */
export function around(
  window: Size,
  part: Rectangle,
  { farthest, closest }: { readonly farthest: number; readonly closest: number },
): Framing {
  const margin = 0.12
  const fit = Math.min(window.width / part.width, window.height / part.height) * (1 - margin)
  const zoom = Math.min(closest, Math.max(farthest, fit))
  return within(window, {
    zoom,
    x: window.width / 2 - (part.x + part.width / 2) * zoom,
    y: window.height / 2 - (part.y + part.height / 2) * zoom,
  })
}
