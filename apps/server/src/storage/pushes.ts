import { LIMITS } from '@entrepot/protocol'
import type { Kysely } from 'kysely'
import type { PushRow, Schema } from './schema.ts'

type Db = Kysely<Schema>

/** The browsers of an account that are to be woken: those whose session goes on. */
export function pushesOf(db: Db, accountId: string): Promise<PushRow[]> {
  return db
    .selectFrom('push')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('session_id', 'is', null),
        eb('session_id', 'in', eb.selectFrom('session').select('id').where('account_id', '=', accountId)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(LIMITS.pushesPerAccount)
    .execute()
}

/** Stores a browser's subscription; the same browser has one, whoever uses it now. One too many replaces the oldest. */
export async function savePush(db: Db, row: PushRow): Promise<void> {
  const { endpoint: _, ...rest } = row
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute()
    const own = await trx
      .selectFrom('push')
      .select('endpoint')
      .where('account_id', '=', row.account_id)
      .where('endpoint', '!=', row.endpoint)
      .orderBy('created_at', 'desc')
      .execute()
    const surplus = own.slice(LIMITS.pushesPerAccount - 1).map(({ endpoint }) => endpoint)
    if (surplus.length > 0) await trx.deleteFrom('push').where('endpoint', 'in', surplus).execute()
  })
}

export async function deletePush(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute()
}

/** Those that no session stands for: stored before sessions were noted. */
export async function deleteOldPushes(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('push').where('account_id', '=', accountId).where('session_id', 'is', null).execute()
}
