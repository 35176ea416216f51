import type { BaseCommand, BaseState, EditionMark, OptionValues, Outcome, Seat } from '@entrepot/kernel'
import type { Pace, ProposalKind, TableStatus, TimeOut, Visibility } from '@entrepot/protocol'
import type { Clock } from '../play/clock.ts'
import type {
  Entry,
  NamedProposal,
  NamedSeat,
  Progress,
  Proposal,
  Snapshot,
  TableFacts,
  TableSeat,
} from '../play/table.ts'
import type { Append } from './database.ts'
import type { EntryRow, PasskeyRow, ProposalRow, Schema, SeatRow, TableRow } from './schema.ts'

// The one place where rows become what the server speaks of, and where that becomes rows.

export function tableOf(row: TableRow): TableFacts {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    edition: row.edition === null ? null : (JSON.parse(row.edition) as EditionMark),
    options: JSON.parse(row.options) as OptionValues,
    visibility: row.visibility as Visibility,
    pace: JSON.parse(row.pace) as Pace,
    timeOut: row.time_out as TimeOut,
    status: row.status as TableStatus,
    hostId: row.host_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    dealSecret: row.deal_secret,
    seed: row.seed,
    length: row.length,
    revision: row.revision,
    deciders: readDeciders(row.deciding),
    clocks: readClocks(row.clocks),
    clockDueAt: row.clock_due_at,
    botDueAt: row.bot_due_at,
    noticeDueAt: row.notice_due_at,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    rematchId: row.rematch_id,
  }
}

export function readDeciders(text: string): Seat[] {
  return JSON.parse(text) as Seat[]
}

/** Older clocks may hold fractions, which no column of whole milliseconds takes. */
export function readClocks(text: string): Clock[] {
  return (JSON.parse(text) as Clock[]).map((clock) => ({ ...clock, bankMs: Math.round(clock.bankMs) }))
}

/** The columns that change as the game goes on. */
type ProgressColumns = Pick<
  TableRow,
  'status' | 'deciding' | 'clocks' | 'clock_due_at' | 'bot_due_at' | 'notice_due_at' | 'outcome' | 'ended_at'
>

export interface AppendColumns {
  readonly entry: EntryRow
  readonly progress: ProgressColumns
  readonly revision: number
  readonly snapshot: string | null
}

const TABLE_COLUMNS: Readonly<Record<keyof TableFacts, keyof TableRow>> = {
  id: 'id',
  game: 'game',
  version: 'version',
  edition: 'edition',
  options: 'options',
  visibility: 'visibility',
  pace: 'pace',
  timeOut: 'time_out',
  status: 'status',
  hostId: 'host_id',
  createdAt: 'created_at',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  dealSecret: 'deal_secret',
  seed: 'seed',
  length: 'length',
  revision: 'revision',
  deciders: 'deciding',
  clocks: 'clocks',
  clockDueAt: 'clock_due_at',
  botDueAt: 'bot_due_at',
  noticeDueAt: 'notice_due_at',
  outcome: 'outcome',
  rematchId: 'rematch_id',
}

const SEAT_COLUMNS: Readonly<Record<keyof TableSeat, keyof SeatRow>> = {
  seat: 'seat',
  kind: 'kind',
  accountId: 'account_id',
  level: 'level',
  presence: 'presence',
  seenAt: 'seen_at',
  contribution: 'contribution',
}

/** The columns of all of a table, or of what changes of it. */
export function tableColumns(change: TableFacts): TableRow
export function tableColumns(change: Partial<TableFacts>): Partial<TableRow>
export function tableColumns(change: Partial<TableFacts>): Partial<TableRow> {
  return columnsOf(change, TABLE_COLUMNS)
}

/** The same for an entry, of which there are many a second: written out, that takes a fifth of the time. */
function progressColumns(progress: Progress): ProgressColumns {
  return {
    status: progress.status,
    deciding: JSON.stringify(progress.deciders),
    clocks: JSON.stringify(progress.clocks),
    clock_due_at: progress.clockDueAt,
    bot_due_at: progress.botDueAt,
    notice_due_at: progress.noticeDueAt,
    outcome: progress.outcome && JSON.stringify(progress.outcome),
    ended_at: progress.endedAt,
  }
}

