import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Problem } from '../problem.ts'
import { newId } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import {
  accountById,
  insertChallenge,
  insertPasskey,
  passkeyById,
  passkeysOf,
  setPasskeyCounter,
  takeChallenge,
} from '../storage/accounts.ts'
import type { AccountRow } from '../storage/schema.ts'

/** Read when somebody first uses a passkey: it is large, and slow to start with. */
const webauthn = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 300_000
/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** What a browser signs for: our host. */
export interface RelyingParty {
  readonly origin: string
}

interface Asked<Options> {
  /** To be sent back with the answer. */
  readonly challengeId: string
  readonly options: Options
}

/** The question to a browser that is to make a passkey for an account. */
export async function askForPasskey(
  context: ServerContext,
  party: RelyingParty,
  account: AccountRow,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await passkeysOf(context.database.db, account.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Entrepôt',
    rpID: new URL(party.origin).hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email ?? account.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { challengeId: await remember(context, account.id, options.challenge), options }
}

/** Stores the passkey that a browser has made. */
export async function addPasskey(
  context: ServerContext,
  party: RelyingParty,
  account: AccountRow,
  challengeId: string,
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const challenge = await takeChallenge(context.database.db, challengeId, context.now())
  if (challenge?.account_id !== account.id) throw lateAnswer()
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: party.origin,
    expectedRPID: new URL(party.origin).hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(notVerified)
  if (!verified) throw wrongAnswer()
  const { credential } = registrationInfo
  await insertPasskey(context.database.db, {
    id: credential.id,
    account_id: account.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    created_at: context.now(),
  })
}

/** The question to a browser that is to sign in. */
export async function askForSignIn(
  context: ServerContext,
  party: RelyingParty,
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: new URL(party.origin).hostname })
  return { challengeId: await remember(context, null, options.challenge), options }
}

/** The account whose passkey has signed. */
export async function signInByPasskey(
  context: ServerContext,
  party: RelyingParty,
  challengeId: string,
  response: AuthenticationResponseJSON,
): Promise<AccountRow> {
  const challenge = await takeChallenge(context.database.db, challengeId, context.now())
  if (!challenge) throw lateAnswer()
  const passkey = await passkeyById(context.database.db, response.id)
  if (!passkey) throw wrongAnswer()
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: party.origin,
    expectedRPID: new URL(party.origin).hostname,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(notVerified)
  if (!verified) throw wrongAnswer()
  await setPasskeyCounter(context.database.db, passkey.id, authenticationInfo.newCounter)
  const account = await accountById(context.database.db, passkey.account_id)
  if (!account || account.banned_at !== null || account.deleted_at !== null) throw wrongAnswer()
  return account
}

async function remember(
  context: ServerContext,
  accountId: string | null,
  challenge: string,
): Promise<string> {
  const id = newId()
  const expires_at = context.now() + CHALLENGE_MS
  await insertChallenge(context.database.db, { id, account_id: accountId, challenge, expires_at })
  return id
}

function notVerified(error: unknown): never {
  throw new Problem(401, 'wrong-passkey', `The passkey was not accepted: ${(error as Error).message}`)
}

function wrongAnswer(): Problem {
  return new Problem(401, 'wrong-passkey', 'The passkey was not accepted.')
}

function lateAnswer(): Problem {
  return new Problem(410, 'late-passkey', 'The question to the passkey has expired. Ask for a new one.')
}
