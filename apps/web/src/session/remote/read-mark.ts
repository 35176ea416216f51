const PREFIX = 'entrepot.read.'

/** The number of the last line of a table's chat that was seen in this browser. */
export function readMark(table: string): number {
  return Number(localStorage.getItem(PREFIX + table) ?? 0)
}

export function setReadMark(table: string, line: number): void {
  localStorage.setItem(PREFIX + table, String(line))
}
