import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { language, moment, name, personInfo, written } from './parts.ts'
import { said, type Sent } from './said.ts'

const email = z.email().max(LIMITS.email)
/** A password that is chosen; one that is only tried may be of any kind. */
export const newPassword = z.string().min(LIMITS.password.min).max(LIMITS.password.max)
const triedPassword = z.string().max(LIMITS.password.max)

/** What a person sees of their own account. */
export const accountInfo = said(
  z
    .object({
      id: z.string(),
      name: z.string(),
      guest: z
        .boolean()
        .describe('Has neither e-mail with password nor passkey: lives as long as the cookie'),
      email: z.string().nullable(),
      emailUnconfirmed: z
        .boolean()
        .describe('Whether the link mailed to the address waits to be opened; until then it gets no notices'),
      language,
      administrator: z.boolean().describe('Whether they may run the site from its pages'),
      turnMail: z.boolean().describe('Whether a mail is sent when it is their turn at a table over days'),
      author: personInfo.nullable().describe('Who has written this bot; null for a person'),
    })
    .meta({ id: 'Account' }),
)
export type AccountInfo = z.infer<typeof accountInfo>

/** GET /api/me */
export const meAnswer = said(
  z
    .object({
      account: accountInfo.nullable(),
      pushKey: z.string().nullable().describe('For web push; null where the site sends none'),
    })
    .meta({ id: 'Me' }),
)
export type MeAnswer = z.infer<typeof meAnswer>

/** POST /api/guest */
export const guestBody = z.object({ name, language: language.optional() })
export type GuestBody = Sent<typeof guestBody>

/** POST /api/account: a new account, or the guest of the cookie turned into one that keeps its games. */
export const registerBody = z.object({ name: name.optional(), email, password: newPassword })
export type RegisterBody = Sent<typeof registerBody>

/** POST /api/session */
export const signInBody = z.object({ email, password: triedPassword })
export type SignInBody = Sent<typeof signInBody>

/** POST /api/password/forgotten */
export const forgottenPasswordBody = z.object({ email })

/** Of a link in a mail. */
export const tokenQuery = z.object({ token: written('key', 200) })

/** POST /api/password/reset, with the token of the link that was mailed. */
export const resetPasswordBody = tokenQuery.extend({ password: newPassword })

/** PUT /api/me/password */
export const changePasswordBody = z.object({
  current: triedPassword,
  password: newPassword,
  /** Passkeys are removed with the old password unless they are to stay. */
  keepPasskeys: z.boolean().optional(),
})
export type ChangePasswordBody = Sent<typeof changePasswordBody>

/** PUT /api/me/email; the password is that of the account, once more. */
export const changeEmailBody = z.object({ email, password: triedPassword })

/** PATCH /api/me */
export const profileBody = z.object({
  name: name.optional(),
  language: language.optional(),
  turnMail: z.boolean().optional(),
})
export type ProfileBody = Sent<typeof profileBody>

const sessionInfo = said(
  z.object({
    id: z.string(),
    current: z.boolean(),
    createdAt: moment,
    seenAt: moment,
    agent: z.string().describe('The browser as it named itself'),
  }),
)
export type SessionInfo = z.infer<typeof sessionInfo>
export const sessionsAnswer = said(z.object({ sessions: z.array(sessionInfo) }))

const named = { id: z.string(), name: z.string(), createdAt: moment }

/** A key for programs: sent as `Authorization: Bearer …`, it acts as the account that made it. */
const tokenInfo = said(z.object(named))
export type TokenInfo = z.infer<typeof tokenInfo>
export const tokensAnswer = said(z.object({ tokens: z.array(tokenInfo) }))

/** POST /api/tokens */
export const newTokenAnswer = said(z.object({ ...named, token: z.string().describe('Shown this once') }))
export type NewTokenAnswer = z.infer<typeof newTokenAnswer>

/** What is given a name: a token, a passkey. */
export const namedBody = z.object({ name })

const passkeyInfo = said(z.object(named))
export type PasskeyInfo = z.infer<typeof passkeyInfo>
export const passkeysAnswer = said(z.object({ passkeys: z.array(passkeyInfo) }))

/** What `navigator.credentials` wants, as the library makes it. */
export const passkeyQuestion = z.object({
  challengeId: z.string().describe('To be sent back with the answer'),
  options: z.custom<object>().describe('For navigator.credentials, in its JSON form'),
})

/** What a browser's credential says is checked by the library; here only its shape. */
const credential = z.looseObject({ id: written('key', 1024), type: z.literal('public-key') })
/** POST /api/session/passkey */
export const passkeyAnswerBody = z.object({ challengeId: written('key', 64), response: credential })
/** POST /api/passkeys */
export const newPasskeyBody = passkeyAnswerBody.extend(namedBody.shape)
export const passkeyParams = z.object({ id: written('key', 1024) })

/** GET /api/mutes */
export const mutesAnswer = said(z.object({ muted: z.array(z.string()).describe('Ids of accounts') }))
export type MutesAnswer = z.infer<typeof mutesAnswer>
/** PUT /api/mutes/:id */
export const muteBody = z.object({ muted: z.boolean() })

/** DELETE /api/push */
export const sleepBody = z.object({ endpoint: written('key', 1000) })

/** POST /api/push, as the browser's PushSubscription gives it. */
export const pushBody = sleepBody.extend({
  // A point on P-256 and 16 bytes, in base64url.
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
})
