/** Throws unless the value is plain JSON that survives being written and read: state, command, event and view must be. */
export function assertPlain(value: unknown, path = 'value'): void {
  const fault = faultIn(value)
  if (fault !== null) throw new Error(path + fault)
}

/**
 * Where a value is not plain, and why: the path below it, then the reason. Millions of values are looked at and next to none is
 * at fault, so the path is put together on the way back from one that is.
 */
function faultIn(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') {
    if (Number.isFinite(value) && !Object.is(value, -0)) return null
    return ` is ${Object.is(value, -0) ? '-0' : value}`
  }
  if (typeof value !== 'object') return ` is a ${typeof value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = faultIn(value[i])
      if (fault !== null) return `.${i}${fault}`
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return ' is an instance of a class'
  for (const key of Object.keys(value)) {
    const fault = faultIn((value as Record<string, unknown>)[key])
    if (fault !== null) return `.${key}${fault}`
  }
  return null
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
export function changedPaths(before: unknown, after: unknown): string[] {
  const paths: string[] = []
  gatherChanges(before, after, [], paths)
  return paths
}

/** Most of two views is alike: keys are gathered on one stack, and a path is put together only where something differs. */
function gatherChanges(before: unknown, after: unknown, at: (string | number)[], paths: string[]): void {
  if (Object.is(before, after)) return
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    paths.push(at.join('.'))
  else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let index = 0; index < before.length; index++)
      gatherMember(before[index], after[index], index, at, paths)
  } else if (Array.isArray(before) || Array.isArray(after)) paths.push(at.join('.'))
  else {
    const [left, right] = [before, after] as Record<string, unknown>[]
    for (const key of Object.keys(left)) gatherMember(left[key], right[key], key, at, paths)
    for (const key of Object.keys(right))
      if (!(key in left)) gatherMember(undefined, right[key], key, at, paths)
  }
}

function gatherMember(
  before: unknown,
  after: unknown,
  key: string | number,
  at: (string | number)[],
  paths: string[],
): void {
  if (Object.is(before, after)) return
  at.push(key)
  gatherChanges(before, after, at, paths)
  at.pop()
}

/** Whether a pattern such as `players.*.pounds` is the path or lies above it. */
export function covers(pattern: string, path: string): boolean {
  const wanted = pattern.split('.')
  const given = path.split('.')
  return wanted.length <= given.length && wanted.every((part, i) => part === '*' || part === given[i])
}
