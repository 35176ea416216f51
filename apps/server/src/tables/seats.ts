import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import type { Pace, SeatWish } from '@entrepot/protocol'
import { hasTime, readClocks, renewed, type Clock } from '../play/clock.ts'
import { dueColumns } from '../play/due.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { Schema, SeatRow } from '../storage/schema.ts'
import { deleteProposalsAbout } from '../storage/proposals.ts'
import { changeTable, setSeat, setTable, type WholeTable } from '../storage/tables.ts'
import { knownLevel } from './create.ts'
import { requireHost, requireSeat, requireStatus, seatAt } from './rights.ts'
import { requireOneSeat } from './strangers.ts'

/** The bot that plays on for somebody who is absent. */
export const STAND_IN = '2'

type Change = (trx: Transaction<Schema>, whole: WholeTable) => Promise<void>

/** Changes a table and lets everybody see it. */
export async function change(site: Site, id: string, action: Change): Promise<void> {
  const found = await changeTable(site.database.db, id, async (trx, whole) => {
    await action(trx, whole)
    return true
  })
  if (!found) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  await site.rooms.changed(id)
}

/** Takes an open seat before the game begins. */
export function sit(
  site: Site,
  accountId: string,
  id: string,
  seat: Seat,
  contribution: string | null,
): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    if (seatAt(whole, seat).kind !== 'open') throw new Problem(409, 'seat-taken', `Seat ${seat} is taken.`)
    // Friends may share a browser; strangers could not know that two of them are one.
    if (whole.table.visibility === 'open') await requireOneSeat(trx, whole, accountId)
    await standFrom(trx, whole, accountId)
    const person = { kind: 'person', account_id: accountId, level: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...person, contribution })
  })
}

/** Adds something of one's own to the deal, in place of what one added before, until the game begins. */
export function contribute(site: Site, accountId: string, id: string, contribution: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    const { seat } = requireSeat(whole, accountId)
    await setSeat(trx, id, seat, { contribution })
  })
}

/** Gives up one's seat before the game begins. */
export function stand(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    requireSeat(whole, accountId)
    await standFrom(trx, whole, accountId)
  })
}

/** Goes for good before the game begins: somebody else at the table becomes its host, or nobody comes any more. */
export function withdraw(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    await standFrom(trx, whole, accountId)
    if (whole.table.host_id !== accountId) return
    const heir = whole.seats.find(({ account_id }) => account_id !== null && account_id !== accountId)
    const ended = { status: 'cancelled', ended_at: site.now() }
    await setTable(trx, id, heir ? { host_id: heir.account_id } : ended)
  })
}

async function standFrom(trx: Transaction<Schema>, { table, seats }: WholeTable, accountId: string) {
  for (const { seat } of seats.filter(({ account_id }) => account_id === accountId)) {
    await setSeat(trx, table.id, seat, { kind: 'open', account_id: null, contribution: null })
  }
}

/** The host gives a seat to a bot or opens it, which also sends a person away, before the game begins. */
export function arrangeSeat(
  site: Site,
  accountId: string,
  id: string,
  seat: Seat,
  wish: Exclude<SeatWish, { kind: 'me' }>,
): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireHost(whole, accountId)
    requireStatus(whole, 'gathering')
    seatAt(whole, seat)
    const level = wish.kind === 'bot' ? knownLevel(wish.level) : null
    const nobody = { account_id: null, contribution: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...nobody, kind: wish.kind, level })
  })
}

/** The host gives the table up before the game begins. */
export function callOff(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireHost(whole, accountId)
    requireStatus(whole, 'gathering')
    await setTable(trx, id, { status: 'cancelled', ended_at: site.now() })
  })
}

/** Leaves a running game: a bot plays on. */
export function leave(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { seat } = requireSeat(whole, accountId)
    await becomeAbsent(site, trx, whole, seat, 'left', STAND_IN)
  })
}

/** A seat whose person is here again, with the time that was left, or is somebody else now. */
export async function occupy(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  seat: Seat,
  accountId: string | null,
  time: 'left' | 'renewed',
): Promise<void> {
  const now = site.now()
  const { table } = whole
  const change = { account_id: accountId, level: null, presence: 'here' as const, seen_at: now }
  await setSeat(trx, table.id, seat, change)
  await deleteProposalsAbout(trx, table.id, seat)
  const waited = (JSON.parse(table.deciding) as Seat[]).includes(seat)
  const clocks = readClocks(table.clocks)
  const stood = clocks[seat] as Clock
  // A decision that came while a bot played had no clock; from now on it has.
  const clock = waited && stood.since === null ? { ...stood, since: now } : stood
  const anew = time === 'renewed' ? renewed(JSON.parse(table.pace) as Pace, clock, now) : clock
  await setDue(site, trx, withSeat(whole, seat, change), clocks.with(seat, anew))
}

/** Whether the one at a seat could go on with the time that is left. */
export function hasTimeLeft(site: Site, { table }: WholeTable, seat: Seat): boolean {
  const pace = JSON.parse(table.pace) as Pace
  return hasTime(pace, readClocks(table.clocks)[seat] as Clock, site.now())
}

/** A seat whose person is gone; with a level a bot plays on for it, without one the table waits. */
export async function becomeAbsent(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  seat: Seat,
  presence: 'timed-out' | 'left',
  level: string | null,
): Promise<WholeTable> {
  const change = { presence, level }
  const after = withSeat(whole, seat, change)
  await setSeat(trx, whole.table.id, seat, change)
  await setDue(site, trx, after, readClocks(whole.table.clocks))
  return after
}

/** Writes the clocks of a table and what falls due by them. */
export async function setDue(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  clocks: readonly Clock[],
): Promise<void> {
  const { table, seats } = whole
  const due = dueColumns(
    JSON.parse(table.pace) as Pace,
    clocks,
    seats,
    JSON.parse(table.deciding) as Seat[],
    site.now(),
  )
  await setTable(trx, table.id, { clocks: JSON.stringify(clocks), ...due })
}

function withSeat(whole: WholeTable, seat: Seat, change: Partial<SeatRow>): WholeTable {
  return {
    ...whole,
    seats: whole.seats.map((row) => (row.seat === seat ? { ...row, ...change } : row)),
  }
}
