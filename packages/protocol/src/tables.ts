import { DEAL_BITS } from '@entrepot/kernel'
import { z } from 'zod'
import { editionMark, editionWish } from './editions.ts'
import { count, id, moment, options, outcome, personInfo, seat } from './parts.ts'
import { said, type Said, type Sent } from './said.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A pace, with whatever bounds its times have. */
function paceOf(times: {
  live: Record<'bankMs' | 'incrementMs', z.ZodInt>
  days: Record<'bankMs' | 'turnMs', z.ZodInt>
}) {
  return z.discriminatedUnion('kind', [
    /** A chess clock. Each seat begins with `bankMs` and gains `incrementMs` with each finished turn. */
    z.object({ kind: z.literal('live'), ...times.live }),
    /** Over days: `turnMs` free for each turn, then the bank runs; it is not refilled. */
    z.object({ kind: z.literal('days'), ...times.days }),
    z.object({ kind: z.literal('untimed') }),
  ])
}

const chosenPace = paceOf({
  live: {
    bankMs: z.int().min(MINUTE_MS).max(DAY_MS),
    incrementMs: z
      .int()
      .min(0)
      .max(10 * MINUTE_MS),
  },
  days: {
    bankMs: z
      .int()
      .min(0)
      .max(60 * DAY_MS),
    turnMs: z
      .int()
      .min(10 * MINUTE_MS)
      .max(30 * DAY_MS),
  },
})

const milliseconds = z.int()
const pace = said(
  paceOf({
    live: { bankMs: milliseconds, incrementMs: milliseconds },
    days: { bankMs: milliseconds, turnMs: milliseconds },
  }).meta({ id: 'Pace' }),
)
export type Pace = z.infer<typeof pace>

/** What happens when a seat's time is up: a bot plays on for it, or the table waits until the others agree otherwise. */
const timeOut = z.enum(['bot', 'wait'])
export type TimeOut = z.infer<typeof timeOut>

const visibility = z.enum(['open', 'private'])
export type Visibility = z.infer<typeof visibility>

const tableStatus = z.enum(['gathering', 'playing', 'finished', 'cancelled', 'closed'])
export type TableStatus = z.infer<typeof tableStatus>

const botWish = z.object({
  kind: z.literal('bot'),
  level: z.string().max(32).describe('Its level, or its level and character, such as 3 or 3-ledger'),
})
const openWish = z.object({ kind: z.literal('open') })
const seatWish = z.discriminatedUnion('kind', [z.object({ kind: z.literal('me') }), openWish, botWish])
/** What is asked for a seat when a table is made. */
export type SeatWish = Sent<typeof seatWish>

/** POST /api/tables */
export const createTableBody = z.object({
  game: z.string().max(32),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).optional(),
  edition: editionWish.optional(),
  seats: z.array(seatWish).min(1).max(8),
  visibility,
  pace: chosenPace,
  timeOut,
})
export type CreateTableBody = Sent<typeof createTableBody>

/** PUT /api/tables/:id/seats/:seat */
export const arrangeBody = z.discriminatedUnion('kind', [openWish, botWish])

const clockInfo = said(
  z
    .object({
      bankMs: milliseconds.describe('Left of the bank, as of `since` when it runs; below zero in debt'),
      since: moment.nullable().describe('When the seat began to be waited for; null when it is not'),
      dueAt: moment.nullable().describe('When its time will be up; null when it is not waited for'),
    })
    .meta({ id: 'Clock' }),
)
export type ClockInfo = z.infer<typeof clockInfo>

/** By seat; null at a table without clocks. */
export const clocks = z.array(clockInfo.nullable())

const plainSeat = {
  seat,
  kind: z.enum(['open', 'person', 'bot']),
  person: personInfo.nullable().describe('Null for open seats, bots, and persons whose account was deleted'),
  author: personInfo
    .nullable()
    .describe('Who has written the bot of this account; null for a person and for a bot of the site'),
  level: z
    .string()
    .nullable()
    .describe(
      "A bot's level, with its character after a dash if it has one; for a person, that of the bot that stands in for them",
    ),
  absent: z.boolean().describe('Has left or run out of time, or a bot was voted in while they were away'),
  left: z.boolean().describe('Has given up the seat of their own accord'),
}

const seatInfo = z.object({
  ...plainSeat,
  online: z.boolean().describe("Whether a socket of the seat's person is watching the table"),
  clock: clockInfo.nullable(),
})
export type SeatInfo = Said<z.output<typeof seatInfo>>

const proposalKind = z.enum(['cancel', 'takeback', 'wait', 'bot', 'replace'])
export type ProposalKind = z.infer<typeof proposalKind>

/**
 * Something that needs the consent of every person at the table who is not absent; a replacement also that of the
 * absent one whose seat it is.
 */
