import { LIMITS } from '@entrepot/protocol'
import { deleteAccount, leaveTables } from '../identity/accounts.ts'
import { newLink } from '../identity/recovery.ts'
import { Problem } from '../problem.ts'
import { newToken, hashOfToken } from '../secrets.ts'
import type { Changing } from '../server-context.ts'
import { accountByEmail, accountById, changeAccount, deleteAccountSessions } from '../storage/accounts.ts'
import { botsBy } from '../storage/bots.ts'
import { insertInvitation } from '../storage/door.ts'
import type { AccountRow } from '../storage/schema.ts'

/** What it takes to run a site: in a server, or beside one by a command. */
export interface Acting extends Changing {
  /** Ends the connections of an account whose sessions have ended, at every process. */
  endSessions(accountId: string): Promise<void>
}

const DAY_MS = 86_400_000

/** Somebody by id or e-mail address. */
export async function personOf({ database: { db } }: Acting, who: string): Promise<AccountRow> {
  const account = (await accountById(db, who)) ?? (await accountByEmail(db, who))
  if (account && account.deleted_at === null) return account
  throw new Problem(404, 'no-account', `There is no account ${who}.`)
}

/**
 * Signs somebody out everywhere and keeps them out, with the bots that they have written: the site's own play on at their
 * tables, and the browsers that they have used bring nobody new. Or lets them in again.
 */
export async function ban(acting: Acting, { id }: AccountRow, banned: boolean): Promise<void> {
  const { db } = acting.database
  // Looked up before the ban: the bots of who is banned are not listed.
  const bots = await botsBy(db, id, LIMITS.botsPerAccount)
  await changeAccount(db, id, { banned_at: banned ? acting.now() : null })
  if (!banned) return
  for (const account of [id, ...bots.map((bot) => bot.id)]) await sendAway(acting, account)
}

async function sendAway(acting: Acting, id: string): Promise<void> {
  await deleteAccountSessions(acting.database.db, id)
  await acting.endSessions(id)
  await leaveTables(acting, id)
}

export async function remove(acting: Acting, { id }: AccountRow): Promise<void> {
  await deleteAccount(acting, id)
  await acting.endSessions(id)
}

/** The path of a page on which somebody sets a new password: to be handed to them, so that nobody else knows it. */
export async function passwordLink(acting: Acting, account: AccountRow): Promise<string> {
  if (account.email !== null) return newLink(acting, account, 'password', account.email)
  throw new Problem(409, 'no-password', `${account.name} has no e-mail address and so no password.`)
}

/** The path that lets so many people in for so many days, where the site is for the invited. */
export async function invite(
  { database: { db }, now }: Acting,
  { uses, days }: { readonly uses: number; readonly days: number },
): Promise<string> {
  const code = newToken()
  await insertInvitation(db, {
    code_hash: hashOfToken(code),
    uses_left: uses,
    expires_at: now() + days * DAY_MS,
  })
  return `/invited/${code}`
}
