import { commitmentOf, sha256 } from '@entrepot/kernel'
import type { ClockInfo, DealInfo, ProposalInfo, SeatInfo, TableInfo, TableSummary } from '@entrepot/protocol'
import { dueAt } from '../play/clock.ts'
import { isAlive, neededFor } from '../play/consent.ts'
import { isOver, type NamedProposal, type NamedSeat, type Table, type TableFacts } from '../play/table.ts'

/** The clocks as players see them. */
export function clocksOf({ pace, clocks }: Pick<TableFacts, 'pace' | 'clocks'>): (ClockInfo | null)[] {
  return clocks.map((clock) => {
    const { bankMs, since } = clock
    return pace.kind === 'untimed' ? null : { bankMs, since, dueAt: dueAt(pace, clock) }
  })
}

/** Who is looking at a table. */
export interface Watchers {
  has(accountId: string): boolean
  /** How many look on without a seat. */
  readonly spectators: number
}

/** What everybody may know about a table. The seed is told when nothing more can be won by knowing it. */
export function tableInfo(table: Table, present: Watchers, opened: boolean, now: number): TableInfo {
  const { seats, hostId, hostName } = table
  const clocks = clocksOf(table)
  const over = isOver(table)
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    edition: table.edition,
    rulesMissing: table.seed !== null && !opened,
    options: table.options,
    visibility: table.visibility,
    pace: table.pace,
    timeOut: table.timeOut,
    status: table.status,
    host: hostId && hostName ? { id: hostId, name: hostName } : null,
    seats: seats.map((seat) => ({
      ...seatInfo(seat),
      online: seat.accountId !== null && present.has(seat.accountId),
      clock: clocks[seat.seat] ?? null,
    })),
    deciders: over ? [] : table.deciders,
    proposals: table.proposals
      .filter((proposal) => isAlive(proposal, table, now))
      .map((proposal) => proposalInfo(proposal, seats, now)),
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    deal: dealInfo(table),
    seedHash: table.seed === null ? null : sha256(table.seed),
    seed: over ? table.seed : null,
    outcome: table.outcome,
    rematch: table.rematchId,
    spectators: present.spectators,
  }
}

/** Until the end the commitment stands for the secret. */
function dealInfo(table: Table): DealInfo | null {
  if (table.dealSecret === null) return null
  return {
    commitment: commitmentOf(table.dealSecret),
    contributions: table.seats.map(({ contribution }) => contribution),
    secret: isOver(table) && table.seed !== null ? table.dealSecret : null,
  }
}

export function tableSummary(table: TableFacts, seats: readonly NamedSeat[]): TableSummary {
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    visibility: table.visibility,
    pace: table.pace,
    seats: seats.map(seatInfo),
    deciders: isOver(table) ? [] : table.deciders,
    createdAt: table.createdAt,
    endedAt: table.endedAt,
    outcome: table.outcome,
  }
}

function seatInfo(
  seat: NamedSeat,
): Pick<SeatInfo, 'seat' | 'kind' | 'person' | 'author' | 'level' | 'absent' | 'left'> {
  const known = seat.accountId !== null && seat.deletedAt === null
  return {
    seat: seat.seat,
    kind: seat.kind,
    person: known ? { id: seat.accountId as string, name: seat.name ?? '' } : null,
    author: known ? seat.author : null,
    level: seat.level,
    absent: seat.kind === 'person' && seat.presence !== 'here',
    left: seat.kind === 'person' && seat.presence === 'left',
  }
}

function proposalInfo(proposal: NamedProposal, seats: readonly NamedSeat[], now: number): ProposalInfo {
  return {
    number: proposal.number,
    kind: proposal.kind,
    by: proposal.by,
    person: proposal.accountId === null ? null : { id: proposal.accountId, name: proposal.name ?? '' },
    seat: proposal.about,
    agreed: proposal.agreed,
    needed: neededFor(proposal, seats, now),
    refusedBy: proposal.refusedBy,
  }
}
