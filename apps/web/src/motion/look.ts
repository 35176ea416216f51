import type { Seen } from './compare.ts'

/** An element of the page that stands for a piece or holds a number. */
export type Drawn = HTMLElement | SVGElement

/** A number on the table, by its name. */
export interface Figure {
  readonly node: Drawn
  readonly value: number
}

/** What is to be seen on the table at one moment. */
export interface Look {
  readonly pieces: readonly Seen<Drawn>[]
  readonly figures: ReadonlyMap<string, Figure>
}

/** Reads the pieces and numbers that the boards have named. What is not shown, such as another view of a phone, is not seen. */
export function lookAt(room: HTMLElement): Look {
  const pieces: Seen<Drawn>[] = []
  for (const node of room.querySelectorAll<Drawn>('[data-piece]')) {
    const { piece = '', place = '', face = null, many = '1' } = node.dataset
    const { left, top, width, height } = node.getBoundingClientRect()
    if (width === 0 && height === 0) continue
    const seen = { piece, place, face, box: { left, top, width, height }, node }
    for (let n = 0; n < Number(many); n++) pieces.push(seen)
  }
  const figures = new Map<string, Figure>()
  for (const node of room.querySelectorAll<Drawn>('[data-figure]')) {
    figures.set(node.dataset['figure'] ?? '', { node, value: Number(node.textContent) })
  }
  return { pieces, figures }
}
