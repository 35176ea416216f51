import { sameJson } from '@entrepot/kernel'

/** Where a figure stands: members by name, items of lists by number. */
export type Path = readonly (string | number)[]

type Members = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function figureAt(figures: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Members | undefined)?.[name], figures)
}

/** The figures with another value at a path; undefined removes a member. What is not on the path stays the same object. */
export function withFigure<Value>(figures: Value, [name, ...rest]: Path, value: unknown): Value {
  if (name === undefined) return value as Value
  const inner = withFigure((figures as Members | undefined)?.[name], rest, value)
  if (Array.isArray(figures)) return figures.with(Number(name), inner) as Value
  const { [name]: _, ...others } = (figures ?? {}) as Members
  // In its old place, so that a figure that is changed back leaves no trace.
  if (inner === undefined) return others as Value
  return { ...(figures as Members), [name]: inner } as Value
}

export interface Change {
  readonly path: Path
  /** Undefined for a member that was removed. */
  readonly value?: unknown
}

/** What leads from some figures to others: single figures where lists are as long, else the list. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (sameJson(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => changesBetween(item, after[index], [...path, index]))
  if (!isObject(before) || !isObject(after)) return [{ path, value: after }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    if (!Object.hasOwn(after, name)) return [{ path: [...path, name] }]
    if (!Object.hasOwn(before, name)) return [{ path: [...path, name], value: after[name] }]
    return changesBetween(before[name], after[name], [...path, name])
  })
}

export function withChanges<Value>(figures: Value, changes: readonly Change[]): Value {
  return changes.reduce((changed, { path, value }) => withFigure(changed, path, value), figures)
}

/** The text of a path as faults and provenance write it: items by their id where they have one. */
export function pathText(figures: unknown, path: Path): string {
  const names = path.map((name, index) => {
    if (typeof name === 'string') return name
    const id = (figureAt(figures, path.slice(0, index + 1)) as Members | undefined)?.['id']
    return typeof id === 'string' ? id : String(name)
  })
  return names.join('.')
}
