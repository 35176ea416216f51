import type { Kysely } from 'kysely'
import type { ProposalRow, Schema, TableRow } from './schema.ts'

type Db = Kysely<Schema>

/** What is proposed; a takeback lapses when the game goes on. */
export function proposalsOf(db: Db, { id, length }: TableRow): Promise<ProposalRow[]> {
  return db
    .selectFrom('proposal')
    .selectAll()
    .where('table_id', '=', id)
    .where((eb) => eb.or([eb('kind', '!=', 'takeback'), eb('length', '=', length)]))
    .orderBy('number')
    .execute()
}

/** Stores a proposal under the next number, which it returns. */
export async function insertProposal(db: Db, row: Omit<ProposalRow, 'number'>): Promise<number> {
  const { last } = await db
    .selectFrom('proposal')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('table_id', '=', row.table_id)
    .executeTakeFirstOrThrow()
  const number = Number(last) + 1
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

export async function deleteProposal(db: Db, id: string, number: number): Promise<void> {
  await db.deleteFrom('proposal').where('table_id', '=', id).where('number', '=', number).execute()
}
