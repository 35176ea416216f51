import type { Seat } from '@entrepot/kernel'
import { LIMITS, type Pace } from '@entrepot/protocol'
import type { ProposalRow, SeatRow } from '../storage/schema.ts'

/** Whose consent a proposal needs: every person who is at the table, and who asks. */
export function neededFor(
  { kind, about_seat, by_seat }: Pick<ProposalRow, 'kind' | 'about_seat' | 'by_seat'>,
  seats: readonly SeatRow[],
  now: number,
): Seat[] {
  return seats
    .filter((row) => {
      const { seat, presence, level } = row
      if (row.kind !== 'person') return false
      // The seat is its owner's, and nobody decides about it but they.
      if (kind === 'replace' && seat === about_seat) return true
      if ((kind === 'wait' || kind === 'bot') && seat === about_seat) return false
      if (presence === 'here' || seat === by_seat) return true
      // Out of time and playing on: has a part in the game. With a bot in the seat: still has a result to lose.
      if (kind === 'takeback') return presence === 'timed-out' && level === null
      return kind === 'cancel' && presence === 'timed-out' && now - (row.seen_at ?? 0) < LIMITS.goneMs
    })
    .map(({ seat }) => seat)
}

/** Whether a proposal still has its reason: nobody is bound by what they agreed to long ago or in another situation. */
export function isAlive(proposal: ProposalRow, pace: Pace, seats: readonly SeatRow[], now: number): boolean {
  if (now - proposal.made_at > LIMITS.proposalMs[pace.kind]) return false
  const about = proposal.about_seat === null ? undefined : seats[proposal.about_seat]
  if (!about) return true
  const { presence, level, seen_at } = about
  switch (proposal.kind) {
    case 'wait':
    case 'replace':
      return presence !== 'here'
    case 'bot':
      return presence === 'here' ? (seen_at ?? 0) < proposal.made_at : level === null
    default:
      return true
  }
}

/** Since when nobody has seen the person at a seat; nobody is gone while the site is away, or before the game. */
export function unseenSince({ seen_at }: SeatRow, startedAt: number, steadySince: number): number {
  return Math.max(seen_at ?? 0, startedAt, steadySince)
}
