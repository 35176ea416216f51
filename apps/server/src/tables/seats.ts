import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import type { SeatWish } from '@entrepot/protocol'
import { hasTime, renewed, type Clock } from '../play/clock.ts'
import { dueAtTable } from '../play/due.ts'
import type { Table, TableSeat } from '../play/table.ts'
import { Problem } from '../problem.ts'
import type { Changing, ServerContext } from '../server-context.ts'
import type { Schema } from '../storage/schema.ts'
import { deleteProposalsAbout } from '../storage/proposals.ts'
import { changeTable, setSeat, setTable } from '../storage/tables.ts'
import { knownBot } from './create.ts'
import { requireHost, requireSeat, requireStatus, seatAt } from './rights.ts'
import { requireOneSeat } from './strangers.ts'

/** The bot that plays on for somebody who is absent. */
export const STAND_IN = '2'

type Change = (trx: Transaction<Schema>, table: Table) => Promise<void>

/** Changes a table and lets everybody see it. */
export async function change(context: Changing, id: string, action: Change): Promise<void> {
  const found = await changeTable(context.database.db, id, async (trx, table) => {
    await action(trx, table)
    return true
  })
  if (!found) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  await context.rooms.changed(id)
}

/** Takes an open seat before the game begins. */
export function sit(
  context: ServerContext,
  accountId: string,
  id: string,
  seat: Seat,
  contribution: string | null,
): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'gathering')
    if (seatAt(table, seat).kind !== 'open') throw new Problem(409, 'seat-taken', `Seat ${seat} is taken.`)
    // Friends may share a browser; strangers could not know that two of them are one.
    if (table.visibility === 'open') await requireOneSeat(trx, table, accountId)
    await standFrom(trx, table, accountId)
    const person = { kind: 'person', accountId, level: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...person, contribution })
  })
}

/** Adds something of one's own to the deal, in place of what one added before, until the game begins. */
export function contribute(
  context: ServerContext,
  accountId: string,
  id: string,
  contribution: string,
): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'gathering')
    const { seat } = requireSeat(table, accountId)
    await setSeat(trx, id, seat, { contribution })
  })
}

/** Gives up one's seat before the game begins. */
export function stand(context: ServerContext, accountId: string, id: string): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'gathering')
    requireSeat(table, accountId)
    await standFrom(trx, table, accountId)
  })
}

/** Goes for good before the game begins: somebody else at the table becomes its host, or nobody comes any more. */
export function withdraw(context: Changing, accountId: string, id: string): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'gathering')
    await standFrom(trx, table, accountId)
    if (table.hostId !== accountId) return
    const heir = table.seats.find((taken) => taken.accountId !== null && taken.accountId !== accountId)
    const ended = { status: 'cancelled', endedAt: context.now() } as const
    await setTable(trx, id, heir ? { hostId: heir.accountId } : ended)
  })
}

async function standFrom(trx: Transaction<Schema>, { id, seats }: Table, accountId: string) {
  for (const { seat } of seats.filter((taken) => taken.accountId === accountId)) {
    await setSeat(trx, id, seat, { kind: 'open', accountId: null, contribution: null })
  }
}

/** The host gives a seat to a bot or opens it, which also sends a person away, before the game begins. */
export function arrangeSeat(
  context: ServerContext,
  accountId: string,
  id: string,
  seat: Seat,
  wish: Exclude<SeatWish, { kind: 'me' }>,
): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireHost(table, accountId)
    requireStatus(table, 'gathering')
    seatAt(table, seat)
    const game = context.games.offered.find((offered) => offered.id === table.game)
    const level = wish.kind === 'bot' ? knownBot(game, wish.level) : null
    const nobody = { accountId: null, contribution: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...nobody, kind: wish.kind, level })
  })
}

/** The host gives the table up before the game begins. */
export function callOff(context: ServerContext, accountId: string, id: string): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireHost(table, accountId)
    requireStatus(table, 'gathering')
    await setTable(trx, id, { status: 'cancelled', endedAt: context.now() })
  })
}

/** Leaves a running game: a bot plays on. */
export function leave(context: Changing, accountId: string, id: string): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'playing')
    const { seat } = requireSeat(table, accountId)
    await becomeAbsent(context, trx, table, seat, 'left', STAND_IN)
  })
}

/** A seat whose person is here again, with the time that was left, or is somebody else now. */
export async function occupy(
  context: ServerContext,
  trx: Transaction<Schema>,
  table: Table,
  seat: Seat,
  accountId: string | null,
  time: 'left' | 'renewed',
): Promise<void> {
  const now = context.now()
  const change = { accountId, level: null, presence: 'here', seenAt: now } as const
  await setSeat(trx, table.id, seat, change)
  await deleteProposalsAbout(trx, table.id, seat)
  const stood = clockAt(table, seat)
  // A decision that came while a bot played had no clock; from now on it has.
  const clock = table.deciders.includes(seat) && stood.since === null ? { ...stood, since: now } : stood
  const anew = time === 'renewed' ? renewed(table.pace, clock, now) : clock
  await setClocks(context, trx, { ...withSeat(table, seat, change), clocks: table.clocks.with(seat, anew) })
}

/** Whether the one at a seat could go on with the time that is left. */
export function hasTimeLeft(context: ServerContext, table: Table, seat: Seat): boolean {
  return hasTime(table.pace, clockAt(table, seat), context.now())
}

function clockAt({ clocks }: Table, seat: Seat): Clock {
  return clocks[seat] as Clock
}

/** A seat whose person is gone; with a level a bot plays on for it, without one the table waits. */
export async function becomeAbsent(
  context: Changing,
  trx: Transaction<Schema>,
  table: Table,
  seat: Seat,
  presence: 'timed-out' | 'left',
  level: string | null,
): Promise<Table> {
  const change = { presence, level }
  const after = withSeat(table, seat, change)
  await setSeat(trx, table.id, seat, change)
  await setClocks(context, trx, after)
  return after
}

/** Writes the clocks of a table and what falls due by them. */
export async function setClocks(context: Changing, trx: Transaction<Schema>, table: Table): Promise<void> {
  await setTable(trx, table.id, { clocks: table.clocks, ...dueAtTable(table, context.now()) })
}

function withSeat(table: Table, seat: Seat, change: Partial<TableSeat>): Table {
  return { ...table, seats: table.seats.with(seat, { ...seatAt(table, seat), ...change }) }
}
