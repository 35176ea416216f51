import type { Transaction } from 'kysely'
import type { Table } from '../play/table.ts'
import { Problem } from '../problem.ts'
import type { Schema } from '../storage/schema.ts'
import { anyHeldSeat, samePerson } from '../storage/witnesses.ts'

/** Nobody who has seen the hand of one seat sits at another: neither with this account nor with one of the same browser. */
export async function requireStranger(
  trx: Transaction<Schema>,
  table: Table,
  accountId: string,
): Promise<void> {
  if (table.seats.some((taken) => taken.accountId === accountId)) {
    throw new Problem(409, 'seated', 'You have a seat at this table already.')
  }
  await requireOneSeat(trx, table, accountId)
  if (await anyHeldSeat(trx, table.id, await samePerson(trx, accountId))) throw hasSeen()
}

/** No other account of the same browser has a seat. */
export async function requireOneSeat(
  trx: Transaction<Schema>,
  { seats }: Table,
  accountId: string,
): Promise<void> {
  const others = (await samePerson(trx, accountId)).filter((id) => id !== accountId)
  if (seats.some((taken) => taken.accountId !== null && others.includes(taken.accountId))) throw hasSeen()
}

function hasSeen(): Problem {
  return new Problem(409, 'has-seen', 'Somebody in this browser has or had a seat at this table.')
}
