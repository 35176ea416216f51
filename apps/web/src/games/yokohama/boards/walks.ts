import type { Seat } from '@entrepot/kernel'
import type { Event } from '@entrepot/yokohama'
import type { LogLine } from '../../../session/session.ts'

/** The areas of the last walk of everybody but the viewer since a position of the log, with the one that it began in. */
export function walksSince(
  log: readonly LogLine[],
  since: number,
  viewer: Seat | null,
): ReadonlyMap<Seat, readonly string[]> {
  const standing = new Map<Seat, string>()
  const walks = new Map<Seat, readonly string[]>()
  for (const { position, events } of log)
    for (const event of events as readonly Event[]) {
      if (event.type !== 'moved') continue
      const { seat, by, path } = event
      const from = standing.get(seat)
      const to = path.at(-1)
      if (to !== undefined) standing.set(seat, to)
      if (seat === viewer || position <= since) continue
      walks.set(seat, by === 'walking' && from !== undefined ? [from, ...path] : [])
    }
  return walks
}

/** The areas that a president passed on its way to where it stands; none where it came otherwise. */
export function passedBy(log: readonly LogLine[], seat: Seat): readonly string[] {
  for (const { events } of log.toReversed())
    for (const event of (events as readonly Event[]).toReversed())
      if (event.type === 'moved' && event.seat === seat)
        return event.by === 'walking' ? event.path.slice(0, -1) : []
  return []
}
