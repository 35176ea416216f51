import { hash, verify } from '@node-rs/argon2'
import type { ChangePasswordBody } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { hashOfToken, newToken } from '../secrets.ts'
import type { Site } from '../site.ts'
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
export async function sendResetLink(site: Site, email: string): Promise<void> {
  const account = await accountByEmail(site.database.db, email)
  if (!account?.email || account.banned_at !== null) return
  await sendLink(site, account, 'password', account.email)
}

/** Sets a new password by a link from a mail. Whoever was in with the old one, a token or a passkey is out. */
export async function resetPassword(site: Site, token: string, password: string): Promise<AccountRow> {
  const { account } = await useLink(site, token, 'password')
  const { db } = site.database
  // Who has read the mail has the mailbox.
  const change = { password_hash: await hash(password), email_confirmed_at: site.now() }
  await changeAccount(db, account.id, change)
  await deleteAccountSessions(db, account.id)
  await endOtherWays(site, account.id, false)
  return account
}

/**
 * Changes the password of who knows the old one, and signs every other device out. Passkeys go too, unless they are to
 * stay: one may have been added by whom the new password is to keep out.
 */
export async function changePassword(
  site: Site,
  { account, session }: Who,
  { current, password, keepPasskeys = false }: ChangePasswordBody,
): Promise<void> {
  await requirePassword(account, current)
  const { db } = site.database
  await changeAccount(db, account.id, { password_hash: await hash(password) })
  await deleteOtherSessions(db, account.id, session.id)
  await endOtherWays(site, account.id, keepPasskeys)
  if (account.email !== null && account.email_confirmed_at !== null)
    await site.senders.account?.(account.email, account.language, 'password-changed')
}

/** What somebody who was in could have left behind: passkeys, links under way to an address of theirs, browsers to wake. */
async function endOtherWays({ database: { db } }: Site, id: string, keepPasskeys: boolean): Promise<void> {
  if (!keepPasskeys) await deletePasskeys(db, id)
  await deleteMailLinks(db, id)
  await deleteOldPushes(db, id)
}

/** Mails the link with which an account's address is confirmed. Nobody waits for it. */
export function askToConfirm(site: Site, account: AccountRow): void {
  if (account.email === null || !site.senders.account) return
  sendLink(site, account, 'email', account.email).catch((error: unknown) =>
    site.log.error(error, 'a mail failed'),
  )
}

/**
 * Gives an account another address: at once where the site sends no mail, else when a link that was sent there has been
 * opened. The answer does not tell whether the address has an account; a mail to it does.
 */
export async function changeEmail(site: Site, { account }: Who, email: string): Promise<void> {
  const address = email.toLowerCase()
  const taken = await accountByEmail(site.database.db, address)
  const mail = site.senders.account
  if (mail && taken?.id === account.id) await sendLink(site, account, 'email', address)
  else if (mail && taken) await mail(address, taken.language, 'in-use')
  else if (mail) await sendLink(site, account, 'email', address)
  else if (taken) throw emailTaken()
  else await changeAccount(site.database.db, account.id, { email: address, email_confirmed_at: null })
}

/** Gives an account the address to which the link was sent. */
export async function confirmEmail(site: Site, token: string): Promise<AccountRow> {
  const { db } = site.database
  const { account, email } = await useLink(site, token, 'email')
  try {
    await changeAccount(db, account.id, { email, email_confirmed_at: site.now() })
  } catch (error) {
    // The address is unique in the database.
    if (await accountByEmail(db, email)) throw emailTaken()
    throw error
  }
  if (account.email !== null && account.email !== email && account.email_confirmed_at !== null)
    await site.senders.account?.(account.email, account.language, 'email-changed')
  return account
}

interface OpenLink {
  readonly account: AccountRow
  /** The address that it was sent to. */
  readonly email: string
}

/** Whose link it is, while it can be used. */
export async function readLink(site: Site, token: string, kind: MailLinkRow['kind']): Promise<OpenLink> {
  const { db } = site.database
  const link = await mailLink(db, hashOfToken(token), kind, site.now())
  const account = link && (await accountById(db, link.account_id))
  if (!account || account.banned_at !== null || account.deleted_at !== null) throw badLink()
  // A link for a password is worth something only while the address is the account's.
  if (kind === 'password' && account.email !== link.email) throw badLink()
  return { account, email: link.email }
}

async function useLink(site: Site, token: string, kind: MailLinkRow['kind']): Promise<OpenLink> {
  const link = await readLink(site, token, kind)
  if (!(await takeMailLink(site.database.db, hashOfToken(token)))) throw badLink()
  return link
}

async function sendLink(
  site: Site,
  account: AccountRow,
  kind: MailLinkRow['kind'],
  email: string,
): Promise<void> {
  const token = newToken()
  const expires_at = site.now() + LINK_MS
  const row = { token_hash: hashOfToken(token), account_id: account.id, kind, email, expires_at }
  await saveMailLink(site.database.db, row)
  const path = kind === 'password' ? 'reset-password' : 'confirm-email'
  const mail = kind === 'password' ? 'reset' : 'confirm'
  await site.senders.account?.(email, account.language, mail, `/${path}?token=${token}`)
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
