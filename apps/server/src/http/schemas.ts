// What the edge accepts: one schema for the check, the type and the OpenAPI text. Each is held to the type that clients
// share.

import { DEAL_BITS } from '@entrepot/kernel'
import { LANGUAGES } from '@entrepot/words'
import { z } from 'zod'
import {
  LIMITS,
  faultOf,
  type ChangeEmailBody,
  type ChangePasswordBody,
  type ClientMessage,
  type ContributionBody,
  type CreateTableBody,
  type ForgottenPasswordBody,
  type GuestBody,
  type ProfileBody,
  type ProposalAnswerBody,
  type ProposalBody,
  type PushBody,
  type RegisterBody,
  type ResetPasswordBody,
  type SignInBody,
  type SitBody,
} from '@entrepot/protocol'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A text of a kind, refused with what is wrong with it. */
export function written(kind: Parameters<typeof faultOf>[1], max: number, text = z.string()) {
  return text
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const message = faultOf(value, kind)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
}

/** A name can be read aloud and cannot pretend to be part of the page. */
const name = written('name', LIMITS.name, z.string().trim())
const language = z.enum(LANGUAGES)
const email = z.email().max(LIMITS.email)
const password = z.string().min(LIMITS.password.min).max(LIMITS.password.max)
const id = z.string().regex(/^[\w-]{1,64}$/)
const seat = z.int().min(0).max(7)
const position = z.int().min(0)
const commandId = written('key', LIMITS.commandId)

export const guestBody = z.object({ name, language: language.optional() }) satisfies z.ZodType<GuestBody>

export const registerBody = z.object({
  name: name.optional(),
  email,
  password,
}) satisfies z.ZodType<RegisterBody>

export const signInBody = z.object({
  email,
  password: z.string().max(LIMITS.password.max),
}) satisfies z.ZodType<SignInBody>

export const profileBody = z.object({
  name: name.optional(),
  language: language.optional(),
  turnMail: z.boolean().optional(),
}) satisfies z.ZodType<ProfileBody>

export const newPassword = password
export const forgottenBody = z.object({ email }) satisfies z.ZodType<ForgottenPasswordBody>
export const resetBody = z.object({
  token: written('key', 200),
  password,
}) satisfies z.ZodType<ResetPasswordBody>
export const passwordBody = z.object({
  current: z.string().max(LIMITS.password.max),
  password,
  keepPasskeys: z.boolean().optional(),
}) satisfies z.ZodType<ChangePasswordBody>
export const emailBody = z.object({
  email,
  password: z.string().max(LIMITS.password.max),
}) satisfies z.ZodType<ChangeEmailBody>

/** Of a link in a mail. */
export const tokenQuery = z.object({ token: written('key', 200) })

export const namedBody = z.object({ name })

export const pushBody = z.object({
  endpoint: written('key', 1000),
  // A point on P-256 and 16 bytes, in base64url.
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
}) satisfies z.ZodType<PushBody>

const pace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    bankMs: z.int().min(MINUTE_MS).max(DAY_MS),
    incrementMs: z
      .int()
      .min(0)
      .max(10 * MINUTE_MS),
  }),
  z.object({
    kind: z.literal('days'),
    bankMs: z
      .int()
      .min(0)
      .max(60 * DAY_MS),
    turnMs: z
      .int()
      .min(10 * MINUTE_MS)
      .max(30 * DAY_MS),
  }),
  z.object({ kind: z.literal('untimed') }),
])

const botWish = z.object({ kind: z.literal('bot'), level: z.string().max(32) })
const openWish = z.object({ kind: z.literal('open') })

export const seatWish = z.discriminatedUnion('kind', [z.object({ kind: z.literal('me') }), openWish, botWish])

export const arrangeBody = z.discriminatedUnion('kind', [openWish, botWish])

export const createTableBody = z.object({
  game: z.string().max(32),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).optional(),
  seats: z.array(seatWish).min(1).max(8),
  visibility: z.enum(['open', 'private']),
  pace,
  timeOut: z.enum(['bot', 'wait']),
}) satisfies z.ZodType<CreateTableBody>

export const tableParams = z.object({ id })
export const pastParams = z.object({ id, position: z.coerce.number().int().min(0) })
export const seatParams = z.object({ id, seat: z.coerce.number().int().min(0).max(7) })
export const proposalParams = z.object({ id, number: z.coerce.number().int().min(1) })
export const seatBody = z.object({ seat })

const contribution = z.string().regex(DEAL_BITS, 'must be 64 hexadecimal digits in lower case')
export const sitBody = z.object({ seat, contribution: contribution.optional() }) satisfies z.ZodType<SitBody>
export const contributionBody = z.object({ contribution }) satisfies z.ZodType<ContributionBody>

export const proposalBody = z.object({
  kind: z.enum(['cancel', 'takeback', 'wait', 'bot']),
  seat: seat.optional(),
}) satisfies z.ZodType<ProposalBody>

export const proposalAnswerBody = z.object({ agree: z.boolean() }) satisfies z.ZodType<ProposalAnswerBody>

/** `before`: those opened before a moment, to read on where a list ended. */
export const myTablesQuery = z.object({
  over: z.stringbool().default(false),
  before: z.coerce.number().int().min(0).optional(),
})

export const historyQuery = z.object({ since: z.coerce.number().int().min(0).default(0) })

export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), table: id, since: position.optional() }),
  z.object({ type: z.literal('part'), table: id }),
  z.object({
    type: z.literal('play'),
    table: id,
    id: commandId,
    at: position,
    command: z.looseObject({ type: z.string().max(64) }),
  }),
  z.object({
    type: z.literal('undo'),
    table: id,
    id: commandId,
    at: position,
    count: z.int().min(1).max(1000),
  }),
  z.object({
    type: z.literal('say'),
    table: id,
    id: commandId,
    text: written('line', LIMITS.chat, z.string().trim()),
  }),
  z.object({ type: z.literal('ping'), at: z.number() }),
]) satisfies z.ZodType<ClientMessage>
