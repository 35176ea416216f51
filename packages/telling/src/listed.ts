/** Several things in one line, or the word for none. */
export function listed(items: readonly string[], none: string): string {
  return items.length === 0 ? none : items.join(', ')
}
