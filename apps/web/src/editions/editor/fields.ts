import { figureAt, type Path } from '../figures.ts'

/** What can be changed at a component. `keys` say what it is, from the component on. */
export type Field =
  | { readonly kind: 'number'; readonly path: Path; readonly keys: Path; readonly optional: boolean }
  | { readonly kind: 'flag'; readonly path: Path; readonly keys: Path }
  | {
      readonly kind: 'choice'
      readonly path: Path
      readonly keys: Path
      /** What may stand there; null where nothing may. */
      readonly values: readonly (string | number | null)[]
    }
  /** A part that may be there or not. */
  | {
      readonly kind: 'part'
      readonly path: Path
      readonly keys: Path
      readonly blank: unknown
      readonly fields: readonly Field[] | null
    }
  /** Items that may be more or fewer. */
  | {
      readonly kind: 'list'
      readonly path: Path
      readonly keys: Path
      readonly blank: unknown
      readonly rows: readonly (readonly Field[])[]
    }

/** What the figures of a game may be, where their present values do not tell it. A path begins at the figures. */
export interface Shape {
  /** Whether a member is a figure; others are notes, places in drawings, ids. */
  readonly known: (key: string, path: Path) => boolean
  /** Numbers that may be absent. */
  readonly optional?: (path: Path) => readonly string[] | undefined
  /** Parts that may be absent, with what they begin as. */
  readonly parts?: (path: Path) => { readonly [name: string]: unknown } | undefined
  /** What a text or an empty place may be. */
  readonly choices: (path: Path, figures: object) => readonly (string | number | null)[] | undefined
  /** What an added item of a list begins as; undefined for lists of a fixed length. */
  readonly blank?: (path: Path) => unknown
}

/** The fields of a component, in the order of its figures. */
export function fieldsAt(figures: object, path: Path, shape: Shape, only?: readonly string[]): Field[] {
  return fieldsOf(figures, path, [], shape, only)
}

function fieldsOf(figures: object, path: Path, keys: Path, shape: Shape, only?: readonly string[]): Field[] {
  const value = figureAt(figures, path)
  const choices = shape.choices(path, figures)
  if (choices !== undefined) return [{ kind: 'choice', path, keys, values: choices }]
  if (typeof value === 'number') return [{ kind: 'number', path, keys, optional: false }]
  if (typeof value === 'boolean') return [{ kind: 'flag', path, keys }]
  if (Array.isArray(value)) return listFields(figures, value, path, keys, shape)
  if (typeof value !== 'object' || value === null) return []
  return memberFields(figures, value, path, keys, shape, only)
}

function listFields(
  figures: object,
  items: readonly unknown[],
  path: Path,
  keys: Path,
  shape: Shape,
): Field[] {
  const rows = items.map((_, index) => fieldsOf(figures, [...path, index], [...keys, index], shape))
  const blank = shape.blank?.(path)
  return blank === undefined ? rows.flat() : [{ kind: 'list', path, keys, blank, rows }]
}

function memberFields(
  figures: object,
  value: object,
  path: Path,
  keys: Path,
  shape: Shape,
  only: readonly string[] | undefined,
): Field[] {
  const optional = shape.optional?.(path) ?? []
  const parts = shape.parts?.(path) ?? {}
  const plain = Object.keys(value).filter(
    (key) =>
      (only?.includes(key) ?? shape.known(key, path)) &&
      !optional.includes(key) &&
      !Object.hasOwn(parts, key),
  )
  return [
    ...plain.flatMap((key) => fieldsOf(figures, [...path, key], [...keys, key], shape)),
    ...optional.map((key): Field => ({
      kind: 'number',
      path: [...path, key],
      keys: [...keys, key],
      optional: true,
    })),
    ...Object.entries(parts).map(([key, blank]): Field => {
      const at = [...path, key]
      const there = Object.hasOwn(value, key)
      const fields = there ? fieldsOf(figures, at, [...keys, key], shape) : null
      return { kind: 'part', path: at, keys: [...keys, key], blank, fields }
    }),
  ]
}

/** Fields of one thing on a component. */
interface Group {
  /** The keys of that thing; none for the component itself. */
  readonly name: Path
  readonly members: [Field, ...Field[]]
}

/**
 * What lies in one member of the component makes a group: that of a lot with its gains, or where each has but one figure,
 * such as the slots of a board, all of them.
 */
export function groupsOf(fields: readonly Field[]): Group[] {
  const insideOf = ({ keys }: Field): Path => keys.slice(0, -1)
  const together = (name: Path): number =>
    fields.filter((field) => insideOf(field).join('.') === name.join('.')).length
  const groups: Group[] = []
  for (const field of fields) {
    const inside = insideOf(field)
    const name = together(inside) > 1 ? inside : inside.slice(0, 1)
    const last = groups.at(-1)
    if (last !== undefined && last.name.join('.') === name.join('.')) last.members.push(field)
    else groups.push({ name, members: [field] })
  }
  return groups
}
