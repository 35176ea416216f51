import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { id, moment, name, outcome, personInfo, seat } from './parts.ts'
import { said, type Sent } from './said.ts'

/**
 * What a token of a bot may be used for. `watch`: to read tables, games and the events of one's own; `play`: to take and
 * leave seats, to play and to answer proposals; `host`: to open tables, arrange and begin them; `chat`: to speak.
 */
const scope = z.enum(['watch', 'play', 'host', 'chat'])
export type Scope = z.infer<typeof scope>

/** A bot as everybody may know it. */
const botInfo = said(
  z
    .object({ id: z.string(), name: z.string(), author: personInfo, createdAt: moment })
    .meta({ id: 'BotAccount' }),
)

/** GET /api/bots */
export const botsAnswer = said(z.object({ bots: z.array(botInfo) }))
export type BotsAnswer = z.infer<typeof botsAnswer>

/** A token without what proves it, as its bot's author sees it. */
const botToken = {
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: moment,
  expiresAt: moment,
  seenAt: moment.describe('When it was last used, to the hour'),
}
const botTokenInfo = said(z.object(botToken))
export type BotTokenInfo = z.infer<typeof botTokenInfo>

const myBot = said(
  z.object({ id: z.string(), name: z.string(), createdAt: moment, tokens: z.array(botTokenInfo) }),
)
export type MyBot = z.infer<typeof myBot>

/** GET /api/me/bots */
export const myBotsAnswer = said(z.object({ bots: z.array(myBot) }))
export type MyBotsAnswer = z.infer<typeof myBotsAnswer>

/** POST /api/me/bots and PATCH /api/me/bots/:id */
export const newBotAnswer = myBot

/** POST /api/me/bots/:id/tokens */
export const botTokenBody = z.object({
  name,
  scopes: z.array(scope).min(1).max(scope.options.length),
  days: z.int().min(1).max(LIMITS.tokenDays).describe('After so many days it ends'),
})
export type BotTokenBody = Sent<typeof botTokenBody>

export const newBotTokenAnswer = said(
  z.object({ ...botToken, token: z.string().describe('Shown this once') }),
)
export type NewBotTokenAnswer = z.infer<typeof newBotTokenAnswer>

/** DELETE /api/me/bots/:id/tokens/:token */
export const botTokenParams = z.object({ id, token: id })

/** POST /api/tables/:id/invitations */
export const botInvitationBody = z.object({ bot: id })

const about = { table: z.string(), game: z.string(), at: moment }

/** What GET /api/events tells, each under its name as the event's type. */
export const siteEvents = {
  /** The stream begins; what waits for the account follows. */
  hello: said(
    z.object({ account: z.object({ id: z.string(), name: z.string() }), at: moment }).meta({ id: 'Hello' }),
  ),
  /** Somebody asks the account to a table that gathers players. */
  invited: said(z.object({ ...about, by: personInfo }).meta({ id: 'Invited' })),
  /** The account is waited for; told again whenever the table has gone on and it still is, or is again. */
  turn: said(z.object({ ...about, seat, length: z.int().describe('Of the log') }).meta({ id: 'Turn' })),
  /** A game of the account's is over. */
  over: said(
    z
      .object({ ...about, status: z.enum(['finished', 'cancelled', 'closed']), outcome: outcome.nullable() })
      .meta({ id: 'Over' }),
  ),
}
export type SiteEvents = { readonly [Name in keyof typeof siteEvents]: z.infer<(typeof siteEvents)[Name]> }
