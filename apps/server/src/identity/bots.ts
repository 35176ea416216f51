import {
  LIMITS,
  type BotTokenBody,
  type BotTokenInfo,
  type MyBot,
  type NewBotTokenAnswer,
} from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { newId } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { accountById, deleteSession, sessionsOf } from '../storage/accounts.ts'
import { authorOf, botsBy, insertBot } from '../storage/bots.ts'
import type { AccountRow, SessionRow } from '../storage/schema.ts'
import { isGuest } from './accounts.ts'
import { beginSession, scopesOf } from './sessions.ts'

const DAY_MS = 86_400_000

/** A bot of somebody's who has an account to come back to: a guest's bot would soon be nobody's. */
export async function makeBot(context: ServerContext, author: AccountRow, name: string): Promise<MyBot> {
  const { db } = context.database
  if (await isGuest(context, author))
    throw new Problem(
      403,
      'guest',
      'A bot needs an author with an account. Make one first: POST /api/account.',
    )
  const bots = await botsBy(db, author.id, LIMITS.botsPerAccount)
  if (bots.length >= LIMITS.botsPerAccount)
    throw new Problem(409, 'too-many-bots', `You have ${bots.length} bots. Delete one of them first.`)
  const createdAt = context.now()
  const account: AccountRow = {
    id: newId(),
    name,
    email: null,
    password_hash: null,
    email_confirmed_at: null,
    language: author.language,
    turn_mail: 0,
    created_at: createdAt,
    banned_at: null,
    deleted_at: null,
  }
  await insertBot(db, account, author.id)
  return { id: account.id, name, createdAt, tokens: [] }
}

/** The bots of an author, with their tokens. */
export async function myBots({ database: { db }, now }: ServerContext, authorId: string): Promise<MyBot[]> {
  const bots = await botsBy(db, authorId, LIMITS.botsPerAccount)
  return Promise.all(
    bots.map(async ({ id, name, createdAt }) => {
      const sessions = await sessionsOf(db, id, 'program')
      const alive = sessions.filter(({ expires_at }) => expires_at > now())
      return { id, name, createdAt, tokens: alive.map(tokenInfo) }
    }),
  )
}

/** A bot of this author's, or 404: whose it is not, does not learn whether there is one. */
export async function requireOwnBot(
  { database: { db } }: ServerContext,
  authorId: string,
  id: string,
): Promise<AccountRow> {
  const account = await accountById(db, id)
  const author = account && account.deleted_at === null ? await authorOf(db, id) : undefined
  if (account && author?.id === authorId) return account
  throw new Problem(404, 'no-bot', `You have no bot ${id}.`)
}

/** A token of a bot; it is told this once. */
export async function newBotToken(
  context: ServerContext,
  bot: AccountRow,
  { name, scopes, days }: BotTokenBody,
): Promise<NewBotTokenAnswer> {
  const { db } = context.database
  const now = context.now()
  if ((await sessionsOf(db, bot.id, 'program')).length >= LIMITS.tokensPerAccount) {
    throw new Problem(
      409,
      'too-many-tokens',
      `The bot has ${LIMITS.tokensPerAccount} tokens. End some of them first.`,
    )
  }
  const expiresAt = now + days * DAY_MS
  const granted = [...new Set(scopes)]
  const { id, token } = await beginSession(context, bot.id, 'program', name, { scopes: granted, expiresAt })
  return { id, name, scopes: granted, createdAt: now, expiresAt, seenAt: now, token }
}

export async function endBotToken(
  { database: { db } }: ServerContext,
  bot: AccountRow,
  id: string,
): Promise<void> {
  if (!(await deleteSession(db, bot.id, id)))
    throw new Problem(404, 'no-session', `The bot has no token ${id}.`)
}

function tokenInfo(session: SessionRow): BotTokenInfo {
  const { id, name, created_at, expires_at, seen_at } = session
  return {
    id,
    name,
    scopes: scopesOf(session) ?? [],
    createdAt: created_at,
    expiresAt: expires_at,
    seenAt: seen_at,
  }
}
