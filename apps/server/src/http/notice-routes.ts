import { done, pushBody, sleepBody, tokenQuery } from '@entrepot/protocol/schemas'
import type { Language } from '@entrepot/words'
import { pageTexts } from '../notices/texts.ts'
import { Problem } from '../problem.ts'
import { unsigned } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { accountById, changeAccount } from '../storage/accounts.ts'
import { deletePush, savePush } from '../storage/pushes.ts'
import { requireWho } from './auth.ts'
import { pageAnswer, plainForm, plainPage } from './plain-page.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import type { Routes } from './route.ts'

function pageSchema(summary: string) {
  return { tags: ['notices'], summary, querystring: tokenQuery, response: { 200: pageAnswer } }
}

export function noticeRoutes(app: Routes, context: ServerContext): void {
  const { db } = context.database
  const tags = ['notices']
  const asking = new Buckets(RATES.push, context.config.rateScale, context.now, context.neighbours.share)

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
      const { account, session } = requireWho(request)
      if (!context.senders.push)
        throw new Problem(409, 'no-push', 'This site does not send notices to browsers.')
      for (const key of [account.id, networkOf(request.ip)])
        asking.demand(key, 'Too many browsers at once. Wait a moment.')
      const { endpoint, keys } = request.body
      await checkEndpoint(context, endpoint)
      const row = { endpoint, account_id: account.id, session_id: session.id, ...keys }
      await savePush(db, { ...row, created_at: context.now() })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Let this browser sleep',
        body: sleepBody,
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
    async (request, reply) => {
      const language = await languageOf(context, accountOf(context, request.query.token))
      return plainPage(reply, language, plainForm(pageTexts(language).unsubscribe))
    },
  )

  app.post('/unsubscribe', { schema: pageSchema('End the mails') }, async (request, reply) => {
    const account = accountOf(context, request.query.token)
    await changeAccount(db, account, { turn_mail: 0 })
    const language = await languageOf(context, account)
    return plainPage(reply, language, `<p>${pageTexts(language).unsubscribed}</p>`)
  })
}

/** Public addresses only, looked up now and again at each sending. */
async function checkEndpoint({ senders }: ServerContext, endpoint: string): Promise<void> {
  try {
    await senders.checkEndpoint(endpoint)
  } catch (error) {
    throw new Problem(422, 'bad-endpoint', `The endpoint is refused. ${(error as Error).message}`)
  }
}

function accountOf(context: ServerContext, token: string): string {
  const [what, id] = (unsigned(token, context.secret) ?? '').split(':')
  if (what === 'unsubscribe' && id) return id
  throw new Problem(404, 'no-token', 'This link is not one of ours.')
}

async function languageOf({ database }: ServerContext, account: string): Promise<Language> {
  return ((await accountById(database.db, account))?.language ?? 'en') as Language
}
