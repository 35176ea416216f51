import type { OptionValues, Outcome, Seat } from '@entrepot/kernel'
import { commitmentOf, sha256 } from '@entrepot/kernel'
import type {
  ClockInfo,
  DealInfo,
  Pace,
  ProposalInfo,
  SeatInfo,
  TableInfo,
  TableStatus,
  TableSummary,
  TimeOut,
  Visibility,
} from '@entrepot/protocol'
import { dueAt, readClocks } from '../play/clock.ts'
import { isAlive, neededFor } from '../play/consent.ts'
import type { NamedProposal } from '../storage/proposals.ts'
import type { TableRow } from '../storage/schema.ts'
import type { NamedSeat, WholeTable } from '../storage/tables.ts'

/** The clocks as players see them. */
export function clocksOf(table: Pick<TableRow, 'pace' | 'clocks'>): (ClockInfo | null)[] {
  const pace = JSON.parse(table.pace) as Pace
  return readClocks(table.clocks).map((clock) => {
    const { bankMs, since } = clock
    return pace.kind === 'untimed' ? null : { bankMs, since, dueAt: dueAt(pace, clock) }
  })
}

/** Who is looking at a table. */
export interface Presence {
  has(accountId: string): boolean
  /** How many look on without a seat. */
  readonly spectators: number
}

/** What everybody may know about a table. The seed is told when nothing more can be won by knowing it. */
export function tableInfo(whole: WholeTable, present: Presence, opened: boolean, now: number): TableInfo {
  const { table, seats, proposals, hostName } = whole
  const clocks = clocksOf(table)
  const over = isOver(table)
  const pace = JSON.parse(table.pace) as Pace
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    rulesMissing: table.seed !== null && !opened,
    options: JSON.parse(table.options) as OptionValues,
    visibility: table.visibility as Visibility,
    pace,
    timeOut: table.time_out as TimeOut,
    status: table.status as TableStatus,
    host: table.host_id && hostName ? { id: table.host_id, name: hostName } : null,
    seats: seats.map((seat) => ({
      ...seatInfo(seat),
      online: seat.account_id !== null && present.has(seat.account_id),
      clock: clocks[seat.seat] ?? null,
    })),
    deciding: over ? [] : (JSON.parse(table.deciding) as Seat[]),
    proposals: proposals
      .filter((proposal) => isAlive(proposal, pace, seats, now))
      .map((proposal) => proposalInfo(proposal, seats, now)),
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
    deal: dealInfo(whole),
    seedHash: table.seed === null ? null : sha256(table.seed),
    seed: over ? table.seed : null,
    outcome: table.outcome === null ? null : (JSON.parse(table.outcome) as Outcome),
    rematch: table.rematch_id,
    spectators: present.spectators,
  }
}

/** Until the end the commitment stands for the secret. */
function dealInfo({ table, seats }: WholeTable): DealInfo | null {
  if (table.deal_secret === null) return null
  return {
    commitment: commitmentOf(table.deal_secret),
    contributions: seats.map(({ contribution }) => contribution),
    secret: isOver(table) && table.seed !== null ? table.deal_secret : null,
  }
}

export function tableSummary(table: TableRow, seats: readonly NamedSeat[]): TableSummary {
  return {
    id: table.id,
    game: table.game,
    status: table.status as TableStatus,
    visibility: table.visibility as Visibility,
    pace: JSON.parse(table.pace) as Pace,
    seats: seats.map(seatInfo),
    deciding: isOver(table) ? [] : (JSON.parse(table.deciding) as Seat[]),
    createdAt: table.created_at,
    endedAt: table.ended_at,
    outcome: table.outcome === null ? null : (JSON.parse(table.outcome) as Outcome),
  }
}

export function isOver({ status }: Pick<TableRow, 'status'>): boolean {
  return status === 'finished' || status === 'cancelled' || status === 'closed'
}

function seatInfo(seat: NamedSeat): Pick<SeatInfo, 'seat' | 'kind' | 'person' | 'level' | 'absent' | 'left'> {
  const known = seat.account_id !== null && seat.deleted_at === null
  return {
    seat: seat.seat,
    kind: seat.kind,
    person: known ? { id: seat.account_id as string, name: seat.name ?? '' } : null,
    level: seat.level,
    absent: seat.kind === 'person' && seat.presence !== 'here',
    left: seat.kind === 'person' && seat.presence === 'left',
  }
}

function proposalInfo(proposal: NamedProposal, seats: readonly NamedSeat[], now: number): ProposalInfo {
  return {
    number: proposal.number,
    kind: proposal.kind as ProposalInfo['kind'],
    by: proposal.by_seat,
    person: proposal.account_id === null ? null : { id: proposal.account_id, name: proposal.name ?? '' },
    seat: proposal.about_seat,
    agreed: JSON.parse(proposal.agreed) as Seat[],
    needed: neededFor(proposal, seats, now),
    refusedBy: proposal.refused_by,
  }
}