/** A row of a seat with the names that belong to it. */
export interface NamedSeatRow extends SeatRow {
  name: string | null
  deleted_at: number | null
  author_id: string | null
  author_name: string | null
}

export function seatOf(row: NamedSeatRow): NamedSeat {
  return {
    seat: row.seat,
    kind: row.kind,
    accountId: row.account_id,
    level: row.level,
    presence: row.presence,
    seenAt: row.seen_at,
    contribution: row.contribution,
    name: row.name,
    deletedAt: row.deleted_at,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  }
}

export function seatRow(tableId: string, seat: TableSeat): SeatRow {
  return { table_id: tableId, ...(seatColumns(seat) as Omit<SeatRow, 'table_id'>) }
}

export function seatColumns(change: Partial<TableSeat>): Partial<SeatRow> {
  return columnsOf(change, SEAT_COLUMNS)
}

/** Lists and objects are stored as JSON, all else as it is. */
function columnsOf(change: object, columns: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => name in change)
      .map(([name, column]) => {
        const value: unknown = change[name as keyof typeof change]
        return [column, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]
      }),
  )
}

export function proposalOf(row: ProposalRow & { name: string | null }): NamedProposal {
  return {
    tableId: row.table_id,
    number: row.number,
    kind: row.kind as ProposalKind,
    by: row.by_seat,
    about: row.about_seat,
    agreed: JSON.parse(row.agreed) as Seat[],
    length: row.length,
    refusedBy: row.refused_by,
    madeAt: row.made_at,
    accountId: row.account_id,
    name: row.name,
  }
}

export function proposalRow(proposal: Proposal): ProposalRow {
  return {
    table_id: proposal.tableId,
    number: proposal.number,
    kind: proposal.kind,
    by_seat: proposal.by,
    about_seat: proposal.about,
    agreed: JSON.stringify(proposal.agreed),
    length: proposal.length,
    refused_by: proposal.refusedBy,
    made_at: proposal.madeAt,
    account_id: proposal.accountId,
  }
}

/** The body of an undo or takeback. */
interface TakenBody {
  readonly taken: readonly number[]
}

export function entryOf({ number, kind, seat, body, command_id, made_at }: EntryRow): Entry {
  const entry = { number, seat, commandId: command_id, madeAt: made_at }
  if (kind === 'command') return { ...entry, kind, command: JSON.parse(body) as BaseCommand }
  const { taken } = JSON.parse(body) as TakenBody
  return { ...entry, kind, taken }
}

export function entryRow(tableId: string, entry: Entry): EntryRow {
  const { number, kind, seat, commandId, madeAt } = entry
  const body = entry.kind === 'command' ? entry.command : ({ taken: entry.taken } satisfies TakenBody)
  return {
    table_id: tableId,
    number,
    kind,
    seat,
    body: JSON.stringify(body),
    command_id: commandId,
    made_at: madeAt,
  }
}

export function snapshotOf({ number, state }: Schema['snapshot']): Snapshot {
  return { number, state: JSON.parse(state) as BaseState }
}

/** An entry to be written and all that is written with it, as columns. */
export function appendColumns({ table, entry, progress, revision, snapshot }: Append): AppendColumns {
  return {
    entry: entryRow(table, entry),
    progress: progressColumns(progress),
    revision,
    snapshot: snapshot && JSON.stringify(snapshot),
  }
}

export interface Passkey extends Omit<PasskeyRow, 'transports'> {
  transports: string[]
}

export function passkeyOf(row: PasskeyRow): Passkey {
  return { ...row, transports: JSON.parse(row.transports) as string[] }
}

export function passkeyRow(passkey: Passkey): PasskeyRow {
  return { ...passkey, transports: JSON.stringify(passkey.transports) }
}
