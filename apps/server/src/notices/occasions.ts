import type { Table } from '../play/table.ts'
import type { NoticeRow } from '../storage/schema.ts'

/** A turn for which somebody is waited for who has not seen the table since it began. */
export interface UnseenTurn {
  readonly account: string
  /** Names the turn: the seat, and the moment it began. */
  readonly occasion: string
}

export function unseenTurns({ status, seats, deciders, clocks }: Table): UnseenTurn[] {
  if (status !== 'playing') return []
  return deciders.flatMap((number) => {
    const seat = seats[number]
    const since = clocks[number]?.since ?? null
    if (seat?.kind !== 'person' || seat.presence !== 'here' || seat.accountId === null || since === null)
      return []
    return (seat.seenAt ?? 0) > since ? [] : [{ account: seat.accountId, occasion: `${number}:${since}` }]
  })
}

/** Whether a notice still tells something: for a turn, while it lasts unseen; for anything else, while the game does. */
export function isStillWanted(
  { kind, account_id, occasion }: Pick<NoticeRow, 'kind' | 'account_id' | 'occasion'>,
  table: Table,
): boolean {
  if (kind !== 'turn') return table.status === 'playing'
  return unseenTurns(table).some((turn) => turn.account === account_id && turn.occasion === occasion)
}
