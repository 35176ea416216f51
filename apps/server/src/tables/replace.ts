import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import { isAlive } from '../play/consent.ts'
import type { Proposal, Table } from '../play/table.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { deleteProposal, deleteProposals, insertProposal } from '../storage/proposals.ts'
import type { Schema } from '../storage/schema.ts'
import { insertFormerHolder } from '../storage/witnesses.ts'
import { requireStatus, seatAt } from './rights.ts'
import { change, occupy } from './seats.ts'
import { requireStranger } from './strangers.ts'

/**
 * Asks to take the seat of a person who is absent. The owner and everybody at the table must agree; until then, and
 * without an answer, a bot plays on or the table waits.
 */
export function replace(context: ServerContext, accountId: string, id: string, seat: Seat): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'playing')
    const { kind: holder, presence } = seatAt(table, seat)
    if (holder !== 'person' || presence === 'here') {
      throw new Problem(409, 'not-absent', `The person at seat ${seat} is not absent.`)
    }
    await requireStranger(trx, table, accountId)
    const asked = table.proposals.find(({ kind, about }) => kind === 'replace' && about === seat)
    if (asked && isAlive(asked, table, context.now())) {
      throw asked.refusedBy === null
        ? new Problem(409, 'proposed', 'Somebody has asked for this seat already.')
        : new Problem(409, 'refused', 'Somebody has been refused this seat already.')
    }
    if (asked) await deleteProposal(trx, id, asked.number)
    await insertProposal(trx, {
      tableId: id,
      kind: 'replace',
      by: seat,
      about: seat,
      agreed: [],
      length: table.length,
      refusedBy: null,
      madeAt: context.now(),
      accountId,
    })
  })
}

/** Gives a seat to who asked for it; its former owner knows the hand for ever. */
export async function handOver(
  context: ServerContext,
  trx: Transaction<Schema>,
  table: Table,
  { about, accountId }: Proposal,
): Promise<void> {
  if (about === null || accountId === null) return
  await requireStranger(trx, table, accountId)
  const owner = seatAt(table, about).accountId
  if (owner !== null) await insertFormerHolder(trx, table.id, about, owner)
  await deleteProposals(trx, table.id)
  await occupy(context, trx, table, about, accountId, 'renewed')
}
