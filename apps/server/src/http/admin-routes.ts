import { banBody, done, idParams } from '@entrepot/protocol/schemas'
import { deleteAccountSessions, changeAccount, accountById } from '../storage/accounts.ts'
import { leaveTables } from '../identity/accounts.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { setTable } from '../storage/tables.ts'
import { change } from '../tables/seats.ts'
import { requireAdmin } from './auth.ts'
import type { Routes } from './route.ts'
import type { Sockets } from './socket.ts'
import { NOTHING_DUE } from '../play/table.ts'
import { requireStatus } from '../tables/rights.ts'

/** What the one who runs the site may do, with the token from its settings. */
export function adminRoutes(app: Routes, context: ServerContext, sockets: Sockets): void {
  const { db } = context.database
  const tags = ['admin']

  app.post(
    '/api/admin/tables/:id/close',
    { schema: { tags, summary: 'Close a table', params: idParams, response: { 204: done } } },
    async (request, reply) => {
      requireAdmin(request)
      await change(context, request.params.id, async (trx, table) => {
        requireStatus(table, 'gathering', 'playing')
        await setTable(trx, table.id, { status: 'closed', endedAt: context.now(), ...NOTHING_DUE })
      })
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
      const { id } = request.params
      if (!(await accountById(db, id))) throw new Problem(404, 'no-account', `There is no account ${id}.`)
      await changeAccount(db, id, { banned_at: request.body.banned ? context.now() : null })
      if (request.body.banned) {
        await deleteAccountSessions(db, id)
        await sockets.endSessions(id)
        await leaveTables(context, id)
      }
      return reply.code(204).send()
    },
  )
}
