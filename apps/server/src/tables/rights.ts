import type { Seat } from '@entrepot/kernel'
import type { TableStatus } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { NamedSeat, WholeTable } from '../storage/tables.ts'

export function requireHost({ table }: WholeTable, accountId: string): void {
  if (table.host_id !== accountId)
    throw new Problem(403, 'not-host', 'Only the host of the table can do that.')
}

export function requireStatus({ table }: WholeTable, ...wanted: TableStatus[]): void {
  if ((wanted as string[]).includes(table.status)) return
  throw new Problem(
    409,
    'wrong-status',
    `The table is ${table.status}; this needs it to be ${wanted.join(' or ')}.`,
  )
}

/** The seat of a person who has not left. */
export function requireSeat({ seats }: WholeTable, accountId: string): NamedSeat {
  const seat = seats.find(
    ({ account_id, kind, presence }) => account_id === accountId && kind === 'person' && presence !== 'left',
  )
  if (!seat) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
  return seat
}

export function seatAt({ seats }: WholeTable, seat: Seat): NamedSeat {
  const found = seats[seat]
  if (!found) throw new Problem(422, 'no-seat', `The table has no seat ${seat}.`)
  return found
}
