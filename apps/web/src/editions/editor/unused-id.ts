/** An id that none of the items has: the last one with the next number. */
export function unusedId(items: readonly { readonly id?: string }[], stem: string): string {
  const used = new Set(items.map(({ id }) => id))
  const last = items.at(-1)?.id ?? stem
  const name = /-\d+$/.test(last) ? last.replace(/-\d+$/, '') : stem
  let number = items.length + 1
  while (used.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}
