/** A copy of figures with other values at some paths, as an editor changes them; `undefined` takes an item out of its list. */
export function changeFigures(figures: object, changes: { readonly [path: string]: unknown }): object {
  const copy = structuredClone(figures)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() as string
    const holder = keys.reduce<unknown>((at, key) => (at as { [key: string]: unknown })[key], copy)
    if (value === undefined && Array.isArray(holder)) holder.splice(Number(last), 1)
    else (holder as { [key: string]: unknown })[last] = value
  }
  return copy
}
