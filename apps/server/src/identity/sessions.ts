import type { Scope } from '@entrepot/protocol'
import { hashOfToken, newId, newToken, signed, unsigned } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { insertSession, sessionByHash, touchSession } from '../storage/accounts.ts'
import type { AccountRow, SessionRow } from '../storage/schema.ts'

/** Who makes a request, and by which session. */
export interface Who {
  readonly account: AccountRow
  readonly session: SessionRow
  /** Who has written the bot that asks; null for a person. */
  readonly authorId: string | null
  /** What the session may be used for; null for all that its account may. */
  readonly scopes: readonly Scope[] | null
}

/** What a token may be used for; null for all that its account may. */
export function scopesOf({ scopes }: SessionRow): Scope[] | null {
  return scopes === null ? null : (scopes.split(' ') as Scope[])
}

/** What a token is given when it is made: it keeps both as long as it lives. */
export interface TokenBounds {
  readonly scopes: readonly Scope[]
  readonly expiresAt: number
}

const DAY_MS = 86_400_000
/** A browser stays signed in so long after its last visit. */
export const BROWSER_MS = 180 * DAY_MS
const PROGRAM_MS = 3650 * DAY_MS
/** A visit is written down at most so often. */
const TOUCH_MS = 3_600_000

/** Begins a session and gives the token for it, which is stored nowhere. */
export async function beginSession(
  context: ServerContext,
  accountId: string,
  kind: SessionRow['kind'],
  name: string,
  bounds?: TokenBounds,
): Promise<{ id: string; token: string }> {
  const now = context.now()
  const token = newToken()
  const id = newId()
  await insertSession(context.database.db, {
    id,
    token_hash: hashOfToken(token),
    account_id: accountId,
    kind,
    name: name.slice(0, 200),
    created_at: now,
    seen_at: now,
    expires_at: bounds?.expiresAt ?? now + (kind === 'browser' ? BROWSER_MS : PROGRAM_MS),
    scopes: bounds?.scopes.join(' ') ?? null,
  })
  return { id, token }
}

/** Who a token belongs to; undefined when it is unknown, has expired, or its account is banned or gone. */
export async function whoIs(context: ServerContext, token: string): Promise<Who | undefined> {
  const now = context.now()
  const who = await sessionByHash(context.database.db, hashOfToken(token), now)
  if (!who) return undefined
  const { kind, seen_at, scopes, expires_at, id } = who.session
  if (now - seen_at > TOUCH_MS) {
    const lasting = kind === 'browser' ? BROWSER_MS : PROGRAM_MS
    await touchSession(context.database.db, id, now, scopes === null ? now + lasting : expires_at)
  }
  return { ...who, scopes: scopesOf(who.session) }
}

/** The value of a browser's cookie. The signature turns forgeries away before the database is asked. */
export function cookieValue(token: string, secret: string): string {
  return signed(token, secret)
}

export function tokenOfCookie(value: string, secret: string): string | undefined {
  return unsigned(value, secret)
}
