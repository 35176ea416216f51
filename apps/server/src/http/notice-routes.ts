import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import { unsigned } from '../secrets.ts'
import type { Site } from '../site.ts'
import { changeAccount } from '../storage/accounts.ts'
import { deletePush, savePush } from '../storage/notices.ts'
import { done } from './answers.ts'
import { requireWho } from './auth.ts'
import type { Routes } from './route.ts'
import { pushBody } from './schemas.ts'

const tokenQuery = z.object({ token: z.string().max(200) })

function pageSchema(summary: string) {
  const page = { description: 'A page', content: { 'text/html': { schema: z.string() } } }
  return { tags: ['notices'], summary, querystring: tokenQuery, response: { 200: page } }
}

export function noticeRoutes(app: Routes, site: Site): void {
  const { db } = site.database
  const tags = ['notices']

  app.post(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Wake this browser when it is your turn',
        body: pushBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { account } = requireWho(request)
      if (!site.senders.push)
        throw new Problem(409, 'no-push', 'This site does not send notices to browsers.')
      const { endpoint, keys } = request.body
      await savePush(db, { endpoint, account_id: account.id, ...keys, created_at: site.now() })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Let this browser sleep',
        body: pushBody.pick({ endpoint: true }),
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await deletePush(db, requireWho(request).account.id, request.body.endpoint)
      return reply.code(204).send()
    },
  )

  // Programs that look at mails follow their links; only the button, or the mail program's own, changes something.
  app.get(
    '/unsubscribe',
    { schema: pageSchema('A page that asks whether the mails shall end') },
    (request, reply) => {
      accountOf(site, request.query.token)
      return page(reply, '<form method="post"><button>No more mails when it is my turn</button></form>')
    },
  )

  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().on('end', () => done(null, null))
  })
  app.post('/unsubscribe', { schema: pageSchema('End the mails') }, async (request, reply) => {
    await changeAccount(db, accountOf(site, request.query.token), { turn_mail: 0 })
    return page(reply, '<p>You will get no more mails when it is your turn.</p>')
  })
}

function accountOf(site: Site, token: string): string {
  const [what, id] = (unsigned(token, site.secret) ?? '').split(':')
  if (what === 'unsubscribe' && id) return id
  throw new Problem(404, 'no-token', 'This link is not one of ours.')
}

function page(reply: FastifyReply, content: string): string {
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
  return `<!doctype html><html lang="en"><title>Entrepôt</title><main>${content}</main></html>`
}
