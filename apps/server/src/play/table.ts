import type {
  BaseState,
  EditionMark,
  Entry as LoggedEntry,
  OptionValues,
  Outcome,
  Seat,
} from '@entrepot/kernel'
import type { Pace, ProposalKind, TableStatus, TimeOut, Visibility } from '@entrepot/protocol'
import type { Clock } from './clock.ts'

/** What is kept of a table itself. */
export interface TableFacts {
  readonly id: string
  readonly game: string
  readonly version: string
  /** The figures that it is played with; null for those of its version. */
  readonly edition: EditionMark | null
  readonly options: OptionValues
  readonly visibility: Visibility
  readonly pace: Pace
  readonly timeOut: TimeOut
  readonly status: TableStatus
  readonly hostId: string | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Null at a table that was made before there were secrets. */
  readonly dealSecret: string | null
  readonly seed: string | null
  /** How many entries the log has. */
  readonly length: number
  /** Rises with every change that is no entry of the log. */
  readonly revision: number
  /** Who is waited for; at a table that is over, who was at its end. */
  readonly deciders: readonly Seat[]
  readonly clocks: readonly Clock[]
  readonly clockDueAt: number | null
  readonly botDueAt: number | null
  readonly noticeDueAt: number | null
  readonly outcome: Outcome | null
  readonly rematchId: string | null
}

/** Everything about a table but its log and chat. */
export interface Table extends TableFacts {
  readonly seats: readonly NamedSeat[]
  readonly proposals: readonly NamedProposal[]
  readonly hostName: string | null
}

/** What changes as the game goes on. */
export type Progress = Pick<TableFacts, 'status' | 'deciders' | 'clocks' | 'outcome' | 'endedAt'> & Due

/** What falls due at a table, so that it can be found after a crash: a clock, a bot's move, a notice. */
export type Due = Pick<TableFacts, 'clockDueAt' | 'botDueAt' | 'noticeDueAt'>

export const NOTHING_DUE: Due = { clockDueAt: null, botDueAt: null, noticeDueAt: null }

export interface TableSeat {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly accountId: string | null
  /** Of the bot that has the seat or stands in for its person. */
  readonly level: string | null
  readonly presence: 'here' | 'timed-out' | 'left'
  readonly seenAt: number | null
  /** What the person added to the deal. */
  readonly contribution: string | null
}

/** A seat with the name of its person. */
export interface NamedSeat extends TableSeat {
  readonly name: string | null
  readonly deletedAt: number | null
  /** Who has written the bot of the account; null for a person. */
  readonly author: { readonly id: string; readonly name: string } | null
}

export interface Proposal {
  readonly tableId: string
  readonly number: number
  readonly kind: ProposalKind
  readonly by: Seat
  readonly about: Seat | null
  readonly agreed: readonly Seat[]
  /** The length of the log when it was made. */
  readonly length: number
  /** Null while it waits for consent. */
  readonly refusedBy: Seat | null
  readonly madeAt: number
  /** Who wants the seat, for a replacement. */
  readonly accountId: string | null
}

/** A proposal with the name of who wants a seat. */
export interface NamedProposal extends Proposal {
  readonly name: string | null
}

/** An entry of a table's log. */
export type Entry = LoggedEntry & {
  /** The name that its seat gave it. */
  readonly commandId: string
}

export type CommandEntry = Extract<Entry, { kind: 'command' }>

/** A state that was kept, and after how many entries it stood. */
export interface Snapshot {
  readonly number: number
  readonly state: BaseState
}

export function isOver({ status }: Pick<TableFacts, 'status'>): boolean {
  return status === 'finished' || status === 'cancelled' || status === 'closed'
}

/** The seat of a person who has not left. */
export function seatTakenBy({ seats }: Pick<Table, 'seats'>, accountId: string): NamedSeat | undefined {
  return seats.find(
    (taken) => taken.accountId === accountId && taken.kind === 'person' && taken.presence !== 'left',
  )
}
