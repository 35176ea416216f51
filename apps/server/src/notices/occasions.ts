import type { Seat } from '@entrepot/kernel'
import { readClocks } from '../play/clock.ts'
import type { NoticeRow } from '../storage/schema.ts'
import type { WholeTable } from '../storage/tables.ts'

/** A turn for which somebody is waited for who has not seen the table since it began. */
export interface UnseenTurn {
  readonly account: string
  /** Names the turn: the seat, and the moment it began. */
  readonly occasion: string
}

export function unseenTurns({ table, seats }: WholeTable): UnseenTurn[] {
  if (table.status !== 'playing') return []
  const clocks = readClocks(table.clocks)
  return (JSON.parse(table.deciding) as Seat[]).flatMap((number) => {
    const seat = seats[number]
    const since = clocks[number]?.since ?? null
    if (seat?.kind !== 'person' || seat.presence !== 'here' || seat.account_id === null || since === null)
      return []
    return (seat.seen_at ?? 0) > since ? [] : [{ account: seat.account_id, occasion: `${number}:${since}` }]
  })
}

/** Whether a notice still tells something: for a turn, while it lasts unseen; for anything else, while the game does. */
export function isStillWanted(
  { kind, account_id, occasion }: Pick<NoticeRow, 'kind' | 'account_id' | 'occasion'>,
  whole: WholeTable,
): boolean {
  if (kind !== 'turn') return whole.table.status === 'playing'
  return unseenTurns(whole).some((turn) => turn.account === account_id && turn.occasion === occasion)
}
