import type { MeAnswer } from '@entrepot/protocol'
import { call, RefusedRequest } from '../session/remote/request.ts'

interface Question<Options> {
  readonly challengeId: string
  readonly options: Options
}

/** Whether this browser can make passkeys and speak of them in JSON. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Asks the browser for a new passkey and gives it to the server. */
export async function makePasskey(name: string): Promise<void> {
  const { challengeId, options } = await call<Question<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/api/passkeys/options',
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const response = answerOf(await navigator.credentials.create({ publicKey }).catch(refused))
  await call('POST', '/api/passkeys', { challengeId, response, name })
}

/** Signs in with a passkey that the browser has. */
export async function signInByPasskey(): Promise<MeAnswer> {
  const { challengeId, options } = await call<Question<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/api/session/passkey/options',
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const response = answerOf(await navigator.credentials.get({ publicKey }).catch(refused))
  return call('POST', '/api/session/passkey', { challengeId, response })
}

/** The visitor has closed the browser's question, or there is nothing to answer it with. */
function refused(): null {
  return null
}

function answerOf(credential: Credential | null): object {
  if (credential instanceof PublicKeyCredential) return credential.toJSON() as object
  throw new RefusedRequest({ error: 'cancelled', message: 'The browser has not given a passkey.' })
}
