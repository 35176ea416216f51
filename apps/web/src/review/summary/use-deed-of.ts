import type { OutlineTurn } from '../../insight/analysis/analysis.ts'
import { entriesOf } from '../../table/log-lines.ts'
import { useClient, usePersonOf, useTable } from '../../table/table-context.ts'

/** What somebody did in a turn, in the words of the log. */
export function useDeedOf(): (turn: OutlineTurn) => string {
  const client = useClient()
  const personOf = usePersonOf()
  const log = useTable(({ now }) => now.log)
  return ({ seat, from, to }) => {
    const lines = log.filter((line) => line.position > from && line.position <= to && line.seat === seat)
    // All of it at once: told line by line, the same would be said again and again.
    const turn = { seat, position: to, events: lines.flatMap(({ events }) => events) }
    return entriesOf(turn, client, personOf)
      .filter((entry) => entry.seat === seat)
      .map(({ text }) => text)
      .join(' ')
  }
}
