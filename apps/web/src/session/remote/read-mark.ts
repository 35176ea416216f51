import { deviceNotes } from '../../platform/notes.ts'

const PREFIX = 'entrepot.read.'

/** The number of the last line of a table's chat that was seen in this browser. */
export function readMark(table: string): number {
  return Number(deviceNotes.read(PREFIX + table) ?? 0)
}

export function setReadMark(table: string, line: number): void {
  deviceNotes.write(PREFIX + table, String(line))
}
