import type { DoorInfo } from '@entrepot/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

const NAME = 'door'

const WIDE_OPEN: DoorInfo = { guests: 'open', accounts: 'open', barred: [] }

/** Who may come in. It is read each time somebody wants to: so every process knows what has just been changed. */
export async function readDoor(db: Db): Promise<DoorInfo> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? WIDE_OPEN : { ...WIDE_OPEN, ...(JSON.parse(row.value) as Partial<DoorInfo>) }
}

export async function changeDoor(db: Db, change: Partial<DoorInfo>): Promise<DoorInfo> {
  const door = { ...(await readDoor(db)), ...change }
  const value = JSON.stringify(door)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return door
}

/** Lets so many in until a moment. */
export async function insertInvitation(
  db: Db,
  invitation: { code_hash: string; uses_left: number; expires_at: number },
): Promise<void> {
  await db.insertInto('invitation').values(invitation).execute()
}

export async function isInvitation(db: Db, hash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('uses_left')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function useInvitation(db: Db, hash: string): Promise<void> {
  await db
    .updateTable('invitation')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code_hash', '=', hash)
    .execute()
}

/** Whether somebody who is banned has used this browser. */
export async function isBannedBrowser(db: Db, browser: string): Promise<boolean> {
  const row = await db
    .selectFrom('browser')
    .innerJoin('account', 'account.id', 'browser.account_id')
    .select('browser.id')
    .where('browser.id', '=', browser)
    .where('account.banned_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
