import { DEAL_BITS, type DealProof, type ExportedGame, type RecordedEdition } from '@entrepot/kernel'
import { z } from 'zod'
import { editionMark } from './editions.ts'
import { LIMITS } from './limits.ts'
import {
  command,
  count,
  event,
  isShallow,
  moment,
  options,
  outcome,
  personInfo,
  seat,
  view,
  viewer,
  written,
} from './parts.ts'
import { said } from './said.ts'

const optionInfo = said(
  z.object({
    kind: z.enum(['switch', 'choice']),
    values: z.array(z.string()).optional(),
    default: z.union([z.boolean(), z.string()]),
    rule: z.string(),
    seats: z.array(z.int()).optional(),
  }),
)
export type OptionInfo = z.infer<typeof optionInfo>

const gameInfo = said(
  z.object({
    id: z.string(),
    version: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.record(z.string(), optionInfo),
    levels: z.array(z.string()),
    characters: z.array(z.string()).describe('Of its bots: 3-ledger is a bot of level 3 with a character'),
    editions: z.array(editionMark).describe('What the site offers beside the default edition'),
  }),
)
export type GameInfo = z.infer<typeof gameInfo>

/** GET /api/games */
export const gamesAnswer = said(z.object({ games: z.array(gameInfo) }))
export type GamesAnswer = z.infer<typeof gamesAnswer>

/** What one entry of the log told a viewer. */
export const turnEvents = said(z.object({ position: z.int(), seat, at: moment, events: z.array(event) }))
export type TurnEvents = z.infer<typeof turnEvents>

/** GET /api/tables/:id/history */
export const historyAnswer = said(z.object({ turns: z.array(turnEvents) }))
export const historyQuery = z.object({ since: z.coerce.number().int().min(0).default(0) })

/** Score totals by seat when a round began, or at the end, as a viewer could reckon them. */
const roundTotals = said(z.object({ round: z.int(), position: z.int(), totals: z.array(z.number()) }))
export type RoundTotals = z.infer<typeof roundTotals>

/** GET /api/tables/:id/rounds */
export const roundsAnswer = said(z.object({ viewer, rounds: z.array(roundTotals) }))
export type RoundsAnswer = z.infer<typeof roundsAnswer>

/** What a viewer saw at an earlier position of a game. */
export const pastSight = z.object({
  view,
  deciders: z.array(seat).describe('Who was waited for'),
  round: z.int(),
  outcome: outcome.nullable(),
})

/** GET /api/tables/:id/at/:position */
export const pastAnswer = said(z.object({ viewer, position: z.int(), sight: pastSight }))
export type PastAnswer = z.infer<typeof pastAnswer>
export type PastSight = PastAnswer['sight']

const dealProof: z.ZodType<DealProof, DealProof> = z
  .object({
    secret: z.string(),
    commitment: z.string(),
    contributions: z.array(z.string().nullable()),
  })
  .meta({ id: 'DealProof' })

const edition: z.ZodType<RecordedEdition, RecordedEdition> = z
  .object({
    id: z.string(),
    name: z.string(),
    hash: z.string(),
    figures: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'RecordedEdition' })

const formatVersion = z
  .literal([1, 2, 3, 4])
  .describe('2 adds the proof of the deal, 3 other figures, 4 who played and when')

/** Who had a seat at the end; what a replay cannot prove, the site says. */
const recordedPlayer = z.object({
  name: z.string().describe('Empty for a bot of the site, and where an account was deleted'),
  account: z.string().nullable().describe('Null for bots of the site and for accounts that were deleted'),
  level: z.string().nullable().describe('Of a bot of the site'),
  character: z.string().nullable().describe('Of a bot of the site'),
  author: personInfo.nullable().describe('Who has written the bot of this account; null for a person'),
})

const recordedTimes = z.object({
  startedAt: moment,
  endedAt: moment,
  moves: z.array(moment).describe('By command of the log'),
})

/** GET /api/tables/:id/export */
export const exportAnswer: z.ZodType<ExportedGame, ExportedGame> = z
  .object({
    format: z.literal('entrepot-game'),
    formatVersion,
    game: z.string(),
    version: z.string(),
    options,
    seats: z.int(),
    seed: z.union([z.string(), z.number()]),
    edition: edition.optional(),
    log: z.array(z.object({ seat, command, barrier: z.boolean() })),
    table: z.string().optional().describe('From version 4 on: the table at its site'),
    players: z.array(recordedPlayer).optional().describe('From version 4 on: by seat, at the end'),
    times: recordedTimes.optional().describe('From version 4 on'),
    seedHash: z.string(),
    deal: dealProof.nullish(),
    stateHash: z.string(),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'ExportedGame' })

/** The same in a file from elsewhere, whose names others will read. */
const importedEdition: typeof edition = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  name: written('name', LIMITS.editionName),
  hash: z.string().max(64),
  figures: z.record(z.string(), z.unknown()).optional(),
})

const bits = z.string().regex(DEAL_BITS)

/** No game has commands or outcomes nested so deep; threads cannot take what is nested without end. */
const DEPTH = 32

/** POST /api/verify and POST /api/tables/import: the shape of such a file; whether it is sound is found by replay. */
export const exportedBody = z
  .looseObject({
    format: z.literal('entrepot-game'),
    formatVersion,
    game: z.string().max(32),
    version: z.string().max(32),
    options,
    seats: z.int().min(1).max(8),
    seed: z.union([written('line', 256), z.number()]),
    log: z.array(z.object({ seat, command, barrier: z.boolean() })).max(10_000),
    seedHash: z.string().max(64),
    edition: importedEdition.optional(),
    deal: z
      .object({ secret: bits, commitment: bits, contributions: z.array(bits.nullable()).max(8) })
      .nullish(),
    players: z.array(z.looseObject({})).max(8).optional(),
    times: z.looseObject({ moves: z.array(z.number()).max(10_000) }).optional(),
    stateHash: z.string().max(64),
    outcome: z.unknown(),
  })
  .refine((file) => isShallow(file, DEPTH), `nested in more than ${DEPTH} levels`)

/** POST /api/verify */
export const verifyAnswer = said(
  z.object({
    sound: z.literal(true),
    game: z.string(),
    version: z.string(),
    commands: z.int(),
    seedHash: z.string(),
    commitment: z.string().nullable().describe('Of the proven deal; null where there is only the seed'),
    outcome: outcome.nullable(),
  }),
)

/** GET /api/export, /api/me/export and /api/people/:id/export: games that ended before a moment, to read on where one ended. */
export const bulkQuery = z.object({ before: count.min(0).optional() })
