import type { Speech } from '@entrepot/words'

/** Several things in one line, or the word for none. */
export function listed(items: readonly string[], none: string, { facts }: Speech): string {
  return items.length === 0 ? none : facts(items)
}
