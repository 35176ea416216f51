import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '@entrepot/protocol'
import type { Language } from '@entrepot/words'
import {
  changeEmailBody,
  changePasswordBody,
  done,
  forgottenPasswordBody,
  newPassword,
  resetPasswordBody,
  tokenQuery,
} from '@entrepot/protocol/schemas'
import {
  askToConfirm,
  changeEmail,
  changePassword,
  confirmEmail,
  readLink,
  requirePassword,
  resetPassword,
  sendResetLink,
} from '../identity/recovery.ts'
import { pageTexts, preferredLanguage, type PageTexts } from '../notices/texts.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { requireWho } from './auth.ts'
import type { Gate } from './gate.ts'
import { pageAnswer, plainForm, plainPage } from './plain-page.ts'
import type { Routes } from './route.ts'
import type { Sockets } from './socket.ts'

/** A forgotten password, another password, another address. */
export function recoveryRoutes(app: Routes, context: ServerContext, sockets: Sockets, gate: Gate): void {
  const tags = ['identity']

  app.post(
    '/api/password/forgotten',
    {
      schema: {
        tags,
        summary: 'Send a link for a new password to this address, if it has an account',
        body: forgottenPasswordBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      if (!context.senders.account) throw new Problem(409, 'no-mail', 'This site does not send mails.')
      const email = request.body.email.toLowerCase()
      // Not awaited, and silent when it is too much: the answer is the same for every address, and as fast.
      if (gate.mail(email)) {
        sendResetLink(context, email).catch((error: unknown) => context.log.error(error, 'a mail failed'))
      }
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/password/reset',
    {
      schema: {
        tags,
        summary: 'Set a new password with the token of a link',
        body: resetPasswordBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      const account = await resetPassword(context, request.body.token, request.body.password)
      await sockets.endSessions(account.id)
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/me/password',
    {
      schema: {
        tags,
        summary:
          'Change your password; every other device is signed out, and passkeys end unless they are kept',
        body: changePasswordBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const who = requireWho(request)
      const right = gate.guessAgain(who.session.id)
      await changePassword(context, who, request.body)
      right()
      await sockets.endSessions(who.account.id)
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/me/email',
    {
      schema: {
        tags,
        summary: 'Change your address; where the site sends mails, once the link sent there is opened',
        body: changeEmailBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const who = requireWho(request)
      const right = gate.guessAgain(who.session.id)
      await requirePassword(who.account, request.body.password)
      right()
      if (!gate.mail(who.account.id, request.body.email.toLowerCase())) throw tooManyMails()
      await changeEmail(context, who, request.body.email)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/me/email/confirmation',
    {
      schema: {
        tags,
        summary: 'Send the link that confirms your address once more',
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { account } = requireWho(request)
      if (!context.senders.account) throw new Problem(409, 'no-mail', 'This site does not send mails.')
      if (account.email === null || account.email_confirmed_at !== null)
        throw new Problem(409, 'nothing-to-confirm', 'There is no address that waits to be confirmed.')
      if (!gate.mail(account.id, account.email)) throw tooManyMails()
      askToConfirm(context, account)
      return reply.code(204).send()
    },
  )

  pageRoutes(app, context, sockets, gate)
}

function tooManyMails(): Problem {
  return new Problem(429, 'too-fast', 'Too many mails. Wait some minutes.')
}

function pageRoutes(app: Routes, context: ServerContext, sockets: Sockets, gate: Gate): void {
  const schema = (summary: string) => ({
    tags: ['identity'],
    summary,
    querystring: tokenQuery,
    response: { 200: pageAnswer, '4xx': pageAnswer },
  })
  const passwordForm = ({ newPassword: label, setPassword }: PageTexts): string =>
    plainForm(
      setPassword,
      `<label>${label}<input name="password" type="password" autocomplete="new-password" required minlength="${LIMITS.password.min}" maxlength="${LIMITS.password.max}"></label>`,
    )

  app.get('/reset-password', { schema: schema('A page to set a new password') }, (request, reply) =>
    orBadLink(request, reply, async () => {
      const language = languageOf((await readLink(context, request.query.token, 'password')).account)
      return plainPage(reply, language, passwordForm(pageTexts(language)))
    }),
  )

  app.post('/reset-password', { schema: schema('Set the new password') }, (request, reply) =>
    orBadLink(request, reply, async () => {
      gate.identify(request)
      const language = languageOf((await readLink(context, request.query.token, 'password')).account)
      const texts = pageTexts(language)
      const given = newPassword.safeParse(new URLSearchParams(String(request.body)).get('password'))
      if (!given.success) {
        return plainPage(reply, language, `<p role="alert">${texts.tooShort}</p>${passwordForm(texts)}`, 422)
      }
      const account = await resetPassword(context, request.query.token, given.data)
      await sockets.endSessions(account.id)
      return plainPage(reply, language, `<p>${texts.passwordSet}</p>`)
    }),
  )

  // Programs that look at mails follow their links; only the button changes something.
  app.get('/confirm-email', { schema: schema('A page to confirm an address') }, (request, reply) =>
    orBadLink(request, reply, async () => {
      const language = languageOf((await readLink(context, request.query.token, 'email')).account)
      return plainPage(reply, language, plainForm(pageTexts(language).confirmEmail))
    }),
  )

  app.post('/confirm-email', { schema: schema('Confirm the address') }, (request, reply) =>
    orBadLink(request, reply, async () => {
      gate.identify(request)
      const language = languageOf(await confirmEmail(context, request.query.token))
      return plainPage(reply, language, `<p>${pageTexts(language).emailConfirmed}</p>`)
    }),
  )
}

/** Tells a person, and not only a program, that a link does not work. */
async function orBadLink(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<string>,
): Promise<string> {
  try {
    return await make()
  } catch (error) {
    const status = error instanceof Problem ? error.status : 500
    if (status !== 410 && status !== 409) throw error
    const language = preferredLanguage(request.headers['accept-language'])
    const { badLink, emailTaken } = pageTexts(language)
    return plainPage(reply, language, `<p>${status === 410 ? badLink : emailTaken}</p>`, status)
  }
}

function languageOf({ language }: { language: string }): Language {
  return language as Language
}
