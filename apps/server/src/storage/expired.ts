import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Notices are kept so long, in case somebody asks why none came. */
const NOTICE_MS = 30 * 86_400_000

/** A browser that has not signed in for so long has lost its cookie. */
const BROWSER_MS = 180 * 86_400_000

/** Deletes what has expired and can do nothing any more. */
export async function deleteExpired(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
  await db.deleteFrom('challenge').where('expires_at', '<', now).execute()
  await db.deleteFrom('invitation').where('expires_at', '<', now).execute()
  await db.deleteFrom('mail_link').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('browser')
    .where('seen_at', '<', now - BROWSER_MS)
    .execute()
  await db
    .deleteFrom('notice')
    .where('made_at', '<', now - NOTICE_MS)
    .where('due_at', 'is', null)
    .execute()
  // A browser whose session has ended is not woken any more.
  await db
    .deleteFrom('push')
    .where('session_id', 'is not', null)
    .where('session_id', 'not in', (eb) => eb.selectFrom('session').select('id'))
    .execute()
}
