import {
  done,
  guestBody,
  idParams,
  meAnswer,
  muteBody,
  mutesAnswer,
  namedBody,
  newTokenAnswer,
  profileBody,
  registerBody,
  sessionsAnswer,
  signInBody,
  tokensAnswer,
} from '@entrepot/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  LIMITS,
  type MeAnswer,
  type NewTokenAnswer,
  type SessionInfo,
  type TokenInfo,
} from '@entrepot/protocol'
import {
  accountInfo,
  changeProfile,
  checkPassword,
  deleteAccount,
  newGuest,
  register,
} from '../identity/accounts.ts'
import { askToConfirm } from '../identity/recovery.ts'
import { beginSession } from '../identity/sessions.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import {
  accountByEmail,
  accountById,
  deleteSession,
  sessionsOf,
  setMuted,
  mutedBy,
} from '../storage/accounts.ts'
import type { AccountRow } from '../storage/schema.ts'
import { hasUsed, noteBrowser } from '../storage/witnesses.ts'
import { clearSessionCookie, knownBrowser, nameOfBrowser, requireWho, setSessionCookie } from './auth.ts'
import { admit } from './door.ts'
import type { Gate } from './gate.ts'
import type { Routes } from './route.ts'
import type { Sockets } from './socket.ts'

/** Gives the browser a session for an account. */
export async function signIn(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountRow,
): Promise<MeAnswer> {
  const { token } = await beginSession(context, account.id, 'browser', request.headers['user-agent'] ?? '')
  setSessionCookie(context, reply, token)
  await noteBrowser(context.database.db, nameOfBrowser(context, request, reply), account.id, context.now())
  return { account: await accountInfo(context, account), pushKey: pushKeyOf(context) }
}

/** The name of the browser that asks, if the account of an address has been used in it. */
async function browserOf(
  context: ServerContext,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const { db } = context.database
  const browser = knownBrowser(context, request)
  const account = browser === undefined ? undefined : await accountByEmail(db, email)
  return browser !== undefined && account && (await hasUsed(db, browser, account.id)) ? browser : undefined
}

function pushKeyOf({ config }: ServerContext): string | null {
  return config.vapid?.publicKey ?? null
}

export function identityRoutes(app: Routes, context: ServerContext, sockets: Sockets, gate: Gate): void {
  const { db } = context.database
  const tags = ['identity']

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are', response: { 200: meAnswer } } },
    async (request): Promise<MeAnswer> => {
      const account = request.who && (await accountInfo(context, request.who.account))
      return { account, pushKey: pushKeyOf(context) }
    },
  )

  app.post(
    '/api/guest',
    { schema: { tags, summary: 'Come in as a guest', body: guestBody, response: { 200: meAnswer } } },
    async (request, reply) => {
      gate.identify(request)
      const comeIn = await admit(context, request, 'guests')
      const account = await newGuest(context, request.body.name, request.body.language ?? 'en')
      await comeIn()
      return signIn(context, request, reply, account)
    },
  )

  app.post(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Make an account, or turn the guest into one',
        body: registerBody,
        response: { 200: meAnswer },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      const comeIn = await admit(context, request, 'accounts')
      const account = await register(context, request.who?.account, request.body)
      await comeIn()
      if (gate.mail(account.email as string)) askToConfirm(context, account)
      if (request.who) return { account: await accountInfo(context, account), pushKey: pushKeyOf(context) }
      return signIn(context, request, reply, account)
    },
  )

  app.post(
    '/api/session',
    {
      schema: {
        tags,
        summary: 'Sign in with e-mail and password',
        body: signInBody,
        response: { 200: meAnswer },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body
      const right = gate.guess(request, email, await browserOf(context, request, email))
      const account = await checkPassword(context, email, password)
      right()
      return signIn(context, request, reply, account)
    },
  )

  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign out', response: { 204: done } } },
    async (request, reply) => {
      const { account, session } = requireWho(request)
      await deleteSession(db, account.id, session.id)
      await sockets.endSessions(account.id)
      clearSessionCookie(context, reply)
      return reply.code(204).send()
    },
  )

  app.patch(
    '/api/me',
    {
      schema: { tags, summary: 'Change your name or wishes', body: profileBody, response: { 200: meAnswer } },
    },
    async (request): Promise<MeAnswer> => {
      const account = await changeProfile(context, requireWho(request).account.id, request.body)
      return { account: await accountInfo(context, account), pushKey: pushKeyOf(context) }
    },
  )

  app.delete(
    '/api/me',
    {
      schema: { tags, summary: 'Delete your account; bots play on at your tables', response: { 204: done } },
    },
    async (request, reply) => {
      const { account } = requireWho(request)
      await deleteAccount(context, account.id)
      await sockets.endSessions(account.id)
      clearSessionCookie(context, reply)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/sessions',
    { schema: { tags, summary: 'Where you are signed in', response: { 200: sessionsAnswer } } },
    async (request) => {
      const { account, session } = requireWho(request)
      const sessions = (await sessionsOf(db, account.id, 'browser')).map(
        ({ id, created_at, seen_at, name }): SessionInfo => ({
          id,
          current: id === session.id,
          createdAt: created_at,
          seenAt: seen_at,
          agent: name,
        }),
      )
      return { sessions }
    },
  )

  app.delete(
    '/api/sessions/:id',
    { schema: { tags, summary: 'End a session or a token', params: idParams, response: { 204: done } } },
    async (request, reply) => {
      const { account } = requireWho(request)
      const ended = await deleteSession(db, account.id, request.params.id)
      if (!ended) throw new Problem(404, 'no-session', 'You have no such session.')
      await sockets.endSessions(account.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/tokens',
    { schema: { tags, summary: 'Your tokens for programs', response: { 200: tokensAnswer } } },
    async (request) => {
      const { account } = requireWho(request)
      const tokens = (await sessionsOf(db, account.id, 'program')).map(
        ({ id, name, created_at }): TokenInfo => ({ id, name, createdAt: created_at }),
      )
      return { tokens }
    },
  )

  app.post(
    '/api/tokens',
    {
      schema: {
        tags,
        summary: 'A token with which a program acts as you',
        body: namedBody,
        response: { 201: newTokenAnswer },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      const { account } = requireWho(request)
      const { name } = request.body
      if ((await sessionsOf(db, account.id, 'program')).length >= LIMITS.tokensPerAccount) {
        throw new Problem(
          409,
          'too-many-tokens',
          `You have ${LIMITS.tokensPerAccount} tokens. End some of them first.`,
        )
      }
      const { id, token } = await beginSession(context, account.id, 'program', name)
      const answer: NewTokenAnswer = { id, name, createdAt: context.now(), token }
      return reply.code(201).send(answer)
    },
  )

  app.get(
    '/api/mutes',
    { schema: { tags, summary: 'Whom you have muted', response: { 200: mutesAnswer } } },
    async (request) => ({
      muted: await mutedBy(db, requireWho(request).account.id),
    }),
  )

  app.put(
    '/api/mutes/:id',
    {
      schema: {
        tags,
        summary: 'Mute somebody in every chat, or hear them again',
        params: idParams,
        body: muteBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { account } = requireWho(request)
      const { id } = request.params
      if (!(await accountById(db, id))) throw new Problem(404, 'no-account', `There is no account ${id}.`)
      await setMuted(db, account.id, id, request.body.muted)
      return reply.code(204).send()
    },
  )
}
