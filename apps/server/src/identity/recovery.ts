import { hash, verify } from '@node-rs/argon2'
import type { ChangePasswordBody } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { hashOfToken, newToken } from '../secrets.ts'
import type { Changing, ServerContext } from '../server-context.ts'
import {
  accountByEmail,
  accountById,
  changeAccount,
  deleteAccountSessions,
  deleteOtherSessions,
  deletePasskeys,
} from '../storage/accounts.ts'
import { deleteMailLinks, mailLink, saveMailLink, takeMailLink } from '../storage/mail-links.ts'
import { deleteOldPushes } from '../storage/pushes.ts'
import type { AccountRow, MailLinkRow } from '../storage/schema.ts'
import type { Who } from './sessions.ts'

const LINK_MS = 3_600_000

/** Sends a link for a new password to an address, if somebody has it. Nobody waits for it, so nothing tells whether. */
export async function sendResetLink(context: ServerContext, email: string): Promise<void> {
  const account = await accountByEmail(context.database.db, email)
  if (!account?.email || account.banned_at !== null) return
  await sendLink(context, account, 'password', account.email)
}

/** Sets a new password by a link from a mail. Whoever was in with the old one, a token or a passkey is out. */
export async function resetPassword(
  context: ServerContext,
  token: string,
  password: string,
): Promise<AccountRow> {
  const { account } = await useLink(context, token, 'password')
  const { db } = context.database
  // Who has read the mail has the mailbox.
  const change = { password_hash: await hash(password), email_confirmed_at: context.now() }
  await changeAccount(db, account.id, change)
  await deleteAccountSessions(db, account.id)
  await endOtherWays(context, account.id, false)
  return account
}

/**
 * Changes the password of who knows the old one, and signs every other device out. Passkeys go too, unless they are to
 * stay: one may have been added by whom the new password is to keep out.
 */
export async function changePassword(
  context: ServerContext,
  { account, session }: Who,
  { current, password, keepPasskeys = false }: ChangePasswordBody,
): Promise<void> {
  await requirePassword(account, current)
  const { db } = context.database
  await changeAccount(db, account.id, { password_hash: await hash(password) })
  await deleteOtherSessions(db, account.id, session.id)
  await endOtherWays(context, account.id, keepPasskeys)
  if (account.email !== null && account.email_confirmed_at !== null)
    await context.senders.account?.(account.email, account.language, 'password-changed')
}

/** What somebody who was in could have left behind: passkeys, links under way to an address of theirs, browsers to wake. */
async function endOtherWays(
  { database: { db } }: ServerContext,
  id: string,
  keepPasskeys: boolean,
): Promise<void> {
  if (!keepPasskeys) await deletePasskeys(db, id)
  await deleteMailLinks(db, id)
  await deleteOldPushes(db, id)
}

/** Mails the link with which an account's address is confirmed. Nobody waits for it. */
export function askToConfirm(context: ServerContext, account: AccountRow): void {
  if (account.email === null || !context.senders.account) return
  sendLink(context, account, 'email', account.email).catch((error: unknown) =>
    context.log.error(error, 'a mail failed'),
  )
}

/**
 * Gives an account another address: at once where the site sends no mail, else when a link that was sent there has been
 * opened. The answer does not tell whether the address has an account; a mail to it does.
 */
export async function changeEmail(context: ServerContext, { account }: Who, email: string): Promise<void> {
  const address = email.toLowerCase()
  const taken = await accountByEmail(context.database.db, address)
  const mail = context.senders.account
  if (mail && taken?.id === account.id) await sendLink(context, account, 'email', address)
  else if (mail && taken) await mail(address, taken.language, 'in-use')
  else if (mail) await sendLink(context, account, 'email', address)
  else if (taken) throw emailTaken()
  else await changeAccount(context.database.db, account.id, { email: address, email_confirmed_at: null })
}

/** Gives an account the address to which the link was sent. */
export async function confirmEmail(context: ServerContext, token: string): Promise<AccountRow> {
  const { db } = context.database
  const { account, email } = await useLink(context, token, 'email')
  try {
    await changeAccount(db, account.id, { email, email_confirmed_at: context.now() })
  } catch (error) {
    // The address is unique in the database.
    if (await accountByEmail(db, email)) throw emailTaken()
    throw error
  }
  if (account.email !== null && account.email !== email && account.email_confirmed_at !== null)
    await context.senders.account?.(account.email, account.language, 'email-changed')
  return account
}

interface OpenLink {
  readonly account: AccountRow
  /** The address that it was sent to. */
  readonly email: string
}

/** Whose link it is, while it can be used. */
export async function readLink(
  context: ServerContext,
  token: string,
  kind: MailLinkRow['kind'],
): Promise<OpenLink> {
  const { db } = context.database
  const link = await mailLink(db, hashOfToken(token), kind, context.now())
  const account = link && (await accountById(db, link.account_id))
  if (!account || account.banned_at !== null || account.deleted_at !== null) throw badLink()
  // A link for a password is worth something only while the address is the account's.
  if (kind === 'password' && account.email !== link.email) throw badLink()
  return { account, email: link.email }
}

async function useLink(context: ServerContext, token: string, kind: MailLinkRow['kind']): Promise<OpenLink> {
  const link = await readLink(context, token, kind)
  if (!(await takeMailLink(context.database.db, hashOfToken(token)))) throw badLink()
  return link
}

async function sendLink(
  context: ServerContext,
  account: AccountRow,
  kind: MailLinkRow['kind'],
  email: string,
): Promise<void> {
  const path = await newLink(context, account, kind, email)
  const mail = kind === 'password' ? 'reset' : 'confirm'
  await context.senders.account?.(email, account.language, mail, path)
}

/** Makes a link to a page of the site, in the place of the one of its kind that the account had, and gives its path. */
export async function newLink(
  { database: { db }, now }: Changing,
  account: AccountRow,
  kind: MailLinkRow['kind'],
  email: string,
): Promise<string> {
  const token = newToken()
  const expires_at = now() + LINK_MS
  await saveMailLink(db, { token_hash: hashOfToken(token), account_id: account.id, kind, email, expires_at })
  return `/${kind === 'password' ? 'reset-password' : 'confirm-email'}?token=${token}`
}

export async function requirePassword({ password_hash }: AccountRow, password: string): Promise<void> {
  if (password_hash !== null && (await verify(password_hash, password))) return
  throw new Problem(403, 'wrong-password', 'The password is wrong.')
}

export function emailTaken(): Problem {
  return new Problem(409, 'email-taken', 'There is an account with this e-mail address already.')
}

function badLink(): Problem {
  return new Problem(410, 'bad-link', 'The link has been used, is too old, or is not one of ours.')
}
