// What is drawn is cut once, as a block, and printed from it: a table holds hundreds of icons and figures.

export type BlockSort = 'icon' | 'technology' | 'piece' | 'seal' | 'chop' | 'harbour' | 'scene' | 'place'

/** The address of a block in the page. */
export function blockOf(sort: BlockSort, name: string): string {
  return `#yokohama-${sort}-${name}`
}

/** The gradation of an ink that blocks share, as a fill. */
export function inkOf(name: string): string {
  return `url(#yokohama-ink-${name})`
}
