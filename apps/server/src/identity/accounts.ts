import { hash, verify } from '@node-rs/argon2'
import { LIMITS, type AccountInfo, type ProfileBody, type RegisterBody } from '@entrepot/protocol'
import type { Language } from '@entrepot/words'
import { Problem } from '../problem.ts'
import { newId } from '../secrets.ts'
import type { Changing, ServerContext } from '../server-context.ts'
import {
  accountByEmail,
  accountById,
  anonymiseAccount,
  changeAccount,
  insertAccount,
  passkeysOf,
} from '../storage/accounts.ts'
import { isAdministrator } from '../storage/administrators.ts'
import { authorOf, botsBy } from '../storage/bots.ts'
import type { AccountRow } from '../storage/schema.ts'
import { tablesHeldBy } from '../storage/table-lists.ts'
import { leave, withdraw } from '../tables/seats.ts'
import { emailTaken } from './recovery.ts'

/** Compared with when there is no such account, so that the time of the answer does not tell. */
const NOBODY = hash('nobody has this password')

export async function accountInfo(context: ServerContext, account: AccountRow): Promise<AccountInfo> {
  const author = (await authorOf(context.database.db, account.id)) ?? null
  return {
    id: account.id,
    name: account.name,
    guest: author === null && (await isGuest(context, account)),
    author,
    email: account.email,
    emailUnconfirmed:
      context.senders.account !== undefined && account.email !== null && account.email_confirmed_at === null,
    language: account.language as Language,
    administrator: await isAdministrator(context.database.db, account.id),
    turnMail: account.turn_mail === 1,
  }
}

/** Whether somebody could not come back without the cookie. */
export async function isGuest({ database }: ServerContext, { email, id }: AccountRow): Promise<boolean> {
  return email === null && (await passkeysOf(database.db, id)).length === 0
}

/** A guest: a name, and nothing to remember. */
export async function newGuest(
  context: ServerContext,
  name: string,
  language: Language,
): Promise<AccountRow> {
  const account: AccountRow = {
    id: newId(),
    name,
    email: null,
    password_hash: null,
    email_confirmed_at: null,
    language,
    turn_mail: 1,
    created_at: context.now(),
    banned_at: null,
    deleted_at: null,
  }
  await insertAccount(context.database.db, account)
  return account
}

/** Gives an account an e-mail address and a password; a guest keeps the games that way. */
export async function register(
  context: ServerContext,
  present: AccountRow | undefined,
  { name, email, password }: RegisterBody,
): Promise<AccountRow> {
  if (present?.email) throw new Problem(409, 'registered', 'You are signed in to an account already.')
  if (await accountByEmail(context.database.db, email)) throw emailTaken()
  const password_hash = await hash(password)
  const account = present ?? (await newGuest(context, name ?? nameOf(email), 'en'))
  const change = { email: email.toLowerCase(), password_hash, name: name ?? account.name }
  try {
    await changeAccount(context.database.db, account.id, change)
  } catch (error) {
    // Somebody else was faster: the address is unique in the database.
    if (await accountByEmail(context.database.db, email)) throw emailTaken()
    throw error
  }
  return { ...account, ...change }
}

/** What is in front of the @, cut to the length of a name; an address holds visible ASCII only. */
function nameOf(email: string): string {
  return (email.split('@')[0] as string).slice(0, LIMITS.name)
}

/** The account of an e-mail address and a password; the answer is the same whichever of them is wrong. */
export async function checkPassword(
  context: ServerContext,
  email: string,
  password: string,
): Promise<AccountRow> {
  const account = await accountByEmail(context.database.db, email)
  const right = await verify(account?.password_hash ?? (await NOBODY), password)
  if (account?.password_hash && right && account.banned_at === null) return account
  throw new Problem(401, 'wrong-password', 'E-mail address or password is wrong.')
}

export async function changeProfile(
  context: ServerContext,
  id: string,
  { name, language, turnMail }: ProfileBody,
): Promise<AccountRow> {
  const change: Partial<AccountRow> = {
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    ...(turnMail === undefined ? {} : { turn_mail: turnMail ? 1 : 0 }),
  }
  if (Object.keys(change).length > 0) await changeAccount(context.database.db, id, change)
  return (await accountById(context.database.db, id)) as AccountRow
}

/** Deletes an account and the bots that it has written: others play on at its tables, and nobody else's game is lost. */
export async function deleteAccount(context: Changing, id: string): Promise<void> {
  for (const bot of await botsBy(context.database.db, id, LIMITS.botsPerAccount))
    await deleteAccount(context, bot.id)
  const tables = await leaveTables(context, id)
  await anonymiseAccount(context.database.db, id, context.now())
  for (const table of tables) await context.rooms.changed(table)
}

/** Gives up every seat of an account, and names the tables where it had one. */
export async function leaveTables(context: Changing, id: string): Promise<string[]> {
  const tables = await tablesHeldBy(context.database.db, id, Number.MAX_SAFE_INTEGER)
  for (const table of tables) {
    const left = table.status === 'gathering' ? withdraw(context, id, table.id) : leave(context, id, table.id)
    // Who has left a table already need not leave again.
    await left.catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  }
  return tables.map((table) => table.id)
}
