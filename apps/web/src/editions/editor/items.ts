import { provenanceOf, type Provenance } from '@entrepot/kernel'
import type { EditorWords } from '@entrepot/words'
import type { FigureLayout, PartLayout } from '../../games/module.ts'
import { changesBetween, figureAt, pathText, type Path } from '../figures.ts'
import { wordFor } from './fault-words.ts'
import { fieldsAt, type Field, type Shape } from './fields.ts'

/** One component: a card, a tile, a space, a track, a region, or the thresholds of one kind. */
export interface Item {
  readonly path: Path
  /** The path as provenance writes it. */
  readonly place: string
  readonly id: string
  /** The ids whose names make up its own, where it has none. */
  readonly between: readonly string[]
  readonly fields: readonly Field[]
  readonly isChanged: boolean
  /** Where its figures lie, as faults write it. */
  readonly holds: readonly string[]
}

export interface Part {
  readonly id: string
  readonly items: readonly Item[]
  /** What an added component begins as; undefined where their number is fixed. */
  readonly blank?: (id: string) => object
  readonly path: Path
  readonly wide: boolean
  /** Whether its components are named members, not a list. */
  readonly named: boolean
  /** So many of the default figures are not there any more. */
  readonly removed: number
}

/** Everything in the box, part by part, with what differs from the default figures. */
export function partsOf(figures: object, own: object, { parts, shape }: FigureLayout): Part[] {
  return parts.map((part) => {
    const { id, path, blank, wide = false } = part
    const items =
      part.only === undefined ? listed(part, figures, own, shape) : named(part, figures, own, shape)
    return {
      id,
      path,
      wide,
      named: part.only !== undefined,
      removed: part.only === undefined ? removedFrom(figureAt(own, path), figureAt(figures, path)) : 0,
      items: items.filter(({ fields }) => fields.length > 0),
      ...(blank === undefined ? {} : { blank }),
    }
  })
}

/** The components of a list. */
function listed({ path, between = [] }: PartLayout, figures: object, own: object, shape: Shape): Item[] {
  const list = figureAt(figures, path)
  if (!Array.isArray(list)) return []
  const ours = (figureAt(own, path) ?? []) as readonly Listed[]
  return (list as readonly Listed[]).map((value, index): Item => {
    const at = [...path, index]
    // By its id, so that a component that was taken out does not change all that come after it.
    const before = ours.find((one) => idOf(one) === idOf(value)) ?? ours[index]
    const place = pathText(figures, at)
    return {
      path: at,
      place,
      holds: [place, at.join('.')],
      id: idOf(value) ?? String(index),
      between: between.map((name) => value[name] ?? ''),
      fields: fieldsAt(figures, at, shape),
      isChanged: changesBetween(before, value).length > 0,
    }
  })
}

/** What a component in a list is called by. */
interface Listed {
  readonly id?: string
  readonly company?: string
  readonly [name: string]: string | undefined
}

const idOf = ({ id, company }: Listed): string | undefined => id ?? company

function removedFrom(ours: unknown, list: unknown): number {
  if (!Array.isArray(ours) || !Array.isArray(list)) return 0
  const there = new Set((list as readonly Listed[]).map(idOf))
  return (ours as readonly Listed[]).filter((one) => !there.has(idOf(one))).length
}

/** The named members of a part, each a component; single numbers stand together as one. */
function named({ id, path, only = [] }: PartLayout, figures: object, own: object, shape: Shape): Item[] {
  const isChanged = (names: readonly string[]): boolean =>
    names.some(
      (name) => changesBetween(figureAt(own, [...path, name]), figureAt(figures, [...path, name])).length > 0,
    )
  const isGroup = (name: string): boolean => typeof figureAt(figures, [...path, name]) === 'object'
  const textAt = (name: string): string => [...path, name].join('.')
  const item = (
    at: Path,
    name: string,
    place: string,
    names: readonly string[],
    fields: readonly Field[],
  ): Item => ({
    path: at,
    place,
    id: name,
    between: [],
    fields,
    isChanged: isChanged(names),
    holds: names.map(textAt),
  })
  const single = only.filter((name) => !isGroup(name))
  const groups = only.filter(isGroup).map((name) => {
    const at = [...path, name]
    return item(at, name, textAt(name), [name], fieldsAt(figures, at, shape))
  })
  return [...groups, item(path, id, textAt(id), single, fieldsAt(figures, path, shape, single))]
}

/** What a component is called. */
export function itemName({ id, between }: Item, words: EditorWords, nameOf: FigureLayout['nameOf']): string {
  if (between.length > 0) return between.map((one) => nameOf(one) ?? one).join(' – ')
  const parts = words.partNames as { readonly [part: string]: string }
  return nameOf(id) ?? parts[id] ?? wordFor(id, words, nameOf)
}

/** Whether something lies in a component, by the path that faults write. */
export function isIn({ holds }: Item, at: string): boolean {
  return holds.some((one) => at === one || at.startsWith(`${one}.`))
}

export const SOURCE_KINDS = ['rulebook', 'public', 'reconstructed'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** By part and component: where our figures of it come from, the weakest of them. */
export function sourcesOf(figures: object): ReadonlyMap<string, SourceKind> {
  return new Map(provenanceOf(figures).map((one) => [`${one.part} ${one.id}`, weakest(one)]))
}

function weakest({ source, fieldSources }: Provenance): SourceKind {
  const others = Object.entries(fieldSources).filter(([field]) => !field.startsWith('name'))
  // A component that is reconstructed lists what is better founded; one of the rulebook what is not.
  const named = [source, ...(source === 'reconstructed' ? [] : others.map(([, one]) => one))]
  const ranks = named.map((one) => SOURCE_KINDS.indexOf(sourceKind(one)))
  return SOURCE_KINDS[Math.max(...ranks)] ?? 'reconstructed'
}

/** A source as the data file writes it: `public:` names where. */
export function sourceKind(source: string): SourceKind {
  return SOURCE_KINDS.find((kind) => source.startsWith(kind)) ?? 'reconstructed'
}
