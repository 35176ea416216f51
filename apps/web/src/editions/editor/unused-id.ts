/** An id that none of the items has: that of the last one with the next number. */
export function unusedId(items: readonly { readonly id?: string }[], stem: string): string {
  const used = new Set(items.map(({ id }) => id))
  const [, name = stem, last = String(items.length)] = /^(.+)-(\d+)$/.exec(items.at(-1)?.id ?? '') ?? []
  let number = Number(last) + 1
  while (used.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}
