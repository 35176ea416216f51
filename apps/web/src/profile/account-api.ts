import type {
  ChangePasswordBody,
  MeAnswer,
  PasskeyInfo,
  PersonAnswer,
  ProfileBody,
  RegisterBody,
  SessionInfo,
  SignInBody,
} from '@entrepot/protocol'
import { call } from '../session/remote/request.ts'

export function me(): Promise<MeAnswer> {
  return call('GET', '/api/me')
}

export function changeMe(change: ProfileBody): Promise<MeAnswer> {
  return call('PATCH', '/api/me', change)
}

export function deleteMe(): Promise<null> {
  return call('DELETE', '/api/me')
}

/** Makes an account; a guest becomes it and keeps the games. */
export function register(body: RegisterBody): Promise<MeAnswer> {
  return call('POST', '/api/account', body)
}

export function signIn(body: SignInBody): Promise<MeAnswer> {
  return call('POST', '/api/session', body)
}

export function signOut(): Promise<null> {
  return call('DELETE', '/api/session')
}

/** Asks for a mail with a link to a new password. The answer does not tell whether there is such an account. */
export function forgotPassword(email: string): Promise<null> {
  return call('POST', '/api/password/forgotten', { email })
}

export function changePassword(body: ChangePasswordBody): Promise<null> {
  return call('PUT', '/api/me/password', body)
}

export function changeEmail(body: { email: string; password: string }): Promise<null> {
  return call('PUT', '/api/me/email', body)
}

/** Asks for the mail once more whose link confirms the address. */
export function confirmAgain(): Promise<null> {
  return call('POST', '/api/me/email/confirmation')
}

export async function mySessions(): Promise<readonly SessionInfo[]> {
  return (await call<{ readonly sessions: readonly SessionInfo[] }>('GET', '/api/sessions')).sessions
}

export function endSession(id: string): Promise<null> {
  return call('DELETE', `/api/sessions/${id}`)
}

export async function myPasskeys(): Promise<readonly PasskeyInfo[]> {
  return (await call<{ readonly passkeys: readonly PasskeyInfo[] }>('GET', '/api/passkeys')).passkeys
}

export function removePasskey(id: string): Promise<null> {
  return call('DELETE', `/api/passkeys/${encodeURIComponent(id)}`)
}

export function person(id: string): Promise<PersonAnswer> {
  return call('GET', `/api/people/${encodeURIComponent(id)}`)
}
