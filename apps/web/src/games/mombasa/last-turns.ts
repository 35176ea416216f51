import type { Seat } from '@entrepot/kernel'
import type { Event } from '@entrepot/mombasa'
import type { LogLine } from '../../session/session.ts'
import { snapshotOf } from '../../table/controller/readings.ts'
import { useMade, useSeat } from '../../table/table-context.ts'

/** What somebody's last turn has left on the boards. */
export interface LastTurn {
  readonly seat: Seat
  /** Its place among the last turns of all others, the earliest first. */
  readonly order: number
  readonly regions: readonly string[]
  /** The way on each track, from the space before the first step to the last. */
  readonly ways: readonly { readonly company: string; readonly from: number; readonly to: number }[]
}

/** A turn has so many commands at most: further back nobody looks for its beginning. */
const LONGEST = 400

/** The last turn of everybody but the viewer, the earliest first. */
export function lastTurnsOf(log: readonly LogLine[], viewer: Seat | null): readonly LastTurn[] {
  const found = new Map<Seat, Event[]>()
  const begun = new Set<Seat>()
  for (let index = log.length - 1; index >= Math.max(0, log.length - LONGEST); index--) {
    const events = (log[index]?.events ?? []) as readonly Event[]
    for (const event of events.toReversed()) {
      if (!('seat' in event) || event.seat === viewer || begun.has(event.seat)) continue
      if (event.type === 'turnBegins') begun.add(event.seat)
      else found.set(event.seat, [event, ...(found.get(event.seat) ?? [])])
    }
  }
  // The one who was found first has moved last.
  return [...found]
    .filter(([seat]) => begun.has(seat))
    .toReversed()
    .map(([seat, events], place) => ({
      seat,
      order: place + 1,
      regions: events.flatMap((event) => (event.type === 'regionEntered' ? [event.region] : [])),
      ways: waysIn(events),
    }))
}

function waysIn(events: readonly Event[]): LastTurn['ways'] {
  const ways = new Map<string, { from: number; to: number }>()
  for (const event of events) {
    if (event.type !== 'stepped') continue
    const { from = event.space - 1 } = ways.get(event.company) ?? {}
    ways.set(event.company, { from, to: event.space })
  }
  return [...ways].map(([company, way]) => ({ company, ...way }))
}

const known = new WeakMap<readonly LogLine[], { viewer: Seat | null; turns: readonly LastTurn[] }>()

/** The last turns of the others in the position that is shown; many boards ask, they are looked for once. */
export function useLastTurns(): readonly LastTurn[] {
  const viewer = useSeat()
  return useMade((state) => knownTurns(snapshotOf(state).log, viewer))
}

function knownTurns(log: readonly LogLine[], viewer: Seat | null): readonly LastTurn[] {
  const found = known.get(log)
  if (found?.viewer === viewer) return found.turns
  const turns = lastTurnsOf(log, viewer)
  known.set(log, { viewer, turns })
  return turns
}
