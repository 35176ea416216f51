import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import type { Pace } from '@entrepot/protocol'
import { isAlive } from '../play/consent.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { deleteProposal, deleteProposals, insertProposal } from '../storage/proposals.ts'
import type { ProposalRow, Schema } from '../storage/schema.ts'
import { insertFormerHolder } from '../storage/witnesses.ts'
import type { WholeTable } from '../storage/tables.ts'
import { requireStatus, seatAt } from './rights.ts'
import { change, occupy } from './seats.ts'
import { requireStranger } from './strangers.ts'

/**
 * Asks to take the seat of a person who is absent. The owner and everybody at the table must agree; until then, and
 * without an answer, a bot plays on or the table waits.
 */
export function replace(site: Site, accountId: string, id: string, seat: Seat): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { kind, presence } = seatAt(whole, seat)
    if (kind !== 'person' || presence === 'here') {
      throw new Problem(409, 'not-absent', `The person at seat ${seat} is not absent.`)
    }
    await requireStranger(trx, whole, accountId)
    const asked = whole.proposals.find((row) => row.kind === 'replace' && row.about_seat === seat)
    if (asked && isAlive(asked, JSON.parse(whole.table.pace) as Pace, whole.seats, site.now())) {
      throw asked.refused_by === null
        ? new Problem(409, 'proposed', 'Somebody has asked for this seat already.')
        : new Problem(409, 'refused', 'Somebody has been refused this seat already.')
    }
    if (asked) await deleteProposal(trx, id, asked.number)
    await insertProposal(trx, {
      table_id: id,
      kind: 'replace',
      by_seat: seat,
      about_seat: seat,
      agreed: '[]',
      length: whole.table.length,
      refused_by: null,
      made_at: site.now(),
      account_id: accountId,
    })
  })
}

/** Gives a seat to who asked for it; its former owner knows the hand for ever. */
export async function handOver(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  { about_seat, account_id }: ProposalRow,
): Promise<void> {
  if (about_seat === null || account_id === null) return
  await requireStranger(trx, whole, account_id)
  const owner = seatAt(whole, about_seat).account_id
  if (owner !== null) await insertFormerHolder(trx, whole.table.id, about_seat, owner)
  await deleteProposals(trx, whole.table.id)
  await occupy(site, trx, whole, about_seat, account_id, 'renewed')
}
