import { totalsOf, type Kind, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'

export interface Standing {
  readonly seat: Seat
  readonly total: number
}

/** Who has how much of a kind face up, the most first; those who have ended the phase no longer count (M8.8). */
export function standingsIn(view: View, kind: Kind): readonly Standing[] {
  return view.players
    .filter(({ ended }) => !ended)
    .map(({ seat }) => {
      const totals: Readonly<Partial<Record<Kind, number>>> = totalsOf(view, seat)
      return { seat, total: totals[kind] ?? 0 }
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
}

/** The total with which a seat holds the majority; null where another has more, or nobody has any. */
export function leadOf(standings: readonly Standing[], seat: Seat | null): number | null {
  const own = standings.find((standing) => standing.seat === seat)
  return own !== undefined && own.total === standings[0]?.total ? own.total : null
}
