import type { Language } from '@entrepot/words'

/** How somebody is known to everybody else. */
export interface PersonInfo {
  readonly id: string
  readonly name: string
}

/** What a person sees of their own account. */
export interface AccountInfo extends PersonInfo {
  /** A guest has neither e-mail with password nor passkey: the account lives as long as the cookie. */
  readonly guest: boolean
  readonly email: string | null
  /** Whether the address waits for a link to be opened that was mailed there; until then it gets no notices. */
  readonly emailUnconfirmed: boolean
  readonly language: Language
  /** Whether a mail is sent when it is their turn at a table over days. */
  readonly turnMail: boolean
}

/** POST /api/guest */
export interface GuestBody {
  readonly name: string
  readonly language?: Language | undefined
}

/** POST /api/account: a new account, or the guest of the cookie turned into one that keeps its games. */
export interface RegisterBody {
  readonly name?: string | undefined
  readonly email: string
  readonly password: string
}

/** POST /api/session */
export interface SignInBody {
  readonly email: string
  readonly password: string
}

/** POST /api/password/forgotten */
export interface ForgottenPasswordBody {
  readonly email: string
}

/** POST /api/password/reset, with the token of the link that was mailed. */
export interface ResetPasswordBody {
  readonly token: string
  readonly password: string
}

/** PUT /api/me/password */
export interface ChangePasswordBody {
  readonly current: string
  readonly password: string
  /** Passkeys are removed with the old password unless they are to stay. */
  readonly keepPasskeys?: boolean | undefined
}

/** PUT /api/me/email */
export interface ChangeEmailBody {
  readonly email: string
  /** Of the account, once more. */
  readonly password: string
}

/** PATCH /api/me */
export interface ProfileBody {
  readonly name?: string | undefined
  readonly language?: Language | undefined
  readonly turnMail?: boolean | undefined
}

/** GET /api/me */
export interface MeAnswer {
  readonly account: AccountInfo | null
  /** The key that a browser needs to subscribe to web push; null where the site sends none. */
  readonly pushKey: string | null
}

export interface SessionInfo {
  readonly id: string
  readonly current: boolean
  readonly createdAt: number
  readonly seenAt: number
  /** The browser as it named itself. */
  readonly agent: string
}

export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

/** A key for programs: sent as `Authorization: Bearer …`, it acts as the account that made it. */
export interface TokenInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

/** POST /api/tokens; the only time the token itself is shown. */
export interface NewTokenAnswer extends TokenInfo {
  readonly token: string
}

/** POST /api/push, as the browser's PushSubscription gives it. */
export interface PushBody {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
