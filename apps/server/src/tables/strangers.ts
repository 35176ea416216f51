import type { Transaction } from 'kysely'
import { Problem } from '../problem.ts'
import type { Schema } from '../storage/schema.ts'
import type { WholeTable } from '../storage/tables.ts'
import { anyHeldSeat, samePerson } from '../storage/witnesses.ts'

/** Nobody who has seen the hand of one seat sits at another: neither with this account nor with one of the same browser. */
export async function requireStranger(
  trx: Transaction<Schema>,
  whole: WholeTable,
  accountId: string,
): Promise<void> {
  if (whole.seats.some(({ account_id }) => account_id === accountId)) {
    throw new Problem(409, 'seated', 'You have a seat at this table already.')
  }
  await requireOneSeat(trx, whole, accountId)
  if (await anyHeldSeat(trx, whole.table.id, await samePerson(trx, accountId))) throw hasSeen()
}

/** No other account of the same browser has a seat. */
export async function requireOneSeat(
  trx: Transaction<Schema>,
  { seats }: WholeTable,
  accountId: string,
): Promise<void> {
  const others = (await samePerson(trx, accountId)).filter((id) => id !== accountId)
  if (seats.some(({ account_id }) => account_id !== null && others.includes(account_id))) throw hasSeen()
}

function hasSeen(): Problem {
  return new Problem(409, 'has-seen', 'Somebody in this browser has or had a seat at this table.')
}
