import type { Seat } from '@entrepot/kernel'
import type { TableStatus } from '@entrepot/protocol'
import { seatTakenBy, type NamedSeat, type Table } from '../play/table.ts'
import { Problem } from '../problem.ts'

export function requireHost({ hostId }: Table, accountId: string): void {
  if (hostId !== accountId) throw new Problem(403, 'not-host', 'Only the host of the table can do that.')
}

export function requireStatus({ status }: Table, ...wanted: TableStatus[]): void {
  if ((wanted as string[]).includes(status)) return
  throw new Problem(
    409,
    'wrong-status',
    `The table is ${status}; this needs it to be ${wanted.join(' or ')}.`,
  )
}

export function requireSeat(table: Table, accountId: string): NamedSeat {
  const seat = seatTakenBy(table, accountId)
  if (!seat) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
  return seat
}

export function seatAt({ seats }: Table, seat: Seat): NamedSeat {
  const found = seats[seat]
  if (!found) throw new Problem(422, 'no-seat', `The table has no seat ${seat}.`)
  return found
}
