/** Reads one value of a data file: returns it typed, or throws with the path of what is wrong. */
export type Check<Value> = (value: unknown, path: string) => Value

type Checked<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends Check<infer Value> ? Value : never }

/** One value of a data file that has a wrong form. */
export interface Wrong {
  readonly path: string
  readonly wanted: string
  readonly found: string
}

/** All that has a wrong form in a data file; the message tells the first. */
export class WrongForm extends TypeError {
  readonly all: readonly Wrong[]

  constructor(all: readonly Wrong[]) {
    super(`${all[0]?.path} must be ${all[0]?.wanted}, not ${all[0]?.found}`)
    this.name = 'WrongForm'
    this.all = all
  }
}

function wrong(path: string, wanted: string, value: unknown): never {
  throw new WrongForm([{ path, wanted, found: JSON.stringify(value) ?? 'nothing' }])
}

/** Reads every part, also when some are wrong, so that all faults are told together. */
function readAll<Part, Value>(parts: readonly Part[], read: (part: Part, index: number) => Value): Value[] {
  const values: Value[] = []
  const faults: Wrong[] = []
  for (const [index, part] of parts.entries()) {
    try {
      values.push(read(part, index))
    } catch (error) {
      if (!(error instanceof WrongForm)) throw error
      faults.push(...error.all)
    }
  }
  if (faults.length > 0) throw new WrongForm(faults)
  return values
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
    return readAll(value as unknown[], (entry, index) => item(entry, `${path}.${index}`))
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
    const read = readAll(
      Object.entries(shape),
      ([key, check]) => [key, check(given[key], `${path}.${key}`)] as const,
    )
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
