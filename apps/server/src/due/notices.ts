import { notify } from '../notices/notify.ts'
import { unseenTurns } from '../notices/occasions.ts'
import type { ServerContext } from '../server-context.ts'
import { markPresent, noticeDueTables, noticesPlanned } from '../storage/notices.ts'
import { readTable } from '../storage/tables.ts'

/** Tells those who are waited for at tables over days, once in a turn and not while they are looking. */
export async function sendNotices(context: ServerContext): Promise<void> {
  const { db } = context.database
  for (const { id, notice_due_at } of await noticeDueTables(db, context.now())) {
    // Notices and the mark that they are planned are stored together: a crash plans them again, or never.
    await db.transaction().execute(async (trx) => {
      const table = await readTable(trx, id)
      for (const turn of table ? unseenTurns(table) : [])
        await notify(trx, { ...turn, kind: 'turn', table: id }, context.now())
      await noticesPlanned(trx, id, notice_due_at)
    })
  }
  await context.outbox.sendDue()
}

/** Writes down who has which table before their eyes: who has not been seen for long counts as absent, at every process. */
export async function notePresence(context: ServerContext): Promise<void> {
  for (const { table, accounts } of await context.rooms.watched()) {
    await markPresent(context.database.db, table, accounts, context.now())
  }
}
