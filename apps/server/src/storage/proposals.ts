import type { Kysely } from 'kysely'
import type { NamedProposal, Proposal, TableFacts } from '../play/table.ts'
import { proposalOf, proposalRow } from './rows.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** What is proposed; a takeback lapses when the game goes on. */
export async function proposalsOf(
  db: Db,
  { id, length }: Pick<TableFacts, 'id' | 'length'>,
): Promise<NamedProposal[]> {
  const rows = await db
    .selectFrom('proposal')
    .leftJoin('account', 'account.id', 'proposal.account_id')
    .selectAll('proposal')
    .select('account.name')
    .where('table_id', '=', id)
    .where((eb) => eb.or([eb('kind', '!=', 'takeback'), eb('length', '=', length)]))
    .orderBy('number')
    .execute()
  return rows.map(proposalOf)
}

/** Stores a proposal under the next number. */
export async function insertProposal(db: Db, proposed: Omit<Proposal, 'number'>): Promise<Proposal> {
  const { last: number } = await db
    .insertInto('proposal_number')
    .values({ table_id: proposed.tableId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({ last: eb('proposal_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const proposal = { ...proposed, number }
  await db.insertInto('proposal').values(proposalRow(proposal)).execute()
  return proposal
}

export async function setProposalAgreed(
  db: Db,
  id: string,
  number: number,
  agreed: readonly number[],
): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ agreed: JSON.stringify(agreed) })
    .where('table_id', '=', id)
    .where('number', '=', number)
    .execute()
}

export async function setProposalRefused(db: Db, id: string, number: number, by: number): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ refused_by: by })
    .where('table_id', '=', id)
    .where('number', '=', number)
    .execute()
}

/** Who was absent is here again, or somebody else has the seat: what was proposed about that is done with. */
export async function deleteProposalsAbout(db: Db, id: string, seat: number): Promise<void> {
  await db
    .deleteFrom('proposal')
    .where('table_id', '=', id)
    .where('about_seat', '=', seat)
    .where('kind', '!=', 'takeback')
    .execute()
}

/** Somebody else sits at the table now: what was agreed to before binds nobody. */
export async function deleteProposals(db: Db, id: string): Promise<void> {
  await db.deleteFrom('proposal').where('table_id', '=', id).execute()
}

export async function deleteProposal(db: Db, id: string, number: number): Promise<void> {
  await db.deleteFrom('proposal').where('table_id', '=', id).where('number', '=', number).execute()
}
