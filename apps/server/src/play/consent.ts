import type { Seat } from '@entrepot/kernel'
import { LIMITS } from '@entrepot/protocol'
import type { Proposal, Table, TableSeat } from './table.ts'

/** Whose consent a proposal needs: every person who is at the table, and who asks. */
export function neededFor(
  { kind, about, by }: Pick<Proposal, 'kind' | 'about' | 'by'>,
  seats: readonly TableSeat[],
  now: number,
): Seat[] {
  return seats
    .filter(({ seat, kind: holder, presence, level, seenAt }) => {
      if (holder !== 'person') return false
      // The seat is its owner's, and nobody decides about it but they.
      if (kind === 'replace' && seat === about) return true
      if ((kind === 'wait' || kind === 'bot') && seat === about) return false
      if (presence === 'here' || seat === by) return true
      // Out of time and playing on: has a part in the game. With a bot in the seat: still has a result to lose.
      if (kind === 'takeback') return presence === 'timed-out' && level === null
      return kind === 'cancel' && presence === 'timed-out' && now - (seenAt ?? 0) < LIMITS.goneMs
    })
    .map(({ seat }) => seat)
}

/** Whether a proposal still has its reason: nobody is bound by what they agreed to long ago or in another situation. */
export function isAlive(
  proposal: Proposal,
  { pace, seats }: Pick<Table, 'pace' | 'seats'>,
  now: number,
): boolean {
  if (now - proposal.madeAt > LIMITS.proposalMs[pace.kind]) return false
  const about = proposal.about === null ? undefined : seats[proposal.about]
  if (!about) return true
  const { presence, level, seenAt } = about
  switch (proposal.kind) {
    case 'wait':
    case 'replace':
      return presence !== 'here'
    case 'bot':
      return presence === 'here' ? (seenAt ?? 0) < proposal.madeAt : level === null
    default:
      return true
  }
}

/** Since when nobody has seen the person at a seat; nobody is gone while the site is away, or before the game. */
export function unseenSince({ seenAt }: TableSeat, startedAt: number, steadySince: number): number {
  return Math.max(seenAt ?? 0, startedAt, steadySince)
}
