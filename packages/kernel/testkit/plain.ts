/** Throws unless the value is plain JSON that survives being written and read: state, command, event and view must be. */
export function assertPlain(value: unknown, path = 'value'): void {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      throw new Error(`${path} is ${Object.is(value, -0) ? '-0' : value}`)
    return
  }
  if (typeof value !== 'object') throw new Error(`${path} is a ${typeof value}`)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) assertPlain(value[i], `${path}.${i}`)
    return
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`${path} is an instance of a class`)
  for (const [key, member] of Object.entries(value)) assertPlain(member, `${path}.${key}`)
}

/** Throws if the two values have a mutable object in common; frozen ones may be shared. */
export function assertNothingShared(a: unknown, b: unknown, path = 'state'): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
  if (a === b && !Object.isFrozen(a)) throw new Error(`the copy shares ${path}`)
  if (a === b) return
  for (const key of Object.keys(a)) {
    assertNothingShared(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    )
  }
}

/** The paths at which two JSON values differ, as deep as both have the same shape. */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return []
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [path]
  if (Array.isArray(before) !== Array.isArray(after)) return [path]
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [path]
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap((key) => changedPaths(left[key], right[key], path === '' ? key : `${path}.${key}`))
}

/** Whether a pattern such as `players.*.pounds` is the path or lies above it. */
export function covers(pattern: string, path: string): boolean {
  const wanted = pattern.split('.')
  const given = path.split('.')
  return wanted.length <= given.length && wanted.every((part, i) => part === '*' || part === given[i])
}
