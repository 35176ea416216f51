import type { Kysely } from 'kysely'
import type { ProposalRow, Schema, TableRow } from './schema.ts'

type Db = Kysely<Schema>

/** A proposal with the name of who wants a seat. */
export interface NamedProposal extends ProposalRow {
  readonly name: string | null
}

/** What is proposed; a takeback lapses when the game goes on. */
export function proposalsOf(db: Db, { id, length }: TableRow): Promise<NamedProposal[]> {
  return db
    .selectFrom('proposal')
    .leftJoin('account', 'account.id', 'proposal.account_id')
    .selectAll('proposal')
    .select('account.name')
    .where('table_id', '=', id)
    .where((eb) => eb.or([eb('kind', '!=', 'takeback'), eb('length', '=', length)]))
    .orderBy('number')
    .execute()
}

/** Stores a proposal under the next number, which it returns. */
export async function insertProposal(db: Db, row: Omit<ProposalRow, 'number'>): Promise<number> {
  const { last: number } = await db
    .insertInto('proposal_number')
    .values({ table_id: row.table_id, last: 1 })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({ last: eb('proposal_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('proposal')
    .values({ ...row, number })
    .execute()
  return number
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
