import { provenanceOf } from '@entrepot/kernel'
import type { FigureLayout } from '../../games/module.ts'
import { changesBetween, figureAt, pathText, type Path } from '../figures.ts'
import { fieldsAt, type Field } from './fields.ts'

/** One component: a card, a tile, a space, a track, a region, or the thresholds of one kind. */
export interface Item {
  readonly path: Path
  /** The path as faults and provenance write it. */
  readonly place: string
  readonly id: string
  readonly fields: readonly Field[]
  readonly isChanged: boolean
}

export interface Part {
  readonly id: string
  readonly items: readonly Item[]
}

/** Everything in the box, part by part, with what differs from the default figures. */
export function partsOf(figures: object, own: object, { parts, shape }: FigureLayout): Part[] {
  return parts.map(({ id, path, only }) => {
    const paths = only === undefined ? itemsAt(figures, path) : [path]
    const items = paths.map((at): Item => {
      const changes = changesBetween(figureAt(own, at), figureAt(figures, at), at)
      const isChanged = changes.some(
        (change) => only === undefined || only.includes(String(change.path[at.length])),
      )
      const place = only === undefined ? pathText(figures, at) : `${path.join('.')}.${id}`
      const fields = fieldsAt(figures, at, shape, only)
      return { path: at, place, id: only === undefined ? idAt(figures, at) : id, fields, isChanged }
    })
    return { id, items: items.filter(({ fields }) => fields.length > 0) }
  })
}

function itemsAt(figures: object, path: Path): Path[] {
  const items = figureAt(figures, path)
  return Array.isArray(items) ? items.map((_, index) => [...path, index]) : []
}

function idAt(figures: object, path: Path): string {
  const { id, company } = figureAt(figures, path) as { readonly id?: string; readonly company?: string }
  return id ?? company ?? String(path.at(-1))
}

/** By place: where our figure of a component comes from. */
export function sourcesOf(figures: object): ReadonlyMap<string, string> {
  return new Map(provenanceOf(figures).map(({ part, id, source }) => [`${part} ${id}`, source]))
}
