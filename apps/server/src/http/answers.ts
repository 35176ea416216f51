// What the edge answers: one schema for the OpenAPI text and for what is sent, so that nothing leaves that is not described.
// Each is held to the type that clients share.

import type { BaseEvent, DealProof, ExportedGame, Outcome } from '@entrepot/kernel'
import type {
  AccountInfo,
  ClockInfo,
  ErrorAnswer,
  GameInfo,
  MeAnswer,
  NewTokenAnswer,
  Pace,
  PasskeyInfo,
  PastAnswer,
  PersonAnswer,
  PersonInfo,
  ProposalInfo,
  RoundsAnswer,
  SessionInfo,
  TableInfo,
  TablesAnswer,
  TableSummary,
  TokenInfo,
  TurnEvents,
} from '@entrepot/protocol'
import { LANGUAGES } from '@entrepot/words'
import { z } from 'zod'

/** A schema whose values go out as they came in. */
type Of<Value> = z.ZodType<Value, Value>

const seat = z.int().min(0).max(7)
const moment = z.int().describe('Milliseconds since 1970')
const milliseconds = z.int()

export const errorAnswer: Of<ErrorAnswer> = z
  .object({
    error: z.string().describe('A stable word for programs'),
    message: z.string().describe('A sentence for developers'),
    rule: z.string().optional().describe('The rule of the game that forbids it'),
    params: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Error' })

/** The answer to what is done without a word. */
export const done = z.undefined().describe('Done')

const person: Of<PersonInfo> = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Person' })

const account: Of<AccountInfo> = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
    email: z.string().nullable(),
    emailUnconfirmed: z.boolean(),
    language: z.enum(LANGUAGES),
    turnMail: z.boolean(),
  })
  .meta({ id: 'Account' })

export const meAnswer: Of<MeAnswer> = z
  .object({ account: account.nullable(), pushKey: z.string().nullable() })
  .meta({ id: 'Me' })

export const sessionsAnswer: Of<{ sessions: SessionInfo[] }> = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      createdAt: moment,
      seenAt: moment,
      agent: z.string(),
    }),
  ),
})

const token = { id: z.string(), name: z.string(), createdAt: moment }
export const tokensAnswer: Of<{ tokens: TokenInfo[] }> = z.object({ tokens: z.array(z.object(token)) })
export const newTokenAnswer: Of<NewTokenAnswer> = z.object({
  ...token,
  token: z.string().describe('Shown this once'),
})

export const mutesAnswer = z.object({ muted: z.array(z.string()).describe('Ids of accounts') })

export const passkeysAnswer: Of<{ passkeys: PasskeyInfo[] }> = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: moment })),
})

/** What `navigator.credentials` wants, as the library makes it. */
export const passkeyQuestion = z.object({
  challengeId: z.string().describe('To be sent back with the answer'),
  options: z.custom<object>().describe('For navigator.credentials, in its JSON form'),
})

const clock: Of<ClockInfo> = z
  .object({ bankMs: milliseconds, since: moment.nullable(), dueAt: moment.nullable() })
  .meta({ id: 'Clock' })

const pace: Of<Pace> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('live'), bankMs: milliseconds, incrementMs: milliseconds }),
    z.object({ kind: z.literal('days'), bankMs: milliseconds, turnMs: milliseconds }),
    z.object({ kind: z.literal('untimed') }),
  ])
  .meta({ id: 'Pace' })

const outcome: Of<Outcome> = z
  .object({
    sheets: z.array(
      z.object({
        seat,
        total: z.number(),
        categories: z.record(z.string(), z.number()),
      }),
    ),
    ranking: z.array(z.array(seat)).describe('Seats from first to last; those level share a place'),
  })
  .meta({ id: 'Outcome' })

const plainSeat = {
  seat,
  kind: z.enum(['open', 'person', 'bot']),
  person: person.nullable(),
  level: z.string().nullable(),
  absent: z.boolean(),
  left: z.boolean(),
}

const proposal: Of<ProposalInfo> = z
  .object({
    number: z.int(),
    kind: z.enum(['cancel', 'takeback', 'wait', 'bot', 'replace']),
    by: seat,
    person: person.nullable(),
    seat: seat.nullable(),
    agreed: z.array(seat),
    needed: z.array(seat),
    refusedBy: seat.nullable(),
  })
  .meta({ id: 'Proposal' })

const visibility = z.enum(['open', 'private'])
const status = z.enum(['gathering', 'playing', 'finished', 'cancelled', 'closed'])
const options = z.record(z.string(), z.union([z.boolean(), z.string()]))

