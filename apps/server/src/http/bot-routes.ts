import { LIMITS } from '@entrepot/protocol'
import {
  botsAnswer,
  botTokenBody,
  botTokenParams,
  done,
  idParams,
  botInvitationBody,
  myBotsAnswer,
  namedBody,
  newBotAnswer,
  newBotTokenAnswer,
} from '@entrepot/protocol/schemas'
import { deleteAccount, changeProfile } from '../identity/accounts.ts'
import { endBotToken, makeBot, myBots, newBotToken, requireOwnBot } from '../identity/bots.ts'
import type { ServerContext } from '../server-context.ts'
import { botsBy } from '../storage/bots.ts'
import { invite } from '../tables/invitations.ts'
import { requireWho } from './auth.ts'
import type { Gate } from './gate.ts'
import type { Routes } from './route.ts'
import type { Sockets } from './socket.ts'

/** Accounts for programs: an author makes them, and the tokens with which they come in. */
export function botRoutes(app: Routes, context: ServerContext, sockets: Sockets, gate: Gate): void {
  const tags = ['bots']

  app.get(
    '/api/bots',
    { schema: { tags, summary: 'The bots that people here have written', response: { 200: botsAnswer } } },
    async () => ({ bots: await botsBy(context.database.db, null, LIMITS.listedBots) }),
  )

  app.get(
    '/api/me/bots',
    { schema: { tags, summary: 'Your bots and their tokens', response: { 200: myBotsAnswer } } },
    async (request) => ({ bots: await myBots(context, requireWho(request).account.id) }),
  )

  app.post(
    '/api/me/bots',
    {
      schema: {
        tags,
        summary: 'Make an account for a bot',
        body: namedBody,
        response: { 201: newBotAnswer },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      return reply.code(201).send(await makeBot(context, requireWho(request).account, request.body.name))
    },
  )

  app.patch(
    '/api/me/bots/:id',
    {
      schema: {
        tags,
        summary: 'Give a bot another name',
        params: idParams,
        body: namedBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const bot = await requireOwnBot(context, requireWho(request).account.id, request.params.id)
      await changeProfile(context, bot.id, { name: request.body.name })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/me/bots/:id',
    {
      schema: {
        tags,
        summary: 'Delete a bot; others play on at its tables',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const bot = await requireOwnBot(context, requireWho(request).account.id, request.params.id)
      await deleteAccount(context, bot.id)
      await sockets.endSessions(bot.id)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/me/bots/:id/tokens',
    {
      schema: {
        tags,
        summary: 'A token for a bot, with scopes and an end',
        params: idParams,
        body: botTokenBody,
        response: { 201: newBotTokenAnswer },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      const bot = await requireOwnBot(context, requireWho(request).account.id, request.params.id)
      return reply.code(201).send(await newBotToken(context, bot, request.body))
    },
  )

  app.delete(
    '/api/me/bots/:id/tokens/:token',
    { schema: { tags, summary: 'End a token', params: botTokenParams, response: { 204: done } } },
    async (request, reply) => {
      const { id, token } = request.params
      const bot = await requireOwnBot(context, requireWho(request).account.id, id)
      await endBotToken(context, bot, token)
      await sockets.endSessions(bot.id)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/tables/:id/invitations',
    {
      schema: {
        tags,
        summary: 'The host asks a bot to a table that gathers players',
        params: idParams,
        body: botInvitationBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await invite(context, requireWho(request).account.id, request.params.id, request.body.bot)
      return reply.code(204).send()
    },
  )
}