const proposalInfo = said(
  z
    .object({
      number: z.int(),
      kind: proposalKind,
      by: seat.describe(
        'Who proposed it; for a replacement, which somebody without a seat asks for, its seat',
      ),
      person: personInfo.nullable().describe('Who wants the seat, for a replacement'),
      seat: seat
        .nullable()
        .describe('Who takes back, who is waited for, whose seat a bot or somebody else takes'),
      agreed: z.array(seat),
      needed: z.array(seat),
      refusedBy: seat
        .nullable()
        .describe('It stays until who made it puts it away or proposes the same again'),
    })
    .meta({ id: 'Proposal' }),
)
export type ProposalInfo = z.infer<typeof proposalInfo>

/** Where the seed of a deal comes from (docs/fair-deal.md). */
const dealInfo = z.object({
  commitment: z.string().describe("To the server's secret, from when the table is made"),
  contributions: z.array(z.string().nullable()).describe('By seat; null for a seat that added nothing'),
  secret: z.string().nullable().describe('Once the game is over'),
})
export type DealInfo = Said<z.output<typeof dealInfo>>

/** 256 random bits in hexadecimal. Draw them after you have seen the commitment. */
const contribution = z.string().regex(DEAL_BITS, 'must be 64 hexadecimal digits in lower case')

/** POST /api/tables/:id/sit */
export const sitBody = z.object({ seat, contribution: contribution.optional() })
export type SitBody = Sent<typeof sitBody>

/** PUT /api/tables/:id/contribution */
export const contributionBody = z.object({ contribution })

/** POST /api/tables/:id/replace */
export const seatBody = z.object({ seat })

/** POST /api/tables/:id/proposals */
export const proposalBody = z.object({ kind: proposalKind.exclude(['replace']), seat: seat.optional() })
export type ProposalBody = Sent<typeof proposalBody>

/** POST /api/tables/:id/proposals/:number */
export const proposalAnswerBody = z.object({ agree: z.boolean() })
export type ProposalAnswerBody = Sent<typeof proposalAnswerBody>

export const positionParams = z.object({ id, position: count.min(0) })
export const seatParams = z.object({ id, seat: count.min(0).max(7) })
export const proposalParams = z.object({ id, number: count.min(1) })

export const tableInfo = said(
  z
    .object({
      id: z.string(),
      game: z.string(),
      version: z.string(),
      edition: editionMark
        .nullable()
        .describe('The figures that it is played with; null for those of its version'),
      rulesMissing: z.boolean().describe('The game waits for rules that this server does not have'),
      options,
      visibility,
      pace,
      timeOut,
      status: tableStatus,
      host: personInfo.nullable(),
      seats: z.array(seatInfo),
      deciders: z.array(seat).describe('Who is waited for'),
      proposals: z.array(proposalInfo),
      createdAt: moment,
      startedAt: moment.nullable(),
      endedAt: moment.nullable(),
      deal: dealInfo.nullable().describe('Where the seed comes from; null at tables of before'),
      seedHash: z.string().nullable().describe('SHA-256 of the seed, from the start'),
      seed: z.string().nullable().describe('Once the game is over'),
      outcome: outcome.nullable(),
      rematch: z.string().nullable().describe('The table at which the same people play again'),
      spectators: z.int().describe('How many look on without a seat'),
    })
    .meta({ id: 'Table' }),
)
export type TableInfo = z.infer<typeof tableInfo>

const tableSummary = said(
  z
    .object({
      id: z.string(),
      game: z.string(),
      status: tableStatus,
      visibility,
      pace,
      seats: z.array(z.object(plainSeat)),
      deciders: z.array(seat),
      createdAt: moment,
      endedAt: moment.nullable(),
      outcome: outcome.nullable(),
    })
    .meta({ id: 'TableSummary' }),
)
export type TableSummary = z.infer<typeof tableSummary>

/** GET /api/tables and GET /api/me/tables */
export const tablesAnswer = said(z.object({ tables: z.array(tableSummary) }))
export type TablesAnswer = z.infer<typeof tablesAnswer>

export const tablesQuery = z.object({
  status: tableStatus.extract(['gathering', 'playing']).default('gathering'),
})

/** `before`: those opened before a moment, to read on where a list ended. */
export const myTablesQuery = z.object({
  over: z.stringbool().default(false),
  before: count.min(0).optional(),
})

/** GET /api/people/:id: finished games at open tables, the latest first. */
export const personAnswer = said(
  z.object({
    person: personInfo,
    author: personInfo.nullable().describe('Who has written this bot; null for a person'),
    tables: z.array(tableSummary),
  }),
)
export type PersonAnswer = z.infer<typeof personAnswer>