export const tableAnswer: Of<TableInfo> = z
  .object({
    id: z.string(),
    game: z.string(),
    version: z.string(),
    rulesMissing: z.boolean().describe('The game waits for rules that this server does not have'),
    options,
    visibility,
    pace,
    timeOut: z.enum(['bot', 'wait']),
    status,
    host: person.nullable(),
    seats: z.array(z.object({ ...plainSeat, online: z.boolean(), clock: clock.nullable() })),
    deciding: z.array(seat),
    proposals: z.array(proposal),
    createdAt: moment,
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    deal: z
      .object({
        commitment: z.string().describe("To the server's secret, from when the table is made"),
        contributions: z.array(z.string().nullable()).describe('By seat; null for a seat that added nothing'),
        secret: z.string().nullable().describe('Once the game is over'),
      })
      .nullable()
      .describe('Where the seed comes from; null at tables of before'),
    seedHash: z.string().nullable().describe('SHA-256 of the seed, from the start'),
    seed: z.string().nullable().describe('Once the game is over'),
    outcome: outcome.nullable(),
    rematch: z.string().nullable(),
    spectators: z.int(),
  })
  .meta({ id: 'Table' })

const summary: Of<TableSummary> = z
  .object({
    id: z.string(),
    game: z.string(),
    status,
    visibility,
    pace,
    seats: z.array(z.object(plainSeat)),
    deciding: z.array(seat),
    createdAt: moment,
    endedAt: moment.nullable(),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'TableSummary' })

export const tablesAnswer: Of<TablesAnswer> = z.object({ tables: z.array(summary) })

export const personAnswer: Of<PersonAnswer> = z.object({ person, tables: z.array(summary) })

export const gamesAnswer: Of<{ games: GameInfo[] }> = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      seats: z.object({ min: z.int(), max: z.int() }),
      options: z.record(
        z.string(),
        z.object({
          kind: z.enum(['switch', 'choice']),
          values: z.array(z.string()).optional(),
          default: z.union([z.boolean(), z.string()]),
          rule: z.string(),
          seats: z.array(z.int()).optional(),
        }),
      ),
      levels: z.array(z.string()),
    }),
  ),
})

/** An event is the game's own; what its type and seats are, its package says. */
const event: Of<BaseEvent> = z.looseObject({ type: z.string() })

export const historyAnswer: Of<{ turns: TurnEvents[] }> = z.object({
  turns: z.array(z.object({ position: z.int(), seat, at: moment, events: z.array(event) })),
})

const viewer = seat.nullable().describe('As whom: a seat, or null for a spectator')

export const roundsAnswer: Of<RoundsAnswer> = z.object({
  viewer,
  rounds: z.array(z.object({ round: z.int(), position: z.int(), totals: z.array(z.number()) })),
})

export const pastAnswer: Of<PastAnswer> = z.object({
  viewer,
  position: z.int(),
  sight: z.object({
    view: z.custom<object>().describe("The game's view, as its package says"),
    deciding: z.array(seat),
    round: z.int(),
    outcome: outcome.nullable(),
  }),
})

const dealProof: Of<DealProof> = z
  .object({
    secret: z.string(),
    commitment: z.string(),
    contributions: z.array(z.string().nullable()),
  })
  .meta({ id: 'DealProof' })

export const exportAnswer: Of<ExportedGame> = z
  .object({
    format: z.literal('entrepot-game'),
    formatVersion: z.union([z.literal(1), z.literal(2)]),
    game: z.string(),
    version: z.string(),
    options,
    seats: z.int(),
    seed: z.union([z.string(), z.number()]),
    log: z.array(z.object({ seat, command: z.looseObject({ type: z.string() }), barrier: z.boolean() })),
    seedHash: z.string(),
    deal: dealProof.nullish(),
    stateHash: z.string(),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'ExportedGame' })

export const verifyAnswer = z.object({
  sound: z.literal(true),
  game: z.string(),
  version: z.string(),
  commands: z.int(),
  seedHash: z.string(),
  commitment: z.string().nullable().describe('Of the proven deal; null where there is only the seed'),
  outcome: outcome.nullable(),
})

export const healthAnswer = z.object({
  status: z.enum(['ok', 'failing']),
  version: z.string(),
  database: z.object({ status: z.enum(['ok', 'failing']), schema: z.int().optional() }),
  gamesWithoutRules: z.int().describe('Stored games of versions that this server does not have'),
})

export const readyAnswer = z.object({ status: z.enum(['ready', 'not-ready']) })
