import { LIMITS } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { accountById } from '../storage/accounts.ts'
import { authorOf, countInvitations, insertInvitation } from '../storage/bots.ts'
import { readTable } from '../storage/tables.ts'
import { requireHost, requireStatus } from './rights.ts'

/** Asks a bot to a table; whether it comes, it decides. People are given the table's address. */
export async function invite(
  { database: { db }, now }: ServerContext,
  accountId: string,
  tableId: string,
  botId: string,
): Promise<void> {
  const table = await readTable(db, tableId)
  if (!table) throw new Problem(404, 'no-table', `There is no table ${tableId}.`)
  requireHost(table, accountId)
  requireStatus(table, 'gathering')
  const bot = await accountById(db, botId)
  if (!bot || bot.deleted_at !== null || !(await authorOf(db, botId)))
    throw new Problem(404, 'no-bot', `There is no bot ${botId} here.`)
  if ((await countInvitations(db, tableId)) >= LIMITS.invitationsPerTable)
    throw new Problem(409, 'too-many-invitations', 'So many bots have been asked to this table already.')
  await insertInvitation(db, { table_id: tableId, account_id: botId, by_id: accountId, made_at: now() })
}
