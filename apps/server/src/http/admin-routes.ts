import type { DoorInfo, FoundTablesAnswer, LinkAnswer, PeopleAnswer, TalkAnswer } from '@entrepot/protocol'
import {
  banBody,
  codeParams,
  done,
  doorBody,
  doorInfo,
  findQuery,
  foundTablesAnswer,
  idParams,
  invitationBody,
  linkAnswer,
  lineParams,
  peopleAnswer,
  personalData as personalDataAnswer,
  talkAnswer,
} from '@entrepot/protocol/schemas'
import { ban, invite, passwordLink, personOf, remove, type Acting } from '../admin/people.ts'
import { personalData } from '../admin/personal-data.ts'
import { closeTable, foundTables, hush } from '../admin/tables.ts'
import type { ServerContext } from '../server-context.ts'
import { lastChat } from '../storage/chat.ts'
import { changeDoor, readDoor } from '../storage/door.ts'
import { findPeople } from '../storage/people.ts'
import { keepInvitation, requireAdmin } from './auth.ts'
import type { Routes } from './route.ts'
import type { Sockets } from './socket.ts'

/** So many people or tables are listed; more are found by a longer text. */
const LISTED = 50
const LINES = 500

/** What runs the site: with the token from its settings, or by an administrator. The same as `npm run admin`. */
export function adminRoutes(app: Routes, context: ServerContext, sockets: Sockets): void {
  const acting: Acting = { ...context, endSessions: (id) => sockets.endSessions(id) }
  doorRoutes(app, context, acting)
  peopleRoutes(app, acting)
  tableRoutes(app, acting)
}

const tags = ['admin']

function doorRoutes(app: Routes, context: ServerContext, acting: Acting): void {
  const { db } = context.database
  app.get(
    '/api/admin/door',
    { schema: { tags, summary: 'Who may come in', response: { 200: doorInfo } } },
    async (request): Promise<DoorInfo> => {
      requireAdmin(request)
      return readDoor(db)
    },
  )

  app.patch(
    '/api/admin/door',
    { schema: { tags, summary: 'Change who may come in', body: doorBody, response: { 200: doorInfo } } },
    async (request): Promise<DoorInfo> => {
      requireAdmin(request)
      return changeDoor(db, request.body)
    },
  )

  app.post(
    '/api/admin/invitations',
    {
      schema: {
        tags,
        summary: 'A link that lets people in',
        body: invitationBody,
        response: { 200: linkAnswer },
      },
    },
    async (request): Promise<LinkAnswer> => {
      requireAdmin(request)
      return { link: await invite(acting, request.body) }
    },
  )

  app.get(
    '/invited/:code',
    { schema: { tags: ['identity'], summary: 'Follow an invitation', params: codeParams, hide: true } },
    (request, reply) => {
      keepInvitation(context, reply, request.params.code)
      return reply.redirect('/')
    },
  )
}

function peopleRoutes(app: Routes, acting: Acting): void {
  const { db } = acting.database
  app.get(
    '/api/admin/people',
    { schema: { tags, summary: 'Find people', querystring: findQuery, response: { 200: peopleAnswer } } },
    async (request): Promise<PeopleAnswer> => {
      requireAdmin(request)
      return { people: await findPeople(db, request.query.text, LISTED) }
    },
  )

  app.get(
    '/api/admin/people/:id/data',
    {
      schema: {
        tags,
        summary: 'Everything that the site keeps about a person',
        params: idParams,
        response: { 200: personalDataAnswer },
      },
    },
    async (request) => {
      requireAdmin(request)
      return personalData(db, await personOf(acting, request.params.id))
    },
  )

  app.post(
    '/api/admin/people/:id/password',
    {
      schema: {
        tags,
        summary: 'A link with which somebody sets a new password, within the hour',
        params: idParams,
        response: { 200: linkAnswer },
      },
    },
    async (request): Promise<LinkAnswer> => {
      requireAdmin(request)
      return { link: await passwordLink(acting, await personOf(acting, request.params.id)) }
    },
  )

  app.delete(
    '/api/admin/people/:id',
    {
      schema: {
        tags,
        summary: 'Delete a person; bots play on at their tables',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      requireAdmin(request)
      await remove(acting, await personOf(acting, request.params.id))
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/admin/accounts/:id/ban',
    {
      schema: {
        tags,
        summary: 'Ban an account, or let it in again',
        params: idParams,
        body: banBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      requireAdmin(request)
      await ban(acting, await personOf(acting, request.params.id), request.body.banned)
      return reply.code(204).send()
    },
  )
}

function tableRoutes(app: Routes, acting: Acting): void {
  const { db } = acting.database
  app.get(
    '/api/admin/tables',
    {
      schema: { tags, summary: 'Find tables', querystring: findQuery, response: { 200: foundTablesAnswer } },
    },
    async (request): Promise<FoundTablesAnswer> => {
      requireAdmin(request)
      return { tables: await foundTables(acting, request.query.text, LISTED) }
    },
  )

  app.post(
    '/api/admin/tables/:id/close',
    { schema: { tags, summary: 'Close a table', params: idParams, response: { 204: done } } },
    async (request, reply) => {
      requireAdmin(request)
      await closeTable(acting, request.params.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/admin/tables/:id/chat',
    {
      schema: { tags, summary: 'What is said at a table', params: idParams, response: { 200: talkAnswer } },
    },
    async (request): Promise<TalkAnswer> => {
      requireAdmin(request)
      const lines = await lastChat(db, request.params.id, 0, LINES)
      return {
        lines: lines.map(({ number, account_id: by, name, said_at: at, text }) => ({
          number,
          by,
          name,
          at,
          text,
        })),
      }
    },
  )

  app.delete(
    '/api/admin/tables/:id/chat/:number',
    {
      schema: {
        tags,
        summary: 'Take a line out of the chat of a table',
        params: lineParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      requireAdmin(request)
      const { id, number } = request.params
      await hush(acting, id, { number })
      return reply.code(204).send()
    },
  )
}
