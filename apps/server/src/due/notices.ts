import { notify } from '../notices/notify.ts'
import { unseenTurns } from '../notices/occasions.ts'
import type { Site } from '../site.ts'
import { markPresent, noticeDueTables, noticesPlanned } from '../storage/notices.ts'
import { readTable } from '../storage/tables.ts'

/** Tells those who are waited for at tables over days, once in a turn and not while they are looking. */
export async function sendNotices(site: Site): Promise<void> {
  const { db } = site.database
  for (const { id, notice_due_at } of await noticeDueTables(db, site.now())) {
    // Notices and the mark that they are planned are stored together: a crash plans them again, or never.
    await db.transaction().execute(async (trx) => {
      const table = await readTable(trx, id)
      for (const turn of table ? unseenTurns(table) : [])
        await notify(trx, { ...turn, kind: 'turn', table: id }, site.now())
      await noticesPlanned(trx, id, notice_due_at)
    })
  }
  await site.outbox.sendDue()
}

/** Writes down who has which table before their eyes: who has not been seen for long counts as absent, at every process. */
export async function notePresence(site: Site): Promise<void> {
  for (const { table, accounts } of await site.rooms.watched()) {
    await markPresent(site.database.db, table, accounts, site.now())
  }
}
