/** Reads one value of a data file: returns it typed, or throws with the path of what is wrong. */
export type Check<Value> = (value: unknown, path: string) => Value

type Checked<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends Check<infer Value> ? Value : never }

function wrong(path: string, wanted: string, value: unknown): never {
  throw new TypeError(`${path} must be ${wanted}, not ${JSON.stringify(value)}`)
}

export const text: Check<string> = (value, path) =>
  typeof value === 'string' && value !== '' ? value : wrong(path, 'a text', value)

/** A whole number from 0 on: every count, price and figure of the box. */
export const count: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : wrong(path, 'a whole number from 0 on', value)

export const number: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number', value)

export const flag: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : wrong(path, 'true or false', value)

export function oneOf<const Value extends string>(...values: readonly Value[]): Check<Value> {
  return (value, path) => values.find((known) => known === value) ?? wrong(path, values.join(' or '), value)
}

export function list<Item>(item: Check<Item>, length?: number): Check<readonly Item[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'a list', value)
    if (length !== undefined && value.length !== length) return wrong(path, `a list of ${length}`, value)
    return value.map((entry, index) => item(entry, `${path}.${index}`))
  }
}

/** An object with at least these members; others (names, sources) are left to those who want them. */
export function record<const Shape extends { readonly [key: string]: Check<unknown> }>(
  shape: Shape,
): Check<Checked<Shape>> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(path, 'an object', value)
    const given = value as { readonly [key: string]: unknown }
    const read = Object.entries(shape).map(([key, check]) => [key, check(given[key], `${path}.${key}`)])
    return Object.fromEntries(read) as Checked<Shape>
  }
}

/** An object whose members have known names, each of which may be absent; no others are borne. */
export function some<const Key extends string, Value>(
  keys: readonly Key[],
  item: Check<Value>,
): Check<Partial<Record<Key, Value>>> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(path, 'an object', value)
    for (const [key, member] of Object.entries(value)) {
      if (!keys.includes(key as Key)) wrong(`${path}.${key}`, `one of ${keys.join(', ')}`, key)
      item(member, `${path}.${key}`)
    }
    return value as Partial<Record<Key, Value>>
  }
}

export function optional<Value>(item: Check<Value>): Check<Value | undefined> {
  return (value, path) => (value === undefined ? undefined : item(value, path))
}
