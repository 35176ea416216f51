import type { OptionValues, Outcome, Seat, Viewer } from '@entrepot/kernel'
import type { PersonInfo } from './identity.ts'

/** Live: a chess clock. Each seat begins with `bankMs` and gains `incrementMs` with each finished turn. */
export interface LivePace {
  readonly kind: 'live'
  readonly bankMs: number
  readonly incrementMs: number
}

/** Over days: `turnMs` free for each turn, then the bank runs; it is not refilled. */
export interface DaysPace {
  readonly kind: 'days'
  readonly bankMs: number
  readonly turnMs: number
}

export type Pace = LivePace | DaysPace | { readonly kind: 'untimed' }

/** What happens when a seat's time is up: a bot plays on for it, or the table waits until the others agree otherwise. */
export type TimeOut = 'bot' | 'wait'

export type Visibility = 'open' | 'private'

export type TableStatus = 'gathering' | 'playing' | 'finished' | 'cancelled' | 'closed'

/** What is asked for a seat when a table is made. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }

/** POST /api/tables */
export interface CreateTableBody {
  readonly game: string
  readonly options?: OptionValues | undefined
  readonly seats: readonly SeatWish[]
  readonly visibility: Visibility
  readonly pace: Pace
  readonly timeOut: TimeOut
}

export interface SeatInfo {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  /** Null for open seats, bots, and persons whose account was deleted. */
  readonly person: PersonInfo | null
  /** The bot's level; for a person, the level of the bot that stands in for them. */
  readonly level: string | null
  /** The person has left or run out of time, or a bot was voted in while they were away. */
  readonly absent: boolean
  /** Whether an absent person has given up the seat of their own accord. */
  readonly left: boolean
  /** Whether a socket of the seat's person is watching the table. */
  readonly online: boolean
  readonly clock: ClockInfo | null
}

export interface ClockInfo {
  /** What is left of the bank, as of `since` when it runs; below zero for who plays on after the time was up. */
  readonly bankMs: number
  /** When the seat began to be waited for; null when it is not. */
  readonly since: number | null
  /** When its time will be up; null when it is not waited for. */
  readonly dueAt: number | null
}

export type ProposalKind = 'cancel' | 'takeback' | 'wait' | 'bot' | 'replace'

/**
 * Something that needs the consent of every person at the table who is not absent; a replacement also that of the
 * absent one whose seat it is.
 */
export interface ProposalInfo {
  readonly number: number
  readonly kind: ProposalKind
  /** Who proposed it; for a replacement, which somebody without a seat asks for, the seat it is about. */
  readonly by: Seat
  /** Who wants the seat, for a replacement. */
  readonly person: PersonInfo | null
  /** The seat it is about: who takes back, who is waited for, whose seat a bot or somebody else takes. */
  readonly seat: Seat | null
  readonly agreed: readonly Seat[]
  readonly needed: readonly Seat[]
  /** Who has refused it; it stays until who made it puts it away or proposes the same again. */
  readonly refusedBy: Seat | null
}

/** Where the seed of a deal comes from (docs/fair-deal.md). */
export interface DealInfo {
  /** To the server's secret; published when the table is made. */
  readonly commitment: string
  /** What each seat has added, by seat; null for bots, open seats and those whose program added nothing. */
  readonly contributions: readonly (string | null)[]
  /** The server's secret, once the game is over. */
  readonly secret: string | null
}

/** POST /api/tables/:id/sit */
export interface SitBody {
  readonly seat: Seat
  /** 256 random bits in hexadecimal. Draw them after you have seen the commitment. */
  readonly contribution?: string | undefined
}

/** PUT /api/tables/:id/contribution */
export interface ContributionBody {
  readonly contribution: string
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly version: string
  /** The game has begun on rules that this server does not have: it waits for them, and its clocks stand still. */
  readonly rulesMissing: boolean
  readonly options: OptionValues
  readonly visibility: Visibility
  readonly pace: Pace
  readonly timeOut: TimeOut
  readonly status: TableStatus
  readonly host: PersonInfo | null
  readonly seats: readonly SeatInfo[]
  /** Who is waited for. */
  readonly deciding: readonly Seat[]
  readonly proposals: readonly ProposalInfo[]
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Where the seed comes from; null where only its fingerprint is known: at tables that were made before there was more. */
  readonly deal: DealInfo | null
  /** SHA-256 of the seed, shown from the start. */
  readonly seedHash: string | null
  /** The seed itself, once the game is over. */
  readonly seed: string | null
  readonly outcome: Outcome | null
  /** The table at which the same people play again. */
  readonly rematch: string | null
  /** How many look on without a seat. */
  readonly spectators: number
}

/** GET /api/tables (open ones) and GET /api/me/tables */
export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  readonly visibility: Visibility
  readonly pace: Pace
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'person' | 'level' | 'absent' | 'left'>[]
  readonly deciding: readonly Seat[]
  readonly createdAt: number
  readonly endedAt: number | null
  readonly outcome: Outcome | null
}

/** GET /api/people/:id */
export interface PersonAnswer {
  readonly person: PersonInfo
  /** Finished games at open tables, the latest first. */
  readonly tables: readonly TableSummary[]
}

export interface TablesAnswer {
  readonly tables: readonly TableSummary[]
}

/** What a viewer saw at an earlier position of a game. */
export interface PastSight {
  readonly view: object
  /** Who was waited for. */
  readonly deciding: readonly Seat[]
  readonly round: number
  readonly outcome: Outcome | null
}

/** GET /api/tables/:id/at/:position */
export interface PastAnswer {
  /** As whom: a seat, or a spectator. */
  readonly viewer: Viewer
  readonly position: number
  readonly sight: PastSight
}

/** Score totals by seat when a round began, or at the end, as a viewer could reckon them. */
export interface RoundTotals {
  readonly round: number
  readonly position: number
  readonly totals: readonly number[]
}

/** GET /api/tables/:id/rounds */
export interface RoundsAnswer {
  readonly viewer: Viewer
  readonly rounds: readonly RoundTotals[]
}

/** POST /api/tables/:id/proposals */
export interface ProposalBody {
  readonly kind: Exclude<ProposalKind, 'replace'>
  readonly seat?: Seat | undefined
}

/** POST /api/tables/:id/proposals/:number */
export interface ProposalAnswerBody {
  readonly agree: boolean
}

/** GET /api/games */
export interface GameInfo {
  readonly id: string
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: OptionInfo }
  readonly levels: readonly string[]
}

export interface OptionInfo {
  readonly kind: 'switch' | 'choice'
  readonly values?: readonly string[] | undefined
  readonly default: boolean | string
  readonly rule: string
  readonly seats?: readonly number[] | undefined
}

/** GET /api/reach */
export interface ReachAnswer {
  /** Under which others reach the site, the most likely first. */
  readonly addresses: readonly string[]
}

/** Every refused request. `error` is a stable word, `message` a sentence for a developer. */
export interface ErrorAnswer {
  readonly error: string
  readonly message: string
  /** The rule that forbids it, where a rule of the game or the kernel does. */
  readonly rule?: string | undefined
  readonly params?: { readonly [name: string]: unknown } | undefined
}
