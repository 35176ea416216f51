import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyInfo } from '@entrepot/protocol'
import {
  done,
  meAnswer,
  newPasskeyBody,
  passkeyAnswerBody,
  passkeyParams,
  passkeyQuestion,
  passkeysAnswer,
} from '@entrepot/protocol/schemas'
import { accountInfo } from '../identity/accounts.ts'
import { addPasskey, askForPasskey, askForSignIn, signInByPasskey } from '../identity/passkeys.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { deletePasskey, passkeysOf } from '../storage/accounts.ts'
import { ownOrigin, requireWho } from './auth.ts'
import { admit } from './door.ts'
import type { Gate } from './gate.ts'
import { signIn } from './identity-routes.ts'
import type { Routes } from './route.ts'

export function passkeyRoutes(app: Routes, context: ServerContext, gate: Gate): void {
  const { db } = context.database
  const tags = ['passkeys']

  app.get(
    '/api/passkeys',
    { schema: { tags, summary: 'Your passkeys', response: { 200: passkeysAnswer } } },
    async (request) => {
      const passkeys = (await passkeysOf(db, requireWho(request).account.id)).map(
        ({ id, name, created_at }): PasskeyInfo => ({ id, name, createdAt: created_at }),
      )
      return { passkeys }
    },
  )

  app.post(
    '/api/passkeys/options',
    {
      schema: {
        tags,
        summary: 'What the browser needs to make a passkey',
        response: { 200: passkeyQuestion },
      },
    },
    (request) => {
      gate.identify(request)
      const party = { origin: ownOrigin(context, request) }
      return askForPasskey(context, party, requireWho(request).account)
    },
  )

  app.post(
    '/api/passkeys',
    {
      schema: {
        tags,
        summary: 'Add the passkey the browser has made',
        body: newPasskeyBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { challengeId, response, name } = request.body
      const party = { origin: ownOrigin(context, request) }
      const { account } = requireWho(request)
      // A guest with a passkey is one no more.
      const { guest } = await accountInfo(context, account)
      const comeIn = guest ? await admit(context, request, 'accounts') : undefined
      // The shape of the rest is checked by the library, which takes nothing on trust.
      const made = response as unknown as RegistrationResponseJSON
      await addPasskey(context, party, account, challengeId, made, name)
      await comeIn?.()
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Remove a passkey',
        params: passkeyParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const removed = await deletePasskey(db, requireWho(request).account.id, request.params.id)
      if (!removed) throw new Problem(404, 'no-passkey', 'You have no such passkey.')
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/session/passkey/options',
    {
      schema: {
        tags,
        summary: 'What the browser needs to sign in with a passkey',
        response: { 200: passkeyQuestion },
      },
    },
    (request) => {
      gate.identify(request)
      return askForSignIn(context, { origin: ownOrigin(context, request) })
    },
  )

  app.post(
    '/api/session/passkey',
    {
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: passkeyAnswerBody,
        response: { 200: meAnswer },
      },
    },
    async (request, reply) => {
      gate.identify(request)
      const { challengeId, response } = request.body
      const given = response as unknown as AuthenticationResponseJSON
      const account = await signInByPasskey(
        context,
        { origin: ownOrigin(context, request) },
        challengeId,
        given,
      )
      return signIn(context, request, reply, account)
    },
  )
}
